# Что говорит только стол в браузере.

board-you = Вы
board-back = Вернуться к столу
board-map = Край: места, тропы и Духи
board-nearer = Посмотреть поближе
board-figure = { $seat }: фигурка
board-socket = { $path }: пусто, нужно { $value }
board-socket-dice = { $path }: { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
}, сверху вниз: { $lying }
board-wolf-closed = Спит до следующей главы.
board-your-dice = Ваши кубики
board-name-value = Хрустальный шар: выберите, за какое число посчитать кубик.
board-strike = Храбрый портняжка: выберите стопку, с которой снимут верхний кубик.
board-tailor = Ваш ход: поставьте кубик или спасуйте. Перед этим Портняжка может снять верхний кубик стопки: для этого выберите карту Портняжки.
board-tailor-only = Ваш ход, но ставить нечего: используйте жетон или Предмет либо подождите. Если Портняжка сейчас снимет кубик (для этого выберите карту Портняжки), после этого придётся использовать жетон Кролика.
board-second-quest = Ещё одно Задание: выберите колоду. Число на ней — сколько Очков приключений (ОП) принесёт Задание.
board-take = Это место даёт { $tokens }: возьмите или откажитесь.
board-take-all = Взять { $tokens }
board-take-any = Это место даёт { $count ->
    [one] { $count } жетон на выбор
    [few] { $count } жетона одного вида
   *[other] { $count } жетонов одного вида
}: выберите или откажитесь.
board-without-dice = Ваш ход, но ставить нечего: используйте жетон или Предмет либо подождите.
board-turn-passes = Кубиков больше нет: этот ход вы пропускаете.
board-none-fulfilled = Больше здесь выполнять нечего. Ещё можно использовать: { $named }. «Дальше» завершит ход.
board-lift = Снять «{ $card }»
board-can-lift = Здесь можно снять Проклятие: выберите его или идите дальше.
board-fulfil = Выполнить «{ $card }» ({ $points } ОП)
board-not-again = Не спрашивать в этой главе
board-no-swap = Всё-таки не меняться
board-swap-sure = За жетон Мальчика-с-пальчик вы отдаёте одно своё Задание ({ $own }) и берёте чужое ({ $others }).
board-rabbit-sure = Отдать жетон Кролика, чтобы пройти один путь без кубика? Путь выберете потом.
board-pass-sure = Спасовать? Оставшиеся кубики в этой главе уже не пригодятся.
board-met = Рядом с вами { $seat }: предложите обмен или откажитесь от него.
board-only-dice = Ваш ход: поставьте кубик или спасуйте до конца главы.
board-ride = У Скакуна Король Дроздобород может ускакать на любое светящееся место: выберите его или останьтесь.
board-prepared = Ход начат: выберите кубик, который поставите.
board-hood-next = Красная Шапочка: выберите светящуюся тропу с любым числом, вы по ней пройдёте.
board-hood = Красная Шапочка: выберите кубик для любой тропы от вашей фигурки. «Отменить» сбережёт её умение на потом.
board-rapunzel = Рапунцель может перебросить один кубик: выберите его или оставьте всё как есть.
board-no-way = С вашего места по этому кубику идти некуда: останьтесь или сыграйте светящийся Предмет.
board-neighbours = Слева: { $left }, справа: { $right }.
board-last-offer = Вам сделали встречное предложение: согласитесь или откажитесь.
board-place-only = Только поставить
board-next = Кубик взят: выберите светящуюся тропу или угол с Духом. По тропе от вашей фигурки вы сразу пройдёте.
board-first-turn = Ваш ход: выберите кубик. Он открывает тропу с таким же или меньшим числом; рисунок, × или ×2 считается за 6.
board-sign = Знак в углу — шестая грань кубика. { $does }
board-spirit-again = Нажмите ещё раз, чтобы поставить кубик.
board-die = { $die }: { $face }
board-die-used = уже на поле
board-die-aside = в стороне
board-die-fox = в норе Лисы
board-dice-left = { $count ->
    [one] остался { $count } кубик: { $faces }
    [few] осталось { $count } кубика: { $faces }
   *[many] осталось { $count } кубиков: { $faces }
}
board-no-dice = кубики кончились
board-tokens = Жетоны
board-token = { $token ->
    [gold] золото
    [apple] яблоко
   *[other] хлеб
}
board-amount = { $token ->
    [gold] { $count ->
        [1] золотую монету
        [one] { $count } золотую монету
        [few] { $count } золотые монеты
       *[many] { $count } золотых монет
    }
    [apple] { $count ->
        [1] яблоко
        [one] { $count } яблоко
        [few] { $count } яблока
       *[many] { $count } яблок
    }
   *[other] { $count ->
        [1] хлеб
        [one] { $count } хлеб
        [few] { $count } хлеба
       *[many] { $count } хлебов
    }
}
board-held = { $token ->
    [gold] { $count ->
        [1] золотая монета
        [one] { $count } золотая монета
        [few] { $count } золотые монеты
       *[many] { $count } золотых монет
    }
   *[other] { board-amount }
}
board-rabbits = { $count ->
    [one] { $count } жетон Кролика
    [few] { $count } жетона Кролика
   *[many] { $count } жетонов Кролика
}
board-thumbling = Жетоны Мальчика-с-пальчик: { $count }
board-quests = Задания
board-no-quests = Активных Заданий нет
board-items = { $count ->
    [0] нет Волшебных предметов
    [one] { $count } Волшебный предмет
    [few] { $count } Волшебных предмета
   *[many] { $count } Волшебных предметов
}
board-thinking = ещё думает
board-ready = выбор сделан
board-first = первый игрок
board-passed = пас
board-points = { $points } ОП
board-unfinished = не выполнено: ничего не приносит и ничего не отнимает
board-robbed = { $seat } забирает у вас Волшебным зеркалом: { $card }
board-swapped = { $seat } отдаёт жетон Мальчика-с-пальчик и меняется с вами Заданиями: вы отдаёте «{ $given }» и получаете «{ $got }».
board-bestowed = { $seat } передаёт вам Проклятие Проклятым кольцом: { $card }
board-fulfilled = { $seat } выполняет Задание: { $card } ({ $points } ОП)
board-fed = Волк забрал ваш кубик: { $die }
board-told-story = История: { $card }
board-came-true = Сбывшийся эффект: { $effect }.
board-lost-item = «{ $story }» отнимает у вас Волшебный предмет: { $card }
board-drew = Вам досталось: { $card }
board-your-hero = ваш герой
board-own-points = Вы: { $points } ОП
board-points-meaning = Очки приключений (ОП) за выполненные Задания
board-common = Вместе: { $points } ОП
field-chapter = { $value ->
    [0] Подготовка
   *[other] Глава { $value }
}
board-piles = Колоды и сброс
board-deck = осталось { $count }
board-unfold = { $seat }: кубиков { $dice }, { $points } ОП. Жетоны: { $tokens }. Задания: { $quests }. Показать всё
board-show-cards = Карты ({ $count })
board-show-map = Поле
board-fold-moment = Взглянуть на поле
board-unfold-moment = Вернуться к вопросу
board-asked = Тайно и одновременно отвечают: { $names }
board-about-to-gain = { $you ->
    [yes] Вы получаете { $tokens }.
   *[no] { $seat } получает { $tokens }.
}
board-about-to-lose = Вот-вот отнимут { $tokens }
board-draws-items = Только что взяты Волшебные предметы; ходит { $seat }.
board-draws-quests = Только что взяты Задания; ходит { $seat }.
board-snake-rolled = Кубик Змеи ({ $seat }): { $face }
board-plays = { $seat }: { $card }
board-rabbits-left = Осталось жетонов Кролика: { $count }
board-gives = { $you ->
    [yes] Вы отдаёте
   *[no] { $seat } отдаёт
}
board-take-out = Убрать из предложения
board-nothing = ничего
board-sort-quests = Задание
board-sort-items = Волшебный предмет
board-sort-events = Событие
board-sort-characters = Персонаж
board-sort-places = Место
board-sort-paths = Тропа
board-sort-spirits = Дух леса
board-sort-dice = Кубик
board-sort-stories = История
won-points = Исход решили Очки приключений: { $first } против { $second }.
won-quests = Очков поровну; исход решили выполненные Задания: { $first } против { $second }.
won-curses = Очков и выполненных Заданий поровну; исход решило меньшее число Проклятий: { $first } против { $second }.
won-shared = Поровну и Очков приключений, и выполненных Заданий, и Проклятий.
board-none-done = ни одного выполненного Задания
board-rank = Ранг { $rank } из 5.
board-rank-1 = Работа под стать сводной сестре Золушки: попробуйте ещё раз.
board-rank-2 = Начало положено, но до героев далеко.
board-rank-3 = Метелица почти довольна.
board-rank-4 = Сказка, которую будут долго рассказывать.
board-rank-5 = О вас поёт весь край.
