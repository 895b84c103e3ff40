# What the game is, and how its table is set up.

title = Dice Upon a Time
neutral-title = Dice, Paths and Wonders
game-summary = Heroes of the Grimms’ tales travel one land. Dice open paths and feed the Spirits of the forest; on the way you gather tokens, hear Stories and fulfil Quests. Most Adventure Points win.
setting-edition = Rules
setting-edition-full = the full game
setting-edition-beginner = for beginners
setting-mode = Mode
setting-mode-competitive = each for themselves
setting-mode-co-operative = together, for a rank
setting-stories = Stories
setting-items = Magic Items
setting-items-open = Magic Items among friends
setting-items-open-false = hidden
setting-items-open-true = open
setting-characters = Characters
setting-characters-dealt = dealt
setting-characters-chosen = chosen
setting-characters-off = none
setting-events = Events
setting-events-hidden = hidden until their chapter
setting-events-open = open from the beginning
setting-events-off = none
setting-length = Length
setting-length-normal = normal (6 chapters)
setting-length-short = short (3 chapters)
setting-length-extra-long = extra long (each for themselves)
setting-thumbling = Thumbling’s tokens (extra long game)

# Where things lie.

zone-item_deck = Magic Items
    .name = the deck of Magic Items
zone-item_discard = Discarded Items
    .name = the discarded Items
zone-drawn = Items set apart
    .name = the Items set apart
zone-story_deck = Stories
    .name = the Story deck
zone-story = Story being told
    .name = the Story being told
zone-story_discard = Stories told
    .name = the Stories told
zone-deck_2 = Quests of value 2
    .name = the Quests of value 2
zone-deck_3 = Quests of value 3
    .name = the Quests of value 3
zone-deck_4 = Quests of value 4
    .name = the Quests of value 4
zone-offered = Quests drawn
    .name = the Quests drawn
zone-common = Common Quests
    .name = the common Quests
zone-common_stories = Common Stories
    .name = the common Stories
zone-event_deck = Events
    .name = the Event deck
zone-announced = Events to come
    .name = the Events to come
zone-event = Event of the chapter
    .name = the Event of the chapter
zone-past = Past Events
    .name = the past Events
zone-characters = Characters
    .name = the characters
zone-items = Magic Items
    .yours = your Magic Items
    .theirs = { $seat }’s Magic Items
zone-stalls = Items on offer
    .yours = your Items on offer
    .theirs = { $seat }’s Items on offer
zone-played = Items played
    .yours = your Items in play
    .theirs = { $seat }’s Items in play
zone-quests = Quests
    .yours = your Quests
    .theirs = { $seat }’s Quests
zone-done = Fulfilled Quests
    .yours = your fulfilled Quests
    .theirs = { $seat }’s fulfilled Quests
zone-kept = Open Stories
    .yours = your open Stories
    .theirs = { $seat }’s open Stories
zone-heroes = Character
    .yours = your character
    .theirs = { $seat }’s character
back-characters = a character
    .cards = { $count ->
        [one] a character
       *[other] { $count } characters
    }
back-events = an Event
    .cards = { $count ->
        [one] an Event
       *[other] { $count } Events
    }
back-items = a Magic Item
    .cards = { $count ->
        [one] a Magic Item
       *[other] { $count } Magic Items
    }
back-stories = a Story
    .cards = { $count ->
        [one] a Story
       *[other] { $count } Stories
    }
back-quests-2 = a Quest of value 2
    .cards = { $count ->
        [one] a Quest of value 2
       *[other] { $count } Quests of value 2
    }
back-quests-3 = a Quest of value 3
    .cards = { $count ->
        [one] a Quest of value 3
       *[other] { $count } Quests of value 3
    }
back-quests-4 = a Quest of value 4
    .cards = { $count ->
        [one] a Quest of value 4
       *[other] { $count } Quests of value 4
    }
back-dice = a die
    .cards = { $count ->
        [one] a die
       *[other] { $count } dice
    }
back-paths = a path
    .cards = { $count ->
        [one] a path
       *[other] { $count } paths
    }
back-places = a place
    .cards = { $count ->
        [one] a place
       *[other] { $count } places
    }
back-spirits = a Spirit
    .cards = { $count ->
        [one] a Spirit
       *[other] { $count } Spirits
    }

# Words for tokens, faces, effects and objects.

token-gold = a gold coin
into-gold = a gold coin
token-apple = an apple
into-apple = an apple
token-bread = a loaf
into-bread = a loaf
face-none = no face
face-prohibition = Prohibition
face-story = Story
face-magic-item = Magic Item
face-double = Double token
face-slip = slip (back to the Snake)
face-bread = bread
face-apple = apple
face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
face-6 = 6
option-1 = first
option-2 = second
object-angels-crossbow = the Angels’ Crossbow
object-old-soldiers-sword = the Old Soldier’s Sword
object-devils-three-golden-hairs = the Devil’s Three Golden Hairs
object-enchanted-flute = the Enchanted Flute
place-town = Town
place-church = the Church
place-inn = the Inn
place-well = the Well
place-bridge = the Bridge
place-hunter = the Hunter
place-old-lady = the Old Lady
place-woodcutter = the Woodcutter
place-soldier = the Soldier
place-king = the King
place-fairy = the Fairy
place-clouds = the Clouds
place-great-mountains = the Great Mountains
place-hell = Hell
place-great-sea = the Great Sea
place-steed-nw = the Steed (north-west)
place-steed-ne = the Steed (north-east)
place-steed-se = the Steed (south-east)
place-steed-sw = the Steed (south-west)
place-apple-1 = the Apple place (north)
place-apple-2 = the Apple place (west)
place-bread-1 = the Bread place (south)
place-bread-2 = the Bread place (north-west)
place-gold-1 = the Gold place (east)
place-gold-2 = the Gold place (south-west)
place-magic-items = the place of Magic Items
socket-town--old-lady = on the path { card-town--old-lady }
socket-town--inn = on the path { card-town--inn }
socket-town--well = on the path { card-town--well }
socket-town--bridge = on the path { card-town--bridge }
socket-town--church = on the path { card-town--church }
socket-bridge--king = on the path { card-bridge--king }
socket-woodcutter--fairy = on the path { card-woodcutter--fairy }
socket-church--hunter = on the path { card-church--hunter }
socket-hunter--bridge = on the path { card-hunter--bridge }
socket-bridge--soldier = on the path { card-bridge--soldier }
socket-soldier--well = on the path { card-soldier--well }
socket-well--woodcutter = on the path { card-well--woodcutter }
socket-woodcutter--inn = on the path { card-woodcutter--inn }
socket-church--clouds = on the path { card-church--clouds }
socket-old-lady--apple-1 = on the path { card-old-lady--apple-1 }
socket-old-lady--steed-ne = on the path { card-old-lady--steed-ne }
socket-inn--gold-1 = on the path { card-inn--gold-1 }
socket-woodcutter--steed-se = on the path { card-woodcutter--steed-se }
socket-well--bread-1 = on the path { card-well--bread-1 }
socket-well--hell = on the path { card-well--hell }
socket-soldier--steed-sw = on the path { card-soldier--steed-sw }
socket-soldier--gold-2 = on the path { card-soldier--gold-2 }
socket-bridge--great-sea = on the path { card-bridge--great-sea }
socket-hunter--steed-nw = on the path { card-hunter--steed-nw }
socket-hunter--bread-2 = on the path { card-hunter--bread-2 }
socket-steed-nw--clouds = on the path { card-steed-nw--clouds }
socket-clouds--apple-1 = on the path { card-clouds--apple-1 }
socket-apple-1--steed-ne = on the path { card-apple-1--steed-ne }
socket-steed-ne--great-mountains = on the path { card-steed-ne--great-mountains }
socket-gold-1--great-mountains = on the path { card-gold-1--great-mountains }
socket-great-mountains--magic-items = on the path { card-great-mountains--magic-items }
socket-magic-items--steed-se = on the path { card-magic-items--steed-se }
socket-steed-se--bread-1 = on the path { card-steed-se--bread-1 }
socket-bread-1--hell = on the path { card-bread-1--hell }
socket-hell--gold-2 = on the path { card-hell--gold-2 }
socket-steed-sw--apple-2 = on the path { card-steed-sw--apple-2 }
socket-apple-2--great-sea = on the path { card-apple-2--great-sea }
socket-great-sea--bread-2 = on the path { card-great-sea--bread-2 }
socket-fox = at the Fox
socket-rabbit = at the Rabbit
socket-wolf = at the Wolf
socket-snake = at the Snake
die-die-prohibition = the Prohibition die
die-die-story = the Story die
die-die-item = the Item die
die-die-double = the Double die
die-die-numbers = the number die
die-snake-die = the Snake die

# What is asked, and what can be answered.

ask-turn = Your turn: place a die, use a token, an Item or your ability, or pass until the chapter ends.
ask-socket = Choose where to put your die: a path that touches your place lets you walk.
ask-move = Your die is placed: now choose the place it leads to, or stay.
ask-wish = The Wishing Hat takes you anywhere but to the King and the Fairy: choose the place.
ask-follow = The Golden Horse brings you to another figure: choose which.
ask-fly = Your Story may carry you anywhere but to the King and the Fairy: choose a place, or stay.
ask-walk = Walk to a neighbouring place, whatever lies on the path: choose which.
ask-boots = The Boots take you over one or two paths: choose where you arrive.
ask-sleep = Sleeping Beauty puts two dice aside and walks: choose the next die.
ask-face-item = Your die shows a Magic Item: you may draw one.
ask-place-item = You have arrived where Magic Items are found: you may draw one.
ask-place-token = The place you have reached offers tokens: take, or take nothing.
ask-steed = You have arrived at a Steed: jump on, or stay.
ask-draw-quest = { $drawn ->
    [0] { $draws ->
        [1] You may draw a Quest: choose its deck. Its number is the AP it brings.
       *[other] You may draw { $draws } Quests and keep { $keeps }: choose the deck of the first.
    }
   *[other] Choose the deck of the next Quest.
}
ask-first-quest = Everybody begins with two Quests: choose the deck of the first. Its number is the Adventure Points (AP) it brings.
ask-keep-quest = Keep one of the Quests you have drawn; the others go under their decks.
ask-return-quest = You have one Quest too many, or must give one up: choose which goes under its deck.
ask-keep-item = Snow White looks at two Items and keeps one: choose it.
ask-fulfil = You can fulfil a Quest now: choose it, or go on.
ask-pay = Pay with tokens of your choice: choose the next one.
ask-pay-item = Pay with a Magic Item of your choice.
ask-roll = You have rolled: you may change what your dice show, or keep it.
ask-bird = The Golden Bird turns dice that show 1 or 2: choose one.
ask-face = Choose the face your die is to show.
ask-fox = This die comes from the Fox’s den: choose the face it shows.
ask-reroll = Choose the dice to roll again, one by one; then they are rolled together.
ask-feed = The Wolf is hungry: choose the unused die you give.
ask-story-shown = You have drawn a Misfortune: a Cloak would let you draw another Story.
ask-choose = Choose which of the two effects of your Misfortune comes true.
ask-tell = Fireside Tales: choose the Story to be told; the other is discarded.
ask-hit = A card is about to hit you: a Plant wards it off, a Golden Ball keeps your tokens.
ask-curse-taken = A Curse lies in front of you: the Cursed Ring would hand one of yours to somebody else.
ask-gain-own = You are about to gain tokens: an Item may add to them.
ask-gain-seen = Somebody is about to gain tokens: the Cudgel would make them yours.
ask-quests-drawn = Somebody has drawn Quests: the Magic Mirror would make them yours.
ask-items-drawn = Somebody has drawn Magic Items: the Spirit in the Bottle would make them yours.
ask-snake-rolled = The Snake die has been rolled: the White Snake would have it rolled again.
ask-hazel = The Hazel Branch adds one token: choose the kind.
ask-any-token = You gain a token of your choice.
ask-lose = You lose a token: choose which.
ask-discard = You lose a Magic Item: choose which.
ask-set-aside = You lose an unused die: choose which goes aside.
ask-lower = Your highest die is turned to its lowest number: choose among equals.
ask-rob = Take a token from another player: choose whose and which.
ask-seize = Your neighbour’s misfortune is your luck: choose the token you take.
ask-recover = You may put a die you have already placed back into your reserve: tap it.
ask-fetch = The Blue Light fetches one of your used dice: choose which.
ask-lift = A Curse is lifted: choose which.
ask-favour = Several are equally poor: choose who is helped.
ask-bestow = The Cursed Ring hands a Curse on: choose which, and to whom.
ask-swap-give = Thumbling swaps Quests: choose the one of yours that goes.
ask-swap-take = Thumbling swaps Quests: choose the one you get.
ask-partner = You have met others here: choose who gets an offer, or do not trade.
ask-build = Put your offer together: what you give, and what you ask for.
ask-show = Choose a Magic Item for the trade; only your partner will see it.
ask-reply = You have been made an offer: accept it, refuse it, or make another if you still can.
ask-character = Choose the character you will play.
question-turn = begin your turn
question-socket = choose where the die goes
question-move = move or stay
question-wish = make a wish
question-follow = choose a figure
question-fly = fly or stay
question-walk = choose the way
question-boots = choose where the Boots go
question-sleep = put dice aside
question-face-item = draw an Item or not
question-place-item = draw an Item or not
question-place-token = take a token or not
question-steed = jump or stay
question-draw-quest = draw a Quest or not
question-first-quest = draw a first Quest
question-keep-quest = keep a Quest
question-return-quest = give a Quest back
question-keep-item = keep an Item
question-fulfil = fulfil Quests
question-pay = pay a token
question-pay-item = pay with an Item
question-roll = answer your roll
question-bird = choose a die to turn
question-face = choose a face
question-fox = set a Fox die
question-reroll = choose dice to roll
question-feed = feed the Wolf
question-story-shown = hide or not
question-choose = choose a misfortune
question-tell = choose the Story
question-hit = save yourself or not
question-curse-taken = pass the Curse on or not
question-gain-own = add to your gain or not
question-gain-seen = take the gain or not
question-quests-drawn = take the Quests or not
question-items-drawn = take the Items or not
question-snake-rolled = roll again or not
question-hazel = choose a kind
question-any-token = choose a token
question-lose = lose a token
question-discard = discard an Item
question-set-aside = lose a die
question-lower = turn a die down
question-rob = take a token
question-seize = take a token
question-recover = take a die back
question-fetch = fetch a die
question-lift = lift a Curse
question-favour = choose the poorest
question-bestow = hand a Curse on
question-swap-give = choose a Quest to give
question-swap-take = choose a Quest to get
question-partner = trade or not
question-build = put an offer together
question-show = lay out an Item
question-reply = answer the offer
question-character = choose a character
option-die = Use { $die }
option-pass = Pass
option-wait = Wait
option-rabbit = Rabbit token: walk
option-sleep = Sleeping Beauty: walk for two dice
option-crystal-ball = Crystal Ball: count { $value }
option-red-hood = Red Riding Hood: any path
option-musicians = Musicians: one die higher
option-place = Place it { $socket }
option-go = Go to { $place }
option-stay = Stay
option-follow = Go to { $seat }
option-ride = Ride to { $place }
option-draw-item = Draw a Magic Item
option-no-item = Draw none
option-take = Take { $token }
option-take-nothing = Take nothing
option-draw-quest = Draw a Quest of value { $deck }
option-no-quest = Draw no Quest
option-keep-quest = Keep { $card }
option-return-quest = Give back { $card }
option-keep-item = Keep { $card }
option-fulfil = Fulfil { $card }
option-take-object = Take { $object }
option-done = Go on
option-pay = Pay { $token }
option-pay-item = Pay with { $card }
option-reroll = Roll { $die } again
option-enough = Leave the dice as they are
option-turn = Turn { $die }
option-face = { $face }
option-feed = Feed { $die }
option-play = Play { $card }
option-decline = Play nothing
option-tell = Tell { $card }
option-choose = Choose the { $option } effect
option-lose = Lose { $token }
option-discard = Discard { $card }
option-set-aside = Put { $die } aside
option-lower = Turn { $die } down
option-rob = Take { $token } from { $seat }
option-seize = Take { $token }
option-recover = Take { $die } back
option-leave-dice = Take none back
option-fetch = Fetch { $die }
option-lift = Lift { $card }
option-favour = Help { $seat }
option-bestow = Hand { $card } to { $seat }
option-swat = Put aside the top die { $socket }
option-convert = Exchange { $token } for { $into }
option-swap = Thumbling’s token: swap Quests
option-swap-give = Give { $card }
option-swap-take = Get { $card }
option-offer = Make { $seat } an offer
option-no-trade = Do not trade
option-give = Give { $token }
option-give-card = Give { $card }
option-give-object = Give { $object }
option-give-item = Give a Magic Item
option-want = Ask for { $token }
option-want-card = Ask for { $card }
option-want-object = Ask for { $object }
option-want-item = Ask for a Magic Item
option-propose = Propose
option-withdraw = Drop the offer
option-accept = Accept
option-refuse = Refuse
option-counter = Make another offer
option-show = Lay out { $card }
option-become = Play { $card }
forced-pass = { "" }
forced-wait = { "" }
forced-stay = { "" }
forced-no-item = { "" }
forced-take-nothing = { "" }
forced-no-quest = { "" }
forced-done = { "" }
forced-enough = { "" }
forced-decline = { "" }
forced-leave-dice = { "" }
forced-no-trade = { "" }
forced-choose = Only one of the two effects is possible, so it happens.
forced-feed = The Wolf is hungry: you had to give { $die }.

# What happens.

answered-die = { "" }
answered-pass = { $you ->
    [yes] You pass
   *[no] { $seat } passes
} for the rest of the chapter.
answered-wait = { $you ->
    [yes] You have no dice left and skip this turn.
   *[no] { $seat } has no dice left and skips this turn.
}
answered-rabbit = { $you ->
    [yes] You hand
   *[no] { $seat } hands
} in a Rabbit token.
answered-sleep = { $you ->
    [yes] You fall asleep and dream of a way.
   *[no] { $seat } falls asleep and dreams of a way.
}
answered-crystal-ball = { "" }
answered-red-hood = Little Red Riding Hood: { $you ->
    [yes] your next die
   *[no] { $seat }’s next die
} may go on any path that begins where she stands.
answered-musicians = The Bremen Town Musicians: { $you ->
    [yes] your next die
   *[no] the next die of { $seat }
} may lie one higher than the limit.
answered-place = { "" }
answered-go = { "" }
answered-stay = { $you ->
    [yes] You stay
   *[no] { $seat } stays
}.
answered-follow = { "" }
answered-ride = { "" }
answered-draw-item = { "" }
answered-no-item = { "" }
answered-take = { "" }
answered-take-nothing = { $you ->
    [yes] You take
   *[no] { $seat } takes
} nothing.
answered-draw-quest = { "" }
answered-no-quest = { "" }
answered-keep-quest = { "" }
answered-return-quest = { "" }
answered-keep-item = { "" }
answered-fulfil = { "" }
answered-take-object = { $you ->
    [yes] You take
   *[no] { $seat } takes
} { $object }.
answered-done = { "" }
answered-pay = { $you ->
    [yes] You pay
   *[no] { $seat } pays
} { $token }.
answered-pay-item = { "" }
answered-reroll = { $you ->
    [yes] You choose
   *[no] { $seat } chooses
} { $die } to roll again.
answered-enough = { "" }
answered-turn = { "" }
answered-face = { $you ->
    [yes] You set
   *[no] { $seat } sets
} a die: { $face }.
answered-feed = { $you ->
    [yes] You feed
   *[no] { $seat } feeds
} { $die } to the Wolf.
answered-play = { "" }
answered-decline = { "" }
answered-tell = { $you ->
    [yes] You choose
   *[no] { $seat } chooses
} the Story { $card }.
answered-choose = { "" }
answered-lose = { $you ->
    [yes] You lose
   *[no] { $seat } loses
} { $token }.
answered-discard = { "" }
answered-set-aside = { $you ->
    [yes] You put
   *[no] { $seat } puts
} { $die } aside.
answered-lower = { $you ->
    [yes] You turn
   *[no] { $seat } turns
} { $die } down.
answered-rob = { $other_you ->
    [yes] { $seat } takes { $token } from you.
   *[no] { $you ->
        [yes] You take
       *[no] { $seat } takes
    } { $token } from { $other_seat }.
}
answered-seize = { $you ->
    [yes] You take
   *[no] { $seat } takes
} { $token } from the neighbour on the right.
answered-recover = { $you ->
    [yes] You take
   *[no] { $seat } takes
} { $die } back.
answered-leave-dice = { "" }
answered-fetch = { $you ->
    [yes] You get
   *[no] { $seat } gets
} { $die } back.
answered-lift = { "" }
answered-favour = { "" }
answered-bestow = { "" }
answered-swat = { $you ->
    [yes] You put
   *[no] { $seat } puts
} aside the top die { $socket }.
answered-convert = { $you ->
    [yes] You exchange
   *[no] { $seat } exchanges
} { $token } for { $into }.
answered-swap = { $you ->
    [yes] You hand
   *[no] { $seat } hands
} in a Thumbling token to swap Quests.
answered-swap-give = { "" }
answered-swap-take = { "" }
answered-offer = { "" }
answered-no-trade = { "" }
answered-give = { $you ->
    [yes] You offer
   *[no] { $seat } offers
} { $token }.
answered-give-card = { $you ->
    [yes] You offer
   *[no] { $seat } offers
} { $card }.
answered-give-object = { $you ->
    [yes] You offer
   *[no] { $seat } offers
} { $object }.
answered-give-item = { $you ->
    [yes] You offer
   *[no] { $seat } offers
} a Magic Item.
answered-want = { $you ->
    [yes] You ask
   *[no] { $seat } asks
} for { $token }.
answered-want-card = { $you ->
    [yes] You ask
   *[no] { $seat } asks
} for { $card }.
answered-want-object = { $you ->
    [yes] You ask
   *[no] { $seat } asks
} for { $object }.
answered-want-item = { $you ->
    [yes] You ask
   *[no] { $seat } asks
} for a Magic Item.
answered-propose = { $you ->
    [yes] You propose
   *[no] { $seat } proposes
} this trade.
answered-withdraw = { $you ->
    [yes] You withdraw
   *[no] { $seat } withdraws
} the offer.
answered-accept = { $you ->
    [yes] You accept
   *[no] { $seat } accepts
} the offer.
answered-refuse = { $you ->
    [yes] You refuse
   *[no] { $seat } refuses
} the offer.
answered-counter = { $you ->
    [yes] You make
   *[no] { $seat } makes
} another offer.
answered-show = { "" }
answered-become = { "" }
places = { $you ->
    [yes] You put
   *[no] { $seat } puts
} a die ({ $face }) { $socket }.
arrives = { $you ->
    [yes] You reach
   *[no] { $seat } reaches
} { $place }.
takes-object = { $you ->
    [yes] You take
   *[no] { $seat } takes
} { $object }.
story-effect = { $card } comes true: { $effect }.
side-quest-pays = Side Quest: { $you ->
    [yes] you get
   *[no] { $seat } gets
} { $points } AP for { $card }.
curse-costs = Curse: { $you ->
    [yes] you lose
   *[no] { $seat } loses
} { $points } AP for { $card }.
ends-with = { $you ->
    [yes] You end
   *[no] { $seat } ends
} the tale with { $points } AP.
ends-together = Together you end the tale with { $points } AP.
names-value = { $you ->
    [yes] You see
   *[no] { $seat } sees
} a { $value } in the Crystal Ball.
cause-draw-quest = { "" }
gains = { $you ->
    [yes] You gain
   *[no] { $seat } gains
}{ $gold ->
    [0] { "" }
   *[other] { " " }{ $gold } gold
}{ $apples ->
    [0] { "" }
   *[other] { $gold ->
        [0] { " " }
       *[other] { ", " }
    }{ $apples } { $apples ->
        [one] apple
       *[other] apples
    }
}{ $loaves ->
    [0] { "" }
   *[other] { $gold ->
        [0] { $apples ->
            [0] { " " }
           *[other] { ", " }
        }
       *[other] { ", " }
    }{ $loaves } { $loaves ->
        [one] loaf
       *[other] loaves
    }
}.
event-show = { $seen ->
    [yes] Shown to { $seats }: { $cards }.
   *[no] { "" }
}
event-show-end = { "" }
set-chapter = Chapter { $value } begins.
set-rank = Together the table reaches rank { $value } of 5.
verdict = { $mode ->
    [co-operative] { $rank ->
        [0] The tale is told
        [1] No happy ending this time
        [2] Not yet a happy ending
        [3] Almost a happy ending
        [4] A happy ending, and a victory for all
       *[5] The happiest of endings, and a victory for all
    }
   *[other] { "" }
}
set-rabbits = { $value ->
    [0] { "" }
   *[other] { $you ->
        [yes] You now have
       *[no] { $seat } now has
    } { $value ->
        [one] { $value } Rabbit token
       *[other] { $value } Rabbit tokens
    }.
}
set-active = { "" }
set-at = { "" }
set-ball = { "" }
set-carriers = { "" }
set-deal = { "" }
set-double = { "" }
set-ending = { "" }
set-extra = { "" }
set-faces = { "" }
set-first = { "" }
set-gains = { "" }
set-hat = { "" }
set-hood = { "" }
set-idle = { "" }
set-lies = { "" }
set-loss = { "" }
set-met = { "" }
set-moved = { "" }
set-passed = { "" }
set-path = { "" }
set-rabbit_supply = { "" }
set-snake_owner = { "" }
set-sockets = { "" }
set-thumbling = { "" }
set-tokens = { "" }
set-used = { "" }
set-usual = { "" }
set-wolf_closed = { "" }
shuffled-item_deck = { "" }
shuffled-story_deck = { "" }
shuffled-deck_2 = { "" }
shuffled-deck_3 = { "" }
shuffled-deck_4 = { "" }
shuffled-event_deck = { "" }
shuffled-characters = { "" }
moved-item_deck-items = { $you ->
    [yes] You draw { $cards }.
   *[no] { $seat } draws { $cards }.
}
moved-item_deck-stalls = { $you ->
    [yes] You look at { $cards }.
   *[no] { $seat } looks at { $cards }.
}
moved-stalls-item_discard = { $you ->
    [yes] You discard { $cards }.
   *[no] { $seat } discards { $cards }.
}
moved-items-played = { $you ->
    [yes] You play { $cards }.
   *[no] { $seat } plays { $cards }.
}
moved-items-item_discard = { $you ->
    [yes] You discard { $cards }.
   *[no] { $seat } discards { $cards }.
}
moved-items-stalls = { $you ->
    [yes] You lay out { $cards }.
   *[no] { $seat } lays out { $cards }.
}
moved-stalls-items = { $you ->
    [yes] You end up with
   *[no] { $seat } ends up with
} { $cards }.
moved-offered-quests = { $you ->
    [yes] You take on { $cards }.
   *[no] { $seat } takes on { $cards }.
}
moved-deck_2-quests = { $you ->
    [yes] You take on { $cards }.
   *[no] { $seat } takes on { $cards }.
}
moved-deck_3-quests = { $you ->
    [yes] You take on { $cards }.
   *[no] { $seat } takes on { $cards }.
}
moved-deck_4-quests = { $you ->
    [yes] You take on { $cards }.
   *[no] { $seat } takes on { $cards }.
}
moved-quests-deck_2 = { $you ->
    [yes] You give back { $cards }.
   *[no] { $seat } gives back { $cards }.
}
moved-quests-deck_3 = { $you ->
    [yes] You give back { $cards }.
   *[no] { $seat } gives back { $cards }.
}
moved-quests-deck_4 = { $you ->
    [yes] You give back { $cards }.
   *[no] { $seat } gives back { $cards }.
}
moved-quests-done = { $you ->
    [yes] You fulfil { $cards }.
   *[no] { $seat } fulfils { $cards }.
}
moved-common-done = { $you ->
    [yes] You fulfil { $cards }.
   *[no] { $seat } fulfils { $cards }.
}
moved-story-kept = { $you ->
    [yes] You keep { $cards } on the table.
   *[no] { $seat } keeps { $cards } on the table.
}
moved-kept-story_discard = { $you ->
    [yes] You have dealt with { $cards }.
   *[no] { $seat } has dealt with { $cards }.
}
moved-characters-heroes = { $you ->
    [yes] You play as { $cards }.
   *[no] { $seat } plays as { $cards }.
}
moved-kept-kept = { $giving ->
    [yes] You give { $cards } to { $seat }.
   *[no] { $you ->
        [yes] You get { $cards } from { $giver }.
       *[no] { $seat } gets { $cards } from { $giver }.
    }
}
moved-quests-quests = { $giving ->
    [yes] You give { $cards } to { $seat }.
   *[no] { $you ->
        [yes] You get { $cards } from { $giver }.
       *[no] { $seat } gets { $cards } from { $giver }.
    }
}
moved-items-items = { $giving ->
    [yes] You give { $cards } to { $seat }.
   *[no] { $you ->
        [yes] You get { $cards } from { $giver }.
       *[no] { $seat } gets { $cards } from { $giver }.
    }
}
moved-story_deck-story = { $count ->
    [one] A Story is told: { $cards }.
   *[other] Stories are drawn: { $cards }.
}
moved-story-story_discard = { "" }
moved-story-common_stories = { $cards } stays on the table, for everybody.
moved-common_stories-story_discard = { $cards } is done with.
moved-deck_2-offered = { $count ->
    [one] A Quest is drawn: { $cards }.
   *[other] Quests are drawn: { $cards }.
}
moved-deck_3-offered = { $count ->
    [one] A Quest is drawn: { $cards }.
   *[other] Quests are drawn: { $cards }.
}
moved-deck_4-offered = { $count ->
    [one] A Quest is drawn: { $cards }.
   *[other] Quests are drawn: { $cards }.
}
moved-offered-deck_2 = { $count ->
    [one] { $cards } goes back under its deck.
   *[other] { $cards } go back under their deck.
}
moved-offered-deck_3 = { $count ->
    [one] { $cards } goes back under its deck.
   *[other] { $cards } go back under their deck.
}
moved-offered-deck_4 = { $count ->
    [one] { $cards } goes back under its deck.
   *[other] { $cards } go back under their deck.
}
moved-event_deck-event = The Event of this chapter: { $cards }.
moved-announced-event = The Event of this chapter: { $cards }.
moved-event_deck-announced = Events to come: { $cards }.
moved-event-past = { "" }
moved-past-event_deck = { "" }
moved-item_discard-item_deck = { "" }
moved-story_discard-story_deck = { "" }
moved-played-item_discard = { "" }
moved-item_deck-drawn = { "" }
moved-drawn-item_deck = { "" }

# Why not.

no-such-item = You do not hold { $card }.
not-now = { $card } cannot be played now.
too-few-tokens = You lack at least { $token }: you need { $needed } and have { $held }.
too-few-in-all = You need { $needed } { $needed ->
    [one] token
   *[other] tokens
} of any kind and have { $held }.
too-few-items = You need { $needed } { $needed ->
    [one] Magic Item
   *[other] Magic Items
} to discard.
draw-them-all = You have begun to draw: { $quests } more to come.
quest-deck-empty = There is no Quest of value { $deck } left.
option-impossible = Effect { $option } of { $card } is impossible for you now.
wolf-closed = The Wolf takes no more dice this chapter.
den-full = The Fox’s den is full: { $dice } dice lie there.
path-not-near = Little Red Riding Hood needs a path that touches her place.
stacks-only = You raised the limit of a stack: this die goes on a path, to the Rabbit or to the Snake.
stack-full = No room: { $limit ->
    [one] only one die fits here.
   *[other] at most { $limit } dice fit here.
}
prohibited = Another player’s Prohibition lies on top: only a Prohibition can cover it.
own-prohibition = Your own Prohibition lies on top: covering it takes a 6, and this die counts { $value }.
die-too-low = This die counts { $value }; here it takes at least { $needed }.
prohibition-there = { $whose ->
    [own] Your own Prohibition lies on top: it takes a 6 to cover it.
   *[other] A Prohibition of somebody else lies on top: only another Prohibition covers it.
}
socket-needs = { $dice ->
    [0] This path takes a die of { $needed } or more.
   *[other] The die on top counts { $needed }: a die put on it must count { $needed } or more.
}
die-does-not-lead-there = The die you placed does not lead there from where you stand.
already-there = You are there already.
only-on-foot = The King and the Fairy cannot be reached this way.
too-far = { $paths ->
    [one] A path must lead there straight from where you stand.
   *[other] That is too far: you can walk { $paths } paths at most.
}
after-the-jump = Not yet: before a jump you fulfil only what names the Steed.
no-jump-there = You cannot jump there: a jump leads from one Steed to another, once.
no-ride-there = You cannot ride there now.
die-aside = This die was put aside for the rest of the chapter.
die-not-in-reserve = This die is not in your reserve.
no-socket = This die fits nowhere now.
no-rabbit-token = You have no Rabbit token.
cannot-sleep = Only Sleeping Beauty puts two unused dice aside; you have { $dice }.
dice-left = You still have unused dice ({ $dice }): take a turn or pass.
place-first = You have begun to prepare a die: place it.
turn-begun = You have begun your turn: take it now.
nothing-to-pass = You have no unused dice: wait instead.
card-not-open = { $card } does not lie open in front of you.
counts-at-the-end = { $card } is looked at when the game ends.
wrong-place = { $card } must be fulfilled elsewhere.
object-missing = { $card } needs an object that you do not carry.
no-such-object-here = No such object lies here for you.
needs-a-jump = { $card } is lifted by a jump from Steed to Steed, or by the ride of Thrushbeard.
empty-offer = The offer is empty: add something first.
too-many-quests = Somebody would have { $quests } active Quests; { $limit } are allowed.

# Names of cards, and what they do.

card-town = Town
    .text = On arrival you may draw a Quest.
card-church = Church
    .text = A place that Quests name.
card-inn = Inn
    .text = A place that Quests name.
card-well = Well
    .text = A place that Quests name.
card-bridge = Bridge
    .text = A place that Quests name.
card-hunter = Hunter
    .text = On arrival you draw a Story; Quests are fulfilled after it.
    .without-stories = A place like any other: Stories are not played.
card-old-lady = Old Lady
    .text = On arrival you draw a Story; Quests are fulfilled after it.
    .without-stories = A place like any other: Stories are not played.
card-woodcutter = Woodcutter
    .text = On arrival you draw a Story; Quests are fulfilled after it.
    .without-stories = A place like any other: Stories are not played.
card-soldier = Soldier
    .text = On arrival you draw a Story; Quests are fulfilled after it.
    .without-stories = A place like any other: Stories are not played.
card-king = King
    .text = On arrival you may draw three Quests and keep one. A single path leads here, and back.
card-fairy = Fairy
    .text = On arrival you may take a token of any kind. A single path leads here, and back.
card-clouds = Clouds
    .text = A place that Quests name.
card-great-mountains = Great Mountains
    .text = A place that Quests name.
card-hell = Hell
    .text = A place that Quests name.
card-great-sea = Great Sea
    .text = A place that Quests name.
card-steed-nw = Steed (north-west)
    .text = On arrival you may jump to another Steed.
card-steed-ne = Steed (north-east)
    .text = On arrival you may jump to another Steed.
card-steed-se = Steed (south-east)
    .text = On arrival you may jump to another Steed.
card-steed-sw = Steed (south-west)
    .text = On arrival you may jump to another Steed.
card-apple-1 = Apple (north)
    .text = On arrival you may take an apple.
card-apple-2 = Apple (west)
    .text = On arrival you may take an apple.
card-bread-1 = Bread (south)
    .text = On arrival you may take a loaf.
card-bread-2 = Bread (north-west)
    .text = On arrival you may take a loaf.
card-gold-1 = Gold (east)
    .text = On arrival you may take a gold coin.
card-gold-2 = Gold (south-west)
    .text = On arrival you may take a gold coin.
card-magic-items = Magic Items
    .text = On arrival you may draw a Magic Item.
    .without-items = A place like any other: Magic Items are not played.
card-town--old-lady = Town – Old Lady
    .text = While empty, this path needs at least 3, unless the Event of the chapter changes that; the map shows it.
card-town--inn = Town – Inn
    .text = While empty, this path needs at least 2, unless the Event of the chapter changes that; the map shows it.
card-town--well = Town – Well
    .text = While empty, this path needs at least 3, unless the Event of the chapter changes that; the map shows it.
card-town--bridge = Town – Bridge
    .text = While empty, this path needs at least 2, unless the Event of the chapter changes that; the map shows it.
card-town--church = Town – Church
    .text = While empty, this path needs at least 3, unless the Event of the chapter changes that; the map shows it.
card-bridge--king = Bridge – King
    .text = While empty, this path needs at least 6, unless the Event of the chapter changes that; the map shows it.
card-woodcutter--fairy = Woodcutter – Fairy
    .text = While empty, this path needs at least 6, unless the Event of the chapter changes that; the map shows it.
card-church--hunter = Church – Hunter
    .text = While empty, this path needs at least 3, unless the Event of the chapter changes that; the map shows it.
card-hunter--bridge = Hunter – Bridge
    .text = While empty, this path needs at least 4, unless the Event of the chapter changes that; the map shows it.
card-bridge--soldier = Bridge – Soldier
    .text = While empty, this path needs at least 3, unless the Event of the chapter changes that; the map shows it.
card-soldier--well = Soldier – Well
    .text = While empty, this path needs at least 4, unless the Event of the chapter changes that; the map shows it.
card-well--woodcutter = Well – Woodcutter
    .text = While empty, this path needs at least 3, unless the Event of the chapter changes that; the map shows it.
card-woodcutter--inn = Woodcutter – Inn
    .text = While empty, this path needs at least 4, unless the Event of the chapter changes that; the map shows it.
card-church--clouds = Church – Clouds
    .text = While empty, this path needs at least 5, unless the Event of the chapter changes that; the map shows it.
card-old-lady--apple-1 = Old Lady – Apple (north)
    .text = While empty, this path needs at least 2, unless the Event of the chapter changes that; the map shows it.
card-old-lady--steed-ne = Old Lady – Steed (north-east)
    .text = While empty, this path needs at least 3, unless the Event of the chapter changes that; the map shows it.
card-inn--gold-1 = Inn – Gold (east)
    .text = While empty, this path needs at least 3, unless the Event of the chapter changes that; the map shows it.
card-woodcutter--steed-se = Woodcutter – Steed (south-east)
    .text = While empty, this path needs at least 2, unless the Event of the chapter changes that; the map shows it.
card-well--bread-1 = Well – Bread (south)
    .text = While empty, this path needs at least 2, unless the Event of the chapter changes that; the map shows it.
card-well--hell = Well – Hell
    .text = While empty, this path needs at least 5, unless the Event of the chapter changes that; the map shows it.
card-soldier--steed-sw = Soldier – Steed (south-west)
    .text = While empty, this path needs at least 2, unless the Event of the chapter changes that; the map shows it.
card-soldier--gold-2 = Soldier – Gold (south-west)
    .text = While empty, this path needs at least 3, unless the Event of the chapter changes that; the map shows it.
card-bridge--great-sea = Bridge – Great Sea
    .text = While empty, this path needs at least 5, unless the Event of the chapter changes that; the map shows it.
card-hunter--steed-nw = Hunter – Steed (north-west)
    .text = While empty, this path needs at least 2, unless the Event of the chapter changes that; the map shows it.
card-hunter--bread-2 = Hunter – Bread (north-west)
    .text = While empty, this path needs at least 3, unless the Event of the chapter changes that; the map shows it.
card-steed-nw--clouds = Steed (north-west) – Clouds
    .text = While empty, this path needs at least 4, unless the Event of the chapter changes that; the map shows it.
card-clouds--apple-1 = Clouds – Apple (north)
    .text = While empty, this path needs at least 4, unless the Event of the chapter changes that; the map shows it.
card-apple-1--steed-ne = Apple (north) – Steed (north-east)
    .text = While empty, this path needs at least 2, unless the Event of the chapter changes that; the map shows it.
card-steed-ne--great-mountains = Steed (north-east) – Great Mountains
    .text = While empty, this path needs at least 5, unless the Event of the chapter changes that; the map shows it.
card-gold-1--great-mountains = Gold (east) – Great Mountains
    .text = While empty, this path needs at least 4, unless the Event of the chapter changes that; the map shows it.
card-great-mountains--magic-items = Great Mountains – Magic Items
    .text = While empty, this path needs at least 5, unless the Event of the chapter changes that; the map shows it.
card-magic-items--steed-se = Magic Items – Steed (south-east)
    .text = While empty, this path needs at least 3, unless the Event of the chapter changes that; the map shows it.
card-steed-se--bread-1 = Steed (south-east) – Bread (south)
    .text = While empty, this path needs at least 2, unless the Event of the chapter changes that; the map shows it.
card-bread-1--hell = Bread (south) – Hell
    .text = While empty, this path needs at least 4, unless the Event of the chapter changes that; the map shows it.
card-hell--gold-2 = Hell – Gold (south-west)
    .text = While empty, this path needs at least 4, unless the Event of the chapter changes that; the map shows it.
card-steed-sw--apple-2 = Steed (south-west) – Apple (west)
    .text = While empty, this path needs at least 2, unless the Event of the chapter changes that; the map shows it.
card-apple-2--great-sea = Apple (west) – Great Sea
    .text = While empty, this path needs at least 4, unless the Event of the chapter changes that; the map shows it.
card-great-sea--bread-2 = Great Sea – Bread (north-west)
    .text = While empty, this path needs at least 4, unless the Event of the chapter changes that; the map shows it.
card-fox = The Fox
    .text = Leave a die in the den (room for two): in the next chapter you choose the face it shows instead of rolling it.
card-rabbit = The Rabbit
    .text = Whose die lies on top when the chapter ends begins the next one, and gets a Rabbit token: it is worth one walk along any path.
card-wolf = The Wolf
    .text = Once a chapter: put a die there, and everybody else has to give up an unused die as well.
card-snake = The Snake
    .text = Whose die lies on top when the chapter ends gets one die more for the next: the Snake die.
card-die-prohibition = Prohibition die
    .text = 1 to 5 and × (Prohibition): counts 6, and others cover it only with a Prohibition.
card-die-story = Story die
    .text = 1 to 5 and a book (Story): counts 6, and whoever places it draws a Story.
    .without-stories = 1 to 6.
card-die-item = Item die
    .text = 1 to 5 and a hat (Magic Item): counts 6, and whoever places it may draw a Magic Item.
    .without-items = 1 to 6.
card-die-double = Double die
    .text = 1 to 5 and ×2 (Double token): counts 6, and the first token a place gives you in that turn comes twice.
card-die-numbers = Number die
    .text = Its faces: 3, 4, 5, 5, 6, 6.
card-snake-die = Snake die
    .text = Slip, bread, apple, 4, 5, 6.
card-red-riding-hood = Little Red Riding Hood
    .text = Once a chapter: her die may lie on a path at her feet whatever its value; she must walk it.
card-brave-little-tailor = The Brave Little Tailor
    .text = Once a chapter, as your turn begins: put aside the top die of a path, of the Rabbit or of the Snake (no Prohibition).
card-thumbling = Thumbling
    .text = Hand in a Thumbling token: swap an active Quest with another player.
card-rapunzel = Rapunzel
    .text = Once a chapter: roll one die of the common roll again.
card-king-thrushbeard = King Thrushbeard
    .text = Once per chapter, when you are on a Steed: ride anywhere except to the King or the Fairy.
card-puss-in-boots = Puss in Boots
    .text = Once a chapter: exchange one token for another kind.
card-snow-white = Snow White
    .text = Draws two Magic Items for one and keeps one of them.
card-bremen-musicians = The Bremen Town Musicians
    .text = Once a chapter: a die of yours may go on a stack that is already full.
card-sleeping-beauty = Sleeping Beauty
    .text = Instead of placing a die: put two aside and walk one path.
card-crystal-ball = Crystal Ball
    .text = With your placement: your die counts what you name, 1 to 6.
card-wishing-hat = Wishing Hat
    .text = Instead of walking: go anywhere but to King and Fairy.
card-cursed-ring = Cursed Ring
    .text = In your turn: hand one of your Curses to another player.
card-golden-bird = Golden Bird
    .text = After your roll: turn up to two dice that show 1 or 2 to any face.
card-plant = Plant
    .text = When a card is about to hit you: cancel it.
card-white-snake = White Snake
    .text = After the Snake die is rolled: have it rolled again.
card-blue-light = Blue Light
    .text = As your turn begins: take a used die back.
card-seven-league-boots = Seven-League Boots
    .text = As your turn: walk one or two paths, whatever lies there.
card-cudgel-in-sack = Cudgel in the Sack
    .text = Others are about to gain tokens: you gain them instead.
card-magic-mirror = Magic Mirror
    .text = When another player draws Quests: the Quest they keep comes to you.
card-magic-beans = Magic Beans
    .text = When you place a die: it may go on a stack that is already full.
card-little-table = Little Table
    .text = The place you are on gives three tokens instead of its usual number.
card-hazel-branch = Hazel Branch
    .text = You are gaining tokens: one more of a kind.
card-ball-of-wool = Wonderful Ball of Wool
    .text = As your turn begins: roll any of your unused dice again.
card-spirit-in-bottle = Spirit in the Bottle
    .text = When another player draws Magic Items: the Items they would get come to you.
card-invisibility-cloak = Cloak of Invisibility
    .short = Cloak of Invisi­bility
    .text = You have drawn a Misfortune: discard it and draw another Story.
card-golden-ball = Golden Ball
    .text = You are about to lose tokens: they stay with you.
card-golden-horse = Golden Horse
    .text = Instead of walking: go to another figure.
card-red-cheek-white-cheek = Red Cheek, White Cheek
    .text = 2 AP: discard 2 apples, wherever you are.
card-supper-for-the-huntsman = Supper for the Huntsman
    .text = 2 AP: bring a loaf to the Hunter.
card-trail-of-crumbs = A Trail of Crumbs
    .text = 2 AP: discard 2 loaves, wherever you are.
card-hans-in-luck = Hans in Luck
    .text = 2 AP: discard 2 gold, wherever you are.
card-pedlars-basket = The Pedlar’s Basket
    .text = 2 AP: bring an apple to the Old Lady.
card-brother-lustigs-loaf = Brother Lustig’s Loaf
    .text = 2 AP: bring a loaf to the Soldier.
card-innkeepers-reckoning = The Innkeeper’s Reckoning
    .text = 2 AP: bring 1 gold to the Inn.
card-something-gold-in-the-water = Something Gold in the Water
    .text = 2 AP: bring 1 gold to the Well.
card-fruit-for-the-poor-man = Fruit for the Poor Man
    .text = 2 AP: bring an apple to the Woodcutter.
card-singing-bone = The Singing Bone
    .text = 2 AP: bring an apple to the Bridge.
card-tailor-in-heaven = The Tailor in Heaven
    .text = 2 AP: visit the Clouds.
card-devils-sooty-brother = The Devil’s Sooty Brother
    .text = 2 AP: visit Hell.
card-fisherman-and-his-wife = The Fisherman and His Wife
    .text = 2 AP: visit the Great Sea.
card-glass-mountain = The Glass Mountain
    .text = 2 AP: visit the Great Mountains.
card-harvest-thanks = Harvest Thanks
    .text = 3 AP: bring 2 apples to the Church.
card-grandmothers-basket = Grandmother’s Basket
    .text = 3 AP: bring an apple and a loaf to the Old Lady.
card-bearskins-purse = Bearskin’s Purse
    .text = 3 AP: bring 2 gold to the Soldier.
card-table-laid-for-strangers = A Table Laid for Strangers
    .text = 3 AP: bring 2 loaves to the Inn.
card-toll = The Toll
    .text = 3 AP: bring 2 gold to the Bridge.
card-mother-holles-tree = Mother Holle’s Tree
    .text = 3 AP: bring 2 apples to the Well.
card-coin-for-saint-peter = A Coin for Saint Peter
    .text = 3 AP: bring 1 gold to the Clouds.
card-gift-for-the-devils-grandmother = A Gift for the Devil’s Grandmother
    .text = 3 AP: bring an apple to Hell.
card-shake-the-tree = Shake the Tree
    .text = 3 AP: discard 3 apples, wherever you are.
card-empty-the-oven = Empty the Oven
    .text = 3 AP: discard 3 loaves, wherever you are.
card-star-money = The Star Money
    .text = 3 AP: discard 3 gold, wherever you are.
card-clever-gretels-feast = Clever Gretel’s Feast
    .text = 3 AP: discard an apple, a loaf and 1 gold, wherever you are.
card-audience-at-court = Audience at Court
    .text = 3 AP: visit the King.
card-thirteenth-guest = The Thirteenth Guest
    .text = 3 AP: visit the Fairy.
card-skilful-huntsman = The Skilful Huntsman
    .text = 3 AP: fetch the Angels’ Crossbow from the Clouds and bring it to the Hunter.
card-giant-in-the-pass = The Giant in the Pass
    .text = 3 AP: fetch the Old Soldier’s Sword from the Soldier and bring it to the Great Mountains.
card-luck-child = The Luck-Child
    .text = 4 AP: fetch the Devil’s Three Golden Hairs from Hell and bring them to the King.
card-pipers-return = The Piper’s Return
    .text = 4 AP: fetch the Enchanted Flute from the Great Mountains and bring it to the Church.
card-three-little-men = The Three Little Men
    .text = 4 AP: bring an apple and 1 gold to the Woodcutter.
card-two-brothers = The Two Brothers
    .text = 4 AP: bring a loaf and 1 gold to the Hunter.
card-whole-houses-debt = The Whole House’s Debt
    .text = 4 AP: bring 3 gold to the Inn.
card-rations-for-the-regiment = Rations for the Regiment
    .text = 4 AP: bring 3 loaves to the Soldier.
card-offerings-on-high = Offerings on High
    .text = 4 AP: bring an apple, a loaf and 1 gold to the Clouds.
card-devils-bargain = The Devil’s Bargain
    .text = 4 AP: bring a loaf and 2 gold to Hell.
card-sweet-porridge-for-all = Sweet Porridge for All
    .text = 4 AP: discard 2 apples and 2 loaves, wherever you are.
card-golden-orchard = The Golden Orchard
    .text = 4 AP: discard 2 apples and 2 gold, wherever you are.
card-tree-that-asked = The Tree That Asked
    .text = Fortune: gain an apple.
card-fresh-from-the-oven = Fresh from the Oven
    .text = Fortune: gain a loaf.
card-coin-in-the-hem = A Coin in the Hem
    .text = Fortune: gain 1 gold.
card-wish-granted = A Wish Granted
    .text = Fortune: gain a token of any kind.
card-old-womans-thanks = The Old Woman’s Thanks
    .text = Fortune: draw a Magic Item.
card-kings-herald = The King’s Herald
    .text = Fortune: you may draw a Quest.
card-hares-shortcut = The Hare’s Shortcut
    .text = Fortune: take a Rabbit token.
card-on-the-griffins-back = On the Griffin’s Back
    .text = Fortune: you may go anywhere but to King and Fairy.
card-helpful-ants = The Helpful Ants
    .text = Fortune: you may take a used die back.
card-gambling-hansel = Gambling Hansel
    .text = Fortune: you may roll any of your unused dice again.
card-tear-breaks-the-spell = A Tear Breaks the Spell
    .text = Fortune: lift a Curse you are under; without one, gain a token of any kind.
card-rumpelstiltskins-price = Rumpelstiltskin’s Price
    .short = Rumpel­stiltskin’s Price
    .text = Fortune: take a token from another player; if nobody has one, gain a token of any kind.
card-home-again = Home Again
    .text = Side Quest, 2 AP: be in Town when the game ends.
card-friend-of-the-forest = Friend of the Forest
    .text = Side Quest, 2 AP: have dice at two different Spirits when the game ends.
card-full-basket = Full Basket
    .text = Side Quest, 2 AP: have 3 apples when the game ends.
card-full-larder = Full Larder
    .text = Side Quest, 2 AP: have 3 loaves when the game ends.
card-full-purse = Full Purse
    .text = Side Quest, 2 AP: have 3 gold when the game ends.
card-keeper-of-wonders = Keeper of Wonders
    .text = Side Quest, 2 AP: hold 2 Magic Items when the game ends.
card-good-company = Good Company
    .text = Side Quest, 1 AP: share your place with another figure when the game ends.
card-worlds-end = World’s End
    .text = Side Quest, 2 AP: be in the Clouds, in Hell, at the Great Sea or in the Great Mountains when the game ends.
effect-robbers-den-1 = lose a token
effect-robbers-den-2 = discard a Magic Item
effect-good-for-the-neighbours-1 = each other player gains 1 gold
effect-good-for-the-neighbours-2 = each other player gains an apple
effect-shared-table-1 = each other player gains an apple
effect-shared-table-2 = each other player gains a loaf
effect-generous-fool-1 = each other player gains a loaf
effect-generous-fool-2 = each other player gains 1 gold
effect-swept-away-1 = go to the Great Sea
effect-swept-away-2 = go to the Great Mountains
effect-wrong-door-1 = go to Hell
effect-wrong-door-2 = go to the Clouds
effect-lost-at-dusk-1 = go to the Well
effect-lost-at-dusk-2 = go to the Bridge
effect-asleep-on-the-road-1 = put an unused die aside
effect-asleep-on-the-road-2 = lose a token
effect-stolen-letter-1 = give up an active Quest
effect-stolen-letter-2 = lose 2 tokens
effect-thieving-magpies-1 = the left neighbour takes a token of yours
effect-thieving-magpies-2 = the right neighbour takes a Magic Item of yours at random
effect-hungry-goats-1 = lose an apple
effect-hungry-goats-2 = lose a loaf
effect-birds-ate-the-crumbs-1 = lose a loaf
effect-birds-ate-the-crumbs-2 = lose 1 gold
effect-hole-in-the-pocket-1 = lose 1 gold
effect-hole-in-the-pocket-2 = lose an apple
effect-stepmothers-favour-1 = each other player draws a Magic Item
effect-stepmothers-favour-2 = each other player may take a used die back
effect-spindle-1 = turn your highest unused die to its lowest number
effect-spindle-2 = discard a Magic Item
effect-youngest-brother-1 = whoever has the fewest AP gains a token of any kind
effect-youngest-brother-2 = whoever has the fewest AP may draw a Quest
card-robbers-den = Robbers’ Den
    .text = Misfortune: { effect-robbers-den-1 }, or { effect-robbers-den-2 }.
card-good-for-the-neighbours = Good for the Neighbours
    .text = Misfortune: { effect-good-for-the-neighbours-1 }, or { effect-good-for-the-neighbours-2 }.
card-shared-table = Shared Table
    .text = Misfortune: { effect-shared-table-1 }, or { effect-shared-table-2 }.
card-generous-fool = The Generous Fool
    .text = Misfortune: { effect-generous-fool-1 }, or { effect-generous-fool-2 }.
card-swept-away = Swept Away
    .text = Misfortune: { effect-swept-away-1 }, or { effect-swept-away-2 }.
card-wrong-door = The Wrong Door
    .text = Misfortune: { effect-wrong-door-1 }, or { effect-wrong-door-2 }.
card-lost-at-dusk = Lost at Dusk
    .text = Misfortune: { effect-lost-at-dusk-1 }, or { effect-lost-at-dusk-2 }.
card-asleep-on-the-road = Asleep on the Road
    .text = Misfortune: { effect-asleep-on-the-road-1 }, or { effect-asleep-on-the-road-2 }.
card-stolen-letter = The Stolen Letter
    .text = Misfortune: { effect-stolen-letter-1 }, or { effect-stolen-letter-2 }.
card-thieving-magpies = Thieving Magpies
    .text = Misfortune: { effect-thieving-magpies-1 }, or { effect-thieving-magpies-2 }.
card-hungry-goats = The Hungry Goats
    .text = Misfortune: { effect-hungry-goats-1 }, or { effect-hungry-goats-2 }.
card-birds-ate-the-crumbs = Birds Ate the Crumbs
    .text = Misfortune: { effect-birds-ate-the-crumbs-1 }, or { effect-birds-ate-the-crumbs-2 }.
card-hole-in-the-pocket = A Hole in the Pocket
    .text = Misfortune: { effect-hole-in-the-pocket-1 }, or { effect-hole-in-the-pocket-2 }.
card-stepmothers-favour = The Stepmother’s Favour
    .short = The Step­mother’s Favour
    .text = Misfortune: { effect-stepmothers-favour-1 }, or { effect-stepmothers-favour-2 }.
card-spindle = The Spindle
    .text = Misfortune: { effect-spindle-1 }, or { effect-spindle-2 }.
card-youngest-brother = The Youngest Brother
    .text = Misfortune: { effect-youngest-brother-1 }, or { effect-youngest-brother-2 }.
card-black-stallion = The Black Stallion
    .text = Curse, 2 AP lost unless you jump from a Steed, or ride as Thrushbeard.
card-ravens-spell = The Raven’s Spell
    .text = Curse, 2 AP lost unless you go to the Church.
card-frogs-claim = The Frog’s Claim
    .text = Curse, 2 AP lost unless you discard 2 tokens.
card-thirteenth-fairys-word = The Thirteenth Fairy’s Word
    .text = Curse, 3 AP lost unless you go to the King or the Fairy.
card-devils-contract = The Devil’s Contract
    .text = Curse, 3 AP lost unless you go to Hell.
card-witchs-toll = The Witch’s Toll
    .text = Curse, 1 AP lost unless you discard a Magic Item.
card-buy-a-rumour = Buy a Rumour
    .text = Mini Quest: discard a token, and you may draw a Quest.
card-apple-for-a-secret = Apple for a Secret
    .text = Mini Quest: discard an apple, and draw a Magic Item.
card-feed-the-hare = Feed the Hare
    .text = Mini Quest: discard a loaf, and take a Rabbit token.
card-at-the-market-stall = At the Market Stall
    .text = Mini Quest: discard 1 gold, and gain an apple and a loaf.
card-princess-at-the-well = The Princess at the Well
    .text = Mini Quest: at the Well, gain 1 gold.
card-landlords-treat = The Landlord’s Treat
    .text = Mini Quest: at the Inn, gain a loaf.
card-godfathers-blessing = Godfather’s Blessing
    .text = Mini Quest: at the Church, lift a Curse you are under; without one, draw a Magic Item.
card-troubled-crossing = The Troubled Crossing
    .text = Mini Quest: at the Bridge, you may take a used die back.
card-flounders-wish = The Flounder’s Wish
    .text = Mini Quest: at the Great Sea, gain 2 tokens of any kind.
card-heavens-gate = Heaven’s Gate
    .text = Mini Quest: in the Clouds, you may draw a Quest, then gain a token of any kind.
card-stoking-the-kettles = Stoking the Kettles
    .text = Mini Quest: in Hell, gain 2 gold.
card-dwarfs-mine = The Dwarfs’ Mine
    .text = Mini Quest: in the Great Mountains, draw a Magic Item, then gain 1 gold.
card-mother-holle-shakes-her-beds = Mother Holle Shakes Her Beds
    .text = Every empty path counts 1 more, 6 at most.
card-thaw = The Thaw
    .text = Every empty path counts 1 less, 1 at least.
card-hundred-year-sleep = The Hundred-Year Sleep
    .text = Stacks hold one die fewer.
card-wedding-at-court = Wedding at Court
    .text = The empty paths to the King and the Fairy count 4.
card-lame-horses = Lame Horses
    .text = Nobody jumps from Steed to Steed.
card-rain-of-stars = Rain of Stars
    .text = Gold places give two.
card-laden-tree = The Laden Tree
    .text = Apple places give two.
card-oven-calls = The Oven Calls
    .text = Bread places give two.
card-market-day = Market Day
    .text = In Town you may draw two Quests and keep one.
card-broken-spells = Broken Spells
    .text = Prohibitions are plain sixes.
card-stones-in-the-wolfs-belly = Stones in the Wolf’s Belly
    .text = The Wolf takes no dice.
card-fireside-tales = Fireside Tales
    .text = Whoever must draw a Story draws two and chooses one.

mark-ap = { $value } AP
