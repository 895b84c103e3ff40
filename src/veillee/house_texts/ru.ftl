# Что говорит сам движок за любым столом.

not-asked = Сейчас от вас ничего не требуется.
no-such-option = В этой игре нет варианта номер { $option }.
not-offered = Сейчас такого варианта у вас нет ({ $question }).
stale-decision = Этот ответ относился к решению { $decision }, а сейчас у вас решение { $now }.
plan-met-chance = Вмешался случай: { $taken ->
    [one] сыгран { $taken } ответ
    [few] сыграны { $taken } ответа
   *[many] сыграно { $taken } ответов
} плана, остальное не сыграно.
undo-nothing = Отменять нечего.
undo-over = Игра окончена.
undo-chance = Случай уже решил, что было дальше.
undo-saw = С тех пор вы уже увидели карты.
undo-told = Остальные это уже видели.
undo-barrier = Игра уже перешла к другой фазе.
undo-answered = С тех пор ответил кто-то другой.

# Что говорит повтор партии.

replay-table = { $game }, игроков: { $players }
replay-seed = тренировочная партия, зерно { $seed }
replay-arranged = с заданной позиции
replay-answer = место { $seat } · { $question }: { $option }
replay-undo = место { $seat } отменяет свои ответы начиная с решения { $decision }
replay-score = место { $seat }: { $score }
replay-score-wins = место { $seat }: { $score } – победа
replay-unfinished = Партия не окончена.
card-hidden = карта ({ $back })
event-answer = место { $seat }: { $option }
event-move = { $card }: { $from } → { $to }
event-shuffle = перемешивается: { $zone }
event-pass = передаётся: { $from } → { $to }
event-set = { $field } теперь { $value }
event-show = показано местам { $seats }: { $zone } ({ $cards })
event-show-end = больше не показывается: { $zone }
