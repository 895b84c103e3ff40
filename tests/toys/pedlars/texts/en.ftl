title = Pedlars
not-in-hand = You hold no { $card }.
not-in-order = Goods are laid out in order, and { $card } already lies on your stall.
lay-out-more = Lay out { $cards } more.
too-few-left = You must lay out { $cards } more, but from here on you would have only { $left }.
own-stall = You cannot trade with yourself.
had-offer = Seat { $seat } has already had an offer this turn.
too-few-goods = Seat { $seat } holds only { $held ->
    [one] one card
   *[other] { $held } cards
}; you offer { $offered }.
