# Why an option is advised, or not.

# Where a die leads.

advice-walk = Leads to { $place }; from there your next aim is { $card }{ for-points }.
advice-walk-fulfil = Leads to { $place }, where you can fulfil { $card }{ for-points }.
advice-walk-token = Leads to { $place }, where you take a token for { $card }{ for-points }.
advice-walk-draw = Leads to { $place }, where you may draw a Quest; { turns-left }.
advice-walk-plain = Leads to { $place }; { turns-left }.
advice-stay = There is no better place to go now.
advice-stay-near = From here your next aim is { $card }{ for-points }.
advice-far-path = From where you stand, a die there leads you nowhere.
advice-carried = A Story takes you to { $place }.

# Spirits.

advice-fox = Put it at the Fox: in the next chapter you choose what this die shows.
advice-rabbit = The Rabbit: a die on top at the end of the chapter brings a Rabbit token and the first turn.
advice-snake = The Snake: a die on top at the end of the chapter brings the Snake die.
advice-wolf = The Wolf: every other player must give him a die.
advice-last-spirit = This die brings you nothing more: after the last chapter the Spirits give nothing.

# How a turn begins.

advice-pass = You would give up the turns of your unused dice: { $dice }.
advice-pass-end = With your last dice ({ $dice }) no Quest can be fulfilled any more.
advice-wait = You keep what you have for later.
advice-hood = Even a weak die then opens any path next to you.
advice-crystal-ball = Your weakest die would count { $value }.
advice-higher = A path next to you is full, and you need it.
advice-swat = Without its top die, this path takes you farther.
advice-convert = Your open cards need the new token more.
advice-swap = Another player has a Quest that is easier for you.
advice-ring = Somebody else will have the Curse.
advice-keep-ability = There will be a better moment for this ability.
advice-keep-token = Your open cards do not need the exchange.
advice-keep-quests = The Quests of the others are no easier for you.

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
advice-reward = You get its reward at once.
advice-object = Whoever carries it can deliver it.
advice-finish = You keep your tokens for something else.

# Tokens.

advice-token = You need this token for { $card }{ for-points }.
advice-token-spare = No open card of yours needs it now.
advice-nothing = You take nothing.
advice-lose-needed = You would miss this token for { $card }{ for-points }.
advice-lose-spare = You can do without it.

# Magic Items and characters.

advice-item = A Magic Item costs you nothing.
advice-item-strong = This Item can help you a lot.
advice-item-weak = This Item seldom helps much.
advice-play = This is a good moment for { $card }.
advice-keep-item = { $card } may do more for you later.
advice-decline = You keep your Items for a better moment.
advice-hero = The more often an ability helps, the better.

# Stories and Curses.

advice-story-good = This Story is likely to help you.
advice-story-bad = This Story will cost you something.
advice-least-harm = The less you need what you lose, the better.
advice-others-gain = The others gain something by it.
advice-favour-self = The help is yours.
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
advice-face-number = The higher the die, the more paths it opens.
advice-weak-die = A die that counts { $value } is easily spared.
advice-strong-die = A die that counts { $value } is of good use.
advice-enough = The dice are good enough.

# Trades.

advice-trade = Together, you and { $player } gain by this trade.
advice-accept = { $player }’s offer helps you.
advice-no-use = This trade with { $player } would not help you.
advice-no-trade = Everybody keeps what they have.

# Points and turns, where a reason rests on them.

for-points = { $points ->
    [0] { "" }
   *[other] { " " }({ $points } AP)
}
turns-left = { $turns ->
    [one] 1 turn is left
   *[other] about { $turns } turns are left
}
