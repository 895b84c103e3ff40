# Фея-Крёстная.

ask-trade-in = Фея-Крёстная уходит и забирает 2 ваши сказки: выберите, какую сбросить.
question-trade-in = сбросить сказку
option-trade-in = Сбросить карту «{ $card }»
answered-trade-in = { "" }
too-few-fables = Уходя, Фея-Крёстная забирает карты сказок: { $needed }. У вас на руке их { $have }.

# Златовласка.

ask-goldilocks = Златовласка показывает вам верхние сказки: выберите ту, что останется у вас.
ask-put-back = Верните остальные на колоду: выберите ту, что ляжет первой, под другую.
question-goldilocks = оставить сказку
question-put-back = вернуть сказку
option-keep-one = Оставить карту «{ $card }»
option-put-back = Вернуть карту «{ $card }»
answered-keep-one = { "" }
answered-put-back = { "" }
not-among-them = Среди просмотренных сказок нет карты «{ $card }».
zone-peeked = Просмотренные сказки
    .yours = сказки, которые вы смотрите
    .theirs = сказки, которые смотрит { $seat }
moved-fable-deck-peeked = { $you ->
    [yes] Вы смотрите { $cards }.
   *[no] { $seat } тайно смотрит { $cards }.
}
moved-peeked-hands = { $you ->
    [yes] Вы оставляете себе { $cards }.
   *[no] { $seat } оставляет себе { $cards }.
}
moved-peeked-fable-deck = { $you ->
    [yes] Вы возвращаете на колоду { $cards }.
   *[no] { $seat } возвращает на колоду { $cards }.
}

# Красная Шапочка.

zone-spread = Раскрытые сказки
    .name = раскрытые сказки
moved-fable-deck-spread = Красная Шапочка раскрывает { $cards }.
moved-spread-hands = { $you ->
    [yes] Вы берёте
   *[no] { $seat } берёт
} { $cards }.
moved-spread-fable-discard = { "" }

# Кот в сапогах.

ask-puss-section = Кот в сапогах строит: выберите секцию; один ресурс из её цены можно взять у соперника.
ask-lender = Выберите, кто заплатит за вас один ресурс, или заплатите за всё сами.
question-puss-section = выбрать секцию
question-lender = выбрать, кто платит
option-borrow = Взять один ресурс (отдаёт { $other_seat })
option-pay-alone = Заплатить за всё своими ресурсами
forced-pay-alone = { "" }
answered-borrow = { $you ->
    [yes] За вас
   *[no] За другого ({ $seat })
} один ресурс { $other_you ->
    [yes] платите вы
   *[no] платит { $other_seat }
}.
answered-pay-alone = { "" }
nothing-to-build = Сейчас вы ничего не можете построить, даже с одним ресурсом соперника.
borrow-from-others = Заплатить за вас один ресурс может только соперник.
nothing-to-lend = У соперника нет жетонов { $material } ({ $player }).

# Русалочка.

ask-lock = Пришла Русалочка: выберите карту сбора, которая ляжет под неё; разыграть эту карту будет нельзя.
question-lock = запереть карту сбора
option-lock = Запереть карту, которая ведёт { to-place }
answered-lock = { "" }
locked-already = Карта, которая ведёт { to-place }, уже заперта.
set-bound = { $value ->
    [1] { $you ->
        [yes] Карта сбора перед вами уйдёт под Русалочку.
       *[no] Карта сбора на столе ({ $seat }) уйдёт под Русалочку.
    }
   *[other] { "" }
}
moved-laid-locked = Карта сбора со стола уходит под Русалочку.

# Румпельштильцхен.

ask-spin = Румпельштильцхен прядёт всю вашу солому: выберите, чем она станет.
question-spin = прясть солому
option-spin = Спрясть из всей соломы жетоны { $material }
answered-spin = { $you ->
    [yes] Вся ваша солома превращается
   *[no] Вся солома ({ $seat }) превращается
} в жетоны { $material }.
no-straw-to-spin = У вас нет соломы: Румпельштильцхену нечего прясть.
