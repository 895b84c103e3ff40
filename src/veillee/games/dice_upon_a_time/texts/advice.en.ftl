# Why an option is advised, or not.

# Where a die leads.

advice-walk = Leads to { $place }; from there your next aim is { $card }{ for-points }, { turns-away }.
advice-walk-fulfil = Leads to { $place }, where you can fulfil { $card }{ for-points }.
advice-walk-token = Leads to { $place }, where you take a token for { $card }{ for-points }.
advice-walk-draw = Leads to { $place }, where you may draw a Quest; { turns-left }.
advice-walk-plain = Leads to { $place }; { turns-left }.
advice-stay = { $cards ->
    [0] There is no better place to go now; { turns-left }.
    [one] Your 1 open card cannot be fulfilled in time: { turns-left }.
   *[other] None of your { $cards } open cards can be fulfilled in time: { turns-left }.
}
advice-stay-near = From here your next aim is { $card }{ for-points }, { turns-away }.
advice-far-path = From where you stand, a die there that counts { $value } leads you nowhere.
advice-carried = A Story takes you to { $place }; { turns-left }.

# Spirits.

advice-fox = Put it at the Fox: now this die counts { $value }, and in the next chapter you choose what it shows.
advice-rabbit = { $percent ->
    [0] The Rabbit: one more die there brings you nothing (0%).
   *[other] The Rabbit: with a chance of about { $percent }% the die stays on top, and brings a Rabbit token and the first turn at the end of the chapter.
}
advice-snake = { $percent ->
    [0] The Snake: one more die there brings you nothing (0%).
   *[other] The Snake: with a chance of about { $percent }% the die stays on top, and brings the Snake die at the end of the chapter.
}
advice-wolf = { $dice ->
    [0] The Wolf: nobody else has a die left to give him.
    [one] The Wolf: 1 other player must give him a die; the weakest counts { $value }.
   *[other] The Wolf: { $dice } other players must give him a die each; their weakest count { $value } together.
}
advice-last-spirit = This die brings you nothing more: { turns-left }, and after the last chapter the Spirits give nothing.

# How a turn begins.

advice-pass = You would give up the turns of your unused dice: { $dice }.
advice-pass-end = With your last dice ({ $dice }) no Quest can be fulfilled any more.
advice-wait = You keep what you have for later: { turns-left }.
advice-hood = Even your die that counts { $value } then opens any path next to you.
advice-crystal-ball = Your weakest die would count { $value }.
advice-higher = A path next to you is full, with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, and you need it.
advice-swat = Without its top die, this path takes you farther: you need only { $value } for it.
advice-convert = { $cards ->
    [0] Your open cards need the new token more.
    [one] 1 of your open cards needs the new token more.
   *[other] { $cards } of your open cards need the new token more.
}
advice-swap = Another player has a Quest that is easier for you: { $card }{ for-points }.
advice-ring = { $points ->
    [0] Somebody else will have the Curse.
    [one] Somebody else will have the Curse, which costs 1 Adventure Point.
   *[other] Somebody else will have the Curse, which costs { $points } Adventure Points.
}
advice-keep-ability = There will be a better moment for this ability: { turns-left }.
advice-keep-token = { $cards ->
    [0] You have no open card that needs the exchange.
    [one] Your 1 open card does not need the exchange.
   *[other] None of your { $cards } open cards needs the exchange.
}
advice-keep-quests = { $quests ->
    [one] The 1 Quest of the others is no easier for you.
   *[other] None of the { $quests } Quests of the others is easier for you.
}

# Quests.

advice-quest = There is time enough for a Quest of value { $value }: { turns-left }.
advice-quest-late = There is hardly time for a Quest of value { $value }: { turns-left }.
advice-quests-enough = You have Quests enough: { turns-left }.
advice-quest-near = This Quest{ for-points } can soon be fulfilled from where you stand; { turns-left }.
advice-quest-far = This Quest{ for-points } is a long way off; { turns-left }.
advice-fulfil = { $points ->
    [one] Worth 1 Adventure Point.
   *[other] Worth { $points } Adventure Points.
}
advice-reward = You get its reward at once, at a cost of { $cost }.
advice-object = Whoever carries it can deliver it: { turns-left }.
advice-finish = { $tokens ->
    [0] You leave it at that: you have 0 tokens.
    [one] You keep your 1 token for something else.
   *[other] You keep your { $tokens } tokens for something else.
}

# Tokens.

advice-token = You need this token for { $card }{ for-points }.
advice-token-spare = { $cards ->
    [0] You have no open card that needs it.
    [one] Your 1 open card does not need it now.
   *[other] None of your { $cards } open cards needs it now.
}
advice-nothing = { $held ->
    [0] You take nothing, and have 0 so far.
   *[other] You take nothing: you have { $held } already.
}
advice-lose-needed = You would miss this token for { $card }{ for-points }.
advice-lose-spare = You can do without it: you have { $have }.

# Magic Items and characters.

advice-item = A Magic Item costs you nothing; you have { $items } so far.
advice-item-strong = This Item helps more than most: it is worth { about-turns }.
advice-item-weak = This Item seldom helps much: it is worth { about-turns }.
advice-play = This is a good moment for { $card }: it is worth { about-turns }.
advice-keep-item = { $card } may do more for you later: { turns-left }.
advice-decline = You keep { $items ->
    [one] 1 Item
   *[other] { $items } Items
} for a better moment.
advice-hero = The more often an ability helps, the better: { turns-left }.

# Stories and Curses.

advice-story-good = This Story is likely to help you{ for-points }.
advice-story-bad = { $points ->
    [0] This Story will cost you something: you can choose from { $choices }.
    [one] This Story will cost you 1 Adventure Point, unless you lift the Curse.
   *[other] This Story will cost you { $points } Adventure Points, unless you lift the Curse.
}
advice-least-harm = You lose { $amount }: the less you need it, the better.
advice-others-gain = { $others ->
    [one] 1 other player gains something by it.
   *[other] { $others } other players gain something by it.
}
advice-favour-self = The help is yours, and you have { $points } AP so far.
advice-lift = { $points ->
    [one] Otherwise it costs 1 Adventure Point.
   *[other] Otherwise it costs { $points } Adventure Points.
}
advice-bestow = { $points ->
    [one] Then it costs { $player } 1 Adventure Point.
   *[other] Then it costs { $player } { $points } Adventure Points.
}

# Dice.

advice-face-special = A special face counts 6 and does something besides.
advice-face-number = A die that counts { $value } opens { $paths } of { $all } paths.
advice-weak-die = A die that counts { $value } is easily spared.
advice-strong-die = A die that counts { $value } is of good use.
advice-enough = The dice are good enough: { $dice ->
    [one] 1 die that counts { $value }.
   *[other] { $dice } of them count { $value } together.
}

# Trades.

advice-trade = Together, you and { $player } gain { about-turns } by this trade.
advice-accept = { $player }’s offer helps you: it is worth { about-turns }.
advice-no-use = { $cards ->
    [0] You have no open card that this trade with { $player } would help.
    [one] This trade with { $player } would not help your 1 open card.
   *[other] This trade with { $player } would help none of your { $cards } open cards.
}
advice-no-trade = Everybody keeps what they have; you keep { $tokens ->
    [one] 1 token.
   *[other] { $tokens } tokens.
}

# Points and turns, where a reason rests on them.

for-points = { " " }({ $points ->
    [0] 0 AP, but a reward
   *[other] { $points } AP
})
turns-left = { $turns ->
    [one] 1 turn is left
   *[other] about { $turns } turns are left
}
turns-away = { $away ->
    [one] about 1 turn away
   *[other] about { $away } turns away
}
about-turns = { $turns ->
    [0] less than 1 turn
    [one] about 1 turn
   *[other] about { $turns } turns
}
