# Списки карт и карты из собственной коробки.

replay-owner-data = данные владельца
replay-owner-data-note = данные владельца: { $note }
cards-head = { $game }: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}, { $kinds ->
    [one] { $kinds } вид
    [few] { $kinds } вида
   *[many] { $kinds } видов
}
cards-our-text = { $name }. Без данных владельца: { $text }
cards-provenance-confirmed = подтверждено
cards-provenance-inferred = выведено
cards-provenance-reconstructed = восстановлено
cards-provenance-owner = данные владельца

# Список игр.

games-game = Игра
games-title = Название
games-players = Игроки
games-option = Настройка
games-editions = Издания
games-more = veillee games { $game } расскажет об одной игре: какие у неё настройки, их значения и издания.
games-none = Здесь пока нет игр; их добавляет VEILLEE_GAMES=модуль.
games-slips = Ошибки, опечатки и обрезанные тексты; выбрать их нельзя:
