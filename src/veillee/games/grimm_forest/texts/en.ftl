# What the game is, and how its table is set up.

title = The Grimm Forest
neutral-title = Three Little Houses
game-summary = Send your pig out for straw, wood and brick, play Fables to get in the way of the others, win Friends from the fairy tales, and be the first to own three finished houses.
setting-edition = Edition
setting-edition-recommended = as recommended
setting-edition-fr-official = French, Lucky Duck
setting-edition-fr-fan = French, translated by Cyrunicorn
setting-edition-ru-official = Russian, Hobby World
setting-tie-break = A tie in brick and wooden houses
setting-tie-break-tokens = first builders’ tokens decide, then turn order
setting-tie-break-turn-order = turn order decides
setting-bridge-troll-self = The Bridge Troll may pick its own player
setting-bridge-troll-self-no = no
setting-bridge-troll-self-yes = yes, which spares the others
setting-powerful-friends = Powerful Friends
setting-powerful-friends-one-less = cost an opponent one action each time
setting-powerful-friends-one-only = leave an opponent a single basic action
setting-granny-leaves = Granny’s House leaves
setting-granny-leaves-monster-there = if a monster stands there
setting-granny-leaves-monster-played = if a monster was played anywhere
setting-magic-flute = The Magic Flute takes monsters
setting-magic-flute-before-placing = before any of them is placed
setting-magic-flute-in-turn = when its turn comes
setting-frog-prince = The Frog Prince brings a Friend
setting-frog-prince-discard = from the discard pile
setting-frog-prince-deck = from the deck
setting-beginner-leaves-out = The beginner’s deck leaves out
setting-beginner-leaves-out-both = difficult Fables and Friends
setting-beginner-leaves-out-friends = difficult Friends only
setting-deck = Cards
setting-deck-full = all of them
setting-deck-beginner = beginner’s deck
setting-rounds = Ends no later than round

# Cards and where they lie.

back-fables = a Fable
    .cards = { $count ->
        [one] a Fable
       *[other] { $count } Fables
    }
back-friends = a Friend
    .cards = { $count ->
        [one] a Friend
       *[other] { $count } Friends
    }
back-gather = a Gather card
    .cards = { $count ->
        [one] a Gather card
       *[other] { $count } Gather cards
    }
zone-fable-deck = Fables
    .name = the Fable deck
zone-fable-discard = Discarded Fables
    .name = the discarded Fables
zone-friend-deck = Friends
    .name = the Friend deck
zone-friend-discard = Discarded Friends
    .name = the discarded Friends
zone-newcomer = New Friend
    .name = the new Friend
zone-hands = Fables in hand
    .yours = your Fables
    .theirs = { $seat }’s Fables
zone-chosen = Chosen Fable
    .yours = your chosen Fable
    .theirs = { $seat }’s chosen Fable
zone-unseen = Unseen Fable
    .yours = the unseen Fable in front of you
    .theirs = the unseen Fable before { $seat }
zone-played = Played Fable
    .yours = your played Fable
    .theirs = { $seat }’s played Fable
zone-standing = Cards that stay
    .yours = your cards that stay
    .theirs = { $seat }’s cards that stay
zone-friends = Friend
    .yours = your Friend
    .theirs = { $seat }’s Friend
zone-gather = Gather cards
    .yours = your Gather cards
    .theirs = { $seat }’s Gather cards
zone-locked = Locked Gather cards
    .yours = your locked Gather cards
    .theirs = { $seat }’s locked Gather cards
zone-laid = Gather card, face down
    .yours = the Gather card in front of you
    .theirs = the Gather card before { $seat }
zone-turned-up = Gather card, turned up
    .yours = the Gather card turned up in front of you
    .theirs = the Gather card turned up before { $seat }
column-timing = When
timing-start-of-round = start of the round
timing-choosing = choosing
timing-choosing-late = after the others have chosen
timing-monsters-called = when turned up
timing-fables-revealed = when turned up
timing-gather-revealed = pigs set out
timing-before-collecting = before collecting
timing-collected = while collecting
timing-end-of-gather = end of gathering
timing-start-of-build = start of building
timing-turns = building
timing-end-of-build = end of building
timing-special = special action (counts as one of your actions)
timing-own-turn = any time in your turn
timing-monster-acts = when a monster strikes
timing-gained = when gained
timing-always = always
column-monster = Monster
column-next-turn = Takes effect next round
column-location = Unique location
column-advanced = Advanced card
provenance-coined = the meaning is known, the English name is ours

# Words that sentences are made of. $place is an id here, as no message is called place-fields.

material-straw = straw
material-wood = wood
material-brick = brick
resource-straw = Straw
resource-wood = Wood
resource-brick = Brick
place-label = { $place ->
    [fields] Fields
    [forest] Forest
    [brickyard] Brickyard
   *[other] Market
}
to-place = { $place ->
    [fields] to the Fields
    [forest] to the Forest
    [brickyard] to the Brickyard
   *[other] to the Market
}
at-place = { $place ->
    [fields] in the Fields
    [forest] in the Forest
    [brickyard] in the Brickyard
   *[other] at the Market
}
section-label = { $section ->
    [floor] Floor
    [walls] Walls
   *[roof] Roof
}
a-section = { $section ->
    [floor] a { $material ->
        [wood] wooden
       *[other] { $material }
    } floor
    [walls] { $material ->
        [wood] wooden
       *[other] { $material }
    } walls
   *[roof] a { $material ->
        [wood] wooden
       *[other] { $material }
    } roof
}
one-unit = 1 { $material }

# What is asked, and what can be answered.

ask-gather = First, secretly choose where to send your pig. If it is alone there, you take everything; if not, you share.
ask-fable = Now choose a Fable to go with your Gather card: all are turned up together.
ask-order = Several of your cards act now: choose which one comes first.
ask-monster-place = Send your { $card } to a place: it acts there if a pig comes.
ask-share = The Market is shared: take one token of your choice.
ask-act = { $count ->
    [0] You have no actions left.
    [one] Your turn, 1 action left: draw a Fable, gain a resource or build.
   *[other] Your turn, { $count } actions left: draw a Fable, gain a resource or build.
}{ $special }{ $leaving }
cause-act = { "" }
special-none = { "" }
special-fairy-godmother = { " " }Or spend an action on the Fairy Godmother: draw 2 Fables.
special-goldilocks = { " " }Or spend an action on Goldilocks: keep one of the next 3 Fables.
special-little-mermaid = { " " }Or spend an action on the Little Mermaid: one of each resource.
special-puss-in-boots = { " " }Or spend an action on Puss in Boots: build, and let an opponent pay 1 resource if you like.
special-rapunzel = { " " }Or spend an action on Rapunzel: take everything that lies on her.
special-red-riding-hood = { " " }Or spend an action on Red Riding Hood: of the next 5 Fables take every Wolf.
special-rumpelstiltskin = { " " }Or spend an action on Rumpelstiltskin: turn all your straw into wood or brick.
special-woodcutter = { " " }Or spend an action on the Woodcutter: 2 wood for you, 2 more for the Forest.
leaving-none = { "" }
leaving-fairy-godmother = { " " }You may still discard this Friend with 2 Fables: 2 resources for you.
leaving-golden-goose = { " " }You may still discard the Golden Goose: 2 resources for you.
ask-site = Choose where to build: on a Discount Lot it costs 1 less.
ask-friend = A new Friend has come, to keep or to give away: whoever gets a new Friend loses the old one.
ask-reward = You are the first to finish a house of { $material }: choose your reward.
ask-gain-resource = { $more ->
    [yes] { $count ->
        [one] One more resource to gain: choose which.
       *[other] { $count } more resources to gain: choose the next.
    }
   *[no] { $count ->
        [one] { $card } brings you a resource: choose which.
       *[other] { $card } brings you { $count } resources: choose the first.
    }
}
ask-stop-monster = The { $card } { at-place } is about to strike { $here ->
    [yes] you{ $count ->
        [0] { "" }
       *[other] { " " }and { $others_seats }
    }
   *[no] { $count ->
        [0] nobody
       *[other] { $others_seats }
    }
}: your Friend can stop it, but then has to leave you.
ask-run-away = { $stopped ->
    [yes] The { $card } at your place has been stopped; you may run to another one all the same, or stay.
   *[no] The { $card } is at your place: run to another one, or stay.
}
question-gather = choose a place
question-fable = choose a Fable
question-order = choose the order
cause-monster-place = { "" }
question-monster-place = send a monster
question-share = take a token
question-act = choose an action
question-site = choose a site
question-friend = keep or give
cause-reward = { "" }
question-reward = choose a reward
cause-gain-resource = { "" }
question-gain-resource = gain a resource
cause-stop-monster = { "" }
question-stop-monster = stop the monster
cause-run-away = { "" }
question-run-away = run away
option-gather = Go { to-place }
option-play = Play { $card }
option-no-fable = Play no Fable
option-resolve = { $card } first
option-send = Send it { to-place }
option-take = Take { one-unit }
option-draw = Draw a Fable
option-gain = Gain { one-unit }
option-build = Build { a-section }
option-special = Use your Friend’s special action (1 action)
option-discard-friend = Discard your Friend (+2 resources)
option-pass = End your turn
option-site = Build on site { $site }
option-keep-friend = Keep this Friend
option-give-friend = Give this Friend to { $seat }
option-reward = { $reward ->
    [resources] One of each resource
    [fables] 2 Fables
   *[friend] A Friend
}
option-stop-monster = Discard your Friend and stop the monster
option-let-monster-go = Let the monster strike
option-run-to = Run { to-place }
option-stay = Stay where you are
forced-no-fable = { "" }
forced-pass = { "" }
forced-let-monster-go = { "" }
forced-stay = { "" }

# What happens.

answered-gather = { "" }
answered-play = { "" }
answered-no-fable = { "" }
answered-resolve = { "" }
answered-send = { "" }
answered-take = { $you ->
    [yes] You take
   *[no] { $seat } takes
} { one-unit } at the Market.
answered-draw = { "" }
answered-gain = { $you ->
    [yes] You gain
   *[no] { $seat } gains
} { one-unit }.
answered-build = { $you ->
    [yes] You build
   *[no] { $seat } builds
} { a-section }.
answered-special = { "" }
answered-discard-friend = { "" }
answered-pass = { "" }
answered-site = { "" }
answered-keep-friend = { "" }
answered-give-friend = { "" }
answered-reward = { $you ->
    [yes] Your reward as first builder:
   *[no] { $seat }’s reward as first builder:
} { $reward ->
    [resources] one of each resource
    [fables] 2 Fables
   *[friend] a Friend
}.
answered-stop-monster = { "" }
answered-let-monster-go = { "" }
answered-run-to = { "" }
answered-stay = { "" }
set-round = Round { $value } begins.
set-window = { $value ->
    [9] Now it is time to build.
   *[other] { "" }
}
set-first = { "" }
set-die = { $value ->
    [0] The Prince rolls his die: straw.
    [1] The Prince rolls his die: wood.
    [2] The Prince rolls his die: brick.
   *[other] The Prince does not roll his die: he rides where most is lying.
}
    .before = prince-takes
set-active = { "" }
set-stocks = { "" }
set-sections = { "" }
set-tokens = { "" }
set-locations = { "" }
set-specials = { "" }
set-colours = { "" }
set-going = { "" }
set-pigs = { $value ->
    [0] { $you ->
        [yes] You go to the Fields.
       *[no] { $seat } goes to the Fields.
    }
    [1] { $you ->
        [yes] You go to the Forest.
       *[no] { $seat } goes to the Forest.
    }
    [2] { $you ->
        [yes] You go to the Brickyard.
       *[no] { $seat } goes to the Brickyard.
    }
    [3] { $you ->
        [yes] You go to the Market.
       *[no] { $seat } goes to the Market.
    }
   *[other] { "" }
}
set-beasts = { "" }
set-monsters = { "" }
set-stopped = { "" }
set-duties = { "" }
set-actions = { "" }
set-bonus = { "" }
set-resources = { $rule ->
    [gf-collect] { "" }
    [gf-market] { "" }
    [gf-actions] { "" }
    [gf-build-sites] { "" }
    [gf-terms] { "" }
    [gf-first-builder] { "" }
    [gf-friend-ali-baba] { "" }
    [gf-friend-tom-thumb] { "" }
    [gf-fable-a-friendly-game] { "" }
    [gf-fable-royal-wedding] { "" }
    [gf-fable-thoughtful-gift] { "" }
    [gf-fable-wandering-merchant] { "" }
    [gf-fable-lonely-castle] { $you ->
        [yes] You gain one of each resource and now have { $value }.
       *[no] { $seat } gains one of each resource and now has { $value }.
    }
    [gf-fable-hidden-stash] { $you ->
        [yes] You gain 2 from the stash and now have { $value }.
       *[no] { $seat } gains 2 from the stash and now has { $value }.
    }
    [gf-fable-taxation] { $you ->
        [yes] You lose half of your resources and now have { $value }.
       *[no] { $seat } loses half of all resources and now has { $value }.
    }
   *[other] { $you ->
        [yes] You now have { $value }.
       *[no] { $seat } now has { $value }.
    }
}
changed-resources = { $you ->
    [yes] { $way ->
        [more] You gain { $gained }.
        [less] You lose { $lost }.
        [both] You get { $gained } for { $lost }.
       *[none] { "" }
    }
   *[no] { $way ->
        [more] { $seat } gains { $gained }.
        [less] { $seat } loses { $lost }.
        [both] { $seat } gets { $gained } for { $lost }.
       *[none] { "" }
    }
}
each-resources = { $at ->
    [1] { $value ->
        [0] no straw
       *[other] { $value } straw
    }
    [2] { $value ->
        [0] no wood
       *[other] { $value } wood
    }
   *[other] { $value ->
        [0] no bricks
        [one] { $value } brick
       *[other] { $value } bricks
    }
}
set-gathered = { $rule ->
    [gf-collect] { $you ->
        [yes] You collect { $value }.
       *[no] { $seat } collects { $value }.
    }
   *[other] { "" }
}
each-gathered = { $value ->
    [0] { "" }
   *[other] { each-resources }
}
set-houses = { "" }
shuffled-fable-deck = { "" }
shuffled-friend-deck = { "" }
moved-fable-deck-hands = { $you ->
    [yes] You draw { $cards }.
   *[no] { $seat } draws { $cards }.
}
moved-fable-deck-unseen = { $you ->
    [yes] You must play the top Fable, unseen.
   *[no] { $seat } must play the top Fable, unseen.
}
moved-fable-deck-fable-discard = Discarded from the deck: { $cards }.
moved-fable-discard-fable-deck = The discarded Fables become the new deck.
moved-fable-discard-hands = { $you ->
    [yes] You take
   *[no] { $seat } takes
} { $cards } from the discard pile.
moved-hands-chosen = { "" }
moved-hands-fable-discard = { $you ->
    [yes] You discard
   *[no] { $seat } discards
} { $cards }.
moved-hands-hands = { $giving ->
    [yes] { $seat } gets { $cards } from you.
   *[no] { $you ->
        [yes] You get { $cards } from { $giver }.
       *[no] { $seat } gets { $cards } from { $giver }.
    }
}
moved-chosen-played = { $you ->
    [yes] You play
   *[no] { $seat } plays
} { $cards }.
moved-unseen-played = { $you ->
    [yes] You play
   *[no] { $seat } plays
} { $cards }.
moved-played-hands = { $you ->
    [yes] You take
   *[no] { $seat } takes
} { $cards } into hand.
moved-played-standing = { $you ->
    [yes] Your { $cards } stays on the table.
   *[no] { $seat }’s { $cards } stays on the table.
}
moved-played-fable-discard = { $rule ->
    [gf-fable-hired-help] { $cards } leaves at once: it was not paid.
   *[other] { "" }
}
moved-standing-fable-discard = { $cards } leaves the table.
moved-friend-deck-newcomer = { $rule ->
    [gf-build-sites] The walls are up, so a Friend arrives: { $cards }.
   *[other] { $count ->
        [one] A Friend comes: { $cards }.
       *[other] Friends come: { $cards }.
    }
}
moved-friend-deck-friends = { $you ->
    [yes] Your new Friend: { $cards }.
   *[no] { $seat } has a new Friend: { $cards }.
}
moved-friend-discard-newcomer = { $cards } comes back from the discard pile.
moved-friend-discard-friend-deck = The discarded Friends become the new deck.
moved-newcomer-friends = { $you ->
    [yes] You have a new Friend: { $cards }.
   *[no] { $seat } has a new Friend: { $cards }.
}
moved-newcomer-friend-discard = { "" }
moved-friends-friend-discard = { $rule ->
    [gf-friends-keep-or-give] { $you ->
        [yes] Your old Friend leaves: { $cards }.
       *[no] { $seat }’s old Friend leaves: { $cards }.
    }
    [gf-actions] { $you ->
        [yes] You discard your Friend: { $cards }.
       *[no] { $seat } discards a Friend: { $cards }.
    }
   *[other] { $you ->
        [yes] You lose your Friend: { $cards }.
       *[no] { $seat } loses a Friend: { $cards }.
    }
}
moved-gather-laid = { $rule ->
    [gf-fable-dark-curse] { $you ->
        [yes] Chance gives you { $cards }.
       *[no] Chance chooses a Gather card for { $seat }.
    }
    [gf-fable-crystal-ball] { $you ->
        [yes] You lay { $cards } instead.
       *[no] { $seat } lays another Gather card instead.
    }
   *[other] { "" }
}
moved-laid-gather = { "" }
moved-laid-turned-up = { "" }
moved-turned-up-gather = { "" }
moved-gather-turned-up = { $you ->
    [yes] You turn up
   *[no] { $seat } turns up
} { $cards }.
moved-gather-locked = { $you ->
    [yes] The Little Mermaid locks { $cards }.
   *[no] The Little Mermaid locks { $seat }’s Gather cards.
}
moved-turned-up-locked = { "" }
moved-locked-gather = { $you ->
    [yes] You have { $cards } back.
   *[no] { $seat } has locked Gather cards back.
}

# What only this game tells.

acts = { $you ->
    [yes] Your card takes effect:
   *[no] { $seat }’s card takes effect:
} { $card }.
no-effect = { $you ->
    [yes] Your card has no effect:
   *[no] { $seat }’s card has no effect:
} { $card }.
guessed-wrong = { $you ->
    [yes] It did not come as you had said:
   *[no] It did not come as { $seat } had said:
} { $card } brings nothing.
sends-monster = { $you ->
    [yes] You send
   *[no] { $seat } sends
} the { $card } { to-place }.
wolf-empties = The Wolf devours everything that lies { at-place }.
stops-monster = { $you ->
    [yes] Your
   *[no] { $seat }’s
} { $card } stops { $other_you ->
    [yes] your
   *[no] { $other_seat }’s
} { $other_card }: it harms nobody.
gives-friend = { $other_you ->
    [yes] { $seat } gives you the new Friend.
   *[no] { $you ->
        [yes] You give
       *[no] { $seat } gives
    } { $other_seat } the new Friend.
}
uses-special = { $you ->
    [yes] You use
   *[no] { $seat } uses
} the special action of this Friend: { $card }.
pays-toll = { $you ->
    [yes] You pay
   *[no] { $seat } pays
} { one-unit } more for walls, to Hansel & Gretel ({ $other_you ->
    [yes] yours
   *[no] { $other_seat }
}).
prince-takes = The Prince takes half of the { $material } away: { $amount }.
first-player = { $you ->
    [yes] You are the first player.
   *[no] { $seat } is the first player.
}
wins-token = { $you ->
    [yes] You win
   *[no] { $seat } wins
} the first builder’s token for { $material }.
last-round = { $you ->
    [yes] You have
   *[no] { $seat } has
} three finished houses: this round is the last.
game-won = The game is over: { $you ->
    [yes] you win
   *[no] { $seat } wins
}.

# Why not.

not-in-hand = This Fable is not in your hand: { $card }.
no-such-gather-card = You have no Gather card in hand that leads { to-place }.
must-play-a-fable = An opponent’s Huntsman makes you play a Fable this round.
does-not-act-now = This card has nothing to do at this moment: { $card }.
monster-there-already = A monster is already { at-place }; each place takes only one.
monsters-must-go-there = While this card lies on a place, every monster must go there: { $card }.
none-at-the-market = There is no { $material } left at the Market.
no-section-left = You cannot build { a-section }: all five are in use.
no-house-for-it = You cannot build { a-section }: { $section ->
    [walls] no { $material } house of yours has a floor and still needs walls
   *[roof] no { $material } house of yours has walls and still needs a roof
}.
unfinished-house = You have an unfinished { $material } house; finish it before you begin another.
no-empty-site = All your { $sites } building sites are taken.
cannot-pay = You cannot build { a-section }: you have { $have } { $material }, { $section ->
    [floor] a floor costs
    [walls] walls cost
   *[roof] a roof costs
} { $price }{ $toll ->
    [0] { "" }
   *[other] , and Hansel & Gretel take { $toll } more
}.
not-that-site = It cannot be built on site { $site }.
actions-left = You still have to use { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}.
no-actions-left = You have no actions left.
no-fables-left = There is no Fable left, neither in the deck nor among the discarded ones.
no-friend = You have no Friend.
no-special = Your Friend has no special action: { $card }.
no-free-discard = Your Friend brings nothing when discarded in your turn: { $card }.
once-a-turn = You have already used this special action this turn: { $card }.
there-already = Your pig is already { at-place }.
give-to-others = You cannot give a Friend to yourself; keep this one instead.

# Gather cards.

card-gather-straw = Gather Straw
    .short = Straw
    .text = Your pig goes to the Fields.
card-gather-wood = Gather Wood
    .short = Wood
    .text = Your pig goes to the Forest.
card-gather-brick = Gather Brick
    .short = Brick
    .text = Your pig goes to the Brickyard.
card-gather-market = Gather at the Market
    .short = Market
    .text = Your pig goes to the Market.

# Fables.

card-a-friendly-game = A Friendly Game
    .text = End of gathering: take any 2 resources from an opponent at your place.
card-big-bad-wolf = Big Bad Wolf
    .text = Monster. End of gathering: each player at its place loses the top section of a straw or wooden house; you choose which house.
card-bridge-troll = Bridge Troll
    .text = Monster. End of gathering: an opponent at its place gives you half of what they collected this round.
    .with-bridge-troll-self-yes = Monster. End of gathering: a player at its place gives you half of what they collected this round. You may pick yourself and so spare everybody.
card-chinny-chin-chin = By the Hair of My Chinny Chin Chin
    .short = Chinny Chin Chin
    .text = Before collecting: if a monster is at your place, you may run to another. If no monster was played this round, draw a Fable.
card-consult-the-oracle = Consult the Oracle
    .text = End of gathering, if alone: you may take a random Fable from each opponent.
card-crystal-ball = Crystal Ball
    .text = When turned up: look at an opponent’s Gather card, then replace your own if you like.
card-dark-curse = Dark Curse
    .text = When turned up: all opponents’ Gather cards are chosen again at random.
card-discount-lot = Discount Lot
    .text = End of gathering, if alone: this card is one more building site for you. Every section on it costs 1 less.
card-dragon = Dragon
    .text = Monster. Before collecting: all players at its place lose all their resources.
card-fairy-food = Fairy Food
    .text = At the start of the next round, put it on a place. End of gathering: each player there takes any 3 resources.
card-ghostly-whispers = Ghostly Whispers
    .text = End of gathering, if alone: draw 4 Fables and keep 2 of them.
card-giant = Giant
    .text = Monster. End of gathering: each player at its place loses their Friend, all Fables in hand, and one resource of each type.
card-grannys-house = Granny’s House
    .text = Unique location: monsters sent later must go to this place. End of gathering: each player there gains 2 resources. Leaves once a monster has come.
    .with-granny-leaves-monster-played = Unique location: monsters sent later must go to this place. End of gathering: each player there gains 2 resources. Leaves after a round in which any monster was played.
card-harvest-moon = Harvest Moon
    .text = End of gathering: take half of what lies on a place where nobody collected.
card-hidden-stash = Hidden Stash
    .text = End of gathering: each player at your place, you included, gains 2 of what it yields.
card-hired-help = Hired Help
    .text = When turned up: pay 2 resources or discard this. Next round you receive everything you collect a second time.
card-little-helpers = Little Helpers
    .text = End of gathering, if alone: 2 extra actions this round.
card-lonely-castle = Lonely Castle
    .text = Unique location. End of gathering: anyone alone here gains one of each resource. Leaves when three players meet here (in a game for two: both).
card-magic-flute = Magic Flute
    .text = When turned up: all monsters played this round go into your hand and have no effect.
    .with-magic-flute-in-turn = When its turn comes: all monsters played this round, placed or not, go into your hand and have no effect.
card-mysterious-stranger = Mysterious Stranger
    .text = End of gathering, if alone: gain a Friend, to keep or to give.
card-night-at-the-tavern = Night at the Tavern
    .text = When turned up: draw a Friend for each player and choose yours; the others are dealt at random. All old Friends leave.
card-powerful-friends = Powerful Friends
    .short = Powerful Friends
    .text = End of gathering: each opponent at your place has one action fewer this round, and you one more for each of them.
    .with-powerful-friends-one-only = End of gathering: each opponent at your place has a single basic action this round, and you one more for each of them.
card-roar = Roar
    .text = Before collecting: each opponent at your place draws one of their Gather cards at random and goes there.
card-royal-wedding = Royal Wedding
    .text = Unique location. End of gathering: anyone not here loses 1 resource. Leaves when nobody comes.
card-searching-the-past = Searching the Past
    .text = End of gathering, if an opponent is at your place: take 2 discarded Fables of your choice.
card-share-the-wealth = Share the Wealth
    .short = Share the Wealth
    .text = End of gathering: each opponent who collected 5 or more gives you 2 of them.
card-spy-network = Spy Network
    .text = End of gathering: draw a Fable for each player at your place, you included.
card-taxation = Taxation
    .text = Next round, end of gathering: each opponent who is not at your place loses half of their resources, brick first.
card-thoughtful-gift = Thoughtful Gift
    .text = End of gathering: give an opponent up to 3 of one type; they give you as many of another type.
card-wandering-merchant = Wandering Merchant
    .text = End of gathering: each player at your place, you included, may exchange 2 of one type for 3 of another.
card-wishing-well = Wishing Well
    .text = When turned up: exchange the Gather cards of two players without looking.
card-wolf = Wolf
    .text = Monster. Before collecting: if a pig is at its place, everything that lies there is lost.

# Friends.

card-aladdin = Aladdin
    .text = Start of the round: say whether you will be alone or in company. If you are right: one of each resource.
card-ali-baba = Ali Baba
    .text = Start of the round: steal a resource from an opponent. If you meet at a place this round, give it back.
card-cinderella = Cinderella
    .text = Before the others walk: take 2 resources from your place, then collect as usual.
card-evil-queen = Evil Queen
    .text = Choose last, after a secret look at an opponent’s Gather card or Fable.
card-fairy-godmother = Fairy Godmother
    .text = Special action: draw 2 Fables. Or in your turn discard her and 2 Fables: gain 2 resources.
card-frog-prince = Frog Prince
    .text = End of gathering, if not alone: discard him for a discarded Friend, then gain 1 resource.
    .with-frog-prince-deck = End of gathering, if not alone: discard him for the next Friend of the deck, then gain 1 resource.
card-gingerbread-man = The Gingerbread Man
    .short = Gingerbread Man
    .text = Instead of walking you may take 1 resource from every place; then you go to no place and take no part in collecting.
card-golden-goose = Golden Goose
    .text = End of gathering, if alone: gain 1 resource. Or in your turn discard her: gain 2 resources.
card-goldilocks = Goldilocks
    .text = Special action: see the top 3 Fables, keep one and put the others back on top in any order.
card-hansel-and-gretel = Hansel & Gretel
    .text = Whoever else builds walls pays 1 more of that material, to this Friend’s owner.
card-huntsman = Huntsman
    .text = Opponents who hold Fables must play one. A monster that would strike at your place is stopped: one of each resource for you.
card-jack = Jack the Giant Slayer
    .short = Jack
    .text = Before pigs walk: 2 more resources of its type lie at your place. Or discard him to stop a Giant.
card-little-mermaid = Little Mermaid
    .text = When gained: keep 2 Gather cards, the others are locked while you have her. Special action: one of each resource.
card-pinocchio = Pinocchio
    .text = Start of the round: say which Gather card you will play. If it is true: 2 of what that place yields.
card-puss-in-boots = Puss in Boots
    .text = Special action: build a section; you may take 1 of its price from an opponent.
card-rapunzel = Rapunzel
    .text = Start of the round: put 2 resources of one type on her from the supply. Special action, if alone: take them all.
card-red-riding-hood = Red Riding Hood
    .short = Red Riding Hood
    .text = Special action: discard the top 5 Fables but take every Wolf among them, or draw one if there is none. Or discard her to stop a Wolf or the Big Bad Wolf.
card-robin-hood = Robin Hood
    .text = End of building: each opponent who has more resources than you gives you 1.
card-rumpelstiltskin = Rumpelstiltskin
    .short = Rumpel{ "\u00AD" }stilts{ "\u00AD" }kin
    .text = Start of building: gain 1 straw. Special action: all your straw becomes wood, or brick.
card-seven-dwarves = Seven Dwarves
    .text = End of gathering, if alone: 1 extra action this round.
card-sleeping-beauty = Sleeping Beauty
    .short = Sleeping Beauty
    .text = Start of the round: choose a player, whose Fable of this round comes unseen from the top of the deck.
card-snow-white = Snow White
    .text = End of gathering: each opponent at your place gives you a Fable, or else a resource.
card-thumbelina = Thumbelina
    .text = After Gather cards are turned up: you may swap yours for another one drawn at random, and go there.
card-tom-thumb = Tom Thumb
    .text = Start of the round: help yourself to 1 resource from a place, if you like.
card-woodcutter = Woodcutter
    .text = Special action: 2 wood for you and 2 more for the Forest. Or discard him to stop any monster.

shown-chosen = { $you ->
    [yes] You look at
   *[no] { $seats } looks at
} { $zone }{ $seen ->
    [yes] { ": " }{ $cards }
   *[no] { "" }
}.
hidden-chosen = { "" }
shown-laid = { $you ->
    [yes] You look at
   *[no] { $seats } looks at
} { $zone }{ $seen ->
    [yes] { ": " }{ $cards }
   *[no] { "" }
}.
hidden-laid = { "" }
shown-unseen = { $you ->
    [yes] You look at
   *[no] { $seats } looks at
} { $zone }{ $seen ->
    [yes] { ": " }{ $cards }
   *[no] { "" }
}.
hidden-unseen = { "" }
