# What the engine itself has to say, at any table.

not-asked = You are not asked anything right now.
no-such-option = This game has no option number { $option }.
not-offered = That is not among your options now ({ $question }).
stale-decision = This answer was meant for decision { $decision }; you are at decision { $now } now.
plan-met-chance = Chance stepped in after { $taken ->
    [one] the first answer of the plan
   *[other] the first { $taken } answers of the plan
}; the rest was not played.
undo-nothing = There is nothing to take back.
undo-over = The game is over.
undo-chance = Chance has already decided what followed.
undo-saw = You have seen cards since then.
undo-told = The others have already seen it.
undo-barrier = The game has moved on to another phase.
undo-answered = Somebody else has answered since.

# What a replay says.

replay-table = { $game }, { $players } players
replay-seed = practice game, seed { $seed }
replay-arranged = from an arranged position
replay-answer = seat { $seat } · { $question }: { $option }
replay-undo = seat { $seat } takes back its answers from decision { $decision } on
replay-score = seat { $seat }: { $score }
replay-score-wins = seat { $seat }: { $score } – wins
replay-unfinished = The game is not over.
card-hidden = a card ({ $back })
event-answer = seat { $seat }: { $option }
event-move = { $card }: { $from } → { $to }
event-shuffle = shuffled: { $zone }
event-pass = passed on: { $from } → { $to }
event-set = { $field } is now { $value }
event-show = shown to seats { $seats }: { $zone } ({ $cards })
event-show-end = no longer shown: { $zone }
