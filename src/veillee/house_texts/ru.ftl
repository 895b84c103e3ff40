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
abandoned = Партия прервана.
take-back = { $you ->
    [yes] Ваш последний выбор отменён.
   *[no] { $seat } отменяет свой последний выбор.
}
undo-nothing = Отменять пока нечего.
undo-over = Игра окончена.
undo-chance = Случай уже решил, что было дальше.
undo-saw = С тех пор вы уже увидели карты.
undo-told = Остальные это уже видели.
undo-barrier = Игра уже перешла к другой фазе.
undo-often = Отмен здесь было уже слишком много.
undo-answered = С тех пор ответил кто-то другой.

# Что говорит повтор партии.

replay-table = { $game }, игроков: { $players }
replay-setting = { $setting }: { $value }
replay-seed = тренировочная партия, зерно { $seed }
replay-arranged = с заданной позиции
replay-answer = { $seat }: { $option }
replay-undo = { $seat } отменяет свои ответы начиная с решения { $decision }
replay-score = { $seat }: { $score }
replay-score-wins = { $seat }: { $score } — победа
replay-unfinished = Партия не окончена.

# Что любой стол говорит о своих вещах и событиях; игра может сказать всё это по-своему.

player-name = Игрок { $number }
hidden-card = карта
hidden-cards = { $count ->
    [1] карту
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}
named-card = { $count ->
    [1] «{ $card }»
   *[other] «{ $card }» (×{ $count })
}
list-and = { $others } и { $last }
# Что не считается в начале названия, когда названия стоят по алфавиту.
articles = { "" }
named-cards = { $count ->
    [1] карту { $cards }
   *[other] карты { $cards }
}
value-true = да
value-false = нет
setting-first = Кто начинает
setting-first-lot = по жребию
setting-first-1 = игрок 1
setting-first-2 = игрок 2
setting-first-3 = игрок 3
setting-first-4 = игрок 4
setting-first-5 = игрок 5
any-question = Выбирать вам: { $question }.
any-forced = Другого выбора не было, и за вас выбрано: { $option }.
your-zone = { $zone } (у вас)
their-zone = { $zone } ({ $seat })
zone-deck = Колода
    .name = колода
zone-discard = Сброс
    .name = сброс
zone-hands = Рука
    .yours = ваша рука
    .theirs = рука ({ $seat })
column-points = Очки
column-copies = Таких карт в колоде
column-provenance = Насколько точно известна эта карта
provenance-confirmed = по опубликованным источникам
provenance-inferred = восстановлено по опубликованным правилам
provenance-reconstructed = отчасти наша собственная версия, в печатной игре может быть иначе; подробнее — на странице правил
provenance-owner = списано с печатной карты её владельцем
provenance-all = все вместе
provenance-parts = { $parts }: { $source }
event-answer = { $you ->
    [yes] Вы выбираете
   *[no] { $seat } выбирает
}: { $option }.
event-move = Перекладывают { $cards }: { $from } → { $to }
event-shuffle = Перемешивается: { $zone }.
event-pass = Передаётся: { $from } → { $to }
event-set = { $owned ->
    [yes] { $seat } — { $field }: { $value }
   *[no] { $field }: { $value }
}
event-show = { $you ->
    [yes] Вам{ $count ->
        [0] { "" }
       *[other] {" "}и другим ({ $others })
    } показывают
   *[no] Показывают
} { $seen ->
    [yes] { $cards }
   *[no] карты
}: { $zone }{ $you ->
    [yes] .
   *[no] {" "}→ { $seats }
}
event-show-end = Больше не показывается: { $zone }.

# Насколько сильны уровни.

strength-level1 = очень легко
strength-level2 = легко
strength-level3 = средне
strength-level4 = трудно
strength-level5 = очень трудно
