# What faces and Events mean now, in plain words; how a chapter begins.

does-number = { $value }: fits on an empty path of up to { $value }, or on top of a die of up to { $value }.
does-prohibition = Prohibition: counts 6. Where it lies, others need a Prohibition to cover it; you need any 6.
does-story = Story: counts 6. Whoever places it must draw a Story, and only then walks.
does-story-of-two = Story: counts 6. By the Event of this chapter, whoever places it draws two Stories and chooses one.
does-magic-item = Magic Item: counts 6. Whoever places it may draw a Magic Item.
does-double = Double token: counts 6. The first token that a place gives you in the same turn comes twice.
does-plain = { $face }: an ordinary 6, as long as the Event of this chapter lies open.
does-nothing-left = { $face }: counts 6; there is no such card left to draw.
does-slip = Slip: the Snake takes its die back.
does-bread = Bread: the Snake die brings a loaf and goes back.
does-apple = Apple: the Snake die brings an apple and goes back.

event-mother-holle-shakes-her-beds = Every empty path needs 1 more than usual, but never more than 6. The map already shows it.
event-thaw = Every empty path needs 1 less than usual, but never less than 1. The map already shows it.
event-hundred-year-sleep = { $limit ->
    [one] Only a single die fits on each path; usually it is { $usual }.
   *[other] Only { $limit } dice fit on top of each other; usually it is { $usual }.
}
event-wedding-at-court = As long as they are empty, the paths to King and Fairy need only 4. The map already shows it.
event-lame-horses = Whoever arrives on a Steed cannot jump on to another one.
event-rain-of-stars = Whoever arrives at a Gold place may take two coins instead of one.
event-laden-tree = Whoever arrives at an Apple place may take two apples instead of one.
event-oven-calls = Whoever arrives at a Bread place may take two loaves instead of one.
event-market-day = Whoever arrives in Town may draw two Quests instead of one, and keeps the better one.
event-broken-spells = A Prohibition (×) stops nobody in this chapter: it is an ordinary 6, and any 6 covers it.
event-stones-in-the-wolfs-belly = The Wolf sleeps it off; no die can be put there.
event-fireside-tales = Whoever has to draw a Story sees two of them and chooses which one is told.

chapter-of = { $of ->
    [0] Chapter { $chapter }
   *[other] Chapter { $chapter } of { $of }
}
chapter-page = The beginning of the chapter
chapter-event = New: { $event }
chapter-begins = { $you ->
    [yes] You begin.
   *[no] { $seat } begins.
}
chapter-goal-first = Fulfil Quests before the last chapter ends: each brings Adventure Points (AP), and the most points win.
chapter-goal-together = Fulfil the common Quests before the last chapter ends: all your points count together.
chapter-dice = A path opens to a die at least as high as its number; on a die goes another one at least as high. { $limit ->
    [0] { "" }
    [one] Only one die fits on each path.
   *[other] At most { $limit } dice fit on one path.
}
chapter-hero = You are { $hero }. { $does }
chapter-goal = { $points ->
    [0] No points yet
    [one] You have 1 AP
   *[other] You have { $points } AP
}; { $best ->
    [0] nor has anybody else.
   *[other] the best of the others has { $best }.
}
chapter-goal-rival = You have { $points } AP; { $rival } has { $best }.
chapter-goal-ahead = You have { $points } AP and lead by { $lead }.
chapter-common = You have { $points } AP together.
chapter-last = This is the last chapter: what is not fulfilled at its end brings nothing, and the Fox, the Rabbit and the Snake give nothing more{ $wolf ->
    [asleep] .
   *[awake] ; the Wolf still bites.
}
chapter-tie = With equal points, more fulfilled Quests win.
chapter-quests = Still to fulfil: { $quests }.
chapter-quest = { $card } ({ $points } AP)
chapter-side-quest = { $card } (Side Quest, { $points } AP at the end of the game)
chapter-curses = { $count ->
    [one] A Curse to lift
   *[other] Curses to lift
}: { $curses }.
chapter-go = Turn the page
