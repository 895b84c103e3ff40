# То, что говорит только поле в браузере.

board-you = Вы
board-back = Назад к столу
board-put-back = Положить обратно
board-round = Раунд { $round }
board-race = Гонка до последней карты
board-race-explained = Все начинают с { $count } непостроенных карт. Каждая построенная или подаренная карта — шаг к флажку, каждый полученный подарок — шаг назад. Побеждает тот, у кого в конце игры меньше всего непостроенных карт.
board-race-alone = Вы начинаете с { $count } непостроенных карт, и каждая построенная или подаренная карта — шаг к флажку. Чем меньше останется к концу игры, тем лучше; подарок даёт два очка.
board-race-end = Игра может кончиться задолго до флажка: как только кому-то нечего добирать, потому что его колода и сброс пусты. Если это случилось на шаге 1, этот раунд последний; если позже — будет ещё один.
board-race-coins = Монетные карты построить нельзя, но в конце они считаются наравне с остальными: дарите их, пока можно.
board-end-when = Конец игры — когда { $players ->
    [1] опустеют и колода, и сброс
   *[other] у кого-то опустеют и колода, и сброс
}{ $rounds ->
    [60] { "" }
   *[other] { ", " }или после раунда { $rounds }
}; { $players ->
    [1] чем меньше непостроенных карт, тем лучше.
   *[other] победит тот, у кого меньше непостроенных карт.
}
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
board-gifts-end = Неотправленные подарки никому не засчитываются.
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
board-not-counted = Не считаются:
board-short-draw = колода
board-short-discard = сброс
board-short-hands = рука
board-short-gifts = подарки
board-short-tokens = Жетоны
board-gifts = Подарков ждёт: { $count }
board-gifts-left = Неотправленные подарки
board-tokens = { $count ->
    [one] { $count } жетон монеты
    [few] { $count } жетона монет
   *[other] { $count } жетонов монет
}
board-tokens-explained = Жетон монеты вы получаете за каждую карту, которую должны добрать, когда колода и сброс пусты. Им можно заплатить 1{ $players ->
    [1] .
   *[other] , а при равенстве карт побеждает тот, у кого больше жетонов.
}
board-token-number = Жетон монеты { $number }
board-columns = Ваш планшет
board-costs = стоит { $count }
board-costs-less = стоит { $count } вместо { $cost }
board-pays = при оплате { $count }
board-sort-castle = замок
board-sort-coin = монетная карта
board-sort-green = зелёная: шаг 1, добор
board-sort-red = красная: шаг 2А, стройка
board-sort-blue = синяя: шаг 2Б, добор
board-sort-violet = фиолетовая: шаг 3, лимит
board-sort-yellow = жёлтая: в любое время
board-number-green = 1
board-number-red = 2А
board-number-blue = 2Б
board-number-violet = 3
board-step-green = Добор
board-step-red = Стройка
board-step-blue = или добор
board-step-violet = Лимит
board-draw-less = Взять только 2
board-less-later = В следующий ход взять меньше…
board-reach = { $count ->
    [one] по карману { $count } карта
    [few] по карману { $count } карты
   *[other] по карману { $count } карт
}
board-reach-short = можно { $count }
board-hand-then = рука { $now } → { $then }
board-hand-now = на руке { $count }
board-hand-over = на руке { $count }, лишних { $over }
board-discount = цены −{ $coins }
board-gift = Подарок
board-gift-out = от вас
board-gift-in = для вас
board-gift-held = придут, если подарите и вы
board-gift-piles = Ждут отправки ваши подарки: { $out } (получит { $left }). Ждут подарки для вас: { $coming }.
board-gifts-wait = Подарки уходят в конце раунда, если подарил каждый. Пока нет подарка: { $names }.
board-gifts-wait-you = Подарки уходят в конце раунда, если подарил каждый. Не хватает только вашего.
board-gifts-last = Это последний раунд: подарки, которые и после него ждут, никому не засчитываются. Пока нет подарка: { $names }.
board-gifts-go = Ждёт хотя бы один подарок от каждого: в конце раунда один получит { $left }, один придёт вам от соседа ({ $right }).
board-hint-gift = Раз за ход можно подарить карту: она больше не будет считаться вашей. Подарки уходят налево, как только каждый приготовит свой, и один приходит к вам справа.
board-gift-explained = Каждый ход можно подарить одну карту. Она больше не считается вашей непостроенной и ждёт рубашкой вверх в вашем столбце «Подарок». В конце раунда, если ждёт хотя бы один подарок от каждого, последний подарок каждого уходит в сброс соседа слева: ваш получит { $left }, а вам в сброс придёт подарок от соседа справа ({ $right }). Значит, за каждый ушедший приходит один, а пока вы не дарите, не приходит ничего. Подарки, которые к концу игры так и ждут, никому не засчитываются.
board-gift-explained-alone = Подаренные карты уходят из вашей стопки и остаются в вашем столбце «Подарок». В конце каждая даёт два очка.
board-gift-how = Как идут подарки
board-gift-way = { $giver } → { $taker }
board-gift-yours = Ваши подарки; последний уйдёт первым
board-gift-theirs = Подарков ждёт: { $count }. Следующий подарок получит { $seat }.
board-news = Прошлый раунд
board-rests = Отдыхает до вашего следующего хода.
board-turn-ends = Строить, добирать и дарить больше нечего: ход завершится сам.
board-turn-over = Строить, добирать и дарить больше нечего. Завершите ход; осталось решить только, сколько взять в следующий.
board-really-done = Вы ничего не построили и не добрали ещё карт. Всё равно завершить ход?
board-no-cards = карт нет
board-no-hand = На руке нет карт
board-ask-pay = Выберите карты, которыми заплатите.
board-ask-exchange = Можно один раз заменить любые из этих карт: отметьте ненужные и возьмите столько же новых.
board-ask-draw = Шаг 1: сколько карт доберёте?
board-pick-draw = { $low ->
    [1] В вашей колоде осталось карт: { $left }, поэтому можно выбрать, сколько взять. Если взять меньше, отодвинется конец игры или перемешивание сброса.
   *[other] Зелёные карты можно использовать в любом порядке, а можно и не использовать.
}
board-pick-build = { $most ->
    [one] Выберите карту для постройки.
   *[other] Выберите до { $most } карт, чтобы построить их вместе.
}{ $count ->
    [0] { "" }
   *[other] { " " }Цена выбранного: { $coins }. Остальными картами можно заплатить { $rest }.
}
board-pick-pay = { $cards }: цена { $cost }.{ $forced ->
    [0] { "" }
   *[other] { " " }Уже выбрано, без этого заплатить не получится: { $with }.
} Выбрано { $sum } из { $cost }. { $suggested ->
    [1] Это лишь предложение: чтобы заменить карты, нажмите на другие.
   *[other] Чтобы заплатить иначе, нажмите на другие карты.
}
board-pick-gift = Какую карту подарить? Она больше не будет считаться вашей непостроенной.
board-this-gift = Она больше не будет считаться вашей непостроенной.
board-pick-gift-alone = Какую карту подарить? Она даст два очка.
board-this-gift-alone = Она даст два очка.
board-gift-goes = В конце этого раунда её получит { $left }.
board-gift-waits = Она подождёт, пока не подарят все. Пока нет подарка: { $names }.
board-gift-stays = Это последний раунд: если она никому не уйдёт, она никому и не засчитается.
board-pick-less = Завершить ход и в следующий выбрать, сколько взять? Если взять меньше, отодвинется конец игры или перемешивание сброса.
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
board-do-build-all = Построить за { $coins }: уйдут все карты
board-do-bargain = Построить по дешёвке
board-do-draw-all = Взять { $count }
board-do-draw-tokens = { $tokens ->
    [1] Взять { $count } и жетон
   *[other] Взять { $count } и жетоны: { $tokens }
}
board-do-draw-two = Взять меньше: только 2
board-do-done = Перейти к шагу 2
board-do-done-without = Перейти к шагу 2, не используя: { $cards }
board-do-give = Подарить
board-do-use = Использовать
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
board-with-more = { $most ->
    [2] Построить две
   *[other] Построить несколько
}
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
board-tokens-tie = Жетоны монет (при равенстве)
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
