# То, что говорит только поле в браузере.

board-you = Вы
board-back = Назад к столу
board-put-back = Положить обратно
board-round = Раунд { $round }
board-race = Гонка до последней карты
board-race-explained = Все начинают с { $count } непостроенных карт. Каждая построенная или подаренная карта — шаг к флажку, каждый полученный подарок — шаг назад. Побеждает тот, у кого в конце игры меньше всего непостроенных карт.
board-race-alone = Вы начинаете с { $count } непостроенных карт, и каждая построенная или подаренная карта — шаг к флажку. Чем меньше останется к концу игры, тем лучше; подарок даёт два очка.
board-race-end = Игра может кончиться задолго до флажка: как только кому-то нечего добирать, потому что его колода и сброс пусты. Если это случилось на шаге 1, этот раунд последний; если позже — будет ещё один.
board-race-left = не построено { $count }, осталось добрать { $left }
board-unbuilt = { $seat }: { $count ->
    [one] { $count } непостроенная карта
    [few] { $count } непостроенные карты
   *[other] { $count } непостроенных карт
}
board-yours-unbuilt = { $count ->
    [one] У вас { $count } непостроенная карта
    [few] У вас { $count } непостроенные карты
   *[other] У вас { $count } непостроенных карт
}
board-left = Не построено
board-timer = { $count ->
    [0] Отсчёт окончен: нужно дарить
    [one] Ещё { $count } ход без подарков
    [few] Ещё { $count } хода без подарков
   *[other] Ещё { $count } ходов без подарков
}
board-gift-due = Подарок нужен каждый ход
board-gift-lenient = Подарок нужен каждый ход, если на руке осталась карта
board-one-more = Ещё один раунд!
board-last-round = Последний раунд!
board-drained = Колода и сброс пусты: { $names }
board-near = Скоро конец
board-near-left = Осталось добрать: { $names }
board-near-one = { $seat } { $count }
board-thinking = ещё ходит
board-ready = ход окончен
board-castle = Замок игрока { $seat }
board-your-castle = Ваш замок
board-built = { $count ->
    [0] Пока ничего не построено
    [one] Построена { $count } карта
    [few] Построено { $count } карты
   *[other] Построено { $count } карт
}
board-built-cards = Построено карт
board-short-draw = колода
board-short-discard = сброс
board-short-hands = рука
board-gifts = Подарков ждёт: { $count }
board-tokens = { $count ->
    [one] { $count } жетон монеты
    [few] { $count } жетона монет
   *[other] { $count } жетонов монет
}
board-token-number = Жетон монеты { $number }
board-columns = Ваш планшет
board-costs = стоит { $count }
board-pays = при оплате { $count }
board-sort-castle = замок
board-sort-coin = монетная карта
board-sort-green = зелёная: шаг 1
board-sort-red = красная: шаг 2А
board-sort-blue = синяя: шаг 2Б
board-sort-violet = фиолетовая: шаг 3
board-sort-yellow = жёлтая: в любое время
board-number-green = 1
board-number-red = 2А
board-number-blue = 2Б
board-number-violet = 3
board-step-green = Добор
board-step-red = Стройка
board-step-blue = Добор
board-step-violet = Лимит
board-draw-less = взять только 2
board-less-later = в следующий раз взять меньше
board-reach = { $count ->
    [one] по карману { $count } карта, монет { $coins }
    [few] по карману { $count } карты, монет { $coins }
   *[other] по карману { $count } карт, монет { $coins }
}
board-reach-short = можно { $count }
board-hand-then = рука { $now } → { $then }
board-hand-now = лимит { $limit } · на руке { $count }
board-discount = цены −{ $coins }
board-gift = Подарок
board-gift-out = уйдёт
board-gift-in = придёт
board-gift-piles = Ждут отправки ваши подарки: { $out } (получит { $left }). Ждут подарки для вас: { $coming }.
board-gifts-wait = Подарки уходят в конце раунда, если ждёт хотя бы один от каждого. Пока нет подарка: { $names }.
board-gifts-go = Ждёт хотя бы один подарок от каждого: в конце раунда один получит { $left }, один придёт вам от соседа ({ $right }).
board-gift-explained = Каждый ход можно подарить одну карту. Она сразу перестаёт считаться вашей непостроенной и ждёт рубашкой вверх на вашей карте-символе: это место для подарков. В конце раунда, если ждёт хотя бы один подарок от каждого, последний подарок каждого уходит в сброс соседа слева: ваш получит { $left }, а вам в сброс придёт подарок от соседа справа ({ $right }). Подарки, которые к концу игры так и ждут, не считаются никому.
board-gift-explained-alone = Подаренные карты уходят из вашей стопки и остаются на карте-символе: это место для подарков. В конце каждая даёт два очка.
board-gift-how = Как идут подарки
board-gift-way = { $giver } → { $taker }
board-gift-yours = Ваши подарки; последний уйдёт первым
board-gift-theirs = Подарков ждёт: { $count }. Следующий подарок получит { $seat }.
board-news = Прошлый раунд
board-rests = Отдыхает до вашего следующего хода.
board-no-cards = карт нет
board-no-hand = На руке нет карт
board-ask-pay = Выберите карты, которыми заплатите.
board-ask-exchange = Можно один раз заменить любые из этих карт: отметьте ненужные и возьмите столько же новых.
board-ask-draw = Шаг 1: сколько карт доберёте?
board-pick-draw = Зелёные карты можно использовать в любом порядке, а можно и не использовать.
board-pick-build = { $most ->
    [one] Выберите карту для постройки. Всего можно заплатить { $coins }, но сама карта не платит.
   *[other] Выберите до { $most } карт, чтобы построить их вместе. Всего можно заплатить { $coins }, но сами они не платят.
}
board-pick-pay = { $cards }: { $sum } из { $need }{ $already ->
    [0] .
   *[other] , из них { $already }: { $with } (без этого не хватит).
} Коснитесь карт, чтобы заплатить иначе.
board-pick-gift = Какую карту подарить? Она сразу перестанет считаться вашей.
board-pick-gift-alone = Какую карту подарить? Она даст два очка.
board-gift-goes = В конце этого раунда её получит { $left }.
board-gift-waits = Она подождёт, пока не будет подарка от каждого; пока нет: { $names }.
board-pick-less = На следующем шаге 1 всё снова доберётся сразу, если только вы не захотите выбрать сколько.
board-pick-limit = На руке слишком много карт: сбросьте { $need } (выбрано { $count }).
board-pick-discard = Сбросьте { $need } (выбрано { $count }).
board-pick-discard-any = Сбросьте сколько угодно карт (выбрано { $count }).
board-pick-exchange = { $count ->
    [0] Ни одна карта не выбрана
    [one] Выбрана { $count } карта
    [few] Выбраны { $count } карты
   *[other] Выбрано { $count } карт
}
board-do-build = Построить за { $coins }
board-do-bargain = Построить по дешёвке
board-do-draw-all = Взять { $count }
board-do-draw-tokens = { $tokens ->
    [1] Взять { $count } и жетон
   *[other] Взять { $count } и жетоны: { $tokens }
}
board-do-draw-two = Взять меньше: только 2
board-do-done = Перейти к шагу 2
board-do-done-to-choose = Завершить ход и выбрать в следующий раз
board-do-done-without = Перейти к шагу 2, не используя: { $cards }
board-do-give = Подарить
board-do-store = На Поддон
board-do-remove = Убрать из игры
board-do-swap = Заменить
board-do-discard = { $count ->
    [one] Сбросить карту
   *[other] Сбросить карты
}
board-do-pay = Заплатить { $coins }
board-do-limit = { $count ->
    [one] Сбросить карту
   *[other] Сбросить карты
}
board-do-discard-any = { $count ->
    [0] Ничего не сбрасывать, взять
   *[other] Сбросить { $count } и взять
}
board-do-exchange = { $count ->
    [0] Оставить все
   *[other] Заменить: { $count }
}
board-with-more = … и ещё одну
board-suggest = Подсказать
board-hint-next = Дальше
board-hint-seen = Понятно
board-hints-off = Больше без подсказок
board-score = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
board-total = Итог: { $count }
board-set-aside = Отложено благодаря замкам
board-each = { $count } × { $points }
board-tokens-tie = Жетоны монет
web-over = Замки стоят, игра окончена.
won-solo = Чем меньше итог, тем лучше.
won-fewest = Побеждает тот, у кого меньше всего непостроенных карт: { $first } против { $second }.
won-tokens = Карт поровну: решают жетоны монет ({ $first } против { $second }).
won-shared = Поровну и карт, и жетонов: победа общая.

# Между двумя партиями кампании.

board-do-lower = { $number ->
    [0] { $by ->
        [0] Отметить: чисел не осталось
       *[other] −{ $by }: чисел не осталось
    }
   *[other] { $by ->
        [0] Отметить { $number }
       *[other] −{ $by }: отметить { $number }
    }
}
board-pick-let-go = Карты с цифрой могут уйти, карты со знаком ⚠ остаются. Из кампании навсегда { $left ->
    [one] уйдёт { $left } карта
    [few] уйдут { $left } карты
   *[other] уйдёт { $left } карт
}; выбрано: { $count }.
board-do-let-go = { $left ->
    [one] Убрать её навсегда
   *[other] Убрать эти карты навсегда
}
