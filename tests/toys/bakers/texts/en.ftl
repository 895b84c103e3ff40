title = Bakers
not-in-hand = You hold no { $card }.
not-for-baking = { $card } cannot be baked.
no-logs = You have no logs left; { $burnt ->
    [one] one thing is
   *[other] { $burnt } things are
} on your shelf.
gift-now = Your work is done: choose a gift from the { $cards ->
    [one] one card
   *[other] { $cards } cards
} in your hand.
advice-bake = Brings { $points ->
    [one] { $points } point
   *[other] { $points } points
} at once.
advice-toss = One card less to pay for at the end; baked it would bring { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
advice-stop = Nothing better to do.
advice-give = Your neighbour could make { $points ->
    [one] { $points } point
   *[other] { $points } points
} of it.
