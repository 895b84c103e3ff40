# Fairy Godmother.

ask-trade-in = The Fairy Godmother leaves and takes 2 of your Fables with her: choose one to discard.
question-trade-in = discard a Fable
option-trade-in = Discard { $card }
answered-trade-in = { "" }
too-few-fables = The Fairy Godmother takes { $needed } Fables when she leaves; you hold { $have }.

# Goldilocks.

ask-goldilocks = Goldilocks shows you the next Fables: choose the one you keep.
ask-put-back = Put the others back on the deck: choose the one that goes first and lies below.
question-goldilocks = keep a Fable
question-put-back = put a Fable back
option-keep-one = Keep { $card }
option-put-back = Put { $card } back
answered-keep-one = { "" }
answered-put-back = { "" }
not-among-them = This Fable is not among those you look at: { $card }.
zone-peeked = Fables looked at
    .yours = the Fables you look at
    .theirs = the Fables { $seat } looks at
moved-fable-deck-peeked = { $you ->
    [yes] You look at { $cards }.
   *[no] { $seat } looks secretly at { $cards }.
}
moved-peeked-hands = { $you ->
    [yes] You keep { $cards }.
   *[no] { $seat } keeps { $cards }.
}
moved-peeked-fable-deck = { $you ->
    [yes] You put back { $cards }.
   *[no] { $seat } puts back { $cards }.
}

# Red Riding Hood.

zone-spread = Fables turned up
    .name = the Fables turned up
moved-fable-deck-spread = Red Riding Hood turns up { $cards }.
moved-spread-hands = { $you ->
    [yes] You take
   *[no] { $seat } takes
} { $cards }.
moved-spread-fable-discard = { "" }

# Puss in Boots.

ask-puss-section = Puss in Boots builds: choose a section; one unit of its price may come from an opponent.
ask-lender = Choose who has to pay one unit for you, or pay everything yourself.
question-puss-section = choose a section
question-lender = choose who pays
option-borrow = Take one unit from { $other_seat }
option-pay-alone = Pay everything yourself
forced-pay-alone = { "" }
answered-borrow = { $you ->
    [yes] You let
   *[no] { $seat } lets
} { $other_you ->
    [yes] you
   *[no] { $other_seat }
} pay one unit.
answered-pay-alone = { "" }
nothing-to-build = You can build nothing at the moment, not even with one unit from an opponent.
borrow-from-others = Only an opponent can pay one unit for you.
nothing-to-lend = { $player } has no { $material }.

# Little Mermaid.

ask-lock = The Little Mermaid has come: choose a Gather card to lie under her, where you cannot use it.
question-lock = lock a Gather card
option-lock = Lock the card that leads { to-place }
answered-lock = { "" }
locked-already = The card that leads { to-place } is already locked.
set-bound = { $value ->
    [1] { $you ->
        [yes] The Gather card in front of you will go under the Little Mermaid.
       *[no] The Gather card before { $seat } will go under the Little Mermaid.
    }
   *[other] { "" }
}
moved-laid-locked = The card from the table goes under the Little Mermaid.

# Rumpelstiltskin.

ask-spin = Rumpelstiltskin spins all your straw: choose what it becomes.
question-spin = spin straw
option-spin = Turn all straw into { $material }
answered-spin = { $you ->
    [yes] You turn
   *[no] { $seat } turns
} all straw into { $material }.
no-straw-to-spin = You have no straw for Rumpelstiltskin to spin.
