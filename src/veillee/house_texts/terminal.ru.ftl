# Что говорит стол в терминале.

terminal-over = Сказка рассказана.
terminal-wait = Остальные думают…
terminal-thinking = думает…
terminal-not-now = Сейчас нельзя. { $reason }
terminal-missing = Сейчас нельзя:
terminal-no-hints = Посоветовать здесь некому.
terminal-hints = Что можно сделать
terminal-one-of = { $prompt } ({ $number } из { $count })
terminal-score = { $seat }: { $score }
terminal-score-wins = { $seat }: { $score } — победа
terminal-team = { $seats } вместе: { $score }
terminal-counted = { $card } ({ $points })
terminal-take-backs = Отмен за партию: { $count }.
terminal-owner-data = Сыграно с данными владельца.
terminal-owner-mark = данные владельца
terminal-not-practised = { $names } не { $count ->
    [one] имеет опыта игры за такими столами и руководствуется простыми соображениями.
   *[other] имеют опыта игры за такими столами и руководствуются простыми соображениями.
}
terminal-kept = Запись этой партии хранится здесь: { $file }
terminal-saved = Партия сохранена. Чтобы продолжить: veillee play --resume{ $flags }
terminal-empty = пусто
terminal-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
terminal-labelled = { $label }: { $text }
terminal-explained = { $what }: { $text }
terminal-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
terminal-standing = Очки
terminal-card-points = Сейчас у игрока { $seat } эта карта стоит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
terminal-card-points-own = Сейчас у вас эта карта стоит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
terminal-several-ways = Что с ней сделать?
terminal-taken-back = Выбор отменён.
terminal-no-undo = Отменить выбор нельзя. { $reason }
terminal-log = Ход игры
terminal-log-empty = Пока ничего не произошло.
terminal-log-earlier = … (l — весь ход игры с начала)
terminal-asked = О чём вас спрашивают
terminal-rule-at = Прочтите в правилах: «{ $rule }»

# Построчный режим.

terminal-lines-help = Введите номер варианта или начало названия карты. ? объясняет вопрос, ? НАЗВАНИЕ — карту; h даёт совет, u отменяет последний выбор, l показывает ход игры, q — выход.
terminal-lines-unknown = Непонятно: «{ $text }». Можно ввести число от 1 до { $count }, название карты, ?, ? НАЗВАНИЕ, h, u, l или q.
terminal-lines-several = «{ $text }» может означать: { $names }
terminal-lines-together = Несколько вариантов, которые сочетаются, можно ввести сразу и в любом порядке: 1, 3 или названия через запятую.
terminal-lines-not-together = Вместе эти варианты выбора не составляют.
terminal-lines-no-card = Нет карты, название которой начинается с «{ $text }».
terminal-lines-meant = Возможно, вы имели в виду «{ $name }»?
terminal-lines-which = Во что сыграем? Введите номер или начало названия; q — выход.
terminal-lines-which-again = Введите число от 1 до { $count }, начало названия или q.
terminal-lines-players = Сколько игроков, от { $least } до { $most }? Enter — { $usual }.
terminal-lines-bots = Кто играет против вас? Номер или по номеру на каждого из { $count }, например 2,4. Enter выбирает { $usual }.

# Экраны.

terminal-evening = вечер у очага
terminal-start-game = Игра
terminal-start-players = Игроки
terminal-start-bot = { $name } играет как
terminal-start-details = Выбрать по пунктам
terminal-start-language = Язык
terminal-start-begin = Начать
terminal-start-continue = Продолжить: { $game }, отложена { $when }
terminal-start-all-left = Все отложенные игры ({ $count })…
terminal-start-left = Отложенные игры
terminal-start-left-which = Какую продолжить?
terminal-start-keys = ↑ ↓ выбрать строку   ← → изменить её   Enter — начать
bot-random = Ветер
    .text = Берёт что попадётся и ни о чём не думает.
bot-greedy = Старая экономка
    .text = Берёт то, что сейчас кажется лучшим, — как всегда.
terminal-key-explain = Объяснить
terminal-key-hint = Совет
terminal-key-undo = Отменить
terminal-key-log = Ход игры
terminal-key-rules = Правила
terminal-key-orders = Ответы
terminal-key-new = Новая игра
terminal-key-leave = Выход
terminal-key-close = Закрыть
terminal-end-won = Вы победили!
terminal-end-shared = Общая победа
terminal-end-lost = И всё же хорошая сказка

# Стол на сервере.

terminal-room = Ещё не все собрались.
terminal-shuffling = Карты тасуются…
terminal-seat-free = свободное место
terminal-watching = Вы смотрите игру.
terminal-line-lost = Связь прервалась. Пробуем снова…
terminal-paused = Игра на паузе.
terminal-away = { $count ->
    [one] Не на связи: { $names }. b — пусть пока играет бот
   *[other] Не на связи: { $names }. b — пусть пока за них играют боты
}
terminal-no-stand-in = Замена сейчас никому не нужна.
terminal-request-undo = { $seat } хочет отменить свой последний выбор. y — согласиться, n — отказать
terminal-request-abandon = { $seat } предлагает прервать игру. y — согласиться, n — отказать
terminal-asking-undo = Остальных спрашивают, можно ли вам отменить последний выбор. n — передумать
terminal-asking-abandon = Остальных спрашивают, прервать ли игру. n — передумать
terminal-end-abandoned = Игра прервана
terminal-leave = Выйти из-за стола?
terminal-leave-how = Что будет с вашим местом?
terminal-leave-keep = Сохранить: я ещё вернусь
terminal-leave-free = Уступить кому-нибудь другому
terminal-leave-stand-in = Пусть за меня доиграет бот
terminal-leave-abandon = Остаться и предложить прервать игру
terminal-leave-stay = Остаться и играть дальше
terminal-seat-kept = Место остаётся за вами. Чтобы вернуться: veillee join { $address } --seat { $seat }{ $flags }
terminal-seat-left = Вы вышли из-за стола, за вас играет бот. Чтобы снова занять место: veillee join { $address } --seat { $seat }{ $flags }
terminal-table-left = Вы вышли из-за стола.
terminal-record-at = Запись этой партии: { $address }
terminal-join-no-server = По адресу { $address } никто не отвечает. Открыт ли там игровой дом?
terminal-join-no-house = По адресу { $address } нет игрового дома.
terminal-join-bad-address = «{ $address }» — не адрес стола или приглашения вида http://localhost:8000/table/ID.
terminal-join-no-name = Назовите своё имя: --name ИМЯ
terminal-join-no-game = За этим столом играют в «{ $game }», а здесь эта игра не установлена.
terminal-join-other-rules = За этим столом играют в «{ $game }» не по тем правилам или не теми картами, что установлены здесь.
terminal-join-owner-data = За этим столом играют с данными владельца; укажите тот же файл: --owner-data ФАЙЛ.
terminal-join-no-owner-data = За этим столом играют без этих данных владельца.
terminal-join-broken-off = Эту игру прервали до начала.

# Кампании.

terminal-end-interlude = Вперёд, к следующей партии
terminal-campaign-game = дальше партия { $number }
terminal-campaign-interlude = { $games ->
    [0] перед первой партией
   *[other] после партии { $games }
}
terminal-campaign-done = кампания завершена
terminal-campaign-lost = кампания проиграна
terminal-campaign-given-up = кампания оставлена
terminal-campaign-game-number = Партия { $number }
terminal-campaign-won = победа: { $names }
terminal-campaign-lowered = итог уменьшен на { $number }
terminal-campaign-ticked = отмечено: { $number }
terminal-campaign-left = ушло: { $cards }
terminal-campaign-came = пришло: { $cards }
terminal-campaign-circles = закрашено кружков: { $full } из { $of }
terminal-campaign-none-ticked = пока нет
terminal-campaign-saved = Кампания сохранена. Чтобы продолжить: veillee campaign play { $name }{ $flags }
terminal-start-campaign = Продолжить: { $campaign }, { $standing }
terminal-start-campaign-new = Начать: { $campaign }
terminal-key-campaign = Кампания
terminal-key-go-on = Дальше
terminal-key-fast-forward = Пусть сыграет бот
terminal-fast-forward-sure = Бот доиграет эту часть кампании до конца, и отменить это будет нельзя. Нажмите f ещё раз, чтобы он сыграл, или любую другую клавишу, чтобы играть самостоятельно.
terminal-key-back = Назад

field-round = Раунд { $value }

terminal-orders = Автоответы
terminal-orders-how = Когда другие ждут вашего ответа, за вас срабатывают автоответы. Выберите карту, чтобы сменить её автоответ.
terminal-orders-lines = Автоответы для карт, которыми отвечают на действия других; o НОМЕР меняет автоответ для карты.
terminal-orders-help = o показывает ваши автоответы для карт, которыми отвечают на действия других.
terminal-order-always = всегда играть
terminal-order-ask = спрашивать меня
terminal-order-if-aimed = только если это направлено на меня
terminal-order-never = никогда
