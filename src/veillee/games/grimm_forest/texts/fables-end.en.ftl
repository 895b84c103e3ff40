# Handing over resources.

ask-hand-over = { $card }: choose a resource to give to { $other_seat }.
cause-hand-over = { "" }
question-hand-over = hand over
option-hand-over = Hand over { one-unit }
answered-hand-over = { "" }
hands-over = { $other_you ->
    [yes] { $seat } gives you
   *[no] { $you ->
        [yes] You give
       *[no] { $seat } gives
    } { $other_seat }
} { $amount } { $material }.
none-to-hand-over = You cannot hand over { $material }: you have { $have }, and { $due } may go by this card.

# A Friendly Game.

ask-friendly-game = A Friendly Game is won: take a resource from an opponent at your place; a second one comes from the same opponent.
question-friendly-game = take your winnings
option-win = Take { one-unit } from { $other_seat }
answered-win = { $other_you ->
    [yes] { $seat } takes { one-unit } from you.
   *[no] { $you ->
        [yes] You take
       *[no] { $seat } takes
    } { one-unit } from { $other_seat }.
}
not-in-the-game = You can only take from an opponent at your place, and that is not { $player }.
game-has-begun = You have already taken from somebody else; nothing can come from { $player } now.
rival-has-none = You cannot take { $material }: { $player } has none.

# Big Bad Wolf.

ask-blow-down = The Big Bad Wolf is hungry: choose the house that loses its top section.
question-blow-down = choose a house
option-blow-down = Take the top off { $other_you ->
    [yes] your own
   *[no] { $other_seat }’s
} house on site { $site }
answered-blow-down = { "" }
loses-section = The Big Bad Wolf blows: { $you ->
    [yes] you lose
   *[no] { $seat } loses
} { a-section }.
wolf-is-at = The Big Bad Wolf is at { $you ->
    [yes] your own houses
   *[no] the houses of { $player }
} now; choose one of those.
no-house-there = There is no house on site { $site }.
brick-is-safe = The house on site { $site } is made of brick: the Big Bad Wolf cannot harm it.
same-house = The house on site { $site } is just like the one on site { $first }; choose that one.

# Bridge Troll.

ask-toll = Your Bridge Troll stops somebody at its place: choose who gives you half of what they collected.
question-toll = choose who pays
option-ask-toll = { $other_you ->
    [yes] Name yourself: nobody pays
   *[no] Let { $other_seat } pay
}
answered-ask-toll = The Bridge Troll demands its toll from { $other_you ->
    [yes] you
   *[no] { $other_seat }
}.
not-at-the-troll = The Bridge Troll cannot stop { $player }, who is not at its place.
troll-spares-you = Your Bridge Troll has to stop an opponent; stopping yourself is possible in the French editions only.

# Consult the Oracle.

ask-oracle = The Oracle offers you a Fable of each opponent, at random: take them, or leave them all.
question-oracle = consult the Oracle
option-consult = Take a Fable from each opponent
option-leave-fables = Leave all Fables where they are
answered-consult = { "" }
answered-leave-fables = { $you ->
    [yes] You leave
   *[no] { $seat } leaves
} the opponents’ Fables alone.

# Ghostly Whispers.

ask-whispers = { $more ->
    [yes] Ghostly Whispers: you keep { $card }. Choose one more Fable to keep.
   *[no] You hear Ghostly Whispers: choose a Fable to keep; you keep two, the others are discarded.
}
cause-whispers = { "" }
question-whispers = keep a Fable
option-keep-fable = Keep { $card }
answered-keep-fable = { "" }
moved-peeked-fable-discard = { $you ->
    [yes] You discard
   *[no] { $seat } discards
} { $cards }.
not-whispered = This Fable is not among those you hear of: { $card }.

# Harvest Moon.

ask-harvest = The Harvest Moon is up: choose a place where no pig stood, and take half of what lies there.
ask-harvest-token = The Harvest Moon shines on the Market: take a token of your choice.
question-harvest = choose a harvest
question-harvest-token = take a token
option-harvest = Harvest { at-place }
answered-harvest = { $you ->
    [yes] You harvest
   *[no] { $seat } harvests
} { at-place }.
pigs-stood-there = You cannot harvest { at-place }: { $pigs ->
    [one] a pig stood there
   *[other] { $pigs } pigs stood there
}.

# Hidden Stash.

ask-stash = A Hidden Stash at the Market: choose the type of which you gain 2.
question-stash = open the stash
option-open-stash = Gain 2 { $material }
answered-open-stash = { $you ->
    [yes] You gain
   *[no] { $seat } gains
} 2 { $material }.

# Searching the Past.

ask-past = { $count ->
    [one] Searching the Past: choose one more discarded Fable.
   *[other] Searching the Past: take { $count } discarded Fables, one after the other.
}
cause-past = { "" }
question-past = take a Fable
option-recall = Take { $card }
answered-recall = { "" }
not-discarded = This Fable does not lie on the discard pile: { $card }.

# Thoughtful Gift.

amount-1 = 1
amount-2 = 2
amount-3 = 3
ask-gift = A Thoughtful Gift: give up to 3 of one type, and get as many of another type, which the opponent chooses.
ask-give-back = You were given a Thoughtful Gift of { $count }: choose the type of which you give as many in return.
cause-give-back = { "" }
question-gift = give something
question-give-back = give something back
option-gift = Give { $other_seat } { $amount } { $material }
option-no-gift = Give nothing
option-give-back = Give back { $material }
answered-gift = { $other_you ->
    [yes] { $seat } gives you
   *[no] { $you ->
        [yes] You give
       *[no] { $seat } gives
    } { $other_seat }
} { $amount } { $material }.
answered-no-gift = { "" }
answered-give-back = { "" }
gives-in-return = { $other_you ->
    [yes] { $seat } gives you { $count } { $material } in return.
   *[no] { $you ->
        [yes] You give
       *[no] { $seat } gives
    } { $other_seat } { $count } { $material } in return.
}
gift-to-yourself = A gift goes to an opponent, not to yourself.
gift-too-large = You cannot give { $amount } { $material }: you have { $have }.
cannot-answer-gift = You cannot give { $amount } { $material } to { $player }, who could give back at most { $best } of one other type.
give-back-another-type = You were given { $material }; give back another type.

# Wandering Merchant.

paid-straw = straw
paid-wood = wood
paid-brick = brick
bought-straw = straw
bought-wood = wood
bought-brick = brick
ask-trade = A Wandering Merchant is at your place: you may pay 2 of one type and take 3 of another.
question-trade = trade
option-trade = Pay 2 { $paid }, take 3 { $bought }
option-no-trade = Do not trade
forced-leave-fables = { "" }
forced-no-gift = { "" }
forced-no-trade = { "" }
answered-trade = { $you ->
    [yes] You pay 2 { $paid } and take
   *[no] { $seat } pays 2 { $paid } and takes
} 3 { $bought }.
answered-no-trade = { "" }
trade-another-type = The Merchant gives a different type from the one you pay with.
merchant-asks-more = The Merchant asks for { $price } { $material }; you have { $have }.
