# Why an option is advised, or not.

# Resources.

advice-lack = You still need { $lack } { $material } for { a-section }.
advice-enough = You have { $have } { $material }, enough to finish a house.
advice-needs-it = It would be missing for { a-section }, which you can pay for now: { $have } of { $cost }.
advice-surplus = You have { $have } { $material }, more than { a-section } will cost ({ $cost }).
advice-spares-it = You cannot pay for { a-section } yet anyway: { $lack } { $material } more would be needed.
advice-leaves-resource = A resource now is better than none.
advice-no-trade = You keep what you have.
advice-no-gift = You keep what you have.
advice-no-help = You keep your resources and have no help in the next round.

# Places.

advice-go-alone = Here { $amount ->
    [one] lies 1 resource
   *[other] lie { $amount } resources
}, { $chance ->
    [100] and nobody else comes.
   *[other] and we guess that you will be alone: a chance of about { $chance }%.
}
advice-go-shared = Here { $amount ->
    [one] lies 1 resource
   *[other] lie { $amount } resources
}, { $chance ->
    [100] but somebody else is there too.
   *[other] but we guess that somebody else will come too: a chance of about { $chance }%.
}
advice-go-extras = Cards bring you more here than what lies on the place ({ $amount }).
advice-go-little = There is hardly anything here.
advice-cannot-go = You cannot use the Gather card for this place.
advice-monster-there = A monster stands here.
advice-run-off = You take 1 from each of { $amount } places, and no monster finds you.
advice-fly = Chance decides which of your other places it will be.
advice-lock = The less a place brings you, the sooner you can do without it.
advice-own-place = Your own pig goes there.
advice-hardly-anybody = Hardly anybody is likely to come there.
advice-likely-comes = { $player } is likely to come there ({ $percent } %).

# Fables.

advice-no-fable = You keep { $fables ->
    [one] your Fable
   *[other] your { $fables } Fables
} for a better moment.
advice-likely-alone = The chance that you are alone there is about { $percent } %.
advice-hardly-alone = The chance that you are alone there is only about { $percent } %.
advice-likely-company = The chance that somebody is with you is about { $percent } %.
advice-monster-finds = Somebody will come { to-place }, where it would strike, with a chance of about { $percent } %.
advice-monster-idle = It would hardly find anybody, or strike you as well.
advice-works-now = It brings you something this round.
advice-does-little = It does little for now.
advice-strong-fable = Such a Fable is often of good use.
advice-weak-fable = Such a Fable is seldom of much use.
advice-takes-fables = You gain { $fables ->
    [one] 1 Fable
   *[other] { $fables } Fables
}, and the others lose as many.
advice-leaves-fables = Then the others keep { $fables ->
    [one] 1 Fable
   *[other] { $fables } Fables
} you could have.
advice-rather-first = It does as much at once as it would later.
advice-rather-later = The others should act before it.

# Building.

advice-wins = That is house { $houses } of { $needed }, and the game ends with this round.
advice-token = The first house of { $material }, and your house { $houses } of { $needed }: a token and a reward come with it.
advice-roof = It finishes a house; then you have { $houses } of { $needed }.
advice-walls = For { $cost } { $material }, walls bring you a Friend.
advice-floor = For { $cost } { $material } it begins a new house.
advice-cheaper-site = On a Discount Lot it costs 1 less.
advice-plain-site = It costs the full price here.
advice-pay-alone = It costs nobody but you.
advice-draw = { $fables ->
    [0] You hold no Fable yet.
    [one] You hold 1 Fable; another one gives you more to choose from.
   *[other] You hold { $fables } Fables; one more gives you more to choose from.
}
advice-special = { $card } can help you for this action.
advice-discard = You gain resources at once, and { $card } leaves you.
advice-pass = It leaves { $actions ->
    [one] 1 extra action
   *[other] { $actions } extra actions
} unused.
advice-reward-resources = One of each helps with every house.

# Friends.

advice-no-friend-yet = You have no Friend yet.
advice-has-friend = You have a Friend already, and can keep only one.
advice-better-friend = This Friend is more useful to you than { $card }.
advice-worse-friend = This Friend is less useful to you than { $card }, who would have to go.
advice-gives-friend = { $player } has no Friend yet, and would gain one.
advice-drives-off = { $player } would have to discard { $card } for this Friend.
advice-strong-friend = This Friend brings much, round after round.
advice-weak-friend = Other Friends bring more.

# Monsters and opponents.

advice-struck = The monster stands at your place.
advice-bearable = You keep your Friend, and bear what the monster does.
advice-not-struck = The monster does not strike you, and you keep your Friend.
advice-strikes-others = The monster only strikes others, and you would lose your Friend.
advice-hunts = It is stopped now, and you gain one of each at once.
advice-waits = A worse monster may be still to come.
advice-own-house = The house is yours: the less it loses, the better.
advice-their-house = The more they have to build again, the better for you.
advice-spares-all = Nobody pays anything.
advice-collected = { $player } collected { $amount ->
    [one] 1 resource
   *[other] { $amount } resources
} in this round.
advice-may-come = { $player } may go where you want to go.
advice-tells-less = It tells you less than where { $player } goes.
advice-own-card = You chose your own place with care.
advice-rival = { $player } has { $houses ->
    [one] 1 finished house
   *[other] { $houses } finished houses
} and { $resources ->
    [one] 1 resource
   *[other] { $resources } resources
}.
advice-enchants-self = The card comes from the deck, and you keep your own { $fables ->
    [0] hand as it is
    [one] Fable
   *[other] { $fables } Fables
}.
advice-enchants-other = { $fables ->
    [0] { $player } holds no Fable, and would get one to play.
    [one] { $player } cannot play the Fable in hand then.
   *[other] { $player } cannot play any of { $fables } Fables then.
}
