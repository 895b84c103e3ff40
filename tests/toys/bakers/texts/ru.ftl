title = Пекари
not-in-hand = У вас нет карты «{ $card }».
not-for-baking = Карту «{ $card }» испечь нельзя.
no-logs = Поленья кончились; на вашей полке уже { $burnt ->
    [one] { $burnt } карта
    [few] { $burnt } карты
   *[many] { $burnt } карт
}.
gift-now = Работа окончена: выберите подарок, у вас на руке { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}.
advice-bake = Сразу приносит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
advice-toss = За неё не придётся платить в конце; испечённой она принесла бы { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
advice-stop = Лучшего дела нет.
advice-give = Соседу она принесёт { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
