# What only the board in the browser says.

board-you = You
board-back = Back to the table
board-round = Round { $round }
field-round = Round { $value }
board-last-round = last round
board-places = Places
board-pig = { $seat }: pig
board-monster = { $card }, sent by { $seat }{ $stopped ->
    [yes] {", stopped"}
   *[no] {""}
}
board-feast = Fairy Food: 3 resources for each player here
board-resources = Resources
board-homestead = { $seat }’s board
board-sites = Building sites
board-site = Site { $site }: { $house }
board-lot = Site { $site }, a Discount Lot: { $house }
board-site-empty = empty
board-house = { $level ->
    [floor] { $material }, only a floor
    [walls] { $material }, floor and walls
   *[roof] { $material }, a finished house
}
board-price = price { $price }
board-why-not = Why not now: { $option }
board-shown = Cards to look at
board-no-fables = No Fables in hand
board-no-cards = nothing yet
board-open-pile = { $pile }: { $count }. Look through them
board-tokens-left = { $count ->
    [one] 1 first builder’s token to be won
   *[other] { $count } first builders’ tokens to be won
}
board-first-builder = First builder
board-first-builder-why = Whoever finishes the first house of straw, of wood or of brick in the whole game wins the token of that material and a reward: one of each resource, 2 Fables or a Friend.
board-token = First builder: { $material }
board-sections-left = Sections left in the supply
board-unfold = Show { $seat }’s board
board-thinking = still choosing
board-ready = ready
board-first = first player
board-actions = { $count ->
    [one] 1 action left
   *[other] { $count } actions left
}
board-in-hand = { $count ->
    [one] 1 Fable in hand
   *[other] { $count } Fables in hand
}
board-complete = { $count ->
    [one] 1 finished house
   *[other] { $count } finished houses
}
board-said-fields = “to the Fields”
board-said-forest = “to the Forest”
board-said-brickyard = “to the Brickyard”
board-said-market = “to the Market”
board-said-alone = “alone”
board-said-company = “in company”
board-notes = Promises, duties and debts
board-note-must-play = must play a Fable ({ $seat }’s Huntsman)
board-note-picked = first card picked, now the second
board-note-seen = seen by you: { $cards }
board-note-fable-laid = plays an unseen Fable
board-note-chooses-late = chooses after the others
board-note-debt = 1 { $material } stolen from { $seat }
board-note-strange = exchanged, { $seat }’s Gather card
board-note-bound = this Gather card will be locked
board-note-locked = { $count ->
    [one] 1 Gather card locked
   *[other] { $count } Gather cards locked
}
board-note-collected = collected { $resources }
board-host = laid by { $seat }
board-used = special action used
board-look-gather = Gather card
board-look-fable = Fable
board-prince = The Prince did not roll: he rode to the fullest place
board-die = The Prince’s die: { $material }
board-revealed = And now, all together …
board-moments = The moments of a round
board-phase-start = Start
board-phase-choose = Choose
board-phase-reveal = Reveal
board-phase-gather = Gather
board-phase-build = Build
board-moment-start-of-round = { timing-start-of-round }
board-moment-choosing = { timing-choosing }
board-moment-choosing-late = { timing-choosing-late }
board-moment-fables-revealed = { timing-fables-revealed }
board-moment-gather-revealed = { timing-gather-revealed }
board-moment-before-collecting = { timing-before-collecting }
board-moment-collected = { timing-collected }
board-moment-end-of-gather = { timing-end-of-gather }
board-moment-start-of-build = { timing-start-of-build }
board-moment-turns = { timing-turns }
board-moment-end-of-build = { timing-end-of-build }
board-why-start-of-round = { $players ->
    [2] the Prince comes, and Friends who rise early act.
   *[other] Friends who rise early act.
}
board-why-choosing = everybody picks a Gather card and perhaps a Fable, in secret.
board-why-choosing-late = whoever has the Evil Queen chooses only now.
board-why-fables-revealed = Fables act, monsters go to their places; pigs stay at home.
board-why-gather-revealed = now everybody sees who goes where; pigs set out.
board-why-before-collecting = fast monsters strike, and some pigs run, while the stock still lies there.
board-why-collected = alone you take everything, in company you share.
board-why-end-of-gather = what depends on who met whom happens now; then cards are put away.
board-why-start-of-build = a last thing before the turns begin.
board-why-turns = one after the other: draw, gain, build, or use a Friend.
board-why-last-round = somebody has three finished houses: everybody still ends their turn, then the winner is found.
board-why-end-of-build = last effects, then we look for three finished houses.
won-three = Three finished houses: the game is over.
won-most = More finished houses than anybody else decide the game ({ $first } to { $second }).
won-brick = Equal in finished houses: more houses of brick decide ({ $first } to { $second }).
won-brick-enough = Three houses or more are enough: of those who have them, most houses of brick win ({ $first } to { $second }).
won-wood-enough = Several have three houses or more, and as many of brick: more houses of wood decide ({ $first } to { $second }).
won-wood = Equal in finished houses, and in those of brick too: more houses of wood decide ({ $first } to { $second }).
won-token-brick = Equal in houses, and in those of brick and of wood too: the first builder’s token for brick decides.
won-token-wood = Equal in houses, and in those of brick and of wood too: the first builder’s token for wood decides.
won-token-straw = Equal in houses, and in those of brick and of wood too: the first builder’s token for straw decides.
won-order = Equal in houses, in brick, in wood and in all else that counts: whoever comes first in turn order wins.

# What a table without pictures tells of the places and of each board.

field-stocks = At the places
each-stocks = { $value ->
    [0] { "" }
   *[other] { $at ->
        [1] Fields { $value }
        [2] Fields (wood) { $value }
        [3] Fields (brick) { $value }
        [4] Forest (straw) { $value }
        [5] Forest { $value }
        [6] Forest (brick) { $value }
        [7] Brickyard (straw) { $value }
        [8] Brickyard (wood) { $value }
        [9] Brickyard { $value }
        [10] Market (straw) { $value }
        [11] Market (wood) { $value }
       *[other] Market (brick) { $value }
    }
}
seat-resources = Resources
    .yours = Your resources
    .theirs = { $seat }’s resources
seat-houses = Houses
    .yours = Your houses
    .theirs = { $seat }’s houses
each-houses = { $value ->
    [0] { "" }
    [3] straw floor
    [4] wood floor
    [5] brick floor
    [6] straw walls
    [7] wood walls
    [8] brick walls
    [9] straw house
    [10] wood house
   *[other] brick house
}
board-houses = { $count } of { $needed } houses
board-prices = Prices
board-prices-why = What a section costs, all of it in the material of the house.
board-price-of = { section-label }: { $price }
board-house-finished = { $you ->
    [yes] You finish a house:
   *[no] { $seat } finishes a house:
} { $count } of { $needed }
board-monster-comes = { $card }: { $place }
