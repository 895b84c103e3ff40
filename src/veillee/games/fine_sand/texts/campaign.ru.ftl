# Кампании и перерыв между двумя партиями.

campaign-fable = Кампания «Басня»
    .text = Партия за партией из стопки у всех уходят три карты и приходят три карты Басни: новые и с новыми действиями.
campaign-solo = Одиночная кампания
    .text = Десять партий и лист счёта. Каждая партия отмечает своё число; если оно выше 20 — поражение.
setting-part = Часть кампании
setting-part-game = партия
setting-part-interlude = между партиями

zone-pile = Стопка
    .name = стопка
zone-turned = Вскрытые карты
    .name = вскрытые карты
zone-leaving = Уходят из стопки
    .name = карты, уходящие из стопки
zone-coming = Приходят в стопку
    .name = карты, приходящие в стопку
zone-stack = Колода Басни
    .name = колода Басни
zone-gone = Ушли навсегда
    .name = карты, ушедшие навсегда
field-game = { $value ->
    [0] Перед первой партией
   *[other] После партии { $value }
}

ask-turn-up = Перемешайте стопку и вскрывайте карты, пока не откроются три цифры. Эти карты уйдут из стопки у всех, а взамен придут три карты Басни.
ask-lower = Партия принесла { $total }. Отметьте это число; заполненная группа монет может сперва уменьшить его.
ask-let-go = Вскрыто шесть карт с цифрой, и три из них навсегда уходят из кампании: { $left ->
    [1] выберите последнюю.
   *[other] осталось выбрать { $left }.
}
question-turn-up = вскрытие карт
question-lower = итог
question-let-go = что уходит
option-turn-up = Перемешать и вскрыть карты
option-lower = { $by ->
    [0] Отметить итог как есть
   *[other] Уменьшить итог на { $by } и отметить
}
option-let-go = Убрать карту «{ $card }»
forced-lower = { "" }

turns-up = { $you ->
    [yes] Вы вскрываете карты.
   *[no] { $seat } вскрывает карты.
}
campaign-lost = Свободных чисел до 20 не осталось: кампания проиграна.
set-game = { "" }
set-winners = { "" }
set-revealer = { "" }
set-cards = { "" }
set-presents = { "" }
set-coins = { "" }
set-circles = { "" }
set-ticked = { "" }
set-total = Партия принесла { $value }.
set-lowered = Группы монет уменьшают итог на { $value }.
set-tick = Отмечено число { $value }.
shuffled-pile = Стопку перемешивают.
moved-pile-turned = Вскрывают { $cards }.
moved-turned-leaving = Из стопки убирают { $cards }.
moved-stack-coming = В стопку добавляют { $cards }.
answered-turn-up = { "" }
answered-lower = { "" }
answered-let-go = { "" }

no-such-bonus = Заполненные группы уменьшают итог не больше чем на { $most }.
not-turned = Среди вскрытых нет карты «{ $card }».
warning-stays = На карте «{ $card }» предупреждающий знак: такие карты не уходят никогда.

advice-reveal = Выбирать здесь не из чего.
advice-tick = Так будет отмечено число { $number }.
advice-no-tick = Свободных чисел до 20 не осталось бы.
advice-leave = Без карты «{ $card }» обойтись легче всего: она стоит { $cost }.

sheet-score = Лист счёта
sheet-column-pile = СТОПКА
sheet-column-gift = ПОДАРКИ
sheet-column-total = ИТОГ
sheet-coins = Жетоны монет
sheet-ticks = Отмеченные числа
sheet-ticks-next = { $count ->
    [0] До 20 не осталось числа, которое можно отметить.
    [1] Число для отметки: { $numbers }
   *[other] Числа для отметки на выбор: { $numbers }
}
sheet-victory-points = Победные очки
sheet-games = Сыгранные партии
sheet-changes = Что ушло и что пришло
sheet-left = из стопки ушло: { $cards }
sheet-came = в стопку пришло: { $cards }
sheet-pile = Стопка
sheet-stack = Колода Басни, начиная сверху
sheet-gone = Ушли навсегда
sheet-lost = Последняя партия дала { $total }: до 20 не осталось числа, которое можно отметить.

# Чем кончилась партия или перерыв; ничего, если сказать особенно нечего.

verdict = { $players ->
    [1] Партия подсчитана: чем меньше итог, тем лучше
   *[other] { "" }
}
verdict-interlude = { $players ->
    [1] { $tick ->
        [0] Кампания проиграна
       *[other] { $game ->
            [10] Кампания завершена
           *[other] { "" }
        }
    }
   *[other] { "" }
}
