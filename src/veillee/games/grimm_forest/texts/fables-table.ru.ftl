# Уникальные локации и «Дары фей».

ask-lay-location = Положите карту «{ $card }» на одну из локаций: она останется там и в следующих раундах.
ask-fairy-food = Ваши «Дары фей» готовы: положите их на локацию, каждому игроку там достанется 3 ресурса.
cause-lay-location = { "" }
question-lay-location = положить локацию
question-fairy-food = положить «Дары фей»
option-lay = Положить карту { to-place }
answered-lay = { "" }
lays-card = { $you ->
    [yes] Вы кладёте
   *[no] { $seat } кладёт
} карту «{ $card }» { to-place }.
set-hosts = { "" }
set-feasts = { "" }
location-there-already = На одной локации может лежать только одна такая карта; { at-place } уже лежит карта «{ $card }».

# Королевская свадьба.

ask-wedding-gift = Вас нет на «Королевской свадьбе»: выберите, какой ресурс потерять.
question-wedding-gift = заплатить за свадьбу
option-wedding-gift = Отдать { one-unit }
answered-wedding-gift = { $you ->
    [yes] Вы пропускаете свадьбу и теряете
   *[no] { $seat } пропускает свадьбу и теряет
} { one-unit }.
none-to-pay = У вас нет жетонов { $material }, чтобы заплатить.

# Наёмные работники.

ask-wages = «Наёмные работники» стоят 2 ресурса на ваш выбор: заплатите, иначе карту придётся сбросить.
question-wages = заплатить работникам
option-pay-help = Заплатить { one-unit }
option-dismiss-help = Сбросить «Наёмных работников»
answered-pay-help = { $you ->
    [yes] Вы платите
   *[no] { $seat } платит
} работникам { one-unit }.
answered-dismiss-help = { "" }
wages-begun = Вы уже начали платить; осталось отдать { $left ->
    [one] { $left } ресурс
    [few] { $left } ресурса
   *[many] { $left } ресурсов
}.

# Хрустальный шар.

ask-crystal-ball = «Хрустальный шар» покажет карту сбора, что лежит перед соперником: выберите, чью.
ask-replace-gather-card = Вы заглянули в «Хрустальный шар»: положите другую карту сбора или оставьте ту, что лежит перед вами.
question-crystal-ball = посмотреть карту
question-replace-gather-card = заменить карту
option-look-at = Посмотреть карту сбора ({ $other_seat })
option-lay-instead = Лучше идти { to-place }
option-keep-gather-card = Оставить карту, которая лежит перед вами
forced-keep-gather-card = { "" }
answered-look-at = { "" }
answered-lay-instead = { "" }
answered-keep-gather-card = { "" }
look-at-an-opponent = Свою карту вы и так знаете; посмотрите карту соперника.

# Колодец желаний и Тёмное проклятье.

ask-wishing-well = { $more ->
    [yes] «Колодец желаний»: первый игрок выбран ({ $other_you ->
        [yes] это вы
       *[no] { $other_seat }
    }). Выберите второго.
   *[no] «Колодец желаний» меняет местами карты сбора двух игроков: выберите первого.
}
cause-wishing-well = { "" }
question-wishing-well = поменять карты
option-exchange = { $other_you ->
    [yes] Взять карту перед вами
   *[no] Взять карту ({ $other_seat })
}
answered-exchange = { $you ->
    [yes] Вы указываете
   *[no] { $seat } указывает
} на { $other_you ->
    [yes] закрытую карту сбора перед вами
   *[no] закрытую карту сбора ({ $other_seat })
}.
passed-laid = Две карты сбора не глядя меняют местами{ $you ->
    [yes] ; теперь вы видите перед собой { $cards }
   *[no] { "" }
}.
passed-gather = { "" }
two-players-exchange = Этого игрока вы уже выбрали; нужен второй.

# Ночь в таверне.

ask-tavern = Все эти друзья сидят в таверне: выберите своего, остальных раздаст случай.
question-tavern = выбрать друга
option-choose-friend = Выбрать карту «{ $card }»
answered-choose-friend = { $you ->
    [yes] Вы выбираете
   *[no] { $seat } выбирает
} в таверне карту друга «{ $card }»; остальных раздаёт случай.
shuffled-newcomer = { "" }
not-at-the-tavern = В таверне нет карты друга «{ $card }».
