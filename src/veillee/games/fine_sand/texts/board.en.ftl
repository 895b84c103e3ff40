# What only the board in the browser says.

board-you = You
board-back = Back to the table
board-put-back = Put back
board-round = Round { $round }
board-race = The race to the last card
board-unbuilt = { $seat }: { $count ->
    [one] 1 unbuilt card
   *[other] { $count } unbuilt cards
}
board-yours-unbuilt = { $count ->
    [one] You have 1 unbuilt card
   *[other] You have { $count } unbuilt cards
}
board-left = Still unbuilt
board-timer = { $count ->
    [0] The timer has run out: gifts are due
    [one] 1 more turn without gifts
   *[other] { $count } more turns without gifts
}
board-gift-due = A gift is due every turn
board-gift-lenient = A gift is due every turn, unless no card is left in hand
board-one-more = One more round!
board-last-round = Last round!
board-drained = Nothing left to draw: { $names }
board-thinking = still playing
board-ready = ready
board-castle = { $seat }’s castle
board-your-castle = Your castle
board-built = { $count ->
    [0] Nothing built yet
    [one] 1 card built
   *[other] { $count } cards built
}
board-built-cards = Cards built
board-short-draw = draw
board-short-discard = discard
board-short-hands = hand
board-gifts = { $count ->
    [one] 1 gift on the Symbol card
   *[other] { $count } gifts on the Symbol card
}
board-tokens = { $count ->
    [one] 1 coin token
   *[other] { $count } coin tokens
}
board-token-number = Coin token { $number }
board-columns = Your board
board-costs = costs { $count }
board-pays = pays { $count }
board-sort-castle = castle
board-sort-coin = coin card
board-sort-green = green: step 1
board-sort-red = red: step 2A
board-sort-blue = blue: step 2B
board-sort-violet = violet: step 3
board-sort-yellow = yellow: any time
board-number-green = 1
board-number-red = 2A
board-number-blue = 2B
board-number-violet = 3
board-step-green = Draw
board-step-red = Build
board-step-blue = Draw
board-step-violet = Keep
board-draw-less = only 2
board-less-later = draw less next time
board-reach = { $count ->
    [one] 1 card within reach, { $coins } to spend
   *[other] { $count } cards within reach, { $coins } to spend
}
board-reach-short = { $count ->
    [one] 1 in reach
   *[other] { $count } in reach
}
board-hand-then = hand { $now } → { $then }
board-hand-now = limit { $limit } · { $count } in hand
board-discount = costs −{ $coins }
board-gift = Gift
board-gift-piles = On your Symbol card: { $out }. On the one that gives to you: { $coming }.
board-gifts-wait = { $count ->
    [one] Gifts to { $left } and from { $right } wait: one Symbol card is still bare.
   *[other] Gifts to { $left } and from { $right } wait: { $count } Symbol cards are still bare.
}
board-gifts-go = Every Symbol card has a gift: after this round one goes to { $left }, one comes from { $right }.
board-gift-explained = This is your Symbol card. What you give away waits on it, face down. As soon as every Symbol card has a gift at the end of a round, the top one of each goes to the left neighbour’s discard pile.
board-gift-explained-alone = This is your Symbol card. The cards you give away stay on it, and each counts two points in the end.
board-gift-yours = Your gifts, the next to go last
board-gift-theirs = Gifts wait on this Symbol card: { $count }. The next one goes to { $seat }.
board-news = Last round
board-rests = Rests until your next turn.
board-no-cards = no cards
board-no-hand = No cards in hand
board-ask-pay = Pay for what you build, with whatever you like.
board-pick-draw = Step 1: draw. Use your green cards in any order, or none.
board-pick-build = { $most ->
    [one] Choose the card to build; you can pay { $coins } in all, and the card itself does not pay.
   *[other] Choose up to { $most } cards to build together; you can pay { $coins } in all, and the cards themselves do not pay.
}
board-pick-pay = { $cards }: { $sum } of { $need } paid. Touch cards to pay with others.
board-pick-gift = Which card do you give away?
board-pick-less = In the next step 1 everything is drawn at once again, unless you want to choose how much.
board-pick-limit = Too many cards in hand: choose { $need } to discard ({ $count } chosen).
board-pick-discard = Choose { $need } to discard ({ $count } chosen).
board-pick-discard-any = Choose as many as you like to discard ({ $count } chosen).
board-pick-exchange = { $count ->
    [0] No card chosen
    [one] 1 card chosen
   *[other] { $count } cards chosen
}
board-do-build = Build for { $coins }
board-do-bargain = Build as a bargain
board-do-draw-all = Draw { $count }
board-do-draw-tokens = { $tokens ->
    [1] Draw { $count } and take a token
   *[other] Draw { $count } and take { $tokens } tokens
}
board-do-draw-two = Draw less: just 2
board-do-done = Go on to step 2
board-do-done-to-choose = End the turn and choose next time
board-do-done-without = Go on to step 2 without { $cards }
board-do-give = Give away
board-do-store = Onto the Pallet
board-do-remove = Remove from the game
board-do-swap = Exchange
board-do-discard = { $count ->
    [one] Discard it
   *[other] Discard them
}
board-do-pay = Pay { $coins }
board-do-limit = { $count ->
    [one] Discard it
   *[other] Discard them
}
board-do-discard-any = { $count ->
    [0] Discard none, draw
   *[other] Discard { $count }, draw
}
board-do-exchange = { $count ->
    [0] Keep them all
   *[other] Exchange { $count }
}
board-with-more = … with another
board-suggest = Suggest
board-hint-next = Go on
board-hint-seen = I see
board-hints-off = No more hints
board-score = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
board-total = Total: { $count }
board-set-aside = Set aside by castles
board-each = { $count } × { $points }
board-tokens-tie = Coin tokens
won-solo = The lower the total, the better.
won-fewest = Fewest unbuilt cards decide the game ({ $first } to { $second }).
won-tokens = Equal in cards: more coin tokens decide ({ $first } to { $second }).
won-shared = Equal in cards and in tokens: the victory is shared.

# Between two games of a campaign.

board-do-lower = { $number ->
    [0] { $by ->
        [0] Tick: no number is left
       *[other] −{ $by }: no number is left
    }
   *[other] { $by ->
        [0] Tick { $number }
       *[other] −{ $by }: tick { $number }
    }
}
board-pick-let-go = Cards with a digit may leave, those with ⚠ stay. { $left ->
    [one] One leaves
   *[other] { $left } leave
} the campaign for good: { $count } chosen.
board-do-let-go = { $left ->
    [one] Let it go for good
   *[other] Let these { $left } go for good
}
