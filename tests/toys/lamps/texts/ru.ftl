title = Лампы
not-in-hand = У вас нет карты «{ $card }».
not-spare = В коробке нет карты «{ $card }».
campaign-week = Неделя ламп
    .text = Три партии; перед каждой одну лампу меняют.
sheet-store = В запасе
