# What only the board in the browser says.

board-you = You
board-back = Back to the table
board-put-back = Put back
board-round = Round { $round }
board-race = The race to the last card
board-race-explained = Everybody begins with { $count } unbuilt cards. Every card built or given away is a step towards the flag, every gift received a step back. Who has the fewest unbuilt cards when the game ends, wins.
board-race-alone = You begin with { $count } unbuilt cards, and every card built or given away is a step towards the flag. The fewer are left when the game ends, the better; a gift counts two points.
board-race-end = The game may end long before the flag: as soon as somebody has nothing left to draw because draw pile and discard pile are both empty. If that happens in step 1, this round is the last; if it happens later, one more round follows.
board-race-coins = Coin cards cannot be built, but they count like all others: give them away while you can.
board-end-when = { $players ->
    [1] Ends when your draw and discard piles are both empty
   *[other] Ends when somebody’s draw and discard piles are both empty
}{ $rounds ->
    [60] { "" }
   *[other] { " " }or after round { $rounds }
}; { $players ->
    [1] the fewer cards are unbuilt then, the better.
   *[other] then the fewest unbuilt cards win.
}
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
board-gifts-end = Gifts left waiting count for nobody.
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
board-not-counted = Not counted:
board-short-draw = draw
board-short-discard = discard
board-short-hands = hand
board-short-gifts = gifts
board-short-tokens = Tokens
board-gifts = Gifts waiting: { $count }
board-gifts-left = Gifts still waiting
board-tokens = { $count ->
    [one] 1 coin token
   *[other] { $count } coin tokens
}
board-tokens-explained = You get a coin token for every card you should draw when your draw and discard piles are both empty. It pays 1{ $players ->
    [1] .
   *[other] , and with equal cards the most tokens win.
}
board-token-number = Coin token { $number }
board-columns = Your board
board-costs = costs { $count }
board-costs-less = costs { $count } in place of { $cost }
board-pays = pays { $count }
board-sort-castle = castle
board-sort-coin = coin card
board-sort-green = green: step 1, draw
board-sort-red = red: step 2A, build
board-sort-blue = blue: step 2B, draw
board-sort-violet = violet: step 3, keep
board-sort-yellow = yellow: any time
board-number-green = 1
board-number-red = 2A
board-number-blue = 2B
board-number-violet = 3
board-step-green = Draw
board-step-red = Build
board-step-blue = or draw
board-step-violet = Keep
board-draw-less = Draw only 2
board-less-later = Draw less next turn…
board-reach = { $count ->
    [one] 1 card you can build
   *[other] { $count } cards you can build
}
board-reach-short = { $count ->
    [one] 1 in reach
   *[other] { $count } in reach
}
board-hand-then = hand { $now } → { $then }
board-hand-now = { $count } in hand
board-hand-over = { $count } in hand, { $over } too many
board-discount = costs −{ $coins }
board-gift = Gift
board-gift-out = yours
board-gift-in = for you
board-gift-held = come only if you give too
board-gift-piles = Gifts waiting for { $left }: { $out }. Gifts waiting for you: { $coming }.
board-gifts-wait = Gifts travel at the end of a round, once everyone has given one. Still to give: { $names }.
board-gifts-wait-you = Gifts travel at the end of a round, once everyone has given one. Only yours is missing.
board-gifts-last = This is the last round: gifts that still wait after it count for nobody. Still to give: { $names }.
board-gifts-go = Everybody has a gift waiting: at the end of this round one goes to { $left }, and one comes to you from { $right }.
board-hint-gift = Once a turn you may give a card away: it no longer counts as yours. Gifts travel to the left as soon as everybody has one waiting, and one comes to you from the right.
board-gift-explained = Each turn you may give one card away. It no longer counts among your unbuilt cards and waits face down in your Gift column. At the end of a round in which everybody has a gift waiting, each player’s latest gift goes to the discard pile of the player on the left: yours to { $left }, and one from { $right } to you. So one comes for every one that goes, and as long as you give none, none comes. Gifts that still wait when the game ends count for nobody.
board-gift-explained-alone = Cards you give away leave your pile and stay in your Gift column. In the end each of them counts two points.
board-gift-how = How gifts work
board-gift-way = { $giver } → { $taker }
board-gift-yours = Your gifts; the last one goes first
board-gift-theirs = Gifts waiting: { $count }. The next one goes to { $seat }.
board-news = Last round
board-rests = Rests until your next turn.
board-turn-ends = Nothing more to build, draw or give: your turn ends by itself.
board-turn-over = Nothing more to build, draw or give. End your turn; only how much you draw next turn is left to choose.
board-really-done = You have neither built nor drawn more. End the turn all the same?
board-no-cards = no cards
board-no-hand = No cards in hand
board-ask-pay = Choose the cards to pay with.
board-ask-exchange = Swap any of these cards, once: tap the ones you do not want and draw the same number.
board-ask-draw = Step 1: how many cards do you draw?
board-pick-draw = { $low ->
    [1] { $left ->
        [one] Only 1 card is left in your draw pile
       *[other] Only { $left } cards are left in your draw pile
    }, so you are asked: drawing less puts off the end, or a reshuffle.
   *[other] You can use each green card or leave it out, in any order.
}
board-pick-build = { $most ->
    [one] Choose the card to build.
   *[other] Choose up to { $most } cards to build together.
}{ $count ->
    [0] { "" }
   *[other] { " " }Cost so far: { $coins }. With the rest you can pay { $rest }.
}
board-pick-pay = { $cards }: cost { $cost }.{ $forced ->
    [0] { "" }
    [one] { " " }Every payment needs { $with }, so it is chosen.
   *[other] { " " }Every payment needs { $with }, so they are chosen.
} Chosen: { $sum } of { $cost }. { $suggested ->
    [1] Only a suggestion: tap other cards to swap them.
   *[other] Tap other cards to pay differently.
}
board-pick-gift = Which card do you give away? It no longer counts among your unbuilt cards.
board-this-gift = It no longer counts among your unbuilt cards.
board-pick-gift-alone = Which card do you give away? It will count two points.
board-this-gift-alone = It will count two points.
board-gift-goes = At the end of this round { $left } gets it.
board-gift-waits = It waits until everyone has given one. Still to give: { $names }.
board-gift-stays = This is the last round: if it goes to nobody, it counts for nobody.
board-pick-less = End the turn, and choose next turn how much to draw? Drawing less puts off the end, or a reshuffle.
board-pick-limit = Too many cards in hand: choose { $need } to discard ({ $count } chosen).
board-pick-discard = Choose { $need } to discard ({ $count } chosen).
board-pick-discard-any = Choose as many as you like to discard ({ $count } chosen).
board-pick-exchange = { $count ->
    [0] No card chosen
    [one] 1 card chosen
   *[other] { $count } cards chosen
}
board-do-build = Build for { $coins }
board-do-build-all = Build for { $coins }: takes all your cards
board-do-bargain = Build as a bargain
board-do-draw-all = Draw { $count }
board-do-draw-tokens = { $tokens ->
    [1] Draw { $count } and take a token
   *[other] Draw { $count } and take { $tokens } tokens
}
board-do-draw-two = Draw less: just 2
board-do-done = Go on to step 2
board-do-done-without = Go on to step 2 without { $cards }
board-do-give = Give away
board-do-use = Use it
board-do-store = Onto the Pallet
board-do-remove = Remove from the game
board-do-swap = Swap
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
   *[other] Swap { $count }
}
board-with-more = { $most ->
    [2] Build two
   *[other] Build several
}
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
board-tokens-tie = Coin tokens (for ties)
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
