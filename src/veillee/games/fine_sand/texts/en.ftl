# What the game is, and how its table is set up.

title = Fine Sand
neutral-title = A Whole Deck to Build
game-summary = Everybody has the same pile of cards and builds sand castles to get rid of them, all at the same time. Every card is paid for with other cards; what you do not want you give to your neighbour. Fewest unbuilt cards win.
first-game = Your first game? Begin with the introductory order: all piles lie alike, and hints lead you through the first rounds
setting-order = Order of the piles
setting-order-shuffled = shuffled
setting-order-presorted = the introductory one, for a first game
setting-fable = Fable rounds (3 new cards each)
setting-payment = Overpaying
setting-payment-no-superfluous = yes, but no needless card
setting-payment-least-excess = only if unavoidable
setting-solo-gift = Compulsory gift when playing alone
setting-solo-gift-strict = strict, it cannot be dodged
setting-solo-gift-lenient = lenient, if a card is left
setting-castles-on-solo-gifts = Grand and Colossal castle, when playing alone, take
setting-castles-on-solo-gifts-no = unbuilt cards only
setting-castles-on-solo-gifts-yes = unbuilt cards and gifts
setting-rounds = Ends no later than round
setting-hand = Cards in hand at the start
setting-limit = Hand limit at the start

# Cards and where they lie.

back-sand = a card
    .cards = { $count ->
        [one] a card
       *[other] { $count } cards
    }
zone-draw = Draw pile
    .yours = your draw pile
    .theirs = { $seat }’s draw pile
zone-discard = Discard pile
    .yours = your discard pile
    .theirs = { $seat }’s discard pile
zone-hands = Hand
    .yours = your hand
    .theirs = { $seat }’s hand
zone-plan = To be paid
    .yours = the cards you are about to build
    .theirs = the cards { $seat } is about to build
zone-aside = Set aside
    .yours = the cards you have set aside
    .theirs = the cards { $seat } has set aside
zone-revealed = Revealed
    .yours = the cards you have revealed
    .theirs = the cards { $seat } has revealed
zone-front = In front
    .yours = the Scaffolding in front of you
    .theirs = the Scaffolding in front of { $seat }
zone-pallet = On the Pallet
    .yours = your Pallet
    .theirs = { $seat }’s Pallet
zone-built = Built and ready
    .yours = your built cards
    .theirs = { $seat }’s built cards
zone-resting = Resting this turn
    .yours = your resting cards
    .theirs = { $seat }’s resting cards
zone-chairs = Chairs on their way
    .yours = your beach chairs on their way
    .theirs = { $seat }’s beach chairs on their way
zone-gifts = Gifts
    .yours = your gifts
    .theirs = { $seat }’s gifts
zone-removed = Removed from the game
    .yours = your removed cards
    .theirs = { $seat }’s removed cards
zone-box = Not in this game
    .yours = your cards that are not in this game
    .theirs = { $seat }’s cards that are not in this game
column-family = Family
column-cost = Cost
column-value = Coins
column-mark = Mark
family-castle = castle
family-coin = coin card
family-green = green
family-red = red
family-blue = blue
family-violet = violet
family-yellow = yellow
mark-W = stays in the pile
mark-0 = starting card
mark-1 = Fable round 1
mark-2 = Fable round 2
mark-3 = Fable round 3
mark-4 = Fable round 4
mark-5 = Fable round 5
mark-6 = Fable round 6
mark-7 = Fable round 7
mark-8 = Fable round 8
mark-9 = Fable round 9
field-round = { $value ->
    [0] Opening
   *[other] Round { $value }
}

# What is asked, and what can be answered.

ask-exchange = Swap any of these cards, once: name the ones you do not want and draw the same number.
ask-draw = Step 1: how many cards do you draw? Each green card may be left unused.
ask-act = { $ending ->
    [1] One more round will follow, then the game is over.
    [2] This is the last round.
   *[other] Round { $round }.
}{ $can-build ->
    [0] { $can-draw-all ->
        [0] { "" }
       *[other] { " " }Draw more.
    }
   *[other] { $can-draw-all ->
        [0] { " " }You can build again.
       *[other] { " " }Build or draw more, not both.
    }
}{ $can-use ->
    [0] { "" }
   *[other] { " " }You can use actions of the cards you have built.
}{ $can-give ->
    [0] { "" }
   *[other] { $players ->
        [1] { " " }A gift is due.
       *[other] { " " }You may give a card away{ $ending ->
            [2] : it then no longer counts against you
           *[other] { "" }
        }.
    }
}{ $can-done ->
    [0] { "" }
   *[other] { " " }End your turn when you are ready; with nothing left to do it ends by itself.
}
ask-batch = You may build another card in the same go and pay for all of them together.
ask-build-by = Your card’s action builds a card: choose which.
ask-dream = Dream construction: reveal more, build one of the revealed cards, or leave them all.
ask-pay = Pay for what you build, the highest values first.
ask-discard = The action asks for cards from your hand: choose what to discard.
ask-discard-any = Discard as many cards as you like; then you draw.
ask-remove = Choose the card that is removed from the game.
ask-keep = Keep one of the two; the other is discarded.
ask-dive = Take any card from your discard pile.
ask-limit = Your hand is over its limit: discard the cards you can best do without.
question-exchange = opening exchange
question-draw = step 1
question-act = your turn
question-batch = another build
question-build-by = what to build
question-dream = Dream construction
question-pay = payment
question-discard = what to discard
question-discard-any = how much to discard
question-remove = what to remove
question-keep = what to keep
question-dive = what to take
question-limit = hand limit
option-swap = Swap { $card }
option-enough = That is all
option-draw-all = Draw everything
option-draw-two = Draw the board’s two cards only
option-use = Use { $card }
option-build = Build { $card }
option-bargain = Build { $card } as a bargain
option-pay-now = Pay for these
option-reveal = Reveal another card
option-leave = Build none of them
option-give = Give { $card } away
option-store = Put { $card } on the Pallet
option-pay = Pay with { $card }
option-pay-stored = Pay with { $card } from the Pallet
option-pay-front = Pay with { $card } in front of you
option-pay-token = Pay with a coin token
option-discard = Discard { $card }
option-remove = Remove { $card } from the game
option-keep = Keep { $card }
option-keep-token = Keep the token
option-take = Take { $card }
option-done = End the turn
option-done-to-choose = End the turn; choose next time how much to draw
forced-done = { "" }
forced-enough = { "" }
forced-leave = { "" }
forced-done-to-choose = { "" }

# What happens.

set-round = Round { $value } begins.
set-step = { "" }
set-ending = { $value ->
    [1] A draw pile has run out for good: one more round follows, then the game is over.
    [2] A draw pile has run out for good: this is the last round.
   *[other] { "" }
}
set-timer = { $value ->
    [0] The timer has run out: from now on gifts are due.
    [one] { $value } more turn without gifts.
   *[other] { $value } more turns without gifts.
}
set-tokens = { $you ->
    [yes] You now have { $value ->
        [one] { $value } coin token.
       *[other] { $value } coin tokens.
    }
   *[no] { $seat } now has { $value ->
        [one] { $value } coin token.
       *[other] { $value } coin tokens.
    }
}
set-drained = { $value ->
    [0] { "" }
   *[other] { $you ->
        [yes] You have drawn everything: your draw pile and your discard pile are empty.
       *[no] { $seat } has drawn everything: draw pile and discard pile are empty.
    }
}
set-branch = { "" }
set-builds = { "" }
set-drawn = { "" }
set-gifted = { "" }
shuffled-draw = { $you ->
    [yes] You shuffle your draw pile.
   *[no] { $seat } shuffles the draw pile.
}
moved-draw-hands = { $you ->
    [yes] You draw
   *[no] { $seat } draws
} { $cards }.
moved-draw-front = { $you ->
    [yes] You draw { $cards }, to lie in front of you.
   *[no] { $seat } draws { $cards }, to lie in front.
}
moved-draw-revealed = { $you ->
    [yes] You reveal
   *[no] { $seat } reveals
} { $cards }.
moved-draw-aside = { $you ->
    [yes] You draw { $cards } to pick from.
   *[no] { $seat } draws { $cards } to pick from.
}
moved-draw-box = { $you ->
    [yes] Out of your pile: { $cards }.
   *[no] { "" }
}
moved-box-draw = { $you ->
    [yes] New in your pile: { $cards }.
   *[no] { "" }
}
moved-discard-draw = { $rule ->
    [fs-setup] { "" }
   *[other] { $you ->
        [yes] Your discard pile becomes your draw pile.
       *[no] { $seat }’s discard pile becomes the draw pile.
    }
}
moved-hands-discard = { $rule ->
    [fs-exchange] { $you ->
        [yes] You swap
       *[no] { $seat } swaps
    }
    [fs-limit] { $you ->
        [yes] Over your limit, you discard
       *[no] Over the limit, { $seat } discards
    }
    [fs-discarding] { $you ->
        [yes] You discard
       *[no] { $seat } discards
    }
   *[other] { $you ->
        [yes] You pay with
       *[no] { $seat } pays with
    }
} { $cards }.
moved-hands-front = { $you ->
    [yes] You put { $cards } in front of you.
   *[no] { $seat } puts { $cards } in front.
}
moved-hands-plan = { "" }
moved-revealed-plan = { "" }
moved-plan-built = { $you ->
    [yes] You build
   *[no] { $seat } builds
} { $cards }.
moved-plan-resting = { $you ->
    [yes] You build { $cards }, usable from your next turn.
   *[no] { $seat } builds { $cards }.
}
moved-plan-chairs = { $you ->
    [yes] You build { $cards } for your left neighbour.
   *[no] { $seat } builds { $cards } for the left neighbour.
}
moved-chairs-discard = { $giving ->
    [yes] You send { $cards } to { $seat }’s discard pile.
   *[no] { $you ->
        [yes] { $giver } sends { $cards } to your discard pile.
       *[no] { $giver } sends { $cards } to { $seat }’s discard pile.
    }
}
moved-hands-gifts = { $you ->
    [yes] You give { $cards } away.
   *[no] { $seat } gives a card away, face down.
}
moved-gifts-discard = { $giving ->
    [yes] Your gift reaches { $seat }: { $cards }.
   *[no] { $you ->
        [yes] A gift from { $giver }: { $cards } in your discard pile.
       *[no] A gift from { $giver } reaches { $seat }: { $cards }.
    }
}
moved-resting-built = { "" }
moved-resting-gifts = { $you ->
    [yes] Your { $cards } becomes a gift.
   *[no] { $seat }’s { $cards } becomes a gift.
}
moved-resting-removed = Removed from the game: { $cards }.
moved-built-resting = { $you ->
    [yes] You use
   *[no] { $seat } uses
} { $cards }.
moved-built-discard = { $you ->
    [yes] After use you discard { $cards }.
   *[no] After use { $seat } discards { $cards }.
}
moved-hands-pallet = { $you ->
    [yes] You put { $cards } on your Pallet.
   *[no] { $seat } puts { $cards } on the Pallet.
}
moved-pallet-discard = { $you ->
    [yes] You pay with { $cards } from your Pallet.
   *[no] { $seat } pays with { $cards } from the Pallet.
}
moved-pallet-removed = { $you ->
    [yes] You pay with { $cards } from your Pallet, removed from the game.
   *[no] { $seat } pays with { $cards } from the Pallet, removed from the game.
}
moved-front-discard = { $you ->
    [yes] You pay with { $cards }.
   *[no] { $seat } pays with { $cards }.
}
moved-hands-removed = { $rule ->
    [fs-rubble-chute] { $you ->
        [yes] You remove { $cards } from the game.
       *[no] { $seat } removes { $cards } from the game.
    }
   *[other] { $you ->
        [yes] You pay with { $cards }, removed from the game.
       *[no] { $seat } pays with { $cards }, removed from the game.
    }
}
moved-revealed-hands = { $you ->
    [yes] You take { $cards } into your hand.
   *[no] { $seat } takes { $cards }.
}
moved-revealed-front = { $you ->
    [yes] You put { $cards } in front of you.
   *[no] { $seat } puts { $cards } in front.
}
moved-revealed-discard = { $you ->
    [yes] Of the revealed cards you discard { $cards }.
   *[no] Of the revealed cards { $seat } discards { $cards }.
}
moved-aside-hands = { $you ->
    [yes] You keep { $cards }.
   *[no] { $seat } keeps one of them.
}
moved-aside-front = { $you ->
    [yes] You keep { $cards }, to lie in front of you.
   *[no] { $seat } keeps { $cards }, to lie in front.
}
moved-aside-discard = { $you ->
    [yes] You discard { $cards }.
   *[no] { $seat } discards { $cards }.
}
moved-discard-hands = { $you ->
    [yes] You take { $cards } from your discard pile.
   *[no] { $seat } takes { $cards } from the discard pile.
}
moved-discard-front = { $you ->
    [yes] You take { $cards } from your discard pile, to lie in front of you.
   *[no] { $seat } takes { $cards } from the discard pile, to lie in front.
}
answered-swap = { "" }
answered-enough = { "" }
answered-draw-all = { "" }
answered-draw-two = { "" }
answered-use = { "" }
answered-build = { "" }
answered-bargain = { "" }
answered-pay-now = { "" }
answered-reveal = { "" }
answered-leave = { "" }
answered-give = { "" }
answered-store = { "" }
answered-pay = { "" }
answered-pay-stored = { "" }
answered-pay-front = { "" }
answered-pay-token = { "" }
answered-discard = { "" }
answered-remove = { "" }
answered-keep = { "" }
answered-keep-token = { "" }
answered-take = { "" }
answered-done = { "" }
answered-done-to-choose = { "" }

# Why not.

not-in-hand = This card is not in your hand: { $card }.
coins-are-not-built = A coin card cannot be built: { $card }.
too-dear = { $card } costs { $cost }, and you can pay { $coins }: { $missing } too few.
too-dear-together = With { $card } it would cost { $cost }, and you can pay { $coins }: { $missing } too few.
in-order = Several cards are named in the order of the card list; go on from this one: { $card }.
no-builds-left = You have used your { $builds ->
    [one] ordinary build
   *[other] { $builds } ordinary builds
} of this turn.
no-more-ordinary = No further ordinary build is possible in this go.
no-bargain-left = You have no Bargain build ready.
nothing-to-build = You hold no card that this action could build; you can pay { $coins }.
side-job-too-dear = Its printed cost is { $cost }; a Side job builds cards that cost { $most } at most.
night-too-dear = Besides this card you need { $cards } cards to discard, and then still { $cost ->
    [one] one coin
   *[other] { $cost } coins
} to pay.
not-revealed = This card is not among those revealed: { $card }.
nothing-to-reveal = There is nothing more to reveal.
you-chose-drawing = You have chosen to draw this turn.
you-chose-building = You have chosen to build this turn.
step-3-began = You have begun step 3: there are no more red and blue actions.
step-1-is-over = Green cards work in step 1, which is over.
after-step-1 = That has to wait until step 1 is over.
green-only = Only green cards work in step 1: { $card }.
draw-two-first = The board’s two cards have to be drawn first.
already-drawn = These cards have already been drawn.
no-card-to-leave = You have no card whose drawing could be left out.
no-turn-follows = No turn follows: this is the last round.
not-built = You have not built this card: { $card }.
rests = This card rests until your next turn: { $card }.
no-action = This card has no action to use: { $card }.
hand-is-full = You hold { $cards } cards and may keep { $limit }: there is nothing to draw.
needs-cards = This action needs { $needed ->
    [one] one hand card
   *[other] { $needed } hand cards
}; you hold { $cards }.
gift-given = You have given your gift of this turn.
timer-runs = No gifts yet: the timer runs for { $turns ->
    [one] one more turn
   *[other] { $turns } more turns
}, this one included.
give-first = You have to give a card away before you end your turn.
keep-one-to-give = You owe a gift: your last hand card has to stay for it.
no-pallet-ready = You have no Pallet ready to be filled.
pallet-full = There is no room: { $cards ->
    [one] one card lies
   *[other] { $cards } cards lie
} there already.
no-token = You have no coin token.
nothing-to-pay-with = There is no such card to pay with there: { $card }.
worth-nothing = This card is worth nothing as payment: { $card }.
pay-in-order = You pay in descending value: this would have come earlier.
rest-too-small = { $coins ->
    [one] One coin is
   *[other] { $coins } coins are
} still to be paid, and what comes after this item would not be enough.
pay-exactly = Exactly { $coins ->
    [one] one more coin is
   *[other] { $coins } more coins are
} to be paid, and with this item that does not work out.
at-least-one = Discard at least one card.
needed-to-pay = Without this card you could no longer pay { $cost }.
too-few-after = { $cards ->
    [one] One card is
   *[other] { $cards } cards are
} still to be discarded, and too few come after this one in the card list.
both-are-cards = You drew two cards: keep one of them.
not-aside = This card is not one of those you drew: { $card }.
not-discarded = This card is not in your discard pile: { $card }.

# The cards.

card-sand-pie = Sand pie
    .text = No action, but cheap: one card less to count at the end.
card-bucket-tower = Bucket tower
    .short = Bucket tower
    .text = No action, but cheap: one card less to count at the end.
card-walled-castle = Walled castle
    .short = Walled castle
    .text = No action, but cheap: one card less to count at the end.
card-two-coins = Two coins
    .text = Worth 2 as payment. Cannot be built, but counts at the end.
card-three-coins = Three coins
    .text = Worth 3 as payment. Cannot be built, but counts at the end.
card-roller-1 = Roller I
    .short = Roller I
    .text = Step 1, every turn: draw one more card.
card-roller-2 = Roller II
    .short = Roller II
    .text = Step 1, every turn: draw one more card.
card-roller-3 = Roller III
    .short = Roller III
    .text = Step 1, every turn: draw one more card.
card-big-roller = Big roller
    .short = Big roller
    .text = Step 1, every turn: draw two more cards.
card-digger-1 = Digger I
    .short = Digger I
    .text = Step 2A, every turn: one more build.
card-digger-2 = Digger II
    .short = Digger II
    .text = Step 2A, every turn: one more build.
card-digger-3 = Digger III
    .short = Digger III
    .text = Step 2A, every turn: one more build.
card-price-cutter = Price cutter
    .short = Price cutter
    .text = Your ordinary builds cost 1 less each.
card-tipper-1 = Tipper I
    .short = Tipper I
    .text = Step 2B, every turn: draw one more card.
card-tipper-2 = Tipper II
    .short = Tipper II
    .text = Step 2B, every turn: draw one more card.
card-tipper-3 = Tipper III
    .short = Tipper III
    .text = Step 2B, every turn: draw one more card.
card-big-tipper = Big tipper
    .short = Big tipper
    .text = Step 2B, every turn: draw two more cards.
card-mixer-1 = Mixer I
    .short = Mixer I
    .text = Your hand limit is 1 higher.
card-mixer-2 = Mixer II
    .short = Mixer II
    .text = Your hand limit is 1 higher.
card-mixer-3 = Mixer III
    .short = Mixer III
    .text = Your hand limit is 1 higher.
card-big-mixer = Big mixer
    .short = Big mixer
    .text = Your hand limit is 2 higher.
card-sieve = Sieve
    .short = Sieve
    .text = Once a turn: discard a hand card, then draw one.
card-scaffolding = Scaffolding
    .short = Scaf­folding
    .text = Worth 1. Once drawn it lies open in front of you, not in your hand, until you pay with it.
card-piggy-bank = Piggy bank
    .short = Piggy bank
    .text = Step 1: take a coin token.
card-side-job = Side job
    .short = Side job
    .text = Step 2B: build a hand card with a printed cost of 3 or less, at full price.
card-pit = Pit
    .text = A coin card worth 0: neither built nor used to pay.
card-pick-of-two = Pick of two
    .short = Pick of two
    .text = Step 1: draw two cards, keep one, discard the other.
card-skip-dive = Skip dive
    .short = Skip dive
    .text = Step 2B: take any card from your discard pile; if it is empty, the top card of your draw pile; otherwise a token.
card-coin-detector = Coin detector
    .short = Coin detector
    .text = Step 1: reveal cards until a coin card appears and take it; discard the rest.
card-full-hand = Full hand
    .text = Step 2B: draw up to your hand limit.
card-rubble-chute = Rubble chute
    .short = Rubble chute
    .text = Once a turn: discard two hand cards to remove another one from the game.
card-bargain-build = Bargain build
    .short = Bargain build
    .text = Step 2A: one more build that costs 2 less; no other discount.
card-half-refill = Half refill
    .short = Half refill
    .text = Step 2B: discard any number of cards, draw half as many, rounded up.
card-night-shift = Night shift
    .short = Night shift
    .text = Once a turn: discard two hand cards to build another one at full price.
card-tall-castle = Tall castle
    .short = Tall castle
    .text = No action, but cheap: one card less to count at the end.
card-spare-bucket = Spare bucket
    .short = Spare bucket
    .text = Once: your hand limit is 3 higher this turn; then this card becomes a gift or, alone, leaves the game.
card-three-for-two = Three for two
    .short = Three for two
    .text = Once a turn: discard three hand cards, draw two.
card-two-cards-once = One-off: two cards
    .short = Two cards, once
    .text = Step 1: draw two cards, then discard this one.
card-free-build-once = One-off: free build
    .short = Free build, once
    .text = Step 2A: build a card from your hand free of charge; this one is discarded.
card-one-more-once = One-off: one more
    .short = One more, once
    .text = Discard any number of cards, draw one more than that, then discard this one.
card-grand-castle = Grand castle
    .short = Grand castle
    .text = At the end one of your unbuilt cards does not count.
card-colossal-castle = Colossal castle
    .short = Colossal castle
    .text = At the end two of your unbuilt cards do not count.
card-pallet = Pallet
    .text = Room for one coin card from your hand: it can still pay, and when cards are counted it passes for built.
card-beach-chair = Beach chair
    .short = Beach chair
    .text = When built it lands on your left neighbour’s discard pile; alone, you keep it.
card-hard-foundation = Hard foundation
    .short = Hard foun­dation
    .text = Worth 4 as payment, once; then it is removed from the game.
card-recycling = Recycling
    .short = Recycling
    .text = Step 3: discard two hand cards to draw one, as often as you like.
card-skip-treasure = Treasure of the skip
    .short = Skip treasure
    .text = Step 1: take any card from your discard pile; if it is empty, the top card of your draw pile; otherwise a token.
card-dream-construction = Dream construction
    .short = Dream con­struction
    .text = Step 2A: reveal up to five cards from your draw pile and build at most one of them; the Price cutter applies.
card-last-delivery = Last delivery
    .short = Last delivery
    .text = Step 3: draw a card.

# Why a choice is advised.

advice-swap = { $card } costs { $cost }: too dear for the first turns.
advice-keep-these = The { $hand } cards you hold are good enough.
advice-use = { $discards ->
    [0] { $draws ->
        [0] Now is the time to use { $card }: { $hand } in hand, limit { $limit }.
       *[other] { $card } draws { $draws } more: { $hand } in hand, limit { $limit }.
    }
   *[other] { $card } takes { $discards } of the { $hand } in your hand.
}
advice-draw-cards = Draw { $count } more{ $over ->
    [0] : you can keep them all, and next turn you can pay for more.
   *[other] { " " }and keep the best for your next turn: { $limit } may stay.
}
advice-draw-last = This is the last round: { $count } more cards would come too late to be built.
advice-draw-first = Draw { $count }: the more you hold, the more you can build and pay for this turn.
advice-done = Nothing better is left to do this turn: { $hand } in hand, limit { $limit }.
advice-build = { $card } is well worth its price of { $price } now.
advice-pay-now = Pay { $owed }, and keep the rest for later.
advice-dream = Something better may still turn up: { $left } more can be revealed.
advice-pay-with-coins = Coins from elsewhere spare your hand of { $hand }.
advice-spare = You can do without { $card }: it costs { $cost } and pays { $coins }.
advice-store = { $card } is safe there and can still pay { $coins }.
advice-give = { $card }, at a cost of { $cost }, does little for you now: rather give it away than keep it.
advice-take = { $card } will be of good use to you: it costs { $cost } and pays { $coins }.
advice-no-end-yet = Leave a card to draw: with { $unbuilt } cards unbuilt, the end would come too early.

mark-cost = costs { $value }
mark-value = { $value ->
    [one] { $value } coin
   *[other] { $value } coins
}
