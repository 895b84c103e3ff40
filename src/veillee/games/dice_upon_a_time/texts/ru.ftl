# Слова этой игры: глава, кубик и его грань, ячейка, тропа, место, фигурка, Дух леса, жетон (золотая монета, яблоко, хлеб),
# Задание (активное, выполненное), выполнить карту, История, Удача, Неудача, Проклятие, Побочное задание, Мини-задание,
# Волшебный предмет или Предмет, Событие, персонаж, Очки приключений (ОП), пас, отложить кубик, запас.

# Что это за игра и как готовят стол.

title = Dice Upon a Time
neutral-title = Кубики, тропы и чудеса
game-summary = Герои сказок братьев Гримм странствуют по одной стране. Кубики открывают тропы и кормят Духов леса; в пути вы собираете жетоны, переживаете Истории и выполняете Задания. Побеждает тот, у кого больше Очков приключений.
setting-edition = Правила
setting-edition-full = полная игра
setting-edition-beginner = для начинающих
setting-mode = Режим
setting-mode-competitive = каждый за себя
setting-mode-co-operative = все вместе, ради ранга
setting-stories = Истории
setting-items = Волшебные предметы
setting-items-open = Волшебные предметы у друзей
setting-items-open-false = закрыты
setting-items-open-true = открыты
setting-characters = Персонажи
setting-characters-dealt = по жребию
setting-characters-chosen = по выбору
setting-characters-off = без персонажей
setting-events = События
setting-events-hidden = скрыты до своей главы
setting-events-open = открыты с самого начала
setting-events-off = без Событий
setting-length = Длительность
setting-length-normal = обычная (6 глав)
setting-length-short = короткая (3 главы)
setting-length-extra-long = очень долгая (каждый за себя)
setting-thumbling = Жетоны Мальчика-с-пальчик (очень долгая игра)

# Что где лежит.

zone-item_deck = Волшебные предметы
    .name = колода Волшебных предметов
zone-item_discard = Сброшенные Предметы
    .name = сброшенные Предметы
zone-drawn = Отложенные Предметы
    .name = отложенные Предметы
zone-story_deck = Истории
    .name = колода Историй
zone-story = Текущая История
    .name = текущая История
zone-story_discard = Прошедшие Истории
    .name = прошедшие Истории
zone-deck_2 = Задания ценой 2
    .name = Задания ценой 2
zone-deck_3 = Задания ценой 3
    .name = Задания ценой 3
zone-deck_4 = Задания ценой 4
    .name = Задания ценой 4
zone-offered = Вытянутые Задания
    .name = вытянутые Задания
zone-common = Общие Задания
    .name = общие Задания
zone-common_stories = Общие Истории
    .name = общие Истории
zone-event_deck = События
    .name = колода Событий
zone-announced = Предстоящие События
    .name = предстоящие События
zone-event = Событие главы
    .name = Событие главы
zone-past = Прошедшие События
    .name = прошедшие События
zone-characters = Персонажи
    .name = персонажи
zone-items = Волшебные предметы
    .yours = ваши Волшебные предметы
    .theirs = Волшебные предметы ({ $seat })
zone-stalls = Предложенные Предметы
    .yours = предложенные вами Предметы
    .theirs = предложенные Предметы ({ $seat })
zone-played = Сыгранные Предметы
    .yours = ваши Предметы в игре
    .theirs = Предметы в игре ({ $seat })
zone-quests = Задания
    .yours = ваши Задания
    .theirs = Задания ({ $seat })
zone-done = Выполненные Задания
    .yours = ваши выполненные Задания
    .theirs = выполненные Задания ({ $seat })
zone-kept = Открытые Истории
    .yours = ваши открытые Истории
    .theirs = открытые Истории ({ $seat })
zone-heroes = Персонаж
    .yours = ваш персонаж
    .theirs = персонаж ({ $seat })
back-characters = персонаж
    .cards = { $count ->
        [1] персонажа
        [one] { $count } персонажа
        [few] { $count } персонажей
       *[many] { $count } персонажей
    }
back-events = Событие
    .cards = { $count ->
        [1] Событие
        [one] { $count } Событие
        [few] { $count } События
       *[many] { $count } Событий
    }
back-items = Волшебный предмет
    .cards = { $count ->
        [1] Волшебный предмет
        [one] { $count } Волшебный предмет
        [few] { $count } Волшебных предмета
       *[many] { $count } Волшебных предметов
    }
back-stories = История
    .cards = { $count ->
        [1] Историю
        [one] { $count } Историю
        [few] { $count } Истории
       *[many] { $count } Историй
    }
back-quests-2 = Задание ценой 2
    .cards = { $count ->
        [1] Задание ценой 2
        [one] { $count } Задание ценой 2
        [few] { $count } Задания ценой 2
       *[many] { $count } Заданий ценой 2
    }
back-quests-3 = Задание ценой 3
    .cards = { $count ->
        [1] Задание ценой 3
        [one] { $count } Задание ценой 3
        [few] { $count } Задания ценой 3
       *[many] { $count } Заданий ценой 3
    }
back-quests-4 = Задание ценой 4
    .cards = { $count ->
        [1] Задание ценой 4
        [one] { $count } Задание ценой 4
        [few] { $count } Задания ценой 4
       *[many] { $count } Заданий ценой 4
    }
back-dice = кубик
    .cards = { $count ->
        [1] кубик
        [one] { $count } кубик
        [few] { $count } кубика
       *[many] { $count } кубиков
    }
back-paths = тропа
    .cards = { $count ->
        [1] тропу
        [one] { $count } тропу
        [few] { $count } тропы
       *[many] { $count } троп
    }
back-places = место
    .cards = { $count ->
        [1] место
        [one] { $count } место
        [few] { $count } места
       *[many] { $count } мест
    }
back-spirits = Дух леса
    .cards = { $count ->
        [1] Духа леса
        [one] { $count } Духа леса
        [few] { $count } Духов леса
       *[many] { $count } Духов леса
    }

# Слова для жетонов, граней, эффектов и вещей.

token-gold = золотую монету
into-gold = золотую монету
token-apple = яблоко
into-apple = яблоко
token-bread = хлеб
into-bread = хлеб
face-none = никакой грани
face-prohibition = Запрет
face-story = История
face-magic-item = Волшебный предмет
face-double = Двойной жетон
face-slip = ускользает (назад к Змее)
face-bread = хлеб
face-apple = яблоко
face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
face-6 = 6
option-1 = первый
option-2 = второй
object-angels-crossbow = Арбалет ангелов
object-old-soldiers-sword = старый меч
object-devils-three-golden-hairs = Три золотых волоска чёрта
object-enchanted-flute = Волшебную флейту
place-town = в Город
place-church = в Церковь
place-inn = в Трактир
place-well = к Колодцу
place-bridge = на Мост
place-hunter = к Охотнику
place-old-lady = к Старушке
place-woodcutter = к Дровосеку
place-soldier = к Солдату
place-king = к Королю
place-fairy = к Фее
place-clouds = в Облака
place-great-mountains = в Высокие горы
place-hell = в Преисподнюю
place-great-sea = к Великому морю
place-steed-nw = к Скакуну (северо-запад)
place-steed-ne = к Скакуну (северо-восток)
place-steed-se = к Скакуну (юго-восток)
place-steed-sw = к Скакуну (юго-запад)
place-apple-1 = к Яблоне (север)
place-apple-2 = к Яблоне (запад)
place-bread-1 = на место «Хлеб» (юг)
place-bread-2 = на место «Хлеб» (северо-запад)
place-gold-1 = на место «Золото» (восток)
place-gold-2 = на место «Золото» (юго-запад)
place-magic-items = на место «Волшебные предметы»
socket-town--old-lady = на тропу «{ card-town--old-lady }»
socket-town--inn = на тропу «{ card-town--inn }»
socket-town--well = на тропу «{ card-town--well }»
socket-town--bridge = на тропу «{ card-town--bridge }»
socket-town--church = на тропу «{ card-town--church }»
socket-bridge--king = на тропу «{ card-bridge--king }»
socket-woodcutter--fairy = на тропу «{ card-woodcutter--fairy }»
socket-church--hunter = на тропу «{ card-church--hunter }»
socket-hunter--bridge = на тропу «{ card-hunter--bridge }»
socket-bridge--soldier = на тропу «{ card-bridge--soldier }»
socket-soldier--well = на тропу «{ card-soldier--well }»
socket-well--woodcutter = на тропу «{ card-well--woodcutter }»
socket-woodcutter--inn = на тропу «{ card-woodcutter--inn }»
socket-church--clouds = на тропу «{ card-church--clouds }»
socket-old-lady--apple-1 = на тропу «{ card-old-lady--apple-1 }»
socket-old-lady--steed-ne = на тропу «{ card-old-lady--steed-ne }»
socket-inn--gold-1 = на тропу «{ card-inn--gold-1 }»
socket-woodcutter--steed-se = на тропу «{ card-woodcutter--steed-se }»
socket-well--bread-1 = на тропу «{ card-well--bread-1 }»
socket-well--hell = на тропу «{ card-well--hell }»
socket-soldier--steed-sw = на тропу «{ card-soldier--steed-sw }»
socket-soldier--gold-2 = на тропу «{ card-soldier--gold-2 }»
socket-bridge--great-sea = на тропу «{ card-bridge--great-sea }»
socket-hunter--steed-nw = на тропу «{ card-hunter--steed-nw }»
socket-hunter--bread-2 = на тропу «{ card-hunter--bread-2 }»
socket-steed-nw--clouds = на тропу «{ card-steed-nw--clouds }»
socket-clouds--apple-1 = на тропу «{ card-clouds--apple-1 }»
socket-apple-1--steed-ne = на тропу «{ card-apple-1--steed-ne }»
socket-steed-ne--great-mountains = на тропу «{ card-steed-ne--great-mountains }»
socket-gold-1--great-mountains = на тропу «{ card-gold-1--great-mountains }»
socket-great-mountains--magic-items = на тропу «{ card-great-mountains--magic-items }»
socket-magic-items--steed-se = на тропу «{ card-magic-items--steed-se }»
socket-steed-se--bread-1 = на тропу «{ card-steed-se--bread-1 }»
socket-bread-1--hell = на тропу «{ card-bread-1--hell }»
socket-hell--gold-2 = на тропу «{ card-hell--gold-2 }»
socket-steed-sw--apple-2 = на тропу «{ card-steed-sw--apple-2 }»
socket-apple-2--great-sea = на тропу «{ card-apple-2--great-sea }»
socket-great-sea--bread-2 = на тропу «{ card-great-sea--bread-2 }»
socket-fox = к Лисе
socket-rabbit = к Кролику
socket-wolf = к Волку
socket-snake = к Змее
die-die-prohibition = кубик Запрета
die-die-story = кубик Истории
die-die-item = кубик Предмета
die-die-double = кубик Двойного жетона
die-die-numbers = числовой кубик
die-snake-die = кубик Змеи

# О чём спрашивают и что можно ответить.

ask-turn = Ваш ход: поставьте кубик, используйте жетон, Предмет или умение либо спасуйте до конца главы.
ask-socket = Выберите, куда поставить кубик: по тропе от вашего места можно будет пройти.
ask-move = Кубик поставлен: теперь выберите место, куда он ведёт, или останьтесь.
ask-wish = Шляпа желаний перенесёт вас куда угодно, кроме Короля и Феи: выберите место.
ask-follow = Золотой конь домчит вас до другой фигурки: выберите, до какой.
ask-fly = История может унести вас куда угодно, кроме Короля и Феи: выберите место или останьтесь.
ask-walk = Идите на соседнее место, что бы ни лежало на тропе: выберите, на какое.
ask-boots = Сапоги ведут вас по одной или двум тропам: выберите, куда прийти.
ask-sleep = Спящая красавица откладывает два кубика и идёт: выберите следующий кубик.
ask-face-item = На вашем кубике Волшебный предмет: можно взять карту.
ask-place-item = Вы там, где водятся Волшебные предметы: один можно взять.
ask-place-token = Место, куда вы пришли, даёт жетоны: возьмите или откажитесь.
ask-steed = Вы у Скакуна: скачите дальше или останьтесь.
ask-draw-quest = { $drawn ->
    [0] { $draws ->
        [1] Можно взять Задание: выберите колоду. Число на ней — сколько ОП оно принесёт.
        [2] Можно вытянуть два Задания и оставить одно: выберите колоду для первого.
        [3] Можно вытянуть три Задания и оставить одно: выберите колоду для первого.
       *[other] Можно вытянуть Задания ({ $draws }) и оставить себе { $keeps }: выберите колоду для первого.
    }
   *[other] Выберите колоду для следующего Задания.
}
ask-first-quest = Каждый начинает с двумя Заданиями: выберите колоду для первого. Число на ней — сколько Очков приключений (ОП) оно принесёт.
ask-keep-quest = Оставьте себе одно из вытянутых Заданий; остальные уйдут под свои колоды.
ask-return-quest = Одно Задание надо отдать: выберите, какое уйдёт под свою колоду.
ask-keep-item = Белоснежка смотрит два Предмета и оставляет один: выберите какой.
ask-fulfil = Можно выполнить Задание: выберите его или идите дальше.
ask-pay = Заплатите жетонами на свой выбор: выберите следующий.
ask-pay-item = Заплатите Волшебным предметом на свой выбор.
ask-roll = Кубики брошены: можно изменить то, что выпало, или оставить как есть.
ask-bird = Золотая птица поворачивает кубики, на которых 1 или 2: выберите кубик.
ask-face = Выберите грань, которую покажет кубик.
ask-fox = Этот кубик побывал в норе Лисы: выберите, какую грань он покажет.
ask-reroll = Выберите по одному кубики для переброса; потом их бросят все вместе.
ask-feed = Волк голоден: выберите неиспользованный кубик, который вы ему отдадите.
ask-story-shown = Вам выпала Неудача: Плащ-невидимка позволил бы вытянуть другую Историю.
ask-choose = Выберите, какой из двух эффектов Неудачи сбудется.
ask-tell = Сказки у очага: выберите, какая История сбудется; другая уйдёт в сброс.
ask-hit = Карта должна подействовать на вас: Волшебное растение отменит это, Золотой мячик сбережёт жетоны.
ask-curse-taken = На вас Проклятие: Проклятое кольцо передало бы одно из ваших Проклятий кому-нибудь ещё.
ask-gain-own = Вы получаете жетоны: Предмет может прибавить к ним ещё.
ask-gain-seen = Кто-то вот-вот получит жетоны: с Дубинкой из мешка они достались бы вам.
ask-quests-drawn = Кто-то вытянул Задания: с Волшебным зеркалом они достались бы вам.
ask-items-drawn = Кто-то вытянул Волшебные предметы: с Духом в бутылке они достались бы вам.
ask-snake-rolled = Кубик Змеи брошен: Белая змея заставила бы бросить его снова.
ask-hazel = Ветка орешника прибавляет жетон: выберите какой.
ask-any-token = Вы получаете жетон на свой выбор.
ask-lose = Вы теряете жетон: выберите какой.
ask-discard = Вы теряете Волшебный предмет: выберите какой.
ask-set-aside = Вы теряете неиспользованный кубик: выберите, какой отложить.
ask-lower = Самый высокий кубик поворачивают на наименьшее число: выберите из равных.
ask-rob = Возьмите жетон у кого-нибудь из игроков: выберите, у кого и какой.
ask-seize = Чужая неудача вам на руку: выберите жетон, который возьмёте.
ask-recover = Можно вернуть в запас кубик, который уже стоит на поле: выберите его.
ask-fetch = Синий свет возвращает один из ваших использованных кубиков: выберите какой.
ask-lift = Снимается одно Проклятие: выберите какое.
ask-favour = Несколько игроков одинаково бедны: выберите, кому помочь.
ask-bestow = Проклятое кольцо передаёт Проклятие: выберите, какое и кому.
ask-swap-give = Мальчик-с-пальчик меняет Задания: выберите, какое своё отдать.
ask-swap-take = Мальчик-с-пальчик меняет Задания: выберите, какое получить.
ask-partner = Вы кого-то встретили: выберите, кому предложить обмен, или откажитесь от него.
ask-build = Составьте предложение: что вы даёте и о чём просите.
ask-show = Выберите Волшебный предмет для обмена; увидит его только ваш партнёр.
ask-reply = Вам предлагают обмен: согласитесь, откажитесь или, если ещё можно, предложите другое.
ask-character = Выберите, за какого персонажа играть.
question-turn = начать ход
question-socket = выбрать ячейку
question-move = идти или остаться
question-wish = загадать желание
question-follow = выбрать фигурку
question-fly = лететь или остаться
question-walk = выбрать дорогу
question-boots = выбрать, куда приведут Сапоги
question-sleep = отложить кубики
question-face-item = брать ли Предмет
question-place-item = брать ли Предмет
question-place-token = брать ли жетон
question-steed = скакать или остаться
question-draw-quest = брать ли Задание
question-first-quest = взять первое Задание
question-keep-quest = оставить Задание
question-return-quest = отдать Задание
question-keep-item = оставить Предмет
question-fulfil = выполнить задания
question-pay = заплатить жетон
question-pay-item = заплатить Предметом
question-roll = ответить на бросок
question-bird = какой кубик повернуть
question-face = выбрать грань
question-fox = выставить кубик Лисы
question-reroll = выбрать кубики для переброса
question-feed = накормить Волка
question-story-shown = прятаться ли
question-choose = выбрать неудачу
question-tell = выбрать Историю
question-hit = защищаться ли
question-curse-taken = передавать ли Проклятие
question-gain-own = прибавлять ли к добыче
question-gain-seen = забирать ли добычу
question-quests-drawn = забирать ли Задания
question-items-drawn = забирать ли Предметы
question-snake-rolled = перебрасывать ли
question-hazel = выбрать вид жетона
question-any-token = выбрать жетон
question-lose = потерять жетон
question-discard = сбросить Предмет
question-set-aside = потерять кубик
question-lower = понизить кубик
question-rob = взять жетон
question-seize = взять жетон
question-recover = вернуть кубик
question-fetch = забрать кубик
question-lift = снять Проклятие
question-favour = выбрать, кому помочь
question-bestow = передать Проклятие
question-swap-give = какое Задание отдать
question-swap-take = какое Задание получить
question-partner = меняться ли
question-build = составить предложение
question-show = выложить Предмет
question-reply = ответить на предложение
question-character = выбрать персонажа
option-die = Использовать { $die }
option-pass = Пас
option-wait = Подождать
option-rabbit = Жетон Кролика: идти
option-sleep = Спящая красавица: идти за два кубика
option-crystal-ball = Хрустальный шар: считать за { $value }
option-red-hood = Красная Шапочка: любая тропа
option-musicians = Музыканты: на кубик выше
option-place = Поставить { $socket }
option-go = Отправиться { $place }
option-stay = Остаться
option-follow = Отправиться к фигурке игрока { $seat }
option-ride = Ускакать { $place }
option-draw-item = Взять Волшебный предмет
option-no-item = Не брать
option-take = Взять { $token }
option-take-nothing = Ничего не брать
option-draw-quest = Взять Задание ценой { $deck }
option-no-quest = Не брать Задание
option-keep-quest = Оставить карту «{ $card }»
option-return-quest = Отдать карту «{ $card }»
option-keep-item = Оставить карту «{ $card }»
option-fulfil = Выполнить карту «{ $card }»
option-take-object = Взять { $object }
option-done = Дальше
option-pay = Заплатить { $token }
option-pay-item = Заплатить картой «{ $card }»
option-reroll = Перебросить { $die }
option-enough = Оставить кубики как есть
option-turn = Повернуть { $die }
option-face = { $face }
option-feed = Отдать { $die }
option-play = Сыграть карту «{ $card }»
option-decline = Не играть карту
option-tell = Выбрать Историю «{ $card }»
option-choose = Выбрать { $option } эффект
option-lose = Потерять { $token }
option-discard = Сбросить карту «{ $card }»
option-set-aside = Отложить { $die }
option-lower = Понизить { $die }
option-rob = Взять { $token } (отдаёт { $seat })
option-seize = Взять { $token }
option-recover = Вернуть { $die }
option-leave-dice = Ничего не возвращать
option-fetch = Забрать { $die }
option-lift = Снять Проклятие «{ $card }»
option-favour = Помочь игроку: { $seat }
option-bestow = Передать Проклятие «{ $card }» (получит { $seat })
option-swat = Снять верхний кубик, поставленный { $socket }
option-convert = Обменять { $token } на { $into }
option-swap = За жетон: обмен Заданиями
option-swap-give = Отдать карту «{ $card }»
option-swap-take = Получить карту «{ $card }»
option-offer = Предложить обмен игроку { $seat }
option-no-trade = Не меняться
option-give = Дать { $token }
option-give-card = Дать карту «{ $card }»
option-give-object = Дать { $object }
option-give-item = Дать Волшебный предмет
option-want = Попросить { $token }
option-want-card = Попросить карту «{ $card }»
option-want-object = Попросить { $object }
option-want-item = Попросить Волшебный предмет
option-propose = Предложить
option-withdraw = Отменить предложение
option-accept = Согласиться
option-refuse = Отказаться
option-counter = Торговаться
option-show = Выложить карту «{ $card }»
option-become = Играть за персонажа «{ $card }»
forced-pass = { "" }
forced-wait = { "" }
forced-stay = { "" }
forced-no-item = { "" }
forced-take-nothing = { "" }
forced-no-quest = { "" }
forced-done = { "" }
forced-enough = { "" }
forced-decline = { "" }
forced-leave-dice = { "" }
forced-no-trade = { "" }
forced-choose = Возможен только один из двух эффектов, он и сбывается.
forced-feed = Волк голоден: пришлось отдать { $die }.

# Что происходит.

answered-die = { "" }
answered-pass = { $you ->
    [yes] Вы пасуете
   *[no] { $seat } пасует
} до конца главы.
answered-wait = { $you ->
    [yes] Вы пропускаете
   *[no] { $seat } пропускает
} ход: ставить нечего.
answered-rabbit = { $you ->
    [yes] Вы отдаёте
   *[no] { $seat } отдаёт
} жетон Кролика.
answered-sleep = { $you ->
    [yes] Вы засыпаете и видите во сне дорогу.
   *[no] { $seat } засыпает и видит во сне дорогу.
}
answered-crystal-ball = { "" }
answered-red-hood = Красная Шапочка: { $you ->
    [yes] ваш следующий кубик
   *[no] следующий кубик ({ $seat })
} годится для любой тропы от её места.
answered-musicians = Бременские музыканты: { $you ->
    [yes] ваш следующий кубик
   *[no] следующий кубик ({ $seat })
} может лечь на один выше предела.
answered-place = { "" }
answered-go = { "" }
answered-stay = { $you ->
    [yes] Вы остаётесь
   *[no] { $seat } остаётся
} на месте.
answered-follow = { "" }
answered-ride = { "" }
answered-draw-item = { "" }
answered-no-item = { "" }
answered-take = { "" }
answered-take-nothing = { $you ->
    [yes] Вы ничего не берёте
   *[no] { $seat } ничего не берёт
}.
answered-draw-quest = { "" }
answered-no-quest = { "" }
answered-keep-quest = { "" }
answered-return-quest = { "" }
answered-keep-item = { "" }
answered-fulfil = { "" }
answered-take-object = { $you ->
    [yes] Вы берёте
   *[no] { $seat } берёт
} { $object }.
answered-done = { "" }
answered-pay = { $you ->
    [yes] Вы платите
   *[no] { $seat } платит
} { $token }.
answered-pay-item = { "" }
answered-reroll = { $you ->
    [yes] Вы выбираете
   *[no] { $seat } выбирает
} для переброса { $die }.
answered-enough = { "" }
answered-turn = { "" }
answered-face = { $you ->
    [yes] Вы выставляете
   *[no] { $seat } выставляет
} кубик: { $face }.
answered-feed = { $you ->
    [yes] Вы отдаёте
   *[no] { $seat } отдаёт
} Волку { $die }.
answered-play = { "" }
answered-decline = { "" }
answered-tell = { $you ->
    [yes] Вы выбираете
   *[no] { $seat } выбирает
} Историю «{ $card }».
answered-choose = { "" }
answered-lose = { $you ->
    [yes] Вы теряете
   *[no] { $seat } теряет
} { $token }.
answered-discard = { "" }
answered-set-aside = { $you ->
    [yes] Вы откладываете
   *[no] { $seat } откладывает
} { $die }.
answered-lower = { $you ->
    [yes] Вы понижаете
   *[no] { $seat } понижает
} { $die }.
answered-rob = { $other_you ->
    [yes] { $seat } берёт у вас { $token }.
   *[no] { $you ->
        [yes] Вы берёте
       *[no] { $seat } берёт
    } { $token } (отдаёт { $other_seat }).
}
answered-seize = { $you ->
    [yes] Вы берёте
   *[no] { $seat } берёт
} { $token } у соседа справа.
answered-recover = { $you ->
    [yes] Вы возвращаете
   *[no] { $seat } возвращает
} себе { $die }.
answered-leave-dice = { "" }
answered-fetch = { $you ->
    [yes] Вы забираете
   *[no] { $seat } забирает
} обратно { $die }.
answered-lift = { "" }
answered-favour = { "" }
answered-bestow = { "" }
answered-swat = { $you ->
    [yes] Вы снимаете
   *[no] { $seat } снимает
} верхний кубик, поставленный { $socket }.
answered-convert = { $you ->
    [yes] Вы меняете
   *[no] { $seat } меняет
} { $token } на { $into }.
answered-swap = { $you ->
    [yes] Вы отдаёте
   *[no] { $seat } отдаёт
} жетон Мальчика-с-пальчик за обмен Заданиями.
answered-swap-give = { "" }
answered-swap-take = { "" }
answered-offer = { "" }
answered-no-trade = { "" }
answered-give = { $you ->
    [yes] Вы предлагаете
   *[no] { $seat } предлагает
} { $token }.
answered-give-card = { $you ->
    [yes] Вы предлагаете
   *[no] { $seat } предлагает
} карту «{ $card }».
answered-give-object = { $you ->
    [yes] Вы предлагаете
   *[no] { $seat } предлагает
} { $object }.
answered-give-item = { $you ->
    [yes] Вы предлагаете
   *[no] { $seat } предлагает
} Волшебный предмет.
answered-want = { $you ->
    [yes] Вы просите
   *[no] { $seat } просит
} { $token }.
answered-want-card = { $you ->
    [yes] Вы просите
   *[no] { $seat } просит
} карту «{ $card }».
answered-want-object = { $you ->
    [yes] Вы просите
   *[no] { $seat } просит
} { $object }.
answered-want-item = { $you ->
    [yes] Вы просите
   *[no] { $seat } просит
} Волшебный предмет.
answered-propose = { $you ->
    [yes] Вы предлагаете
   *[no] { $seat } предлагает
} этот обмен.
answered-withdraw = { $you ->
    [yes] Вы отзываете
   *[no] { $seat } отзывает
} предложение.
answered-accept = { $you ->
    [yes] Вы соглашаетесь
   *[no] { $seat } соглашается
} на обмен.
answered-refuse = { $you ->
    [yes] Вы отказываетесь
   *[no] { $seat } отказывается
} от обмена.
answered-counter = { $you ->
    [yes] Вы делаете
   *[no] { $seat } делает
} другое предложение.
answered-show = { "" }
answered-become = { "" }
places = { $you ->
    [yes] Вы ставите
   *[no] { $seat } ставит
} кубик ({ $face }) { $socket }.
arrives = { $you ->
    [yes] Вы приходите
   *[no] { $seat } приходит
} { $place }.
takes-object = { $you ->
    [yes] Вы берёте
   *[no] { $seat } берёт
} { $object }.
story-effect = Неудача «{ $card }», сбывшийся эффект: { $effect }.
side-quest-pays = Побочное задание: { $you ->
    [yes] вы получаете
   *[no] { $seat } получает
} { $points } ОП за карту «{ $card }».
curse-costs = Проклятие: { $you ->
    [yes] вы теряете
   *[no] { $seat } теряет
} { $points } ОП из-за карты «{ $card }».
ends-with = { $you ->
    [yes] Ваш итог сказки
   *[no] Итог сказки ({ $seat })
}: { $points } ОП.
ends-together = Итог сказки на всех: { $points } ОП.
names-value = { $you ->
    [yes] Вы видите
   *[no] { $seat } видит
} в Хрустальном шаре число { $value }.
cause-draw-quest = { "" }
gains = { $you ->
    [yes] Вы получаете
   *[no] { $seat } получает
}{ $gold ->
    [0] { "" }
   *[other] { " " }{ $gold } { $gold ->
        [one] золотую монету
        [few] золотые монеты
       *[many] золотых монет
    }
}{ $apples ->
    [0] { "" }
   *[other] { $gold ->
        [0] { " " }
       *[other] { ", " }
    }{ $apples } { $apples ->
        [one] яблоко
        [few] яблока
       *[many] яблок
    }
}{ $loaves ->
    [0] { "" }
   *[other] { $gold ->
        [0] { $apples ->
            [0] { " " }
           *[other] { ", " }
        }
       *[other] { ", " }
    }{ $loaves } { $loaves ->
        [one] хлеб
        [few] хлеба
       *[many] хлебов
    }
}.
event-show = { $seen ->
    [yes] Показывают { $cards }. Кто видит: { $seats }.
   *[no] { "" }
}
event-show-end = { "" }
set-chapter = Начинается глава { $value }.
set-rank = Все вместе достигают ранга { $value } из 5.
verdict = { $mode ->
    [co-operative] { $rank ->
        [0] Сказка рассказана
        [1] На этот раз без счастливого конца
        [2] До счастливого конца ещё далеко
        [3] Почти счастливый конец
        [4] Счастливый конец и общая победа
       *[5] Счастливее конца не бывает: общая победа
    }
   *[other] { "" }
}
set-rabbits = { $value ->
    [0] { "" }
   *[other] { $you ->
        [yes] У вас теперь
       *[no] { $seat }: теперь
    } { $value ->
        [one] { $value } жетон
        [few] { $value } жетона
       *[many] { $value } жетонов
    } Кролика.
}
set-active = { "" }
set-at = { "" }
set-ball = { "" }
set-carriers = { "" }
set-deal = { "" }
set-double = { "" }
set-ending = { "" }
set-extra = { "" }
set-faces = { "" }
set-first = { "" }
set-gains = { "" }
set-hat = { "" }
set-hood = { "" }
set-idle = { "" }
set-lies = { "" }
set-loss = { "" }
set-met = { "" }
set-moved = { "" }
set-passed = { "" }
set-path = { "" }
set-rabbit_supply = { "" }
set-snake_owner = { "" }
set-sockets = { "" }
set-thumbling = { "" }
set-tokens = { "" }
set-used = { "" }
set-usual = { "" }
set-wolf_closed = { "" }
shuffled-item_deck = { "" }
shuffled-story_deck = { "" }
shuffled-deck_2 = { "" }
shuffled-deck_3 = { "" }
shuffled-deck_4 = { "" }
shuffled-event_deck = { "" }
shuffled-characters = { "" }
moved-item_deck-items = { $you ->
    [yes] Вы тянете
   *[no] { $seat } тянет
} { $cards }.
moved-item_deck-stalls = { $you ->
    [yes] Вы смотрите
   *[no] { $seat } смотрит
} { $cards }.
moved-stalls-item_discard = { $you ->
    [yes] Вы сбрасываете
   *[no] { $seat } сбрасывает
} { $cards }.
moved-items-played = { $you ->
    [yes] Вы играете
   *[no] { $seat } играет
} { $cards }.
moved-items-item_discard = { $you ->
    [yes] Вы сбрасываете
   *[no] { $seat } сбрасывает
} { $cards }.
moved-items-stalls = { $you ->
    [yes] Вы выкладываете
   *[no] { $seat } выкладывает
} { $cards }.
moved-stalls-items = { $you ->
    [yes] Вы забираете
   *[no] { $seat } забирает
} { $cards }.
moved-offered-quests = { $you ->
    [yes] Вы берёте
   *[no] { $seat } берёт
} { $cards }.
moved-deck_2-quests = { $you ->
    [yes] Вы берёте
   *[no] { $seat } берёт
} { $cards }.
moved-deck_3-quests = { $you ->
    [yes] Вы берёте
   *[no] { $seat } берёт
} { $cards }.
moved-deck_4-quests = { $you ->
    [yes] Вы берёте
   *[no] { $seat } берёт
} { $cards }.
moved-quests-deck_2 = { $you ->
    [yes] Вы отдаёте
   *[no] { $seat } отдаёт
} { $cards }.
moved-quests-deck_3 = { $you ->
    [yes] Вы отдаёте
   *[no] { $seat } отдаёт
} { $cards }.
moved-quests-deck_4 = { $you ->
    [yes] Вы отдаёте
   *[no] { $seat } отдаёт
} { $cards }.
moved-quests-done = { $you ->
    [yes] Вы выполняете Задание и забираете
   *[no] { $seat } выполняет Задание и забирает
} { $cards }.
moved-common-done = { $you ->
    [yes] Вы выполняете Задание и забираете
   *[no] { $seat } выполняет Задание и забирает
} { $cards }.
moved-story-kept = { $you ->
    [yes] Вы кладёте { $cards } перед собой.
   *[no] { $seat } кладёт { $cards } перед собой.
}
moved-kept-story_discard = { $you ->
    [yes] Вы сбрасываете
   *[no] { $seat } сбрасывает
} { $cards }: дело сделано.
moved-characters-heroes = { $you ->
    [yes] Вы получаете персонажа:
   *[no] { $seat } получает персонажа:
} { $cards }.
moved-kept-kept = { $giving ->
    [yes] { $seat } получает от вас { $cards }.
   *[no] { $you ->
        [yes] { $giver } отдаёт вам { $cards }.
       *[no] { $giver } отдаёт { $cards } (получает { $seat }).
    }
}
moved-quests-quests = { $giving ->
    [yes] { $seat } получает от вас { $cards }.
   *[no] { $you ->
        [yes] { $giver } отдаёт вам { $cards }.
       *[no] { $giver } отдаёт { $cards } (получает { $seat }).
    }
}
moved-items-items = { $giving ->
    [yes] { $seat } получает от вас { $cards }.
   *[no] { $you ->
        [yes] { $giver } отдаёт вам { $cards }.
       *[no] { $giver } отдаёт { $cards } (получает { $seat }).
    }
}
moved-story_deck-story = { $count ->
   *[other] Из колоды Историй открывают
} { $cards }.
moved-story-story_discard = { "" }
moved-story-common_stories = На столе для всех оставляют { $cards }.
moved-common_stories-story_discard = Сбрасывают { $cards }: дело сделано.
moved-deck_2-offered = { $count ->
   *[other] Из колоды Заданий открывают
} { $cards }.
moved-deck_3-offered = { $count ->
   *[other] Из колоды Заданий открывают
} { $cards }.
moved-deck_4-offered = { $count ->
   *[other] Из колоды Заданий открывают
} { $cards }.
moved-offered-deck_2 = { $count ->
   *[other] Под колоду Заданий ценой 2 возвращают { $cards }.
}
moved-offered-deck_3 = { $count ->
   *[other] Под колоду Заданий ценой 3 возвращают { $cards }.
}
moved-offered-deck_4 = { $count ->
   *[other] Под колоду Заданий ценой 4 возвращают { $cards }.
}
moved-event_deck-event = Событие главы: открывают { $cards }.
moved-announced-event = Событие главы: открывают { $cards }.
moved-event_deck-announced = Из колоды Событий заранее открывают { $cards }.
moved-event-past = { "" }
moved-past-event_deck = { "" }
moved-item_discard-item_deck = { "" }
moved-story_discard-story_deck = { "" }
moved-played-item_discard = { "" }
moved-item_deck-drawn = { "" }
moved-drawn-item_deck = { "" }

# Почему нельзя.

no-such-item = У вас нет карты «{ $card }».
not-now = Карту «{ $card }» сейчас сыграть нельзя.
too-few-tokens = Надо раздобыть ещё хотя бы { $token }: нужно { $needed }, а у вас { $held }.
too-few-in-all = Нужно { $needed } { $needed ->
    [one] жетон
    [few] жетона
   *[many] жетонов
} любого вида, у вас { $held }.
too-few-items = Нужно сбросить { $needed } { $needed ->
    [one] Волшебный предмет
    [few] Волшебных предмета
   *[many] Волшебных предметов
}.
draw-them-all = Вы начали тянуть: нужно взять ещё { $quests } { $quests ->
    [one] Задание
    [few] Задания
   *[many] Заданий
}.
quest-deck-empty = Заданий ценой { $deck } больше нет.
option-impossible = Сейчас для вас невозможен { $option } эффект карты «{ $card }».
wolf-closed = Волк в этой главе больше не берёт кубиков.
den-full = Нора Лисы полна: там { $dice } { $dice ->
    [one] кубик
    [few] кубика
   *[many] кубиков
}.
path-not-near = Красной Шапочке нужна тропа от её места.
stacks-only = Предел стопки поднят: этот кубик ставят на тропу, к Кролику или к Змее.
stack-full = Места нет: { $limit ->
    [1] здесь помещается только один кубик.
    [2] здесь помещается не больше двух кубиков.
    [3] здесь помещается не больше трёх кубиков.
   *[other] больше кубиков, чем { $limit }, здесь не помещается.
}
prohibited = Сверху чужой Запрет: накрыть его можно только Запретом.
own-prohibition = Сверху ваш собственный Запрет: чтобы накрыть его, нужно 6, а этот кубик считается за { $value }.
die-too-low = Этот кубик считается за { $value }, а здесь нужно не меньше { $needed }.
prohibition-there = { $whose ->
    [own] Сверху ваш собственный Запрет: чтобы накрыть его, нужна шестёрка.
   *[other] Сверху чужой Запрет: его накроет только другой Запрет.
}
socket-needs = { $dice ->
    [0] Сюда нужен кубик не меньше { $needed }.
   *[other] Верхний кубик считается за { $needed }: на него ложится кубик не меньше { $needed }.
}
die-does-not-lead-there = Поставленный кубик не ведёт туда с вашего места.
already-there = Вы уже там.
only-on-foot = К Королю и Фее так не попасть.
too-far = { $paths ->
    [1] Туда должна вести тропа прямо с вашего места.
    [one] Это слишком далеко: можно пройти не больше { $paths } тропы.
   *[other] Это слишком далеко: можно пройти не больше { $paths } троп.
}
after-the-jump = Ещё рано: до прыжка выполняют только то, где назван Скакун.
no-jump-there = Туда не перескочить: прыжок ведёт от одного Скакуна к другому, и только один раз.
no-ride-there = Сейчас туда не доскакать.
die-aside = Этот кубик отложен до конца главы.
die-not-in-reserve = Этого кубика нет в вашем запасе.
no-socket = Ни одна ячейка сейчас не примет этот кубик.
no-rabbit-token = У вас нет жетона Кролика.
cannot-sleep = Откладывать два неиспользованных кубика может только Спящая красавица; у вас их { $dice }.
dice-left = У вас ещё есть неиспользованные кубики ({ $dice }): сделайте ход или спасуйте.
place-first = Вы уже начали готовить кубик: поставьте его.
turn-begun = Ход уже начат: сделайте его.
nothing-to-pass = У вас нет неиспользованных кубиков: лучше подождите.
card-not-open = Карта «{ $card }» не лежит перед вами открытой.
counts-at-the-end = Карту «{ $card }» проверяют, когда игра закончится.
wrong-place = Карту «{ $card }» выполняют в другом месте.
object-missing = Для карты «{ $card }» нужна вещь, которой у вас нет.
no-such-object-here = Такой вещи для вас здесь нет.
needs-a-jump = Проклятие «{ $card }» снимает прыжок от Скакуна к Скакуну или скачка Дроздоборода.
empty-offer = Предложение пусто: сначала добавьте что-нибудь.
too-many-quests = У кого-то стало бы { $quests } активных Заданий, а можно не больше { $limit }.

# Названия карт и что они делают.

card-town = Город
    .text = Придя сюда, можно взять Задание.
card-church = Церковь
    .text = Место, о котором говорится в Заданиях.
card-inn = Трактир
    .text = Место, о котором говорится в Заданиях.
card-well = Колодец
    .text = Место, о котором говорится в Заданиях.
card-bridge = Мост
    .text = Место, о котором говорится в Заданиях.
card-hunter = Охотник
    .text = Придя сюда, вы берёте Историю; Задания выполняют после неё.
    .without-stories = Обычное место: игра идёт без Историй.
card-old-lady = Старушка
    .text = Придя сюда, вы берёте Историю; Задания выполняют после неё.
    .without-stories = Обычное место: игра идёт без Историй.
card-woodcutter = Дровосек
    .text = Придя сюда, вы берёте Историю; Задания выполняют после неё.
    .without-stories = Обычное место: игра идёт без Историй.
card-soldier = Солдат
    .text = Придя сюда, вы берёте Историю; Задания выполняют после неё.
    .without-stories = Обычное место: игра идёт без Историй.
card-king = Король
    .text = Придя сюда, можно взять три Задания и оставить себе одно. Сюда и обратно ведёт одна тропа.
card-fairy = Фея
    .text = Придя сюда, можно взять любой жетон. Сюда и обратно ведёт одна тропа.
card-clouds = Облака
    .text = Место, о котором говорится в Заданиях.
card-great-mountains = Высокие горы
    .text = Место, о котором говорится в Заданиях.
card-hell = Преисподняя
    .text = Место, о котором говорится в Заданиях.
card-great-sea = Великое море
    .text = Место, о котором говорится в Заданиях.
card-steed-nw = Скакун (северо-запад)
    .text = Придя сюда, можно перескочить к другому Скакуну.
card-steed-ne = Скакун (северо-восток)
    .text = Придя сюда, можно перескочить к другому Скакуну.
card-steed-se = Скакун (юго-восток)
    .text = Придя сюда, можно перескочить к другому Скакуну.
card-steed-sw = Скакун (юго-запад)
    .text = Придя сюда, можно перескочить к другому Скакуну.
card-apple-1 = Яблоня (север)
    .text = Придя сюда, можно взять яблоко.
card-apple-2 = Яблоня (запад)
    .text = Придя сюда, можно взять яблоко.
card-bread-1 = Хлеб (юг)
    .text = Придя сюда, можно взять хлеб.
card-bread-2 = Хлеб (северо-запад)
    .text = Придя сюда, можно взять хлеб.
card-gold-1 = Золото (восток)
    .text = Придя сюда, можно взять золотую монету.
card-gold-2 = Золото (юго-запад)
    .text = Придя сюда, можно взять золотую монету.
card-magic-items = Волшебные предметы
    .text = Придя сюда, можно взять Волшебный предмет.
    .without-items = Обычное место: игра идёт без Волшебных предметов.
card-town--old-lady = Город — Старушка
    .text = Пока тропа пуста, нужен кубик не меньше 3, если Событие главы этого не меняет; число видно на поле.
card-town--inn = Город — Трактир
    .text = Пока тропа пуста, нужен кубик не меньше 2, если Событие главы этого не меняет; число видно на поле.
card-town--well = Город — Колодец
    .text = Пока тропа пуста, нужен кубик не меньше 3, если Событие главы этого не меняет; число видно на поле.
card-town--bridge = Город — Мост
    .text = Пока тропа пуста, нужен кубик не меньше 2, если Событие главы этого не меняет; число видно на поле.
card-town--church = Город — Церковь
    .text = Пока тропа пуста, нужен кубик не меньше 3, если Событие главы этого не меняет; число видно на поле.
card-bridge--king = Мост — Король
    .text = Пока тропа пуста, нужен кубик не меньше 6, если Событие главы этого не меняет; число видно на поле.
card-woodcutter--fairy = Дровосек — Фея
    .text = Пока тропа пуста, нужен кубик не меньше 6, если Событие главы этого не меняет; число видно на поле.
card-church--hunter = Церковь — Охотник
    .text = Пока тропа пуста, нужен кубик не меньше 3, если Событие главы этого не меняет; число видно на поле.
card-hunter--bridge = Охотник — Мост
    .text = Пока тропа пуста, нужен кубик не меньше 4, если Событие главы этого не меняет; число видно на поле.
card-bridge--soldier = Мост — Солдат
    .text = Пока тропа пуста, нужен кубик не меньше 3, если Событие главы этого не меняет; число видно на поле.
card-soldier--well = Солдат — Колодец
    .text = Пока тропа пуста, нужен кубик не меньше 4, если Событие главы этого не меняет; число видно на поле.
card-well--woodcutter = Колодец — Дровосек
    .text = Пока тропа пуста, нужен кубик не меньше 3, если Событие главы этого не меняет; число видно на поле.
card-woodcutter--inn = Дровосек — Трактир
    .text = Пока тропа пуста, нужен кубик не меньше 4, если Событие главы этого не меняет; число видно на поле.
card-church--clouds = Церковь — Облака
    .text = Пока тропа пуста, нужен кубик не меньше 5, если Событие главы этого не меняет; число видно на поле.
card-old-lady--apple-1 = Старушка — Яблоня (север)
    .text = Пока тропа пуста, нужен кубик не меньше 2, если Событие главы этого не меняет; число видно на поле.
card-old-lady--steed-ne = Старушка — Скакун (северо-восток)
    .text = Пока тропа пуста, нужен кубик не меньше 3, если Событие главы этого не меняет; число видно на поле.
card-inn--gold-1 = Трактир — Золото (восток)
    .text = Пока тропа пуста, нужен кубик не меньше 3, если Событие главы этого не меняет; число видно на поле.
card-woodcutter--steed-se = Дровосек — Скакун (юго-восток)
    .text = Пока тропа пуста, нужен кубик не меньше 2, если Событие главы этого не меняет; число видно на поле.
card-well--bread-1 = Колодец — Хлеб (юг)
    .text = Пока тропа пуста, нужен кубик не меньше 2, если Событие главы этого не меняет; число видно на поле.
card-well--hell = Колодец — Преисподняя
    .text = Пока тропа пуста, нужен кубик не меньше 5, если Событие главы этого не меняет; число видно на поле.
card-soldier--steed-sw = Солдат — Скакун (юго-запад)
    .text = Пока тропа пуста, нужен кубик не меньше 2, если Событие главы этого не меняет; число видно на поле.
card-soldier--gold-2 = Солдат — Золото (юго-запад)
    .text = Пока тропа пуста, нужен кубик не меньше 3, если Событие главы этого не меняет; число видно на поле.
card-bridge--great-sea = Мост — Великое море
    .text = Пока тропа пуста, нужен кубик не меньше 5, если Событие главы этого не меняет; число видно на поле.
card-hunter--steed-nw = Охотник — Скакун (северо-запад)
    .text = Пока тропа пуста, нужен кубик не меньше 2, если Событие главы этого не меняет; число видно на поле.
card-hunter--bread-2 = Охотник — Хлеб (северо-запад)
    .text = Пока тропа пуста, нужен кубик не меньше 3, если Событие главы этого не меняет; число видно на поле.
card-steed-nw--clouds = Скакун (северо-запад) — Облака
    .text = Пока тропа пуста, нужен кубик не меньше 4, если Событие главы этого не меняет; число видно на поле.
card-clouds--apple-1 = Облака — Яблоня (север)
    .text = Пока тропа пуста, нужен кубик не меньше 4, если Событие главы этого не меняет; число видно на поле.
card-apple-1--steed-ne = Яблоня (север) — Скакун (северо-восток)
    .text = Пока тропа пуста, нужен кубик не меньше 2, если Событие главы этого не меняет; число видно на поле.
card-steed-ne--great-mountains = Скакун (северо-восток) — Высокие горы
    .text = Пока тропа пуста, нужен кубик не меньше 5, если Событие главы этого не меняет; число видно на поле.
card-gold-1--great-mountains = Золото (восток) — Высокие горы
    .text = Пока тропа пуста, нужен кубик не меньше 4, если Событие главы этого не меняет; число видно на поле.
card-great-mountains--magic-items = Высокие горы — Волшебные предметы
    .text = Пока тропа пуста, нужен кубик не меньше 5, если Событие главы этого не меняет; число видно на поле.
card-magic-items--steed-se = Волшебные предметы — Скакун (юго-восток)
    .text = Пока тропа пуста, нужен кубик не меньше 3, если Событие главы этого не меняет; число видно на поле.
card-steed-se--bread-1 = Скакун (юго-восток) — Хлеб (юг)
    .text = Пока тропа пуста, нужен кубик не меньше 2, если Событие главы этого не меняет; число видно на поле.
card-bread-1--hell = Хлеб (юг) — Преисподняя
    .text = Пока тропа пуста, нужен кубик не меньше 4, если Событие главы этого не меняет; число видно на поле.
card-hell--gold-2 = Преисподняя — Золото (юго-запад)
    .text = Пока тропа пуста, нужен кубик не меньше 4, если Событие главы этого не меняет; число видно на поле.
card-steed-sw--apple-2 = Скакун (юго-запад) — Яблоня (запад)
    .text = Пока тропа пуста, нужен кубик не меньше 2, если Событие главы этого не меняет; число видно на поле.
card-apple-2--great-sea = Яблоня (запад) — Великое море
    .text = Пока тропа пуста, нужен кубик не меньше 4, если Событие главы этого не меняет; число видно на поле.
card-great-sea--bread-2 = Великое море — Хлеб (северо-запад)
    .text = Пока тропа пуста, нужен кубик не меньше 4, если Событие главы этого не меняет; число видно на поле.
card-fox = Лиса
    .text = Оставьте кубик в норе (мест два): в следующей главе вы сами выберете его грань, не бросая.
card-rabbit = Кролик
    .text = Чей кубик в конце главы лежит сверху, тот ходит первым в следующей и берёт жетон Кролика: это один переход по любой тропе.
card-wolf = Волк
    .text = Раз за главу: поставьте кубик, и все остальные тоже лишатся по одному.
card-snake = Змея
    .text = Чей кубик в конце главы лежит сверху, тот получает на следующую ещё один кубик — кубик Змеи.
card-die-prohibition = Кубик Запрета
    .text = От 1 до 5 и × (Запрет): считается за 6, и другие накроют его только Запретом.
card-die-story = Кубик Истории
    .text = От 1 до 5 и книга (История): считается за 6, и кто её ставит, берёт Историю.
    .without-stories = От 1 до 6.
card-die-item = Кубик Предмета
    .text = От 1 до 5 и шляпа (Волшебный предмет): считается за 6, и кто её ставит, может взять Волшебный предмет.
    .without-items = От 1 до 6.
card-die-double = Кубик Двойного жетона
    .text = От 1 до 5 и ×2 (Двойной жетон): считается за 6, и первый жетон, который место даст в этот ход, удваивается.
card-die-numbers = Числовой кубик
    .text = Грани: 3, 4, 5, 5, 6 и 6.
card-snake-die = Кубик Змеи
    .text = «Ускользает», хлеб, яблоко, 4, 5 и 6.
card-red-riding-hood = Красная Шапочка
    .text = Раз за главу: её кубик можно поставить на тропу от её места с любым значением; тогда она обязана по ней пройти.
card-brave-little-tailor = Храбрый портняжка
    .text = Раз за главу, в начале своего хода: снимите верхний кубик с пути, у Кролика или у Змеи (но не Запрет).
card-thumbling = Мальчик-с-пальчик
    .text = Отдайте жетон Мальчика-с-пальчик: поменяйте одно активное Задание на активное Задание другого игрока.
card-rapunzel = Рапунцель
    .text = Раз за главу: перебросьте один кубик общего броска.
card-king-thrushbeard = Король Дроздобород
    .short = Король Дроздо­бород
    .text = Раз за главу, придя к Скакуну: скачите куда угодно, кроме Короля и Феи.
card-puss-in-boots = Кот в сапогах
    .text = Раз за главу: обменяйте жетон на жетон другого вида.
card-snow-white = Белоснежка
    .text = Вместо одного Волшебного предмета тянет два и один из них оставляет.
card-bremen-musicians = Бременские музыканты
    .text = Раз за главу: ваш кубик можно положить и на заполненную стопку.
card-sleeping-beauty = Спящая красавица
    .text = Вместо того чтобы ставить кубик: отложите два и пройдите по тропе.
card-crystal-ball = Хрустальный шар
    .short = Хрусталь­ный шар
    .text = Когда ставите кубик: он считается за число, которое вы назовёте, от 1 до 6.
card-wishing-hat = Шляпа желаний
    .text = Вместо ходьбы: перенеситесь куда угодно, кроме Короля и Феи.
card-cursed-ring = Проклятое кольцо
    .text = В свой ход: отдайте одно своё Проклятие другому игроку.
card-golden-bird = Золотая птица
    .text = После своего броска: поверните до двух кубиков с 1 или 2 любой гранью вверх.
card-plant = Волшебное растение
    .text = Если карта должна подействовать на вас, отмените это.
card-white-snake = Белая змея
    .text = После броска кубика Змеи: его бросают ещё раз.
card-blue-light = Синий свет
    .text = В начале своего хода: верните себе использованный кубик.
card-seven-league-boots = Семимильные сапоги
    .short = Семи­мильные сапоги
    .text = Вместо обычного хода: пройдите по одной или двум тропам, что бы на них ни лежало.
card-cudgel-in-sack = Дубинка из мешка
    .text = Другие вот-вот получат жетоны: вместо них жетоны получаете вы.
card-magic-mirror = Волшебное зеркало
    .text = Если другой игрок тянет Задания: то, которое он оставил бы себе, достаётся вам.
card-magic-beans = Волшебные бобы
    .text = Когда ставите кубик: его можно положить и на заполненную стопку.
card-little-table = Столик, накройся!
    .text = Место, где вы стоите, даёт три жетона вместо обычного числа.
card-hazel-branch = Ветка орешника
    .text = Вы получаете жетоны: ещё один того же вида.
card-ball-of-wool = Чудесный клубок
    .text = В начале своего хода: перебросьте любые свои неиспользованные кубики.
card-spirit-in-bottle = Дух в бутылке
    .text = Если другой игрок тянет Волшебные предметы: те, что должны были достаться ему, достаются вам.
card-invisibility-cloak = Плащ-невидимка
    .text = Вам выпала Неудача: сбросьте её и вытяните другую Историю.
card-golden-ball = Золотой мячик
    .text = Вы вот-вот потеряете жетоны: они остаются у вас.
card-golden-horse = Золотой конь
    .text = Вместо ходьбы: перенеситесь к другой фигурке.
card-red-cheek-white-cheek = Красный бочок, белый бочок
    .text = 2 ОП: сбросьте 2 яблока, где бы вы ни были.
card-supper-for-the-huntsman = Ужин для охотника
    .text = 2 ОП: принесите хлеб Охотнику.
card-trail-of-crumbs = Дорожка из крошек
    .text = 2 ОП: сбросьте 2 хлеба, где бы вы ни были.
card-hans-in-luck = Счастливый Ганс
    .text = 2 ОП: сбросьте 2 золотые монеты, где бы вы ни были.
card-pedlars-basket = Корзина торговки
    .text = 2 ОП: принесите яблоко Старушке.
card-brother-lustigs-loaf = Каравай Брата Весельчака
    .text = 2 ОП: принесите хлеб Солдату.
card-innkeepers-reckoning = Счёт от трактирщика
    .text = 2 ОП: принесите золотую монету в Трактир.
card-something-gold-in-the-water = Золото на дне
    .text = 2 ОП: принесите золотую монету к Колодцу.
card-fruit-for-the-poor-man = Яблоко для бедняка
    .text = 2 ОП: принесите яблоко Дровосеку.
card-singing-bone = Поющая косточка
    .text = 2 ОП: принесите яблоко на Мост.
card-tailor-in-heaven = Портной на небе
    .text = 2 ОП: побывайте в Облаках.
card-devils-sooty-brother = Чумазый братец чёрта
    .text = 2 ОП: побывайте в Преисподней.
card-fisherman-and-his-wife = Рыбак и его жена
    .text = 2 ОП: побывайте у Великого моря.
card-glass-mountain = Стеклянная гора
    .text = 2 ОП: побывайте в Высоких горах.
card-harvest-thanks = Благодарность за урожай
    .text = 3 ОП: принесите 2 яблока в Церковь.
card-grandmothers-basket = Корзинка для бабушки
    .text = 3 ОП: принесите яблоко и хлеб Старушке.
card-bearskins-purse = Кошель Медвежьей Шкуры
    .text = 3 ОП: принесите 2 золотые монеты Солдату.
card-table-laid-for-strangers = Угощение для странников
    .text = 3 ОП: принесите 2 хлеба в Трактир.
card-toll = Плата за мост
    .text = 3 ОП: принесите 2 золотые монеты на Мост.
card-mother-holles-tree = Яблоня госпожи Метелицы
    .text = 3 ОП: принесите 2 яблока к Колодцу.
card-coin-for-saint-peter = Монета для святого Петра
    .text = 3 ОП: принесите золотую монету в Облака.
card-gift-for-the-devils-grandmother = Гостинец чёртовой бабушке
    .text = 3 ОП: принесите яблоко в Преисподнюю.
card-shake-the-tree = Потряси яблоню
    .text = 3 ОП: сбросьте 3 яблока, где бы вы ни были.
card-empty-the-oven = Пустая печь
    .text = 3 ОП: сбросьте 3 хлеба, где бы вы ни были.
card-star-money = Звёздные талеры
    .text = 3 ОП: сбросьте 3 золотые монеты, где бы вы ни были.
card-clever-gretels-feast = Пир умной Гретель
    .text = 3 ОП: сбросьте яблоко, хлеб и золотую монету, где бы вы ни были.
card-audience-at-court = Приём при дворе
    .text = 3 ОП: побывайте у Короля.
card-thirteenth-guest = Тринадцатая гостья
    .text = 3 ОП: побывайте у Феи.
card-skilful-huntsman = Искусный охотник
    .text = 3 ОП: добудьте в Облаках Арбалет ангелов и принесите его Охотнику.
card-giant-in-the-pass = Великан на перевале
    .text = 3 ОП: возьмите у Солдата старый меч и принесите его в Высокие горы.
card-luck-child = Родившийся в сорочке
    .text = 4 ОП: добудьте в Преисподней Три золотых волоска чёрта и принесите их Королю.
card-pipers-return = Возвращение флейтиста
    .text = 4 ОП: добудьте в Высоких горах Волшебную флейту и принесите её в Церковь.
card-three-little-men = Три лесных человечка
    .text = 4 ОП: принесите яблоко и золотую монету Дровосеку.
card-two-brothers = Два брата
    .text = 4 ОП: принесите хлеб и золотую монету Охотнику.
card-whole-houses-debt = Долг всего дома
    .text = 4 ОП: принесите 3 золотые монеты в Трактир.
card-rations-for-the-regiment = Хлеб для полка
    .text = 4 ОП: принесите 3 хлеба Солдату.
card-offerings-on-high = Дары небесам
    .text = 4 ОП: принесите яблоко, хлеб и золотую монету в Облака.
card-devils-bargain = Сделка с чёртом
    .text = 4 ОП: принесите хлеб и 2 золотые монеты в Преисподнюю.
card-sweet-porridge-for-all = Горшочек каши на всех
    .text = 4 ОП: сбросьте 2 яблока и 2 хлеба, где бы вы ни были.
card-golden-orchard = Золотой сад
    .text = 4 ОП: сбросьте 2 яблока и 2 золотые монеты, где бы вы ни были.
card-tree-that-asked = Яблоня зовёт
    .text = Удача: получите яблоко.
card-fresh-from-the-oven = Прямо из печи
    .text = Удача: получите хлеб.
card-coin-in-the-hem = Монета в подоле
    .text = Удача: получите золотую монету.
card-wish-granted = Исполненное желание
    .short = Исполнен­ное желание
    .text = Удача: получите любой жетон.
card-old-womans-thanks = Благодарность старухи
    .short = Благодар­ность старухи
    .text = Удача: вытяните Волшебный предмет.
card-kings-herald = Королевский глашатай
    .short = Королев­ский глашатай
    .text = Удача: можете взять Задание.
card-hares-shortcut = Заячья тропа
    .text = Удача: возьмите жетон Кролика.
card-on-the-griffins-back = На спине грифона
    .text = Удача: можете перенестись куда угодно, кроме Короля и Феи.
card-helpful-ants = Муравьи-помощники
    .text = Удача: можете вернуть себе использованный кубик.
card-gambling-hansel = Ганс-игрок
    .text = Удача: можете перебросить любые свои неиспользованные кубики.
card-tear-breaks-the-spell = Слеза снимает чары
    .text = Удача: снимите одно Проклятие, которое на вас лежит; если таких нет, получите любой жетон.
card-rumpelstiltskins-price = Плата Румпельштильцхену
    .short = Плата Румпель­штильцхену
    .text = Удача: возьмите жетон у другого игрока; если жетонов ни у кого нет, получите любой жетон.
card-home-again = Снова дома
    .text = Побочное задание, 2 ОП: закончите игру в Городе.
card-friend-of-the-forest = Друг леса
    .text = Побочное задание, 2 ОП: к концу игры ваши кубики стоят у двух разных Духов.
card-full-basket = Полная корзина
    .text = Побочное задание, 2 ОП: к концу игры у вас 3 яблока.
card-full-larder = Полная кладовая
    .text = Побочное задание, 2 ОП: к концу игры у вас 3 хлеба.
card-full-purse = Полный кошель
    .text = Побочное задание, 2 ОП: к концу игры у вас 3 золотые монеты.
card-keeper-of-wonders = Хранитель чудес
    .text = Побочное задание, 2 ОП: к концу игры у вас 2 Волшебных предмета.
card-good-company = В хорошей компании
    .text = Побочное задание, 1 ОП: к концу игры на вашем месте стоит ещё чья-то фигурка.
card-worlds-end = Край света
    .text = Побочное задание, 2 ОП: закончите игру в Облаках, в Преисподней, у Великого моря или в Высоких горах.
effect-robbers-den-1 = потерять жетон
effect-robbers-den-2 = сбросить Волшебный предмет
effect-good-for-the-neighbours-1 = все остальные получают по золотой монете
effect-good-for-the-neighbours-2 = все остальные получают по яблоку
effect-shared-table-1 = все остальные получают по яблоку
effect-shared-table-2 = все остальные получают по хлебу
effect-generous-fool-1 = все остальные получают по хлебу
effect-generous-fool-2 = все остальные получают по золотой монете
effect-swept-away-1 = отправиться к Великому морю
effect-swept-away-2 = отправиться в Высокие горы
effect-wrong-door-1 = отправиться в Преисподнюю
effect-wrong-door-2 = отправиться в Облака
effect-lost-at-dusk-1 = отправиться к Колодцу
effect-lost-at-dusk-2 = отправиться на Мост
effect-asleep-on-the-road-1 = отложить неиспользованный кубик
effect-asleep-on-the-road-2 = потерять жетон
effect-stolen-letter-1 = отказаться от активного Задания
effect-stolen-letter-2 = потерять 2 жетона
effect-thieving-magpies-1 = сосед слева берёт у вас жетон
effect-thieving-magpies-2 = сосед справа берёт у вас Волшебный предмет не глядя
effect-hungry-goats-1 = потерять яблоко
effect-hungry-goats-2 = потерять хлеб
effect-birds-ate-the-crumbs-1 = потерять хлеб
effect-birds-ate-the-crumbs-2 = потерять золотую монету
effect-hole-in-the-pocket-1 = потерять золотую монету
effect-hole-in-the-pocket-2 = потерять яблоко
effect-stepmothers-favour-1 = все остальные тянут по Волшебному предмету
effect-stepmothers-favour-2 = все остальные могут вернуть себе по использованному кубику
effect-spindle-1 = повернуть свой самый высокий неиспользованный кубик на наименьшее число
effect-spindle-2 = сбросить Волшебный предмет
effect-youngest-brother-1 = тот, у кого меньше всех ОП, получает любой жетон
effect-youngest-brother-2 = тот, у кого меньше всех ОП, может взять Задание
card-robbers-den = Логово разбойников
    .short = Логово разбой­ников
    .text = Неудача: { effect-robbers-den-1 } или { effect-robbers-den-2 }.
card-good-for-the-neighbours = Соседям на радость
    .text = Неудача: { effect-good-for-the-neighbours-1 }, или { effect-good-for-the-neighbours-2 }.
card-shared-table = Общий стол
    .text = Неудача: { effect-shared-table-1 }, или { effect-shared-table-2 }.
card-generous-fool = Щедрый простак
    .text = Неудача: { effect-generous-fool-1 }, или { effect-generous-fool-2 }.
card-swept-away = Унесло вдаль
    .text = Неудача: отправиться к Великому морю или в Высокие горы.
card-wrong-door = Не та дверь
    .text = Неудача: отправиться в Преисподнюю или в Облака.
card-lost-at-dusk = Сбиться с пути в сумерках
    .text = Неудача: отправиться к Колодцу или на Мост.
card-asleep-on-the-road = Сон в дороге
    .text = Неудача: { effect-asleep-on-the-road-1 } или { effect-asleep-on-the-road-2 }.
card-stolen-letter = Украденное письмо
    .text = Неудача: { effect-stolen-letter-1 } или { effect-stolen-letter-2 }.
card-thieving-magpies = Сороки-воровки
    .text = Неудача: { effect-thieving-magpies-1 }, или { effect-thieving-magpies-2 }.
card-hungry-goats = Голодные козы
    .text = Неудача: { effect-hungry-goats-1 } или { effect-hungry-goats-2 }.
card-birds-ate-the-crumbs = Птицы склевали крошки
    .text = Неудача: { effect-birds-ate-the-crumbs-1 } или { effect-birds-ate-the-crumbs-2 }.
card-hole-in-the-pocket = Дыра в кармане
    .text = Неудача: { effect-hole-in-the-pocket-1 } или { effect-hole-in-the-pocket-2 }.
card-stepmothers-favour = Милость мачехи
    .text = Неудача: { effect-stepmothers-favour-1 }, или { effect-stepmothers-favour-2 }.
card-spindle = Веретено
    .text = Неудача: { effect-spindle-1 } или { effect-spindle-2 }.
card-youngest-brother = Младший брат
    .text = Неудача: { effect-youngest-brother-1 }, или { effect-youngest-brother-2 }.
card-black-stallion = Вороной жеребец
    .text = Проклятие, минус 2 ОП, пока вы не перескочите от Скакуна к Скакуну или, играя за Дроздоборода, не совершите скачку.
card-ravens-spell = Заклятие ворона
    .text = Проклятие, минус 2 ОП, пока вы не побываете в Церкви.
card-frogs-claim = Лягушка требует долг
    .text = Проклятие, минус 2 ОП, пока вы не сбросите 2 жетона.
card-thirteenth-fairys-word = Слово тринадцатой феи
    .short = Слово три­надцатой феи
    .text = Проклятие, минус 3 ОП, пока вы не побываете у Короля или у Феи.
card-devils-contract = Договор с чёртом
    .text = Проклятие, минус 3 ОП, пока вы не побываете в Преисподней.
card-witchs-toll = Дань ведьме
    .text = Проклятие, минус 1 ОП, пока вы не сбросите Волшебный предмет.
card-buy-a-rumour = Слух за подарок
    .text = Мини-задание: сбросьте жетон — и можете взять Задание.
card-apple-for-a-secret = Яблоко за тайну
    .text = Мини-задание: сбросьте яблоко — и вытяните Волшебный предмет.
card-feed-the-hare = Накорми зайца
    .text = Мини-задание: сбросьте хлеб — и возьмите жетон Кролика.
card-at-the-market-stall = У рыночного прилавка
    .text = Мини-задание: сбросьте золотую монету — и получите яблоко и хлеб.
card-princess-at-the-well = Королевна у колодца
    .text = Мини-задание: у Колодца получите золотую монету.
card-landlords-treat = Угощение хозяина
    .text = Мини-задание: в Трактире получите хлеб.
card-godfathers-blessing = Благословение крёстного
    .short = Благосло­вение крёстного
    .text = Мини-задание: в Церкви снимите одно Проклятие, которое на вас лежит; если таких нет, вытяните Волшебный предмет.
card-troubled-crossing = Трудная переправа
    .text = Мини-задание: на Мосту можете вернуть себе использованный кубик.
card-flounders-wish = Желание от камбалы
    .text = Мини-задание: у Великого моря получите 2 любых жетона.
card-heavens-gate = Небесные врата
    .text = Мини-задание: в Облаках можете взять Задание, затем получите любой жетон.
card-stoking-the-kettles = У адских котлов
    .text = Мини-задание: в Преисподней получите 2 золотые монеты.
card-dwarfs-mine = Рудник гномов
    .text = Мини-задание: в Высоких горах вытяните Волшебный предмет, затем получите золотую монету.
card-mother-holle-shakes-her-beds = Метелица взбивает перины
    .text = Каждая пустая тропа считается на 1 больше, но не больше 6.
card-thaw = Оттепель
    .text = Каждая пустая тропа считается на 1 меньше, но не меньше 1.
card-hundred-year-sleep = Столетний сон
    .text = В стопки входит на один кубик меньше.
card-wedding-at-court = Свадьба при дворе
    .text = Пустые тропы к Королю и Фее считаются за 4.
card-lame-horses = Хромые кони
    .text = Никто не перескакивает от Скакуна к Скакуну.
card-rain-of-stars = Звёздный дождь
    .text = Места с Золотом дают по две монеты.
card-laden-tree = Ветви гнутся от яблок
    .text = Яблони дают по два яблока.
card-oven-calls = Печь зовёт
    .text = Места с Хлебом дают по два хлеба.
card-market-day = Базарный день
    .text = В Городе можно взять два Задания и оставить одно.
card-broken-spells = Разбитые чары
    .text = Запреты — обычные шестёрки.
card-stones-in-the-wolfs-belly = Камни в волчьем брюхе
    .text = Волк не берёт кубиков.
card-fireside-tales = Сказки у очага
    .text = Кто должен тянуть Историю, тянет две и выбирает одну.

mark-ap = { $value } ОП
