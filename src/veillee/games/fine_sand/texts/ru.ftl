# Слова этой игры: на руке (не «в руке»), лимит руки (не «предел»), колода, сброс, стопка (все карты игрока), добрать,
# построить, заплатить картой, монетная карта, жетон монеты, карта-символ (со строчной), планшет, начальные карты (шесть
# на руке), стартовые карты (тридцать в стопке), карты Басни, раунд Басни, кампания «Басня».

# Что это за игра и как готовят её стол.

title = Fine Sand
neutral-title = Построить всю колоду
game-summary = У всех одинаковые стопки карт, и все одновременно строят песчаные замки, чтобы избавиться от своих карт. За каждую карту платят другими картами, а ненужное дарят соседу. Побеждает тот, у кого осталось меньше всего непостроенных карт.
first-game = Первая партия? Начните с вводного порядка: колоды у всех лежат одинаково, а подсказки проведут вас через первые раунды
setting-order = Порядок колод
setting-order-shuffled = перемешаны
setting-order-presorted = вводный, для первой партии
setting-fable = Раундов Басни (по 3 новые карты)
setting-payment = Переплата
setting-payment-no-superfluous = можно, но без лишних карт
setting-payment-least-excess = только если не избежать
setting-solo-gift = Обязательный подарок в одиночной игре
setting-solo-gift-strict = строго, уклониться нельзя
setting-solo-gift-lenient = мягко, только если осталась карта
setting-castles-on-solo-gifts = Что забирают большие замки в одиночной игре
setting-castles-on-solo-gifts-no = только непостроенные карты
setting-castles-on-solo-gifts-yes = непостроенные карты и подарки
setting-rounds = Закончится не позже раунда
setting-hand = Карт на руке в начале
setting-limit = Лимит руки в начале

# Карты и где они лежат.

back-sand = карта
    .cards = { $count ->
        [1] карту
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }
zone-draw = Колода
    .yours = ваша колода
    .theirs = колода ({ $seat })
zone-discard = Сброс
    .yours = ваш сброс
    .theirs = сброс ({ $seat })
zone-hands = Рука
    .yours = ваша рука
    .theirs = рука ({ $seat })
zone-plan = К оплате
    .yours = карты, которые вы строите
    .theirs = карты к постройке ({ $seat })
zone-aside = Отложено
    .yours = ваши отложенные карты
    .theirs = отложенные карты ({ $seat })
zone-revealed = Вскрыто
    .yours = ваши вскрытые карты
    .theirs = вскрытые карты ({ $seat })
zone-front = Строительные леса
    .yours = строительные леса перед вами
    .theirs = строительные леса ({ $seat })
zone-pallet = На Поддоне
    .yours = ваш Поддон
    .theirs = Поддон ({ $seat })
zone-built = Построено и готово
    .yours = ваши построенные карты
    .theirs = построенные карты ({ $seat })
zone-resting = Отдыхает до следующего хода
    .yours = ваши отдыхающие карты
    .theirs = отдыхающие карты ({ $seat })
zone-chairs = Кресла в пути
    .yours = ваши пляжные кресла в пути
    .theirs = пляжные кресла в пути ({ $seat })
zone-gifts = Подарки
    .yours = ваши подарки
    .theirs = подарки ({ $seat })
zone-removed = Убрано из игры
    .yours = ваши карты, убранные из игры
    .theirs = карты, убранные из игры ({ $seat })
zone-box = Не участвует в партии
    .yours = ваши карты, которых нет в этой партии
    .theirs = карты, которых нет в этой партии ({ $seat })
column-family = Вид
column-cost = Цена
column-value = Монеты
column-mark = Знак
family-castle = замок
family-coin = монетная карта
family-green = зелёная
family-red = красная
family-blue = синяя
family-violet = фиолетовая
family-yellow = жёлтая
mark-W = остаётся в колоде
mark-0 = стартовая карта
mark-1 = раунд Басни 1
mark-2 = раунд Басни 2
mark-3 = раунд Басни 3
mark-4 = раунд Басни 4
mark-5 = раунд Басни 5
mark-6 = раунд Басни 6
mark-7 = раунд Басни 7
mark-8 = раунд Басни 8
mark-9 = раунд Басни 9
field-round = { $value ->
    [0] Начало
   *[other] Раунд { $value }
}

# О чём спрашивают и что можно ответить.

ask-exchange = Можно один раз заменить любые из этих карт: назовите ненужные и возьмите столько же новых.
ask-draw = Шаг 1: сколько карт доберёте? Любую зелёную карту можно не использовать.
ask-act = { $ending ->
    [1] После этого раунда будет ещё один, и игра закончится.
    [2] Это последний раунд.
   *[other] Раунд { $round }.
}{ $can-build ->
    [0] { $can-draw-all ->
        [0] { "" }
       *[other] { " " }Доберите ещё карт.
    }
   *[other] { $can-draw-all ->
        [0] { " " }Можно построить ещё.
       *[other] { " " }Либо стройте, либо доберите ещё карт.
    }
}{ $can-use ->
    [0] { "" }
   *[other] { " " }Можно использовать действия построенных карт.
}{ $can-give ->
    [0] { "" }
   *[other] { $players ->
        [1] { " " }Нужно сделать подарок.
       *[other] { " " }Можно подарить карту{ $ending ->
            [2] : тогда она вам больше не засчитывается
           *[other] { "" }
        }.
    }
}{ $can-done ->
    [0] { "" }
   *[other] { " " }Когда будете готовы, завершите ход.
}
ask-batch = За тот же приём можно построить ещё одну карту и заплатить за всё вместе.
ask-build-by = Действие вашей карты строит другую карту: выберите какую.
ask-dream = Стройка мечты: вскройте ещё карту, постройте одну из вскрытых или откажитесь от всех.
ask-pay = Заплатите за постройку, начиная с самого ценного.
ask-discard = Действие требует карт с руки: выберите, что сбросить.
ask-discard-any = Сбросьте сколько хотите карт, затем будет добор.
ask-remove = Выберите карту, которую уберут из игры.
ask-keep = Оставьте одну из двух, другая уйдёт в сброс.
ask-dive = Возьмите любую карту из своего сброса.
ask-limit = На руке больше карт, чем позволяет лимит: сбросьте то, без чего легче обойтись.
question-exchange = начальный обмен
question-draw = шаг 1
question-act = ваш ход
question-batch = ещё постройка
question-build-by = что построить
question-dream = Стройка мечты
question-pay = оплата
question-discard = что сбросить
question-discard-any = сколько сбросить
question-remove = что убрать из игры
question-keep = что оставить
question-dive = что взять
question-limit = лимит руки
option-swap = Заменить карту «{ $card }»
option-enough = Это всё
option-draw-all = Добрать всё
option-draw-two = Добрать только две обязательные карты
option-use = Использовать карту «{ $card }»
option-build = Построить карту «{ $card }»
option-bargain = Построить по дешёвке карту «{ $card }»
option-pay-now = Перейти к оплате
option-reveal = Вскрыть ещё карту
option-leave = Не строить ни одной
option-give = Подарить карту «{ $card }»
option-store = Положить на Поддон карту «{ $card }»
option-pay = Заплатить картой «{ $card }»
option-pay-stored = Заплатить картой «{ $card }» с Поддона
option-pay-front = Заплатить картой «{ $card }», лежащей перед вами
option-pay-token = Заплатить жетоном монеты
option-discard = Сбросить карту «{ $card }»
option-remove = Убрать из игры карту «{ $card }»
option-keep = Оставить карту «{ $card }»
option-keep-token = Оставить жетон
option-take = Взять карту «{ $card }»
option-done = Завершить ход
option-done-to-choose = Завершить ход; в следующий раз выбрать, сколько добирать
forced-done = { "" }
forced-enough = { "" }
forced-leave = { "" }
forced-done-to-choose = { "" }

# Что происходит.

set-round = Начинается раунд { $value }.
set-step = { "" }
set-ending = { $value ->
    [1] Колода кончилась: ещё один раунд, и игра закончится.
    [2] Колода кончилась: это последний раунд.
   *[other] { "" }
}
set-timer = { $value ->
    [0] Отсчёт окончен: теперь нужно дарить.
    [one] Ещё { $value } ход без подарков.
    [few] Ещё { $value } хода без подарков.
   *[many] Ещё { $value } ходов без подарков.
}
set-tokens = { $you ->
    [yes] У вас теперь { $value ->
        [one] { $value } жетон монеты.
        [few] { $value } жетона монет.
       *[many] { $value } жетонов монет.
    }
   *[no] { $seat }: теперь { $value ->
        [one] { $value } жетон монеты.
        [few] { $value } жетона монет.
       *[many] { $value } жетонов монет.
    }
}
set-drained = { $value ->
    [0] { "" }
   *[other] { $you ->
        [yes] Вы добрали все свои карты: колода и сброс пусты.
       *[no] { $seat }: добраны все карты, колода и сброс пусты.
    }
}
set-branch = { "" }
set-builds = { "" }
set-drawn = { "" }
set-gifted = { "" }
shuffled-draw = { $you ->
    [yes] Вы перемешиваете свою колоду.
   *[no] { $seat } перемешивает свою колоду.
}
moved-draw-hands = { $you ->
    [yes] Вы берёте
   *[no] { $seat } берёт
} { $cards }.
moved-draw-front = { $you ->
    [yes] Вы берёте { $cards } и кладёте перед собой.
   *[no] { $seat } берёт { $cards } и кладёт перед собой.
}
moved-draw-revealed = { $you ->
    [yes] Вы вскрываете
   *[no] { $seat } вскрывает
} { $cards }.
moved-draw-aside = { $you ->
    [yes] Вы берёте на выбор { $cards }.
   *[no] { $seat } берёт на выбор { $cards }.
}
moved-draw-box = { $you ->
    [yes] Из вашей колоды убирают { $cards }.
   *[no] { "" }
}
moved-box-draw = { $you ->
    [yes] В вашу колоду добавляют { $cards }.
   *[no] { "" }
}
moved-discard-draw = { $rule ->
    [fs-setup] { "" }
   *[other] { $you ->
        [yes] Ваш сброс становится вашей колодой.
       *[no] { $seat } перемешивает сброс: это новая колода.
    }
}
moved-hands-discard = { $rule ->
    [fs-exchange] { $you ->
        [yes] Вы меняете
       *[no] { $seat } меняет
    }
    [fs-limit] { $you ->
        [yes] Из-за лимита вы сбрасываете
       *[no] Из-за лимита { $seat } сбрасывает
    }
    [fs-discarding] { $you ->
        [yes] Вы сбрасываете
       *[no] { $seat } сбрасывает
    }
   *[other] { $you ->
        [yes] Вы отдаёте в уплату
       *[no] { $seat } отдаёт в уплату
    }
} { $cards }.
moved-hands-front = { $you ->
    [yes] Вы кладёте перед собой { $cards }.
   *[no] { $seat } кладёт перед собой { $cards }.
}
moved-hands-plan = { "" }
moved-revealed-plan = { "" }
moved-plan-built = { $you ->
    [yes] Вы строите
   *[no] { $seat } строит
} { $cards }.
moved-plan-resting = { $you ->
    [yes] Вы строите { $cards }: можно использовать со следующего хода.
   *[no] { $seat } строит { $cards }.
}
moved-plan-chairs = { $you ->
    [yes] Вы строите для соседа слева { $cards }.
   *[no] { $seat } строит для соседа слева { $cards }.
}
moved-chairs-discard = { $giving ->
    [yes] Вы отправляете { $cards } в сброс соседа ({ $seat }).
   *[no] { $you ->
        [yes] { $giver } отправляет { $cards } в ваш сброс.
       *[no] { $giver } отправляет { $cards } в сброс соседа ({ $seat }).
    }
}
moved-hands-gifts = { $you ->
    [yes] Вы дарите { $cards }.
   *[no] { $seat } дарит закрытую карту.
}
moved-gifts-discard = { $giving ->
    [yes] { $seat } получает ваш подарок: { $cards }.
   *[no] { $you ->
        [yes] { $giver } дарит вам { $cards }: подарок в вашем сбросе.
       *[no] { $giver } дарит { $cards } (получает { $seat }).
    }
}
moved-resting-built = { "" }
moved-resting-gifts = { $you ->
    [yes] Вы оставляете соседу в подарок { $cards }.
   *[no] { $seat } оставляет соседу в подарок { $cards }.
}
moved-resting-removed = Из игры убирают { $cards }.
moved-built-resting = { $you ->
    [yes] Вы используете
   *[no] { $seat } использует
} { $cards }.
moved-built-discard = { $you ->
    [yes] Вы сбрасываете после использования { $cards }.
   *[no] { $seat } сбрасывает после использования { $cards }.
}
moved-hands-pallet = { $you ->
    [yes] Вы кладёте на свой Поддон { $cards }.
   *[no] { $seat } кладёт на свой Поддон { $cards }.
}
moved-pallet-discard = { $you ->
    [yes] Вы отдаёте в уплату { $cards } с Поддона.
   *[no] { $seat } отдаёт в уплату { $cards } с Поддона.
}
moved-pallet-removed = { $you ->
    [yes] Вы отдаёте в уплату { $cards } с Поддона, убирая из игры.
   *[no] { $seat } отдаёт в уплату { $cards } с Поддона, убирая из игры.
}
moved-front-discard = { $you ->
    [yes] Вы отдаёте в уплату { $cards }.
   *[no] { $seat } отдаёт в уплату { $cards }.
}
moved-hands-removed = { $rule ->
    [fs-rubble-chute] { $you ->
        [yes] Вы убираете из игры { $cards }.
       *[no] { $seat } убирает из игры { $cards }.
    }
   *[other] { $you ->
        [yes] Вы отдаёте в уплату { $cards }, убирая из игры.
       *[no] { $seat } отдаёт в уплату { $cards }, убирая из игры.
    }
}
moved-revealed-hands = { $you ->
    [yes] Вы берёте на руку { $cards }.
   *[no] { $seat } берёт на руку { $cards }.
}
moved-revealed-front = { $you ->
    [yes] Вы кладёте перед собой { $cards }.
   *[no] { $seat } кладёт перед собой { $cards }.
}
moved-revealed-discard = { $you ->
    [yes] Из вскрытого вы сбрасываете { $cards }.
   *[no] Из вскрытого { $seat } сбрасывает { $cards }.
}
moved-aside-hands = { $you ->
    [yes] Вы оставляете себе { $cards }.
   *[no] { $seat } оставляет себе одну из них.
}
moved-aside-front = { $you ->
    [yes] Вы оставляете { $cards } и кладёте перед собой.
   *[no] { $seat } оставляет { $cards } и кладёт перед собой.
}
moved-aside-discard = { $you ->
    [yes] Вы сбрасываете { $cards }.
   *[no] { $seat } сбрасывает { $cards }.
}
moved-discard-hands = { $you ->
    [yes] Вы берёте из своего сброса { $cards }.
   *[no] { $seat } берёт из своего сброса { $cards }.
}
moved-discard-front = { $you ->
    [yes] Вы берёте из своего сброса { $cards } и кладёте перед собой.
   *[no] { $seat } берёт из своего сброса { $cards } и кладёт перед собой.
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

# Почему нельзя.

not-in-hand = У вас на руке нет карты «{ $card }».
coins-are-not-built = Монетные карты строить нельзя, а «{ $card }» — одна из них.
too-dear = Карта «{ $card }» стоит { $cost }, а заплатить вы можете { $coins }: не хватает { $missing }.
too-dear-together = С картой «{ $card }» цена составит { $cost }, а заплатить вы можете { $coins }: не хватает { $missing }.
in-order = Несколько карт называют в порядке списка; дальше идёт карта «{ $card }».
no-builds-left = { $builds ->
    [1] Обычную постройку
    [few] Все { $builds } обычные постройки
   *[many] Все { $builds } обычных построек
} этого хода вы уже использовали.
no-more-ordinary = За этот приём обычных построек больше быть не может.
no-bargain-left = У вас нет готовой карты «Стройка по дешёвке».
nothing-to-build = На руке нет карты, которую построило бы это действие; заплатить вы можете { $coins }.
side-job-too-dear = На карте указана цена { $cost }, а Подработка строит карты не дороже { $most }.
night-too-dear = Помимо этой карты нужны { $cards } карты на сброс и сверх того { $cost ->
    [one] { $cost } монета
    [few] { $cost } монеты
   *[many] { $cost } монет
} на оплату.
not-revealed = Среди вскрытых нет карты «{ $card }».
nothing-to-reveal = Вскрывать больше нечего.
you-chose-drawing = В этом ходу вы решили добирать.
you-chose-building = В этом ходу вы решили строить.
step-3-began = Вы уже начали шаг 3: красных и синих действий больше нет.
step-1-is-over = Зелёные карты действуют на шаге 1, а он закончен.
after-step-1 = С этим надо подождать до конца шага 1.
green-only = На шаге 1 действуют только зелёные карты, а «{ $card }» не из них.
draw-two-first = Сначала нужно добрать две обязательные карты.
already-drawn = Эти карты уже взяты.
no-card-to-leave = У вас нет карты добора, от которой можно отказаться.
no-turn-follows = Ходов больше не будет: это последний раунд.
not-built = У вас не построена карта «{ $card }».
rests = Карта «{ $card }» отдыхает до следующего хода.
no-action = У карты «{ $card }» нет действия, которое можно использовать.
hand-is-full = Карт на руке { $cards }, а оставить можно { $limit }: добирать незачем.
needs-cards = Для этого действия на руке { $needed ->
    [one] нужна { $needed } карта
    [few] нужны { $needed } карты
   *[many] нужно { $needed } карт
}, а у вас { $cards }.
gift-given = В этом ходу вы уже сделали подарок.
timer-runs = Дарить ещё рано: отсчёт длится ещё { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
}, считая этот.
give-first = Прежде чем завершить ход, нужно подарить карту.
keep-one-to-give = За вами подарок: последнюю карту на руке надо оставить для него.
no-pallet-ready = У вас нет Поддона, готового принять карту.
pallet-full = Места нет: там уже { $cards ->
    [one] лежит { $cards } карта
    [few] лежат { $cards } карты
   *[many] лежит { $cards } карт
}.
no-token = У вас нет жетонов монет.
nothing-to-pay-with = Там нет карты «{ $card }», чтобы ею заплатить.
worth-nothing = Карта «{ $card }» при оплате ничего не стоит.
pay-in-order = Платят по убыванию ценности: это надо было отдать раньше.
rest-too-small = Остаётся заплатить { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}, а того, что идёт дальше, не хватит.
pay-exactly = Осталось заплатить ровно { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}, а с этим так не выйдет.
at-least-one = Сбросьте хотя бы одну карту.
needed-to-pay = Без этой карты вы уже не сможете заплатить { $cost }.
too-few-after = Нужно сбросить ещё { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[many] { $cards } карт
}, а после этой в списке карт их слишком мало.
both-are-cards = Вам досталось две карты: оставьте одну из них.
not-aside = Среди карт, взятых на выбор, нет карты «{ $card }».
not-discarded = В вашем сбросе нет карты «{ $card }».

# Карты.

card-sand-pie = Куличик
    .text = Действия нет, зато дёшево: в конце одной картой меньше.
card-bucket-tower = Башенка из ведёрка
    .short = Башенка
    .text = Действия нет, зато дёшево: в конце одной картой меньше.
card-walled-castle = Замок со стеной
    .short = Замок со стеной
    .text = Действия нет, зато дёшево: в конце одной картой меньше.
card-two-coins = Две монеты
    .text = При оплате стоит 2. Строить нельзя, но в конце считается.
card-three-coins = Три монеты
    .text = При оплате стоит 3. Строить нельзя, но в конце считается.
card-roller-1 = Каток I
    .short = Каток I
    .text = Шаг 1, каждый ход: на карту больше.
card-roller-2 = Каток II
    .short = Каток II
    .text = Шаг 1, каждый ход: на карту больше.
card-roller-3 = Каток III
    .short = Каток III
    .text = Шаг 1, каждый ход: на карту больше.
card-big-roller = Большой каток
    .short = Большой каток
    .text = Шаг 1, каждый ход: на две карты больше.
card-digger-1 = Экскаватор I
    .short = Экска­ватор I
    .text = Шаг 2А, каждый ход: ещё одна постройка.
card-digger-2 = Экскаватор II
    .short = Экска­ватор II
    .text = Шаг 2А, каждый ход: ещё одна постройка.
card-digger-3 = Экскаватор III
    .short = Экска­ватор III
    .text = Шаг 2А, каждый ход: ещё одна постройка.
card-price-cutter = Скидка на стройку
    .short = Скидка
    .text = Каждая ваша обычная постройка на 1 дешевле.
card-tipper-1 = Самосвал I
    .short = Само­свал I
    .text = Шаг 2Б, каждый ход: на карту больше.
card-tipper-2 = Самосвал II
    .short = Само­свал II
    .text = Шаг 2Б, каждый ход: на карту больше.
card-tipper-3 = Самосвал III
    .short = Само­свал III
    .text = Шаг 2Б, каждый ход: на карту больше.
card-big-tipper = Большой самосвал
    .short = Большой само­свал
    .text = Шаг 2Б, каждый ход: на две карты больше.
card-mixer-1 = Бетономешалка I
    .short = Бетоно­мешалка I
    .text = Лимит вашей руки на 1 больше.
card-mixer-2 = Бетономешалка II
    .short = Бетоно­мешалка II
    .text = Лимит вашей руки на 1 больше.
card-mixer-3 = Бетономешалка III
    .short = Бетоно­мешалка III
    .text = Лимит вашей руки на 1 больше.
card-big-mixer = Большая бетономешалка
    .short = Большая бетоно­мешалка
    .text = Лимит вашей руки на 2 больше.
card-sieve = Сито
    .short = Сито
    .text = Раз за ход: сбросьте карту с руки, затем возьмите одну.
card-scaffolding = Строительные леса
    .short = Строй­леса
    .text = Стоит 1. Взяв эту карту, положите её перед собой, не на руку: там она лежит, пока вы ею не заплатите.
card-piggy-bank = Копилка
    .short = Копилка
    .text = Шаг 1: возьмите жетон монеты.
card-side-job = Подработка
    .short = Подра­ботка
    .text = Шаг 2Б: постройте с руки за полную цену карту, на которой указана цена не больше 3.
card-pit = Яма
    .text = Монетная карта, которая стоит 0: ни построить её, ни заплатить ею нельзя.
card-pick-of-two = Одна из двух
    .short = Одна из двух
    .text = Шаг 1: возьмите две карты, одну оставьте, другую сбросьте.
card-skip-dive = Находка в контейнере
    .short = Находка
    .text = Шаг 2Б: возьмите любую карту из своего сброса; если он пуст — верхнюю карту колоды, если пуста и она — жетон.
card-coin-detector = Металлоискатель
    .short = Металло­иска­тель
    .text = Шаг 1: вскрывайте карты, пока не покажется монетная карта, и возьмите её; остальные сбросьте.
card-full-hand = Полная рука
    .text = Шаг 2Б: доберите карты до лимита руки.
card-rubble-chute = Вывоз мусора
    .short = Вывоз мусора
    .text = Раз за ход: сбросьте с руки две карты, чтобы убрать из игры ещё одну.
card-bargain-build = Стройка по дешёвке
    .short = Стройка дёшево
    .text = Шаг 2А: ещё одна постройка, на 2 дешевле; других скидок на неё нет.
card-half-refill = Половинный добор
    .short = Поло­винный добор
    .text = Шаг 2Б: сбросьте сколько хотите карт, возьмите вдвое меньше, округляя вверх.
card-night-shift = Ночная смена
    .short = Ночная смена
    .text = Раз за ход: сбросьте с руки две карты, чтобы построить ещё одну за полную цену.
card-tall-castle = Высокий замок
    .short = Высокий замок
    .text = Действия нет, зато дёшево: в конце одной картой меньше.
card-spare-bucket = Запасное ведёрко
    .short = Запасное ведёрко
    .text = Один раз: лимит руки в этом ходу на 3 больше; затем эта карта становится подарком, а в одиночной игре выбывает.
card-three-for-two = Три по цене двух
    .short = Три по цене двух
    .text = Раз за ход: сбросьте с руки три карты, возьмите две.
card-two-cards-once = Разовый добор
    .short = Разовый добор
    .text = Шаг 1: возьмите две карты, затем сбросьте эту.
card-free-build-once = Бесплатная стройка
    .short = Бесплат­ная стройка
    .text = Шаг 2А: постройте карту с руки даром, затем сбросьте эту.
card-one-more-once = На одну больше
    .short = На одну больше
    .text = Сбросьте сколько хотите карт, возьмите на одну больше, затем сбросьте эту.
card-grand-castle = Большой песчаный замок
    .short = Большой замок
    .text = В конце одна из ваших непостроенных карт не считается.
card-colossal-castle = Громадный песчаный замок
    .short = Громад­ный замок
    .text = В конце две из ваших непостроенных карт не считаются.
card-pallet = Поддон
    .text = Место для одной монетной карты с руки: ею ещё можно платить, а в конце она считается построенной.
card-beach-chair = Пляжное кресло
    .short = Пляжное кресло
    .text = Построенное кресло попадает в сброс вашего соседа слева; в одиночной игре оно остаётся у вас.
card-hard-foundation = Прочный фундамент
    .short = Прочный фунда­мент
    .text = При оплате стоит 4, но один раз: затем карту убирают из игры.
card-recycling = Переработка
    .short = Пере­работка
    .text = Шаг 3: сбросьте с руки две карты, чтобы взять одну, и так сколько угодно раз.
card-skip-treasure = Сокровище из контейнера
    .short = Сокро­вище
    .text = Шаг 1: возьмите любую карту из своего сброса; если он пуст — верхнюю карту колоды, если пуста и она — жетон.
card-dream-construction = Стройка мечты
    .short = Стройка мечты
    .text = Шаг 2А: вскройте до пяти карт своей колоды и постройте не больше одной из них; Скидка на стройку действует.
card-last-delivery = Последняя доставка
    .short = Послед­няя доставка
    .text = Шаг 3: возьмите карту.

# Почему советуют этот выбор.

advice-swap = Карта «{ $card }» стоит { $cost }: для первых ходов слишком дорого.
advice-keep-these = Карты на руке ({ $hand }) и так неплохие.
advice-use = { $discards ->
    [0] { $draws ->
        [0] Самое время использовать карту «{ $card }»: на руке { $hand }, лимит { $limit }.
       *[other] Карта «{ $card }» даёт взять ещё { $draws }: на руке { $hand }, лимит { $limit }.
    }
   *[other] Карта «{ $card }» заберёт с руки { $discards } из { $hand }.
}
advice-draw-cards = Возьмите ещё { $count }{ $over ->
    [0] : все можно оставить, и в следующий ход будет чем платить.
   *[other] { " " }и оставьте лучшие на следующий ход: лимит { $limit }.
}
advice-draw-last = Это последний раунд: ещё { $count } построить уже не успеть.
advice-draw-first = Возьмите { $count }: чем больше карт на руке, тем больше можно построить и оплатить в этот ход.
advice-done = В этом ходу ничего лучшего не осталось: на руке { $hand }, лимит { $limit }.
advice-build = Карта «{ $card }» сейчас вам по карману (цена { $price }) и выгодна.
advice-pay-now = Заплатите { $owed }, а остальное приберегите.
advice-dream = Может попасться что-нибудь получше: открыть можно ещё { $left }.
advice-pay-with-coins = Монеты со стороны сберегут карты на руке ({ $hand }).
advice-spare = Без карты «{ $card }» можно обойтись: она стоит { $cost } и оплачивает { $coins }.
advice-store = Карта «{ $card }» там в сохранности, и она всё ещё оплачивает { $coins }.
advice-give = «{ $card }» (цена { $cost }) лучше отдать соседу: вам от этой карты сейчас мало пользы.
advice-take = Карта «{ $card }» вам пригодится: она стоит { $cost } и оплачивает { $coins }.
advice-no-end-yet = Оставьте карту в колоде: непостроенных ещё { $unbuilt }, конец наступил бы слишком рано.

mark-cost = цена { $value }
mark-value = { $value ->
    [one] { $value } монета
    [few] { $value } монеты
   *[many] { $value } монет
}
