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
