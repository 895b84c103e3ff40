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
board-new = new
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
    [0] no action left
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
board-said-fields = { says } “I am going to the Fields” (Pinocchio).
board-said-forest = { says } “I am going to the Forest” (Pinocchio).
board-said-brickyard = { says } “I am going to the Brickyard” (Pinocchio).
board-said-market = { says } “I am going to the Market” (Pinocchio).
board-said-alone = { says } “My pig will be alone” (Aladdin).
board-said-company = { says } “My pig will be in company” (Aladdin).
says = { $you ->
    [yes] You said:
   *[no] { $player } said:
}
board-notes = Promises, duties and debts
board-note-must-play = { $you ->
    [yes] You must
   *[no] { $player } must
} play a Fable ({ $of_you ->
    [yes] your Huntsman
   *[no] { $seat }’s Huntsman
}).
board-note-picked = The first card is chosen, now the second.
board-note-seen = You have seen { $player }’s card: { $cards }.
board-note-fable-laid = { $you ->
    [yes] You play
   *[no] { $player } plays
} the top Fable of the deck this round, unseen (Sleeping Beauty).
board-note-chooses-late = { $you ->
    [yes] You choose
   *[no] { $player } chooses
} after the others (Evil Queen).
board-note-debt = { $you ->
    [yes] You stole
   *[no] { $player } stole
} { one-unit } from { $of_you ->
    [yes] you
   *[no] { $seat }
}, to be given back if they meet this round (Ali Baba).
board-note-strange = The Gather card before { $you ->
    [yes] you
   *[no] { $player }
} is { $of_you ->
    [yes] yours
   *[no] { $seat }’s
}.
board-note-bound = This Gather card will be locked (Little Mermaid).
board-note-locked = { $count ->
    [one] 1 Gather card is locked (Little Mermaid).
   *[other] { $count } Gather cards are locked (Little Mermaid).
}
board-host = laid by { $seat }
board-used = special action used
board-look-gather = Gather card
board-look-fable = Fable
board-prince-label = The Prince
board-prince-why = In a game for two he rides through the forest at the start of each round. His die says which material he helps himself to: half of what lies there goes away with him. If a place holds more than { $crowded }, he does not roll but goes to the fullest place.
board-prince = This round the Prince did not roll: he rode to the fullest place
board-die = This round the Prince’s die shows: { $material }
board-supply = What comes to the places
board-supply-why = After every round { $straw } straw come to the Fields, { $wood } wood to the Forest and { $brick } bricks to the Brickyard{ $players ->
    [4] {", one of each to the Market"}
   *[other] {""}
}, on top of what is still there. Alone you take all of it; several share equally, and what cannot be shared stays.
board-bundle = +{ $count } each round
board-collected = { $seat } collected { $count } here
board-end = The end
board-end-why = Whoever has { $needed } finished houses wins at the end of that round. If several do, more houses of brick win, then more houses of wood: straw is easy to get, brick settles a tie.
board-toll = +1: { $card }
board-toll-why = { $card }, { $seat }’s Friend: walls cost you 1 more, and { $seat } gets it
board-account = This round
board-has-friend = { $seat } now has { $card }, who would leave:
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
    [2] the Prince takes half of one pile, then some Friends act.
   *[other] some Friends act.
}
board-why-choosing = everybody picks a Gather card and then, if they like, a Fable, in secret.
board-why-choosing-late = whoever has the Evil Queen chooses only now.
board-why-fables-revealed = Fables act, monsters go to their places; pigs stay at home.
board-why-gather-revealed = now everybody sees who goes where; pigs set out.
board-why-before-collecting = fast monsters strike, and some pigs run, while the stock still lies there.
board-why-collected = alone you take everything, in company you share.
board-why-end-of-gather = effects that depend on who met whom happen now, then cards are put away.
board-why-start-of-build = a last thing before the turns begin.
board-why-turns = one after the other: draw, gain, build, or use a Friend.
board-why-last-round = someone has three houses: everyone finishes their turn. In a tie more brick houses win.
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
    [4] wooden floor
    [5] brick floor
    [6] straw walls
    [7] wooden walls
    [8] brick walls
    [9] straw house
    [10] wooden house
   *[other] brick house
}
board-houses = { $count } of { $needed } houses
board-prices = Prices
board-prices-why = What a section costs, all of it in the material of the house. Walls bring you a Friend.
board-price-of = { section-label }: { $price }
board-house-finished = { $you ->
    [yes] You finish a house:
   *[no] { $seat } finishes a house:
} { $count } of { $needed }{ $left ->
    [1] . One more and the game ends; in a tie more brick houses win.
   *[other] { "" }
}
board-monster-comes = { $card }: { $place }
