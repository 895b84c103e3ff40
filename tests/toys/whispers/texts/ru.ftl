title = Шёпоты
deck-empty = Колода пуста.
deck-not-empty = Отдыхать можно, только когда колода пуста; в ней { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}.
not-in-hand = У вас нет карты «{ $card }».
