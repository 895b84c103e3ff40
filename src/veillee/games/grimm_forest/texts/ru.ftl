# Слова этой игры: локация (не «место»), карта сбора, карта сказки или сказка, карта друга или друг, раскрыть карту
# (не «вскрыть»), на руке, ресурс и жетон соломы, дерева, кирпича, запас (общий; у игрока — ресурсы), планшет, зона под
# постройку, секция: основание, стены, крыша; достроенный домик, особое действие, жетон за первую постройку, соперник.

# Что это за игра и как готовят её стол.

title = Лес сказок
neutral-title = Три маленьких домика
game-summary = Посылайте своего поросёнка за соломой, деревом и кирпичом, мешайте соперникам картами сказок, заводите сказочных друзей и раньше всех постройте три домика.
setting-edition = Издание
setting-edition-recommended = как советуем мы
setting-edition-fr-official = французское, Lucky Duck
setting-edition-fr-fan = французское, перевод Cyrunicorn
setting-edition-ru-official = русское, Hobby World
setting-tie-break = Если кирпичных и деревянных домиков поровну
setting-tie-break-tokens = решают жетоны за первую постройку, потом порядок хода
setting-tie-break-turn-order = решает порядок хода
setting-bridge-troll-self = Тролль под мостом может указать на хозяина
setting-bridge-troll-self-no = нет
setting-bridge-troll-self-yes = да, и этим пощадить других
setting-powerful-friends = «Могущественный покровитель»
setting-powerful-friends-one-less = каждый раз отнимает у соперника действие
setting-powerful-friends-one-only = оставляет сопернику одно основное действие
setting-granny-leaves = «Домик бабушки» уходит
setting-granny-leaves-monster-there = если там стоит монстр
setting-granny-leaves-monster-played = если монстра разыграли, всё равно где
setting-magic-flute = «Волшебная дудочка» уводит монстров
setting-magic-flute-before-placing = пока их не расставили
setting-magic-flute-in-turn = когда придёт её очередь
setting-frog-prince = Король-лягушонок приводит друга
setting-frog-prince-discard = из сброса
setting-frog-prince-deck = из колоды
setting-beginner-leaves-out = В колоде для начинающих нет
setting-beginner-leaves-out-both = сложных сказок и друзей
setting-beginner-leaves-out-friends = только сложных друзей
setting-deck = Карты
setting-deck-full = все
setting-deck-beginner = колода для начинающих
setting-rounds = Закончится не позже раунда

# Карты и где они лежат.

back-fables = карта сказки
    .cards = { $count ->
        [1] карту сказки
        [one] { $count } карту сказки
        [few] { $count } карты сказок
       *[many] { $count } карт сказок
    }
back-friends = карта друга
    .cards = { $count ->
        [1] карту друга
        [one] { $count } карту друга
        [few] { $count } карты друзей
       *[many] { $count } карт друзей
    }
back-gather = карта сбора
    .cards = { $count ->
        [1] карту сбора
        [one] { $count } карту сбора
        [few] { $count } карты сбора
       *[many] { $count } карт сбора
    }
zone-fable-deck = Колода сказок
    .name = колода сказок
zone-fable-discard = Сброс сказок
    .name = сброс сказок
zone-friend-deck = Колода друзей
    .name = колода друзей
zone-friend-discard = Сброс друзей
    .name = сброс друзей
zone-newcomer = Новый друг
    .name = новый друг
zone-hands = Сказки на руке
    .yours = ваши сказки
    .theirs = сказки на руке ({ $seat })
zone-chosen = Выбранная сказка
    .yours = ваша выбранная сказка
    .theirs = выбранная сказка ({ $seat })
zone-unseen = Неизвестная сказка
    .yours = неизвестная сказка перед вами
    .theirs = неизвестная сказка ({ $seat })
zone-played = Разыгранная сказка
    .yours = ваша разыгранная сказка
    .theirs = разыгранная сказка ({ $seat })
zone-standing = Карты, которые остаются
    .yours = ваши карты, которые остаются
    .theirs = карты, которые остаются ({ $seat })
zone-friends = Друг
    .yours = ваш друг
    .theirs = друг ({ $seat })
zone-gather = Карты сбора
    .yours = ваши карты сбора
    .theirs = карты сбора ({ $seat })
zone-locked = Запертые карты сбора
    .yours = ваши запертые карты сбора
    .theirs = запертые карты сбора ({ $seat })
zone-laid = Закрытая карта сбора
    .yours = закрытая карта сбора перед вами
    .theirs = закрытая карта сбора ({ $seat })
zone-turned-up = Раскрытая карта сбора
    .yours = раскрытая карта сбора перед вами
    .theirs = раскрытая карта сбора ({ $seat })
column-timing = Когда
timing-start-of-round = в начале раунда
timing-choosing = при выборе карт
timing-choosing-late = когда выбрали остальные
timing-monsters-called = при раскрытии
timing-fables-revealed = при раскрытии
timing-gather-revealed = выход поросят
timing-before-collecting = перед сбором
timing-collected = во время сбора
timing-end-of-gather = в конце сбора
timing-start-of-build = в начале постройки
timing-turns = во время постройки
timing-end-of-build = в конце постройки
timing-special = особое действие (считается за одно из ваших действий)
timing-own-turn = в любую минуту своего хода
timing-monster-acts = когда монстр вот-вот навредит
timing-gained = при получении
timing-always = постоянно
column-monster = Монстр
column-next-turn = Действует в следующем раунде
column-location = Уникальная локация
column-advanced = Карта для опытных
provenance-coined = смысл известен, английское название придумано нами

# Слова, из которых складываются фразы. Материал стоит в родительном падеже; $place здесь — идентификатор.

material-straw = соломы
material-wood = дерева
material-brick = кирпича
resource-straw = Солома
resource-wood = Дерево
resource-brick = Кирпич
place-label = { $place ->
    [fields] Поле
    [forest] Лес
    [brickyard] Карьер
   *[other] Рынок
}
to-place = { $place ->
    [fields] в Поле
    [forest] в Лес
    [brickyard] на Карьер
   *[other] на Рынок
}
at-place = { $place ->
    [fields] в Поле
    [forest] в Лесу
    [brickyard] на Карьере
   *[other] на Рынке
}
section-label = { $section ->
    [floor] Основание
    [walls] Стены
   *[roof] Крыша
}
a-section = { $section ->
    [floor] основание из { $material }
    [walls] стены из { $material }
   *[roof] крышу из { $material }
}
one-unit = жетон { $material }

# О чём спрашивают и что можно ответить.

ask-gather = Сначала тайно выберите, куда пойдёт ваш поросёнок: один он заберёт всё, в компании придётся делиться.
ask-fable = Теперь выберите карту сказки на этот раунд: все раскроют их вместе.
ask-order = Сейчас действуют несколько ваших карт: выберите, какая будет первой.
ask-monster-place = Пошлите монстра «{ $card }» в локацию: он подействует, если туда придёт поросёнок.
ask-share = Рынок делят: возьмите жетон на выбор.
ask-act = { $count ->
    [0] Действий не осталось.
    [one] Ваш ход, осталось { $count } действие: возьмите сказку, получите ресурс или стройте.
    [few] Ваш ход, осталось { $count } действия: возьмите сказку, получите ресурс или стройте.
   *[other] Ваш ход, осталось { $count } действий: возьмите сказку, получите ресурс или стройте.
}{ $special }{ $leaving }
cause-act = { "" }
special-none = { "" }
special-fairy-godmother = { " " }Или особое действие карты «{ card-fairy-godmother }» (1 действие): взять 2 карты сказок.
special-goldilocks = { " " }Или особое действие карты «{ card-goldilocks }» (1 действие): оставить себе одну из 3 следующих карт сказок.
special-little-mermaid = { " " }Или особое действие карты «{ card-little-mermaid }» (1 действие): по одному ресурсу каждого типа.
special-puss-in-boots = { " " }Или особое действие карты «{ card-puss-in-boots }» (1 действие): постройка, за которую 1 ресурс может отдать соперник.
special-rapunzel = { " " }Или особое действие карты «{ card-rapunzel }» (1 действие): забрать всё, что на ней лежит.
special-red-riding-hood = { " " }Или особое действие карты «{ card-red-riding-hood }» (1 действие): из 5 следующих карт сказок забрать всех волков.
special-rumpelstiltskin = { " " }Или особое действие карты «{ card-rumpelstiltskin }» (1 действие): вся ваша солома станет деревом или кирпичом.
special-woodcutter = { " " }Или особое действие карты «{ card-woodcutter }» (1 действие): 2 дерева вам и ещё 2 — в Лес.
leaving-none = { "" }
leaving-fairy-godmother = { " " }Ещё можно сбросить друга с 2 картами сказок и получить 2 ресурса.
leaving-golden-goose = { " " }Ещё можно сбросить карту «{ card-golden-goose }» и получить 2 ресурса.
ask-site = Выберите, где строить: на «Выгодной постройке» дешевле на 1.
ask-friend = Пришёл друг: оставьте его себе или подарите. К кому приходит новый друг, от того уходит прежний.
ask-reward = Это первый достроенный домик из { $material }: выберите награду.
ask-gain-resource = { $more ->
    [yes] { $count ->
        [1] Остался 1 ресурс: выберите какой.
        [one] Остался { $count } ресурс: выберите следующий.
        [few] Осталось { $count } ресурса: выберите следующий.
       *[many] Осталось { $count } ресурсов: выберите следующий.
    }
   *[no] Карта «{ $card }» приносит вам { $count ->
        [1] 1 ресурс: выберите какой.
        [one] { $count } ресурс: выберите первый.
        [few] { $count } ресурса: выберите первый.
       *[many] { $count } ресурсов: выберите первый.
    }
}
ask-stop-monster = Монстр «{ $card }» вот-вот навредит { at-place }. Под ударом — { $here ->
    [yes] вы{ $count ->
        [0] { "" }
       *[other] { " " }и { $others_seats }
    }
   *[no] { $count ->
        [0] никто
       *[other] { $others_seats }
    }
}. Ваш друг может его остановить, но тогда покинет вас.
ask-run-away = { $stopped ->
    [yes] Монстр «{ $card }» в вашей локации остановлен, но убежать в другую всё равно можно. Бегите или оставайтесь.
   *[no] В вашей локации монстр «{ $card }»: бегите в другую или оставайтесь.
}
question-gather = выбрать локацию
question-fable = выбрать сказку
question-order = выбрать порядок
cause-monster-place = { "" }
question-monster-place = послать монстра
question-share = взять жетон
question-act = выбрать действие
question-site = выбрать зону
question-friend = оставить или подарить
cause-reward = { "" }
question-reward = выбрать награду
cause-gain-resource = { "" }
question-gain-resource = получить ресурс
cause-stop-monster = { "" }
question-stop-monster = остановить монстра
cause-run-away = { "" }
question-run-away = убежать
option-gather = Идти { to-place }
option-play = Разыграть карту «{ $card }»
option-no-fable = Не разыгрывать сказку
option-resolve = Сначала «{ $card }»
option-send = Послать { to-place }
option-take = Взять { one-unit }
option-draw = Взять карту сказки
option-gain = Получить { one-unit }
option-build = Построить { a-section }
option-special = Сделать особое действие друга (1 действие)
option-discard-friend = Сбросить друга (+2 ресурса)
option-pass = Закончить ход
option-site = Строить в зоне { $site }
option-keep-friend = Оставить друга себе
option-give-friend = Подарить друга (получит { $seat })
option-reward = { $reward ->
    [resources] По одному ресурсу каждого типа
    [fables] 2 карты сказок
   *[friend] Друг
}
option-stop-monster = Сбросить друга и остановить монстра
option-let-monster-go = Не мешать монстру
option-run-to = Бежать { to-place }
option-stay = Остаться на месте
forced-no-fable = { "" }
forced-pass = { "" }
forced-let-monster-go = { "" }
forced-stay = { "" }

# Что происходит.

answered-gather = { "" }
answered-play = { "" }
answered-no-fable = { "" }
answered-resolve = { "" }
answered-send = { "" }
answered-take = { $you ->
    [yes] Вы берёте
   *[no] { $seat } берёт
} на Рынке { one-unit }.
answered-draw = { "" }
answered-gain = { $you ->
    [yes] Вы получаете
   *[no] { $seat } получает
} { one-unit }.
answered-build = { $you ->
    [yes] Вы строите
   *[no] { $seat } строит
} { a-section }.
answered-special = { "" }
answered-discard-friend = { "" }
answered-pass = { "" }
answered-site = { "" }
answered-keep-friend = { "" }
answered-give-friend = { "" }
answered-reward = Награда за первую постройку: { $you ->
    [yes] вы получаете
   *[no] { $seat } получает
} { $reward ->
    [resources] по одному ресурсу каждого типа
    [fables] 2 карты сказок
   *[friend] друга
}.
answered-stop-monster = { "" }
answered-let-monster-go = { "" }
answered-run-to = { "" }
answered-stay = { "" }
set-round = Начинается раунд { $value }.
set-window = { $value ->
    [9] Начинается постройка.
   *[other] { "" }
}
set-first = { "" }
set-die = { $value ->
    [0] Принц бросает кубик: солома.
    [1] Принц бросает кубик: дерево.
    [2] Принц бросает кубик: кирпич.
   *[other] Принц не бросает кубик: он едет туда, где всего больше.
}
    .before = prince-takes
set-active = { "" }
set-stocks = { "" }
set-sections = { "" }
set-tokens = { "" }
set-locations = { "" }
set-specials = { "" }
set-colours = { "" }
set-going = { "" }
set-pigs = { $value ->
    [0] { $you ->
        [yes] Вы идёте в Поле.
       *[no] { $seat } идёт в Поле.
    }
    [1] { $you ->
        [yes] Вы идёте в Лес.
       *[no] { $seat } идёт в Лес.
    }
    [2] { $you ->
        [yes] Вы идёте на Карьер.
       *[no] { $seat } идёт на Карьер.
    }
    [3] { $you ->
        [yes] Вы идёте на Рынок.
       *[no] { $seat } идёт на Рынок.
    }
   *[other] { "" }
}
set-beasts = { "" }
set-monsters = { "" }
set-stopped = { "" }
set-duties = { "" }
set-actions = { "" }
set-bonus = { "" }
set-resources = { $rule ->
    [gf-collect] { "" }
    [gf-market] { "" }
    [gf-actions] { "" }
    [gf-build-sites] { "" }
    [gf-terms] { "" }
    [gf-first-builder] { "" }
    [gf-friend-ali-baba] { "" }
    [gf-friend-tom-thumb] { "" }
    [gf-fable-a-friendly-game] { "" }
    [gf-fable-royal-wedding] { "" }
    [gf-fable-thoughtful-gift] { "" }
    [gf-fable-wandering-merchant] { "" }
    [gf-fable-lonely-castle] { $you ->
        [yes] Вы получаете по ресурсу каждого типа; теперь у вас:
       *[no] { $seat } получает по ресурсу каждого типа; итого:
    } { $value }.
    [gf-fable-hidden-stash] { $you ->
        [yes] Вы получаете 2 ресурса из погребка; теперь у вас:
       *[no] { $seat } получает 2 ресурса из погребка; итого:
    } { $value }.
    [gf-fable-taxation] { $you ->
        [yes] Вы теряете половину ресурсов; теперь у вас:
       *[no] { $seat } теряет половину ресурсов; осталось:
    } { $value }.
   *[other] { $you ->
        [yes] Теперь у вас: { $value }.
       *[no] { $seat }, ресурсы теперь: { $value }.
    }
}
changed-resources = { $you ->
    [yes] { $way ->
        [more] Вы получаете: { $gained }.
        [less] Вы теряете: { $lost }.
        [both] Вы получаете: { $gained }; взамен отдаёте: { $lost }.
       *[none] { "" }
    }
   *[no] { $way ->
        [more] { $seat } получает: { $gained }.
        [less] { $seat } теряет: { $lost }.
        [both] { $seat } получает: { $gained }; взамен отдаёт: { $lost }.
       *[none] { "" }
    }
}
each-resources = { $at ->
    [1] солома — { $value }
    [2] дерево — { $value }
   *[other] кирпич — { $value }
}
    .gathered = { $value ->
        [one] { $value } жетон
        [few] { $value } жетона
       *[many] { $value } жетонов
    } { $at ->
        [1] { material-straw }
        [2] { material-wood }
       *[other] { material-brick }
    }
set-gathered = { $rule ->
    [gf-collect] { $you ->
        [yes] Вы собираете { $value }.
       *[no] { $seat } собирает { $value }.
    }
   *[other] { "" }
}
each-gathered = { $value ->
    [0] { "" }
   *[other] { each-resources.gathered }
}
set-houses = { "" }
shuffled-fable-deck = { "" }
shuffled-friend-deck = { "" }
moved-fable-deck-hands = { $you ->
    [yes] Вы берёте { $cards }.
   *[no] { $seat } берёт { $cards }.
}
moved-fable-deck-unseen = { $you ->
    [yes] Вы не глядя разыгрываете верхнюю карту колоды сказок.
   *[no] { $seat } не глядя разыгрывает верхнюю карту колоды сказок.
}
moved-fable-deck-fable-discard = Из колоды сбрасывают { $cards }.
moved-fable-discard-fable-deck = Сброшенные сказки становятся новой колодой.
moved-fable-discard-hands = { $you ->
    [yes] Вы берёте
   *[no] { $seat } берёт
} из сброса { $cards }.
moved-hands-chosen = { "" }
moved-hands-fable-discard = { $you ->
    [yes] Вы сбрасываете
   *[no] { $seat } сбрасывает
} { $cards }.
moved-hands-hands = { $giving ->
    [yes] { $seat } получает от вас { $cards }.
   *[no] { $you ->
        [yes] { $giver } отдаёт вам { $cards }.
       *[no] { $giver } отдаёт { $cards } (получает { $seat }).
    }
}
moved-chosen-played = { $you ->
    [yes] Вы разыгрываете
   *[no] { $seat } разыгрывает
} { $cards }.
moved-unseen-played = { $you ->
    [yes] Вы разыгрываете
   *[no] { $seat } разыгрывает
} { $cards }.
moved-played-hands = { $you ->
    [yes] Вы берёте на руку
   *[no] { $seat } берёт на руку
} { $cards }.
moved-played-standing = { $you ->
    [yes] Вы оставляете
   *[no] { $seat } оставляет
} на столе { $cards }.
moved-played-fable-discard = { $rule ->
    [gf-fable-hired-help] Плата не внесена: сбрасывают { $cards }.
   *[other] { "" }
}
moved-standing-fable-discard = Со стола убирают { $cards }.
moved-friend-deck-newcomer = { $rule ->
    [gf-build-sites] Стены построены, приходит друг: из колоды раскрывают { $cards }.
   *[other] { $count ->
        [1] Из колоды друзей раскрывают { $cards }.
       *[other] Для всех игроков из колоды друзей раскрывают { $cards }.
    }
}
moved-friend-deck-friends = { $you ->
    [yes] Вы получаете
   *[no] { $seat } получает
} { $cards }.
moved-friend-discard-newcomer = Из сброса возвращают { $cards }.
moved-friend-discard-friend-deck = Сброшенные друзья становятся новой колодой.
moved-newcomer-friends = { $you ->
    [yes] Вы получаете
   *[no] { $seat } получает
} { $cards }.
moved-newcomer-friend-discard = { "" }
moved-friends-friend-discard = { $rule ->
    [gf-friends-keep-or-give] Прежний друг уходит: { $you ->
        [yes] вы сбрасываете
       *[no] { $seat } сбрасывает
    }
    [gf-actions] { $you ->
        [yes] Вы сбрасываете
       *[no] { $seat } сбрасывает
    }
   *[other] { $you ->
        [yes] Вы теряете
       *[no] { $seat } теряет
    }
} { $cards }.
moved-gather-laid = { $rule ->
    [gf-fable-dark-curse] { $you ->
        [yes] Случай выбирает вам { $cards }.
       *[no] Случай заново выбирает карту сбора ({ $seat }).
    }
    [gf-fable-crystal-ball] { $you ->
        [yes] Вы кладёте взамен { $cards }.
       *[no] { $seat } заменяет карту сбора.
    }
   *[other] { "" }
}
moved-laid-gather = { "" }
moved-laid-turned-up = { "" }
moved-turned-up-gather = { "" }
moved-gather-turned-up = { $you ->
    [yes] Вы раскрываете
   *[no] { $seat } раскрывает
} { $cards }.
moved-gather-locked = { $you ->
    [yes] Русалочка запирает { $cards }.
   *[no] Русалочка запирает карты сбора ({ $seat }).
}
moved-turned-up-locked = { "" }
moved-locked-gather = { $you ->
    [yes] Вы получаете назад { $cards }.
   *[no] { $seat } получает назад запертые карты сбора.
}

# О чём рассказывает только эта игра.

acts = { $you ->
    [yes] Ваша карта «{ $card }» вступает в силу.
   *[no] { $seat }: карта «{ $card }» вступает в силу.
}
no-effect = { $you ->
    [yes] Ваша карта «{ $card }» не подействовала.
   *[no] { $seat }: карта «{ $card }» не подействовала.
}
guessed-wrong = { $you ->
    [yes] Ваши слова не сбылись: карта «{ $card }» ничего не приносит.
   *[no] Обещанное не сбылось: карта «{ $card }» ({ $seat }) ничего не приносит.
}
sends-monster = { $you ->
    [yes] Вы посылаете
   *[no] { $seat } посылает
} монстра «{ $card }» { to-place }.
wolf-empties = Волк съедает всё, что лежит { at-place }.
stops-monster = { $you ->
    [yes] Ваша карта друга «{ $card }»
   *[no] Карта друга «{ $card }» ({ $seat })
} останавливает { $other_you ->
    [yes] вашего монстра «{ $other_card }»
   *[no] монстра «{ $other_card }» ({ $other_seat })
}: он никому не навредит.
gives-friend = { $other_you ->
    [yes] { $seat } дарит нового друга вам.
   *[no] { $you ->
        [yes] { $other_seat } получает нового друга в подарок от вас.
       *[no] { $seat } дарит нового друга (получает { $other_seat }).
    }
}
uses-special = { $you ->
    [yes] Вы делаете особое действие
   *[no] { $seat } делает особое действие
} карты «{ $card }».
pays-toll = { $you ->
    [yes] Вы платите
   *[no] { $seat } платит
} за стены лишний { one-unit }: его получают { card-hansel-and-gretel } ({ $other_you ->
    [yes] ваши
   *[no] { $other_seat }
}).
prince-takes = Принц забирает половину { $material } ({ $amount }).
first-player = { $you ->
    [yes] Первый игрок — вы.
   *[no] Первый игрок — { $seat }.
}
wins-token = { $you ->
    [yes] Вы получаете
   *[no] { $seat } получает
} жетон за первый домик из { $material }.
last-round = { $you ->
    [yes] Вы достраиваете
   *[no] { $seat } достраивает
} третий домик: этот раунд последний.
game-won = Игра окончена: { $you ->
    [yes] вы побеждаете
   *[no] побеждает { $seat }
}.

# Почему нельзя.

not-in-hand = У вас на руке нет карты «{ $card }».
no-such-gather-card = У вас на руке нет карты сбора, чтобы идти { to-place }.
must-play-a-fable = Из-за Охотника соперника вы обязаны разыграть в этом раунде сказку.
does-not-act-now = Сейчас карте «{ $card }» делать нечего.
monster-there-already = Монстр уже { at-place }; второму там места нет.
monsters-must-go-there = Пока на локации лежит карта «{ $card }», все монстры идут туда.
none-at-the-market = На Рынке больше нет жетонов { $material }.
no-section-left = Нельзя построить { a-section }: все пять таких секций уже в деле.
no-house-for-it = У вас нет домика из { $material }, { $section ->
    [walls] у которого есть основание, но ещё нет стен
   *[roof] у которого есть стены, но ещё нет крыши
}.
unfinished-house = У вас есть недостроенный домик из { $material }; сначала достройте его.
no-empty-site = Все ваши зоны под постройку ({ $sites }) заняты.
cannot-pay = Жетонов { $material } у вас { $have }, а { $section ->
    [floor] на основание
    [walls] на стены
   *[roof] на крышу
} нужно { $price }{ $toll ->
    [0] { "" }
   *[other] {" "}и ещё { $toll } для Гензеля и Гретель
}.
not-that-site = В зоне { $site } это построить нельзя.
actions-left = { $actions ->
    [one] Осталось { $actions } обязательное действие
    [few] Осталось { $actions } обязательных действия
   *[many] Осталось { $actions } обязательных действий
}.
no-actions-left = У вас не осталось действий.
no-fables-left = Сказок больше нет ни в колоде, ни в сбросе.
no-friend = У вас нет друга.
no-special = У карты «{ $card }» нет особого действия.
no-free-discard = За сброс карты «{ $card }» в свой ход ничего не дают.
once-a-turn = Особое действие карты «{ $card }» вы в этот ход уже сделали.
there-already = Ваш поросёнок уже { at-place }.
give-to-others = Подарить друга себе нельзя; оставьте его.

# Карты сбора.

card-gather-straw = Собрать солому
    .short = Солома
    .text = Ваш поросёнок идёт в Поле.
card-gather-wood = Собрать дерево
    .short = Дерево
    .text = Ваш поросёнок идёт в Лес.
card-gather-brick = Собрать кирпич
    .short = Кирпич
    .text = Ваш поросёнок идёт на Карьер.
card-gather-market = Сходить на рынок
    .short = Рынок
    .text = Ваш поросёнок идёт на Рынок.

# Карты сказок.

card-a-friendly-game = Дружеская партия
    .text = Конец сбора: возьмите 2 любых ресурса у соперника в вашей локации.
card-big-bad-wolf = Страшный серый волк
    .text = Монстр. Конец сбора: каждый в его локации теряет верхнюю секцию соломенного или деревянного домика; домик выбираете вы.
card-bridge-troll = Тролль под мостом
    .text = Монстр. Конец сбора: соперник в его локации отдаёт вам половину собранного в этом раунде.
    .with-bridge-troll-self-yes = Монстр. Конец сбора: игрок в его локации отдаёт вам половину собранного в этом раунде. Можно указать на себя и тем самым пощадить всех.
card-chinny-chin-chin = Ни за что и никогда
    .short = Ни за что и никогда
    .text = Перед сбором: если с вами монстр, можете убежать в другую локацию. Если в этом раунде монстров не разыгрывали, возьмите сказку.
card-consult-the-oracle = Оракул
    .text = Конец сбора, если вы одни: можете взять наугад по сказке у каждого соперника.
card-crystal-ball = Хрустальный шар
    .short = Хрусталь{ "\u00AD" }ный шар
    .text = При раскрытии: посмотрите карту сбора соперника, потом, если хотите, замените свою.
card-dark-curse = Тёмное проклятье
    .text = При раскрытии: каждый соперник меняет карту сбора на случайную из своих.
card-discount-lot = Выгодная постройка
    .text = Если в конце сбора вы в своей локации одни, эта карта становится ещё одной вашей зоной под постройку. Любая секция там дешевле на 1.
card-dragon = Дракон
    .text = Монстр. Перед сбором: все в его локации теряют все свои ресурсы.
card-fairy-food = Дары фей
    .text = В следующем раунде: в начале положите на локацию. Конец сбора: каждому, кто там стоит, 3 ресурса на выбор.
card-ghostly-whispers = Призрачный шёпот
    .short = Призрач{ "\u00AD" }ный шёпот
    .text = Конец сбора, если вы одни: возьмите 4 сказки и оставьте 2 из них.
card-giant = Великан
    .text = Монстр. Конец сбора: каждый в его локации лишается друга, всех сказок на руке и одного ресурса каждого типа.
card-grannys-house = Домик бабушки
    .text = Уникальная локация: монстры, посланные позже, идут сюда. Конец сбора: каждому, кто здесь, 2 ресурса. Карта сбрасывается, когда пришёл монстр.
    .with-granny-leaves-monster-played = Уникальная локация: монстры, посланные позже, идут сюда. Конец сбора: каждому, кто здесь, 2 ресурса. Карта сбрасывается после раунда, в котором разыграли монстра, куда бы он ни пошёл.
card-harvest-moon = Урожайная луна
    .text = Конец сбора: возьмите половину того, что лежит в локации, где никто не собирал.
card-hidden-stash = Тайный погребок
    .text = Конец сбора: каждый в вашей локации, и вы тоже, получает 2 ресурса, которые она даёт.
card-hired-help = Наёмные работники
    .text = При раскрытии: заплатите 2 ресурса или сбросьте эту карту. В следующем раунде получите всё собранное ещё раз.
card-little-helpers = Маленькие помощники
    .short = Маленькие помощ{ "\u00AD" }ники
    .text = Конец сбора, если вы одни: ещё 2 действия в этом раунде.
card-lonely-castle = Одинокий замок
    .text = Уникальная локация. Конец сбора: кто здесь один, получает по ресурсу каждого типа. Карта сбрасывается, когда здесь соберутся трое (в игре вдвоём — оба игрока).
card-magic-flute = Волшебная дудочка
    .text = При раскрытии: все монстры этого раунда уходят к вам на руку и никому не вредят.
    .with-magic-flute-in-turn = Когда доходит её черёд: все монстры этого раунда, и уже посланные, уходят к вам на руку и никому не вредят.
card-mysterious-stranger = Таинственный незнакомец
    .short = Незна{ "\u00AD" }комец
    .text = Конец сбора, если вы одни: получите друга; его можно оставить или подарить.
card-night-at-the-tavern = Ночь в таверне
    .text = При раскрытии: возьмите по другу на каждого игрока и выберите своего; остальных раздают наугад. Прежние друзья уходят.
card-powerful-friends = Могущественный покровитель
    .short = Покрови{ "\u00AD" }тель
    .text = Конец сбора: у каждого соперника в вашей локации в этом раунде на действие меньше, а у вас за каждого на одно больше.
    .with-powerful-friends-one-only = Конец сбора: у каждого соперника в вашей локации в этом раунде только одно основное действие, а у вас за каждого на одно больше.
card-roar = Грозный рык
    .text = Перед сбором: каждый соперник в вашей локации тянет наугад одну из своих карт сбора и идёт туда.
card-royal-wedding = Королевская свадьба
    .short = Королев{ "\u00AD" }ская свадьба
    .text = Уникальная локация. Конец сбора: кто не здесь, теряет 1 ресурс. Карта сбрасывается, когда никто не пришёл.
card-searching-the-past = Старые хроники
    .text = Конец сбора, если с вами есть соперник: возьмите из сброса 2 сказки на выбор.
card-share-the-wealth = Недобровольное пожертвование
    .short = Пожертво{ "\u00AD" }вание
    .text = Конец сбора: соперники, собравшие не меньше 5 ресурсов, отдают вам по 2 из них.
card-spy-network = Шпионская сеть
    .short = Шпион{ "\u00AD" }ская сеть
    .text = Конец сбора: возьмите по сказке за каждого поросёнка в вашей локации, включая вашего.
card-taxation = Налоги
    .text = В следующем раунде, конец сбора: каждый соперник не в вашей локации теряет половину ресурсов, сперва кирпич.
card-thoughtful-gift = Продуманный подарок
    .short = Проду{ "\u00AD" }манный подарок
    .text = Конец сбора: отдайте сопернику до 3 ресурсов одного типа; он вернёт столько же другого типа.
card-wandering-merchant = Бродячий торговец
    .text = Конец сбора: каждый в вашей локации, и вы тоже, может отдать 2 ресурса одного типа и взять 3 другого.
card-wishing-well = Колодец желаний
    .text = При раскрытии: не глядя поменяйте местами карты сбора двух игроков.
card-wolf = Волк
    .text = Монстр. Перед сбором: если в его локации есть поросёнок, всё, что там лежит, пропадает.

# Друзья.

card-aladdin = Аладдин
    .text = Начало раунда: объявите, будете вы одни или в компании. Если так и выйдет, получите по ресурсу каждого типа.
card-ali-baba = Али-Баба
    .text = Начало раунда: украдите ресурс у соперника. Если в этом раунде окажетесь с ним в одной локации, верните украденное.
card-cinderella = Золушка
    .text = Пока другие не вышли: возьмите 2 ресурса из своей локации, потом собирайте как обычно.
card-evil-queen = Злая королева
    .text = Выбирайте после всех, тайно посмотрев карту сбора или сказку соперника.
card-fairy-godmother = Фея-Крёстная
    .text = Особое действие: возьмите 2 сказки. Или в свой ход сбросьте её и 2 сказки: получите 2 ресурса.
card-frog-prince = Король-лягушонок
    .text = Конец сбора, если вы не одни: сбросьте его ради друга из сброса, потом получите 1 ресурс.
    .with-frog-prince-deck = Конец сбора, если вы не одни: сбросьте его ради верхнего друга из колоды, потом получите 1 ресурс.
card-gingerbread-man = Пряничный человечек
    .short = Пряничный человечек
    .text = Вместо похода можете взять по 1 ресурсу из каждой локации; тогда вы не идёте ни в одну локацию и в сборе не участвуете.
card-golden-goose = Матушка-гусыня
    .text = Конец сбора, если вы одни: получите 1 ресурс. Или в свой ход сбросьте её: получите 2 ресурса.
card-goldilocks = Златовласка
    .text = Особое действие: посмотрите 3 верхние сказки, одну оставьте, остальные верните наверх в любом порядке.
card-hansel-and-gretel = Гензель и Гретель
    .text = Все остальные, строя стены, платят на 1 ресурс того же типа больше, и он достаётся хозяину этого друга.
card-huntsman = Охотник
    .text = Соперники со сказками на руке обязаны разыграть одну. Монстр, который навредил бы в вашей локации, остановлен: вам по ресурсу каждого типа.
card-jack = Джек
    .short = Джек
    .text = Пока поросята не вышли: добавьте в свою локацию 2 ресурса, которые она даёт. Или сбросьте его, чтобы остановить Великана.
card-little-mermaid = Русалочка
    .text = При получении: оставьте 2 карты сбора, прочие заперты, пока она с вами. Особое действие: по ресурсу каждого типа.
card-pinocchio = Пиноккио
    .text = Начало раунда: объявите, какую карту сбора разыграете. Если сдержите слово, получите 2 ресурса этой локации.
card-puss-in-boots = Кот в сапогах
    .text = Особое действие: постройте секцию; 1 ресурс из цены можно взять у соперника.
card-rapunzel = Рапунцель
    .text = В начале раунда положите на неё из запаса 2 ресурса одного типа. Особое действие, если вы в локации одни: заберите все ресурсы с неё.
card-red-riding-hood = Красная Шапочка
    .short = Красная Шапочка
    .text = Особое действие: сбросьте 5 верхних сказок, но всех Волков возьмите себе, а если их нет — возьмите одну сказку. Или сбросьте её, чтобы остановить Волка или Страшного серого волка.
card-robin-hood = Робин Гуд
    .text = Конец постройки: соперники, которые богаче вас ресурсами, отдают вам по 1.
card-rumpelstiltskin = Румпельштильцхен
    .short = Румпель{ "\u00AD" }штильц{ "\u00AD" }хен
    .text = Начало постройки: получите 1 солому. Особое действие: вся ваша солома становится деревом или кирпичом.
card-seven-dwarves = Семь гномов
    .text = Конец сбора, если вы одни: ещё 1 действие в этом раунде.
card-sleeping-beauty = Спящая красавица
    .short = Спящая красавица
    .text = Начало раунда: выберите игрока; его сказкой будет верхняя карта колоды, которую он не видит.
card-snow-white = Белоснежка
    .text = Конец сбора: каждый соперник в вашей локации отдаёт вам сказку, а если её нет — ресурс.
card-thumbelina = Дюймовочка
    .text = После раскрытия карт сбора: можете наугад вытянуть другую свою карту сбора и послать поросёнка туда.
card-tom-thumb = Мальчик-с-пальчик
    .text = Начало раунда: если хотите, стащите 1 ресурс из локации.
card-woodcutter = Дровосек
    .text = Особое действие: 2 дерева вам и ещё 2 в Лес. Или сбросьте его, чтобы остановить любого монстра.

shown-chosen = { $you ->
    [yes] Вы тайно смотрите
   *[no] { $seats } тайно смотрит
} { $seen ->
    [yes] { $cards }
   *[no] карту
}: { $zone }.
hidden-chosen = { "" }
shown-laid = { $you ->
    [yes] Вы тайно смотрите
   *[no] { $seats } тайно смотрит
} { $seen ->
    [yes] { $cards }
   *[no] карту
}: { $zone }.
hidden-laid = { "" }
shown-unseen = { $you ->
    [yes] Вы тайно смотрите
   *[no] { $seats } тайно смотрит
} { $seen ->
    [yes] { $cards }
   *[no] карту
}: { $zone }.
hidden-unseen = { "" }
