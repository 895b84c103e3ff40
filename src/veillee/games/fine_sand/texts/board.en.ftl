# What only the board in the browser says.

board-you = You
board-back = Back to the table
board-put-back = Put back
board-round = Round { $round }
board-race = The race to the last card
board-race-explained = Everybody begins with { $count } unbuilt cards. Every card built or given away is a step towards the flag, every gift received a step back. Who has the fewest unbuilt cards when the game ends, wins.
board-race-alone = You begin with { $count } unbuilt cards, and every card built or given away is a step towards the flag. The fewer are left when the game ends, the better; a gift counts two points.
board-race-end = The game may end long before the flag: as soon as somebody has nothing left to draw because draw pile and discard pile are both empty. If that happens in step 1, this round is the last; if it happens later, one more round follows.
board-race-left = { $count } unbuilt, { $left } left to draw
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
board-drained = Drew everything: { $names }
board-near = The end is near
board-near-left = Left to draw: { $names }
board-near-one = { $seat } { $count }
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
board-gifts = Gifts waiting: { $count }
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
board-draw-less = draw only 2
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
board-gift-out = going
board-gift-in = coming
board-gift-piles = Gifts waiting for { $left }: { $out }. Gifts waiting for you: { $coming }.
board-gifts-wait = Gifts travel at the end of a round, once everybody has one waiting. Still without one: { $names }.
board-gifts-go = Everybody has a gift waiting: at the end of this round one goes to { $left }, and one comes to you from { $right }.
board-gift-explained = Each turn you may give one card away. It leaves your count of unbuilt cards at once and waits face down on your Symbol card, the place for your gifts. At the end of a round in which everybody has a gift waiting, each player’s latest gift goes to the discard pile of the player on the left: yours to { $left }, and one from { $right } to you. Gifts that still wait when the game ends count for nobody.
board-gift-explained-alone = Cards you give away leave your pile and stay on your Symbol card, the place for your gifts. In the end each of them counts two points.
board-gift-how = How gifts work
board-gift-way = { $giver } → { $taker }
board-gift-yours = Your gifts; the last one goes first
board-gift-theirs = Gifts waiting: { $count }. The next one goes to { $seat }.
board-news = Last round
board-rests = Rests until your next turn.
board-no-cards = no cards
board-no-hand = No cards in hand
board-ask-pay = Choose the cards you pay with.
board-ask-exchange = Swap any of these cards, once: tap the ones you do not want and draw the same number.
board-ask-draw = Step 1: how many cards do you draw?
board-pick-draw = You can use each green card or leave it out, in any order.
board-pick-build = { $most ->
    [one] Choose the card to build; you can pay { $coins } in all, and the card itself does not pay.
   *[other] Choose up to { $most } cards to build together; you can pay { $coins } in all, and the cards themselves do not pay.
}
board-pick-pay = { $cards }: { $sum } of { $need } paid{ $already ->
    [0] .
   *[other] , { $already } of it by { $with }, which cannot be spared.
} Tap cards to pay differently.
board-pick-gift = Which card do you give away? It leaves your count at once.
board-pick-gift-alone = Which card do you give away? It will count two points.
board-gift-goes = At the end of this round { $left } gets it.
board-gift-waits = It waits until everybody has a gift waiting; so far without one: { $names }.
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
web-over = The castles stand, and the game is over.
won-solo = The lower the total, the better.
won-fewest = Fewest unbuilt cards win: { $first } to { $second }.
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
