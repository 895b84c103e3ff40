# Что говорят игровые столы в браузере.

board-round = Раунд { $round } из { $rounds }
board-you = Вы
board-thinking = ещё думает
board-ready = выбор сделан
board-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
board-closed = закрыта
board-in-hand = { $count ->
    [one] { $count } карта на руке
    [few] { $count } карты на руке
   *[other] { $count } карт на руке
}
board-deck = { $count ->
    [one] { $count } карта в колоде
    [few] { $count } карты в колоде
   *[other] { $count } карт в колоде
}
board-no-cards = пока нет карт
board-revealed = Вскрыты карты: { $cards }.
board-back = Назад
