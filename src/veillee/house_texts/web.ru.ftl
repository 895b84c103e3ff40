# Что говорит дом в браузере.

web-evening = вечер игр у очага
web-loading = Минутку…
web-close = Закрыть
web-skip = К содержимому страницы
web-no-page = На этой странице ничего нет.
web-to-front = На главную
web-no-answer = Дом не отвечает. Он ещё открыт?
web-part-missing = Часть страницы не загрузилась.
web-reload = Загрузить страницу заново

# Главная страница.

web-pick-game = Во что сыграем?
web-continue = Продолжить игру
web-your-turn = ваш ход
web-turn-of = сейчас ход: { $names }
web-campaigns-ended = Завершённые кампании ({ $count })
web-players = { $fewest ->
    [1] { $most ->
        [1] 1 игрок
       *[other] 1–{ $most } игрока
    }
   *[other] { $most ->
        [2] 2 игрока
        [3] { $fewest }–3 игрока
        [4] { $fewest }–4 игрока
       *[other] { $fewest }–{ $most } игроков
    }
}
web-minutes = { $minutes ->
    [one] около { $minutes } минуты
   *[other] около { $minutes } минут
}
web-minutes-each = { $minutes ->
    [one] партия — около { $minutes } минуты
   *[other] партия — около { $minutes } минут
}
web-age = от { $age } лет
web-rules-of = Правила: { $game }
web-contents = Содержание
web-credits = Авторы
web-with-whom = С кем?
web-mode-bots = против компьютера
web-mode-screen = вместе у этого экрана
web-mode-link = с друзьями, по ссылке
web-people-screen = Сколько ещё игроков у экрана
web-people-link = Сколько друзей позвать
web-bots = Компьютерные игроки
web-your-name = Ваше имя
web-your-name-example = Ваше имя (можно изменить)
web-their-name = Игрок { $number }
web-more = Другие настройки
web-edition-details = Выбрать по пунктам
web-bot-plays = { $name } играет как
web-not-practised = Не имеет опыта игры за такими столами и руководствуется простыми соображениями.
web-time-to-react = Время на ответ картой
web-time-usual = как обычно
web-time-seconds = { $seconds } с
web-time-free = без ограничения
web-memory-aid = Напоминание: показывать перевёрнутые карты, которые мне уже встречались
web-play = Играть
web-how-to-play = Как в это играть?
web-invited = Вас приглашают в игру!
web-invited-to = { $game }; за столом: { $names }
web-sit-down = Сесть за стол

# Настройки.

web-settings = Настройки
web-language = Язык
web-language-auto = как в браузере
web-theme = Оформление
web-theme-auto = как на устройстве
web-theme-light = дневное
web-theme-dark = при свечах
web-text-size = Размер текста
web-text-size-small = мелкий
web-text-size-normal = обычный
web-text-size-large = крупный
web-text-size-huge = очень крупный
web-motion = Анимация
web-motion-auto = как на устройстве
web-motion-on = включена
web-motion-off = выключена
web-pace = Темп чужих ходов
web-pace-slow = медленно: можно прочесть каждый шаг
web-pace-normal = обычно
web-pace-fast = быстро
web-pace-tap = каждый шаг по касанию
web-sound = Звуки
web-marks = Отмечать цвета ещё и значками
web-confirm = Просить подтверждения там, где хватило бы одного касания
web-neutral-titles = Нейтральные названия вместо настоящих названий игр и имён авторов

# До игры.

web-connecting = Идём к столу…
web-waiting-for-others = Ещё не все собрались.
web-waiting-hint = Пусть каждый наведёт на код камеру телефона, или отправьте ему ссылку. Игра начнётся, когда все сядут за стол.
web-only-this-machine = Пока эти ссылки открываются только на этом компьютере. Чтобы играть дома с телефонов и других компьютеров, тому, кто запустил Veillée, нужно открыть её для домашней сети: как это сделать, написано в файле README. Игра начнётся, когда все сядут за стол.
web-shuffling = Карты тасуются…
web-seat-free = Свободное место
web-asked-back = Ждём возвращения: { $name }
web-without = Играть без этого игрока ({ $name }): место займёт компьютер
web-qr = Код этой ссылки: наведите камеру телефона
web-invitation = Ссылка на это место
web-copy = Копировать
web-copied = Готово!
web-curtain = { $name }, ваш ход!
web-curtain-others = Остальных просим не подглядывать.
web-curtain-lift = { $name } — это я
web-together-told = Тем временем
web-card-selected = { $card }, карта выбрана
web-can-choose = можно выбрать
web-can-choose-inside = внутри есть что выбрать
web-your-choice = Ваш выбор

# За столом.

web-asked = О чём вас спрашивают
web-wait = { $others ->
    [1] Ходит { $rival }…
   *[other] Теперь очередь остальных…
}
web-page-lies-open = Сначала прочтите страницу на поле и переверните её.
web-forced = { $option } — другого выбора нет, сейчас это будет сделано.
web-moment = Секунду…
web-watching = Вы смотрите игру.
web-watching-computer = Компьютер играет за вас.
web-over = Сказка рассказана.
web-over-interlude = Перерыв между партиями окончен.
web-thinking = { $count ->
    [one] Ещё думает: { $names }
   *[other] Ещё думают: { $names }
}
web-is-thinking = думает…
web-stand-in = играет компьютер
web-offline = не на связи
web-away = Не на связи: { $name }.
web-company-away = Нет на месте: { $name }.
web-company-back = Снова за столом: { $name }.
web-company-left = { $name } выходит из-за стола. Пока играет компьютер.
web-company-stand-in = Вместо игрока { $name } пока играет компьютер.
web-company-instead = { $name } занимает место игрока { $before }.
web-call-stand-in = Пусть пока играет компьютер
web-spectator = зритель
web-computer-plays = за вас играет компьютер
web-why = Что это значит?
web-show-rule = Открыть правило
web-not-now = Сейчас нельзя. { $reason }
web-missing = Сейчас нельзя
web-no-hints = Посоветовать здесь некому.
web-hints-close = Убрать советы
web-next = Дальше
web-for-you = Это касается вас
web-seen = Понятно
web-several-ways = Что с ней сделать?
web-send = Да — { $option }
web-put-back = Нет, другое
web-not-yet = Нет, не сейчас
web-line-lost = Связь прервалась. Пробуем снова…
web-tap-kept = Ваш выбор сохранён: он уйдёт, как только связь восстановится.
web-not-arrived = Запрос не дошёл. Попробуйте ещё раз.
web-paused = Игра на паузе.
web-resume = Продолжить
web-request-undo = { $seat } хочет отменить свой последний выбор.
web-request-abandon = { $seat } предлагает прервать игру.
web-agree = Согласиться
web-disagree = Нет
web-log = Ход игры
web-log-empty = Пока ничего не произошло.
web-reference = Справка
web-tab-rules = Правила
web-tab-cards = Все карты
web-tab-memory = Напоминание
web-memory-text = Эти карты лежат лицом вниз, но вы их видели и знаете, где они.
web-search = Найти карту
web-nothing-found = Таких карт нет.
web-card-now = Сейчас приносит
web-card-source = Об этом тексте
web-tool-hint = Совет
web-tool-undo = Отменить
web-tool-log = Ход игры
web-tool-rules = Правила
web-tool-menu = Меню
web-window = Время на ответ: { $seconds } с
web-orders = Автоответы
web-orders-about = Когда вашего ответа ждут другие люди, время на него ограничено. Если вы не успели или экран передают по кругу, за вас сработают автоответы. Если все соперники — компьютерные, время не ограничено: автоответы срабатывают сразу, а при «Спрашивать меня» игра ждёт вас. Жирным шрифтом выделены карты, которые сейчас у вас.
web-order-always = Всегда играть
web-order-ask = Спрашивать меня
web-order-if-aimed = Только если это направлено на меня
web-order-never = Никогда
web-menu = Меню
web-menu-home = На главную (место остаётся за вами)
web-pause = Пауза (ждут все)
web-leave = Отойти на время (за меня играет компьютер)
web-leave-sure = Пока вас нет, за вас играет компьютер. Уступить место?
web-leave-alone-sure = За столом остался бы один компьютер: игра подождёт вас. Уступить место?
web-look-on-sure = Дальше компьютер будет быстро ходить за вас. Пока партия идёт, место можно занять снова. Поручить ему игру?
web-abandon = Закончить игру совсем
web-abandon-sure = Если все согласятся, игра закончится без победителя и вернуться к ней будет нельзя. Закончить?
web-stay = Остаться
web-abandoned = Игра прервана.
web-rematch = Сыграть ещё раз
web-to-rematch = К новой игре
web-show-end = Показать итог
web-look-at-table = Посмотреть на стол
web-end-won = Вы победили!
web-end-shared = Общая победа!
web-end-winner = { $count ->
    [one] Победа: { $names }
   *[other] Общая победа: { $names }
}
web-keys = Клавиши
web-key-explain = объяснить карту или вопрос
web-key-h = совет
web-key-u = отменить выбор
web-key-l = ход игры
web-key-r = правила
web-key-c = все карты
web-key-o = автоответы
web-key-m = пауза, настройки, выход
web-key-esc = закрыть или положить обратно
web-key-arrows = от карты к карте
web-about-table = Об этом столе
web-owner-data = Сыграно с данными владельца.
web-take-backs = Отмен за партию: { $count }.
web-commitment = Честная тасовка: порядок карт был определён до первой раздачи. Когда партия закончится, её запись докажет, что никто его не менял; это проверяет команда «veillee verify».
web-record = Запись партии

# Авторы.

web-credits-house = Наш код, тексты и рисунки — под лицензией MIT.
web-credits-games = Игры
web-credits-game = { $designers }; { $publisher }, { $year }
web-credits-neutral = С нейтральными названиями имена игр и их авторов не показываются.
web-credits-independent = Veillée — независимая любительская реализация. Никто из названных людей и компаний её не создавал, не проверял и не одобрял, и в ней нет ни их текстов, ни их рисунков. Если игра понравилась, купите коробку: вечер с ней ещё лучше.
web-credits-icons = Рисунки на картах
web-credits-icons-text = С сайта game-icons.net, лицензия Creative Commons BY 3.0, перекрашены:
web-credits-fonts = Шрифты
web-credits-software = Программы этой страницы

# Кампании.

web-what-to-play = Во что сыграем?
web-single-game = Одна партия
web-look-on = Пусть компьютер играет до конца
web-sit-again = Снова сесть на своё место
web-end-interlude = { $number ->
    [0] Вперёд, к следующей партии
   *[other] { $of ->
        [0] Вперёд, к партии { $number }
       *[other] Вперёд, к партии { $number } из { $of }
    }
}
web-end-chapter = { $number ->
    [0] Партия окончена
   *[other] { $of ->
        [0] Партия { $number } окончена
       *[other] Партия { $number } из { $of } окончена
    }
}
web-campaign-game = { $of ->
    [0] Партия { $number }
   *[other] Партия { $number } из { $of }
}
web-end-campaign-done = Кампания завершена
web-end-campaign-lost = Кампания проиграна
web-end-campaign-given-up = Кампания оставлена
web-campaign-go-on = Продолжить кампанию
web-campaign-sheet = Лист кампании
web-campaign-to-table = К столу
web-campaign-add-bot = Добавить компьютерного игрока
web-campaign-add-friend = Пригласить друга
web-campaign-remove = { $name } покидает кампанию
web-campaign-new = Начать новую кампанию
web-campaign-give-up = Оставить кампанию
web-campaign-give-up-sure = Оставить насовсем

# A guest’s own games.

web-own-games = Мои партии
web-own-lead = Всё, во что вы играете и играли в этом доме; сначала новое.
web-own-which = Какие партии
web-own-all = Все
web-own-running = Идут
web-own-finished = Сыграны
web-own-campaigns = Кампании
web-own-game = Игра
web-own-every-game = Все игры
web-own-company = С кем
web-own-anybody = С кем угодно
web-own-people = С людьми
web-own-bots = Только с компьютером
web-own-more = Показать ещё
web-own-none = Здесь пока ничего нет.
web-own-none-such = Таких партий у вас нет.
web-own-won = Вы победили
web-own-shared = Вы разделили победу
web-own-lost = Победа: { $names }
web-own-together = Играли вместе
web-own-ended-early = Прервана
web-own-interlude = Между двумя партиями кампании
web-own-waiting = Есть свободные места
web-own-chapter = партия кампании
web-own-begun = начата { $when }
web-own-goes-on = продолжается
web-own-over = окончена { $when }
