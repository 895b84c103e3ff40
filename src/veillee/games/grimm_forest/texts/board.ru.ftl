# То, что говорит только поле в браузере.

board-you = Вы
board-back = Вернуться к столу
board-round = Раунд { $round }
field-round = Раунд { $value }
board-last-round = последний раунд
board-places = Локации
board-pig = { $seat }: поросёнок
board-monster = { $card }, монстр игрока { $seat }{ $stopped ->
    [yes] {", остановлен"}
   *[no] {""}
}
board-feast = Дары фей: 3 ресурса каждому, кто здесь
board-resources = Ресурсы
board-homestead = Планшет: { $seat }
board-sites = Зоны под постройку
board-site = Зона { $site }: { $house }
board-lot = Зона { $site }, «Выгодная постройка»: { $house }
board-site-empty = пусто
board-house = { $level ->
    [floor] основание из { $material }
    [walls] основание и стены из { $material }
   *[roof] достроенный домик из { $material }
}
board-price = цена { $price }
board-why-not = Почему нельзя сейчас: { $option }
board-shown = Карты на виду
board-no-fables = Сказок на руке нет
board-new = новая
board-no-cards = пока пусто
board-open-pile = { $pile }: { $count }. Посмотреть
board-tokens-left = Осталось жетонов за первую постройку: { $count }
board-first-builder = Жетоны за первую постройку
board-first-builder-why = Кто первым за всю игру достроит домик из соломы, дерева или кирпича, получит жетон этого материала и награду: по одному ресурсу каждого типа, 2 карты сказок или друга.
board-token = Жетон за первую постройку: { $material }
board-sections-left = Сколько секций осталось
board-unfold = Показать планшет: { $seat }
board-thinking = ещё выбирает
board-ready = выбор сделан
board-first = первый игрок
board-actions = Осталось действий: { $count }
board-in-hand = Сказок на руке: { $count }
board-complete = Достроенных домиков: { $count }
board-said-fields = { says } «Я пойду в Поле» (Пиноккио).
board-said-forest = { says } «Я пойду в Лес» (Пиноккио).
board-said-brickyard = { says } «Я пойду на Карьер» (Пиноккио).
board-said-market = { says } «Я пойду на Рынок» (Пиноккио).
board-said-alone = { says } «Мой поросёнок будет один» (Аладдин).
board-said-company = { says } «Мой поросёнок будет в компании» (Аладдин).
says = { $you ->
    [yes] Вы объявили:
   *[no] { $player } объявляет:
}
board-notes = Обещания, обязанности и долги
board-note-must-play = { $you ->
    [yes] Вы должны разыграть сказку
   *[no] { $player }: нужно разыграть сказку
} ({ $of_you ->
    [yes] ваш Охотник
   *[no] Охотник игрока { $seat }
}).
board-note-picked = Первая карта выбрана, осталась вторая.
board-note-seen = Вы подсмотрели карту ({ $player }): { $cards }.
board-note-fable-laid = { $you ->
    [yes] Вы разыграете
   *[no] { $player } разыграет
} в этом раунде верхнюю карту колоды сказок не глядя (Спящая красавица).
board-note-chooses-late = { $you ->
    [yes] Вы выбираете
   *[no] { $player } выбирает
} после остальных (Злая королева).
board-note-debt = { $of_you ->
    [yes] { $player } крадёт у вас { one-unit }
   *[no] { $you ->
        [yes] Вы украли
       *[no] { $player } крадёт
    } { one-unit } (теряет { $seat })
}: при встрече в этом раунде жетон придётся вернуть (Али-Баба).
board-note-strange = После обмена { $you ->
    [yes] перед вами
   *[no] здесь ({ $player })
} лежит { $of_you ->
    [yes] ваша карта сбора
   *[no] карта сбора игрока { $seat }
}.
board-note-bound = Эта карта сбора уйдёт под Русалочку.
board-note-locked = { $count ->
    [one] Под Русалочкой { $count } карта сбора.
    [few] Под Русалочкой { $count } карты сбора.
   *[many] Под Русалочкой { $count } карт сбора.
}
board-host = карта игрока { $seat }
board-used = особое действие уже использовано
board-look-gather = Карта сбора
board-look-fable = Сказка
board-prince-label = Принц
board-prince-why = В игре вдвоём он проезжает через лес в начале каждого раунда. Кубик решает, чем он поживится: половина того, что лежит в этой локации, уезжает с ним. Если где-то лежит больше { $crowded }, он не бросает кубик, а едет туда, где всего больше.
board-prince = В этом раунде принц не бросал кубик: он поехал туда, где всего больше
board-die = В этом раунде на кубике принца: { $material }
board-supply = Сколько прибывает в локации
board-supply-why = После каждого раунда прибывает: в Поле соломы — { $straw }, в Лес дерева — { $wood }, на Карьер кирпича — { $brick }{ $players ->
    [4] {", на Рынок — по одному каждого типа"}
   *[other] {""}
}; это сверх того, что там осталось. Один забирает всё; несколько делят поровну, а что не делится, остаётся.
board-bundle = +{ $count } за раунд
board-collected = { $seat }, собрано здесь: { $count }
board-end = Конец игры
board-end-why = Кто достроил { $needed } домика, побеждает в конце этого раунда. Если таких несколько, побеждает тот, у кого больше кирпичных домиков, потом — деревянных: солому добыть легко, зато спор решает кирпич.
board-toll = +1: { $card }
board-toll-why = { $card }, друг игрока { $seat }: стены стоят вам на 1 больше, и этот ресурс получает { $seat }
board-account = Этот раунд
board-has-friend = { $seat }: друг «{ $card }», который там сейчас, уйдёт.
board-revealed = А теперь — все вместе…
board-moments = Моменты раунда
board-phase-start = Начало
board-phase-choose = Выбор
board-phase-reveal = Раскрытие
board-phase-gather = Сбор
board-phase-build = Постройка
board-moment-start-of-round = начало раунда
board-moment-choosing = выбор карт
board-moment-choosing-late = поздний выбор
board-moment-fables-revealed = раскрытие сказок
board-moment-gather-revealed = раскрытие карт сбора
board-moment-before-collecting = перед сбором
board-moment-collected = сбор
board-moment-end-of-gather = конец сбора
board-moment-start-of-build = начало постройки
board-moment-turns = постройка
board-moment-end-of-build = конец постройки
board-why-start-of-round = { $players ->
    [2] принц забирает половину одной кучки, потом действуют друзья, которые помогают в начале раунда.
   *[other] действуют друзья, которые помогают в начале раунда.
}
board-why-choosing = каждый тайно выбирает карту сбора, а потом, если хочет, сказку.
board-why-choosing-late = владелец Злой королевы выбирает только теперь.
board-why-fables-revealed = сказки действуют, монстры занимают локации; поросята ещё дома.
board-why-gather-revealed = теперь видно, кто куда идёт; поросята отправляются в путь.
board-why-before-collecting = быстрые монстры нападают, а кто-то убегает, пока ресурсы ещё на месте.
board-why-collected = один забирает всё, в компании делятся.
board-why-end-of-gather = теперь происходит то, что зависит от встреч; потом карты убирают.
board-why-start-of-build = последнее перед тем, как начнутся ходы.
board-why-turns = по очереди: взять сказку, получить ресурс, строить или позвать друга.
board-why-last-round = у кого-то три домика: все доигрывают ход. При равенстве решают кирпичные домики.
board-why-end-of-build = последние свойства, потом считают достроенные домики.
won-three = Три домика достроены: игра окончена.
won-most = Побеждает тот, у кого достроенных домиков больше всех ({ $first } против { $second }).
won-brick = Достроенных домиков поровну: побеждает тот, у кого больше кирпичных ({ $first } против { $second }).
won-brick-enough = Трёх домиков достаточно: из тех, у кого они есть, побеждает тот, у кого больше кирпичных ({ $first } против { $second }).
won-wood-enough = Три домика или больше есть не у одного игрока, и кирпичных у них поровну: побеждает тот, у кого больше деревянных ({ $first } против { $second }).
won-wood = Достроенных домиков поровну, кирпичных среди них — тоже: побеждает тот, у кого больше деревянных ({ $first } против { $second }).
won-token-brick = Поровну и домиков, и среди них кирпичных и деревянных: решает жетон за первую постройку из кирпича.
won-token-wood = Поровну и домиков, и среди них кирпичных и деревянных: решает жетон за первую постройку из дерева.
won-token-straw = Поровну и домиков, и среди них кирпичных и деревянных: решает жетон за первую постройку из соломы.
won-order = Поровну и домиков, и кирпичных, и деревянных, и всего, что ещё важно: побеждает тот, кто раньше в порядке хода.

# Что стол без картинок говорит о локациях и о каждом планшете.

field-stocks = В локациях
each-stocks = { $value ->
    [0] { "" }
   *[other] { $at ->
        [1] Поле { $value }
        [2] Поле (дерево) { $value }
        [3] Поле (кирпич) { $value }
        [4] Лес (солома) { $value }
        [5] Лес { $value }
        [6] Лес (кирпич) { $value }
        [7] Карьер (солома) { $value }
        [8] Карьер (дерево) { $value }
        [9] Карьер { $value }
        [10] Рынок (солома) { $value }
        [11] Рынок (дерево) { $value }
       *[other] Рынок (кирпич) { $value }
    }
}
seat-resources = Ресурсы
    .yours = Ваши ресурсы
    .theirs = Ресурсы ({ $seat })
seat-houses = Домики
    .yours = Ваши домики
    .theirs = Домики ({ $seat })
each-houses = { $value ->
    [0] { "" }
    [3] основание из соломы
    [4] основание из дерева
    [5] основание из кирпича
    [6] стены из соломы
    [7] стены из дерева
    [8] стены из кирпича
    [9] домик из соломы
    [10] домик из дерева
   *[other] домик из кирпича
}
board-houses = Домиков: { $count } из { $needed }
board-prices = Цены
board-prices-why = Сколько ресурсов стоит секция; все — того типа, из которого домик. За стены приходит друг.
board-price-of = { section-label }: { $price }
board-house-finished = { $you ->
    [yes] Вы достроили домик:
   *[no] { $seat } достраивает домик:
} { $count } из { $needed }{ $left ->
    [1] . Ещё один — и игра закончится; при равенстве решают кирпичные домики.
   *[other] { "" }
}
board-monster-comes = { $card }: { $place }
