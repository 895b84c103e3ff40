# What the engine itself has to say, at any table.

not-asked = You are not asked anything right now.
no-such-option = This game has no option number { $option }.
not-offered = That is not among your options now ({ $question }).
stale-decision = This answer was meant for decision { $decision }; you are at decision { $now } now.
plan-met-chance = Chance stepped in after { $taken ->
    [one] the first answer of the plan
   *[other] the first { $taken } answers of the plan
}; the rest was not played.
abandoned = The game was ended early.
take-back = { $you ->
    [yes] Your last choice has been taken back.
   *[no] { $seat } takes the last choice back.
}
undo-nothing = There is nothing to take back.
undo-over = The game is over.
undo-chance = Chance has already decided what followed.
undo-saw = You have seen cards since then.
undo-told = The others have already seen it.
undo-barrier = The game has moved on to another phase.
undo-often = Too much has been taken back here.
undo-answered = Somebody else has answered since.

# What a replay says.

replay-table = { $game }, { $players } players
replay-setting = { $setting }: { $value }
replay-seed = practice game, seed { $seed }
replay-arranged = from an arranged position
replay-answer = { $seat }: { $option }
replay-undo = { $seat } takes back every answer from decision { $decision } on
replay-score = { $seat }: { $score }
replay-score-wins = { $seat }: { $score } – wins
replay-unfinished = The game is not over.

# What any table says of its things and events; a game may word all of it its own way.

player-name = Player { $number }
hidden-card = a card
hidden-cards = { $count ->
    [one] a card
   *[other] { $count } cards
}
named-card = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}
list-and = { $others } and { $last }
# What does not count at the beginning of a name where names are sorted.
articles = a, an, the
named-cards = { $count ->
   *[other] { $cards }
}
value-true = yes
value-false = no
setting-first = Who begins
setting-first-lot = drawn by lot
setting-first-1 = player 1
setting-first-2 = player 2
setting-first-3 = player 3
setting-first-4 = player 4
setting-first-5 = player 5
any-question = It is your choice: { $question }.
any-forced = You had only one option, so it was done for you: { $option }.
your-zone = your { $zone }
their-zone = { $seat }’s { $zone }
zone-deck = Deck
    .name = the deck
zone-discard = Discard pile
    .name = the discard pile
zone-hands = Hand
    .yours = your hand
    .theirs = { $seat }’s hand
column-points = Points
column-copies = Copies in the deck
column-provenance = How sure we are of this card
provenance-confirmed = from published sources
provenance-inferred = worked out from the published rules
provenance-reconstructed = partly our own version, a printed copy may differ; more on the rules page
provenance-owner = read off a printed card by its owner
provenance-all = all of them
provenance-parts = { $parts }: { $source }
event-answer = { $you ->
    [yes] You choose
   *[no] { $seat } chooses
}: { $option }.
event-move = { $cards }: { $from } → { $to }
event-shuffle = Shuffled: { $zone }.
event-pass = Passed on: { $from } → { $to }
event-set = { $owned ->
    [yes] { $seat } – { $field }: { $value }
   *[no] { $field }: { $value }
}
event-show = Shown to { $you ->
    [yes] you{ $count ->
        [0] { "" }
       *[other] {" "}and { $others }
    }
   *[no] { $seats }
}: { $zone }{ $seen ->
    [yes] {" "}({ $cards })
   *[no] { "" }
}.
event-show-end = No longer shown: { $zone }.

# How strong the levels are.

strength-level1 = very easy
strength-level2 = easy
strength-level3 = medium
strength-level4 = hard
strength-level5 = very hard
