# Почему выбор советуют или не советуют.

# Куда ведёт кубик.

advice-walk = Ведёт { $place }; следующая цель — карта «{ $card }»{ for-points }.
advice-walk-fulfil = Ведёт { $place }: там можно выполнить карту «{ $card }»{ for-points }.
advice-walk-token = Ведёт { $place }: там есть жетон для карты «{ $card }»{ for-points }.
advice-walk-draw = Ведёт { $place }: там можно взять Задание; { turns-left }.
advice-walk-plain = Ведёт { $place }; { turns-left }.
advice-stay = Лучшего места сейчас нет.
advice-stay-near = Следующая цель отсюда — карта «{ $card }»{ for-points }.
advice-far-path = Оттуда, где вы стоите, кубик здесь никуда не ведёт.
advice-carried = История уносит вас { $place }.

# Духи.

advice-fox = Поставьте его к Лисе: в следующей главе вы сами выберете грань этого кубика.
advice-rabbit = Кролик: верхний кубик в конце главы приносит жетон Кролика и первый ход.
advice-snake = Змея: верхний кубик в конце главы приносит кубик Змеи.
advice-wolf = Волк: все остальные должны отдать ему по кубику.
advice-last-spirit = Этот кубик уже ничего не принесёт: после последней главы Духи ничего не дают.

# Начало хода.

advice-pass = Пропадут ходы неиспользованных кубиков: { $dice }.
advice-pass-end = Последними кубиками ({ $dice }) уже не выполнить ни одного Задания.
advice-wait = Всё ваше остаётся у вас до лучшего случая.
advice-hood = Тогда даже слабый кубик откроет любую соседнюю тропу.
advice-crystal-ball = Ваш самый слабый кубик будет считаться за { $value }.
advice-higher = Соседняя тропа заполнена, а она вам нужна.
advice-swat = Без верхнего кубика эта тропа уведёт вас дальше.
advice-convert = Вашим открытым картам новый жетон нужнее.
advice-swap = У другого игрока есть Задание, которое вам проще выполнить.
advice-ring = Проклятие достанется кому-то другому.
advice-keep-ability = Для этого умения будет случай получше.
advice-keep-token = Вашим открытым картам такой обмен не нужен.
advice-keep-quests = Чужие Задания вам выполнить не проще.

# Задания.

advice-quest = На Задание ценой { $value } времени ещё хватит: { turns-left }.
advice-quest-late = На Задание ценой { $value } времени почти не осталось: { turns-left }.
advice-quests-enough = Заданий вам хватит: { turns-left }.
advice-quest-near = Отсюда это Задание{ for-points } можно выполнить довольно скоро; { turns-left }.
advice-quest-far = До цели этого Задания{ for-points } далеко; { turns-left }.
advice-fulfil = { $points ->
    [one] Приносит { $points } Очко приключений.
    [few] Приносит { $points } Очка приключений.
   *[many] Приносит { $points } Очков приключений.
}
advice-reward = Награда достанется вам сразу.
advice-object = Кто несёт эту вещь, тот сможет её и доставить.
advice-finish = Жетоны пригодятся вам для другого.

# Жетоны.

advice-token = Этот жетон нужен для карты «{ $card }»{ for-points }.
advice-token-spare = Вашим открытым картам это сейчас не нужно.
advice-nothing = Вы ничего не берёте.
advice-lose-needed = Этот жетон понадобится для карты «{ $card }»{ for-points }.
advice-lose-spare = Без этого можно обойтись.

# Волшебные предметы и персонажи.

advice-item = Волшебный предмет достаётся вам даром.
advice-item-strong = Этот Предмет может сильно помочь.
advice-item-weak = Этот Предмет редко помогает сильно.
advice-play = Для карты «{ $card }» сейчас подходящий случай.
advice-keep-item = Карта «{ $card }» может больше пригодиться позже.
advice-decline = Предметы остаются у вас до лучшего случая.
advice-hero = Чем чаще помогает умение, тем лучше.

# Истории и Проклятия.

advice-story-good = Эта История, скорее всего, вам поможет.
advice-story-bad = Эта История вам чего-нибудь да будет стоить.
advice-least-harm = Лучше потерять то, что вам меньше нужно.
advice-others-gain = Остальные от этого выигрывают.
advice-favour-self = Помощь достанется вам.
advice-lift = { $points ->
    [one] Иначе оно отнимет { $points } Очко приключений.
    [few] Иначе оно отнимет { $points } Очка приключений.
   *[many] Иначе оно отнимет { $points } Очков приключений.
}
advice-bestow = { $points ->
    [one] Тогда { $player } потеряет { $points } Очко приключений.
    [few] Тогда { $player } потеряет { $points } Очка приключений.
   *[many] Тогда { $player } потеряет { $points } Очков приключений.
}

# Кубики.

advice-face-special = Особая грань считается за 6 и даёт что-то ещё.
advice-face-number = Чем выше кубик, тем больше троп он открывает.
advice-weak-die = Без кубика со значением { $value } легко обойтись.
advice-strong-die = Кубик со значением { $value } ещё пригодится.
advice-enough = Кубики и так хороши.

# Обмены.

advice-trade = От обмена выиграете и вы, и { $player }.
advice-accept = Предложение вам выгодно: { $player } даёт то, что нужно.
advice-no-use = Вам этот обмен не поможет ({ $player }).
advice-no-trade = Всё остаётся у своих хозяев.

# Очки и ходы, на которых основан совет.

for-points = { $points ->
    [0] { "" }
   *[other] { " " }({ $points } ОП)
}
turns-left = { $turns ->
    [one] осталось около { $turns } хода
   *[other] осталось около { $turns } ходов
}
