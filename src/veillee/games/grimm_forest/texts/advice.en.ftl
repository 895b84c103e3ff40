# Why an option is advised, or not.

# Resources.

advice-lack = You still need { $lack } { $material } for { a-section }.
advice-enough = You have { $have } { $material }, enough to finish a house.
advice-needs-it = It would be missing for { a-section }, which you can pay for now: { $have } of { $cost }.
advice-surplus = You have { $have } { $material }, more than { a-section } will cost ({ $cost }).
advice-spares-it = You cannot pay for { a-section } yet anyway: { $lack } { $material } more would be needed.
advice-leaves-resource = 1 resource now is better than none.
advice-no-trade = You keep what you have: { own-resources }.
advice-no-gift = You keep what you have: { own-resources }.
advice-no-help = You keep what you have ({ own-resources }), with no help in the next round.

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
advice-go-little = There is hardly anything here: { $amount ->
    [one] 1 resource
   *[other] { $amount } resources
}.
advice-cannot-go = You cannot use the Gather card for this place, only { $places ->
    [one] that for 1 other.
   *[other] those for { $places } others.
}
advice-monster-there = A monster stands here, and would cost you { about-resources }.
advice-run-off = You take 1 from each of { $amount } places, and no monster finds you.
advice-fly = Chance decides: { $places ->
    [one] there is 1 other place you can go to.
   *[other] there are { $places } other places you can go to.
}
advice-lock = { $amount } resources come here each round: the less you need them, the sooner you can do without.
advice-own-place = Your own pig goes there, and { $percent ->
    [0] nobody else does (0%).
   *[other] { $player } with a chance of about { $percent }%.
}
advice-hardly-anybody = { $percent ->
    [0] Nobody comes there (0%).
   *[other] Hardly anybody is likely to come there: { $player } at most, with { $percent }%.
}
advice-likely-comes = { $player } is likely to come there ({ $percent }%).

# Fables.

advice-no-fable = You keep { $fables ->
    [one] 1 Fable
   *[other] { $fables } Fables
} for a better moment.
advice-likely-alone = The chance that you are alone there is about { $percent }%.
advice-hardly-alone = The chance that you are alone there is only about { $percent }%.
advice-likely-company = The chance that somebody is with you is about { $percent }%.
advice-monster-finds = Somebody will come { to-place }, where it would strike, with a chance of about { $percent }%.
advice-monster-idle = It would gain you less than 1 resource: where it does most, somebody comes with a chance of about { $percent }%.
advice-works-now = It is worth { about-resources } to you this round.
advice-does-little = It does little for now: it is worth { about-resources }.
advice-strong-fable = Such a Fable is often of good use: it is worth { about-resources }.
advice-weak-fable = Such a Fable is seldom of much use: it is worth { about-resources }.
advice-takes-fables = You gain { $fables ->
    [one] 1 Fable
   *[other] { $fables } Fables
}, and the others lose as many.
advice-leaves-fables = Then the others keep { $fables ->
    [one] 1 Fable
   *[other] { $fables } Fables
} you could have.
advice-rather-first = It does as much at once as it would later: { about-resources }.
advice-rather-later = { $others ->
    [one] The 1 other card should act before it.
   *[other] The { $others } other cards should act before it.
}

# Building.

advice-wins = That is house { $houses } of { $needed }, and the game ends with this round.
advice-token = The first house of { $material }, and your house { $houses } of { $needed }: a token and a reward come with it.
advice-roof = It finishes a house; then you have { $houses } of { $needed }.
advice-walls = For { $cost } { $material }, walls bring you a Friend.
advice-floor = For { $cost } { $material } it begins a new house.
advice-cheaper-site = On a Discount Lot it costs only { $cost }.
advice-plain-site = Here it costs the full price of { $cost }.
advice-pay-alone = You pay all { $cost } yourself, and nobody else loses anything.
advice-draw = { $fables ->
    [0] You hold no Fable yet, and draw { $count }.
    [one] You hold 1 Fable; with { $count } more there is more to choose from.
   *[other] You hold { $fables } Fables; with { $count } more there is more to choose from.
}
advice-special = { $card } can help you for this action: that is worth { about-resources }.
advice-discard = You gain { $amount } resources at once, and { $card } leaves you.
advice-pass = It leaves { $actions ->
    [one] 1 extra action
   *[other] { $actions } extra actions
} unused.
advice-reward-resources = With one of each you have { $have } resources, for any house.

# Friends.

advice-no-friend-yet = You have no Friend yet: one is worth { about-resources } to you.
advice-has-friend = Your Friend is worth { about-resources } already, and you can keep only one.
advice-better-friend = This Friend is about { $percent }% more useful to you than { $card }.
advice-worse-friend = { $percent ->
    [0] This Friend is no more useful to you than { $card }, who would have to go.
   *[other] This Friend is about { $percent }% less useful to you than { $card }, who would have to go.
}
advice-gives-friend = { $player } has no Friend yet, and would gain one worth { about-resources }.
advice-drives-off = { $player } would have to discard { $card }, worth { $old ->
    [one] about 1 resource
   *[other] about { $old } resources
}, for a Friend worth { about-resources }.
advice-strong-friend = This Friend brings much, round after round: it is worth { about-resources }.
advice-weak-friend = Other Friends bring more: this one is worth { about-resources }.

# Monsters and opponents.

advice-struck = The monster stands at your place, and would cost you { about-resources }.
advice-bearable = You keep your Friend; what the monster does costs you { about-resources }.
advice-not-struck = The monster does not strike you, { $others ->
    [0] nor anybody else, and you keep your Friend.
    [one] but 1 other player, and you keep your Friend.
   *[other] but { $others } others, and you keep your Friend.
}
advice-strikes-others = The monster strikes { $others ->
    [0] nobody
    [one] only 1 other player
   *[other] only { $others } others
}, and you would lose your Friend.
advice-hunts = It would cost you { about-resources }; now it is stopped, and you gain 3 resources at once, one of each.
advice-waits = { $amount ->
    [0] A worse monster may be still to come.
   *[other] A worse monster may be still to come: it would cost you { about-resources }.
}
advice-own-house = The house is yours: building { a-section } again costs you { $cost }.
advice-their-house = Building { a-section } again would cost them { $cost }: the more, the better for you.
advice-spares-all = Nobody pays anything.
advice-collected = { $player } collected { $amount ->
    [one] 1 resource
   *[other] { $amount } resources
} in this round.
advice-may-come = { $player } may go where you want to go: a chance of about { $percent }%.
advice-tells-less = It tells you less than where { $player } goes: with a chance of { $percent }% where you want to go.
advice-own-card = You chose your own place with care: { $amount ->
    [one] 1 resource lies
   *[other] { $amount } resources lie
} there.
advice-rival = { $player } has { $houses ->
    [one] 1 finished house
   *[other] { $houses } finished houses
} and { $resources ->
    [one] 1 resource
   *[other] { $resources } resources
}.
advice-enchants-self = The card comes from the deck, and you keep your own { $fables ->
    [0] hand as it is
    [one] hand of 1 Fable
   *[other] { $fables } Fables
}.
advice-enchants-other = { $fables ->
    [0] { $player } holds no Fable, and would get one to play.
    [one] { $player } holds 1 Fable, and cannot play it then.
   *[other] { $player } cannot play any of { $fables } Fables then.
}

# Resources, where a reason rests on them.

about-resources = { $amount ->
    [0] less than 1 resource
    [one] about 1 resource
   *[other] about { $amount } resources
}
own-resources = { $have ->
    [one] 1 resource
   *[other] { $have } resources
}
