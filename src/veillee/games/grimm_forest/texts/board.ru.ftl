# То, что говорит только поле в браузере.

board-you = Вы
board-back = Вернуться к столу
board-round = Раунд { $round }
field-round = Раунд { $value }
board-places = Места
board-pig = { $seat }: поросёнок
board-monster = { $card }, чудовище игрока { $seat }{ $stopped ->
    [yes] {", остановлено"}
   *[no] {""}
}
board-feast = Угощение фей: 3 ресурса каждому, кто здесь
board-resources = Ресурсы
board-homestead = Планшет: { $seat }
board-sites = Участки
board-site = Участок { $site }: { $house }
board-lot = Участок { $site }, со скидкой: { $house }
board-site-empty = пусто
board-house = { $level ->
    [floor] { $material }, только пол
    [walls] { $material }, пол и стены
   *[roof] { $material }, готовый дом
}
board-price = цена { $price }
board-why-not = Почему нельзя сейчас: { $option }
board-shown = Карты на виду
board-no-fables = На руке нет сказок
board-no-cards = пока пусто
board-open-pile = { $pile }: { $count }. Посмотреть
board-tokens-left = Осталось жетонов первого строителя: { $count }
board-token = Первый строитель: { $material }
board-sections-left = Остаток частей домов
board-unfold = Показать планшет: { $seat }
board-thinking = ещё выбирает
board-ready = выбор сделан
board-first = первый игрок
board-actions = Осталось действий: { $count }
board-in-hand = Сказок на руке: { $count }
board-complete = Готовых домов: { $count }
board-said-0 = «в Поле»
board-said-1 = «в Лес»
board-said-2 = «на Кирпичный завод»
board-said-3 = «на Рынок»
board-said-4 = «один»
board-said-5 = «в компании»
board-prince = Принц не бросал кубик: он поехал туда, где всего больше
board-die = Кубик Принца: { $material }
board-revealed = Все карты открыты!
board-moments = Моменты раунда
board-phase-start = Начало
board-phase-choose = Выбор
board-phase-reveal = Открытие
board-phase-gather = Сбор
board-phase-build = Стройка
board-why-start-of-round = приезжает Принц, и действуют ранние пташки среди друзей.
board-why-choosing = каждый тайно выбирает карту сбора и, может быть, сказку.
board-why-choosing-late = хозяин Злой Королевы выбирает только теперь.
board-why-fables-revealed = сказки действуют, чудовища занимают места; поросята ещё дома.
board-why-gather-revealed = теперь видно, кто куда идёт; поросята отправляются в путь.
board-why-before-collecting = быстрые чудовища нападают, а кто-то убегает, пока запасы ещё на месте.
board-why-collected = один забирает всё, в компании делятся.
board-why-end-of-gather = теперь происходит то, что зависит от встреч; потом карты убирают.
board-why-start-of-build = последнее перед тем, как начнутся ходы.
board-why-turns = по очереди: взять сказку, получить ресурс, строить или позвать друга.
board-why-end-of-build = последние эффекты, потом считают готовые дома.
board-won-three = Игру решили три готовых дома.
board-won-most = Игру решило большинство готовых домов.
board-won-brick = Домов поровну: побеждает тот, у кого больше кирпичных.
board-won-wood = Кирпичных тоже поровну: побеждает тот, у кого больше деревянных.
board-won-token-brick = Домов поровну: решает жетон первого строителя за кирпич.
board-won-token-wood = Домов поровну: решает жетон первого строителя за дерево.
board-won-token-straw = Домов поровну: решает жетон первого строителя за солому.
board-won-order = Поровну во всём: побеждает тот, кто раньше в порядке хода.
