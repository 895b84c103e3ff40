# Что это за игра и как готовят её стол.

title = Fairy Tale
neutral-title = Двенадцать карт — одна сказка
game-summary = Отбирайте карты, разыгрывайте часть из них и сложите сказку, за которую дают больше всего очков. Очки приносят открытые карты, но их могут закрыть эффекты — и ваши, и чужие.
setting-mode = Режим
setting-mode-basic = обычный (80 карт)
setting-mode-novice = для новичков (80 карт, одна открыта сразу)
setting-mode-expert = экспертный (100 карт, с охотой и условиями)
setting-teams = Команды
setting-teams-none = нет
setting-teams-pairs = двое на двое
setting-teams-exchange = двое на двое, с обменом картами
setting-trickster = Имя Обманщика
setting-trickster-best = лучшее подбирается само
setting-trickster-ask = его выбирает игрок
setting-rounds = Раунды
setting-draft = Карт на раунд

# Карты и где они лежат.

zone-deck = Колода
    .name = колода
zone-unused = Вне игры
    .name = карты вне игры
zone-hands = Рука
    .yours = ваша рука
    .theirs = рука ({ $seat })
zone-picks = Оставленные карты
    .yours = ваши оставленные карты
    .theirs = оставленные карты ({ $seat })
zone-chosen = Карта для вскрытия
    .yours = ваша карта для вскрытия
    .theirs = карта для вскрытия ({ $seat })
zone-opened = Открытые карты
    .yours = ваши открытые карты
    .theirs = открытые карты ({ $seat })
zone-closed = Закрытые карты
    .yours = ваши закрытые карты
    .theirs = закрытые карты ({ $seat })
column-affinity = Фракция
column-type = Тип
column-expert = Только в экспертном режиме
column-coined = Название придумано нами
affinity-holy-empire = Священная империя
affinity-fairywood = Волшебный лес
affinity-dragonvale = Долина драконов
affinity-shadow = Тень
type-character = персонаж
type-home = место
type-story = сказание

# О чём спрашивают и что можно ответить.

ask-pick = Оставьте себе одну карту: потом её можно будет сыграть; остальное получит { $players ->
    [2] ваш соперник
   *[other] { $round ->
        [1] ваш сосед слева
        [2] ваш сосед справа
        [3] ваш сосед слева
        [4] ваш сосед справа
       *[other] ваш сосед
    }
}.
ask-play = Сыграйте карту: все вскрываются разом, затем действуют эффекты. Две карты останутся несыгранными.
ask-open = Ваша карта открывает одну из закрытых: выберите, какая из них будет приносить очки.
ask-close = Вскрытая карта заставляет вас закрыть одну из своих: выберите, какая больше не принесёт очков.
ask-exchange = Ваша карта Тени даёт право на обмен: какую карту вы отдадите напарнику?
ask-exchange-for = Что возьмёте у напарника взамен? Открытая карта останется открытой, закрытая — закрытой.
ask-name = Идёт подсчёт: выберите имя для своего Обманщика, чтобы другие ваши карты стоили больше.
question-pick = оставить карту
question-play = сыграть карту
question-open = открыть карту
question-close = закрыть карту
question-exchange = отдать карту
question-exchange-for = взять карту
question-name = назвать Обманщика
option-pick = Оставить карту «{ $card }»
option-play = Сыграть карту «{ $card }»
option-open = Открыть карту «{ $card }»
option-close = Закрыть карту «{ $card }»
option-skip = Не меняться
option-give = Отдать карту «{ $card }»
option-give-closed = Отдать карту «{ $card }» (закрытую)
option-take = Взять карту «{ $card }»
option-take-closed = Взять карту «{ $card }» (закрытую)
option-name = Взять имя «{ $card }»
option-nameless = Обойтись без имени

# Что происходит.

set-round = { $players ->
    [2] Начинается раунд { $value }.
   *[other] Раунд { $value }: карты передают { $value ->
        [1] налево
        [3] налево
       *[other] направо
    }.
}
set-demands = { "" }
set-disguises = { $you ->
    [yes] Ваш Обманщик
   *[no] Обманщик ({ $seat })
} берёт имя «{ $card }».
shuffled-deck = { "" }
moved-deck-hands = { $you ->
    [yes] Вам сдают { $cards }.
   *[no] { "" }
}
moved-deck-opened = { $you ->
    [yes] Вы получаете
   *[no] { $seat } получает
} { $cards }, открытую с самого начала.
moved-opened-deck = В колоду возвращают { $cards }: с таким эффектом не начинают.
moved-hands-picks = { $you ->
    [yes] Вы оставляете себе { $cards }.
   *[no] { "" }
}
passed-hands = { $direction ->
    [left] Карты переходят налево.
    [right] Карты переходят направо.
    [swap] Игроки обмениваются картами.
   *[other] Карты передаются дальше.
}{ $you ->
    [yes] { " " }Вы получаете { $cards }.
   *[no] { "" }
}
moved-picks-chosen = { "" }
moved-chosen-opened = { $you ->
    [yes] Вы вскрываете
   *[no] { $seat } вскрывает
} { $cards }.
moved-opened-closed = { $rule ->
    [ft-reveal] { $you ->
        [yes] Охота ловит у вас { $cards }: она входит в игру закрытой, без эффекта.
       *[no] Охота ловит { $cards } ({ $seat }): она входит в игру закрытой, без эффекта.
    }
   *[other] { $you ->
        [yes] Вы закрываете { $cards }.
       *[no] { $seat } закрывает { $cards }.
    }
}
moved-closed-opened = { $you ->
    [yes] Вы открываете
   *[no] { $seat } открывает
} { $cards }.
moved-opened-opened = { $giving ->
    [yes] Обмен: вы отдаёте { $cards }, получает { $seat }.
   *[no] { $you ->
        [yes] Обмен: вы получаете { $cards }, отдаёт { $giver }.
       *[no] Обмен: { $giver } отдаёт { $cards }, получает { $seat }.
    }
}
moved-closed-closed = { $giving ->
    [yes] Обмен: вы отдаёте { $cards } (закрытую), получает { $seat }.
   *[no] { $you ->
        [yes] Обмен: вы получаете { $cards } (закрытую), отдаёт { $giver }.
       *[no] Обмен: { $giver } отдаёт { $cards } (закрытую), получает { $seat }.
    }
}
moved-picks-unused = { $you ->
    [yes] Вы убираете из игры { $cards }.
   *[no] { "" }
}
answered-pick = { "" }
answered-play = { "" }
answered-open = { "" }
answered-close = { "" }
answered-give = { "" }
answered-give-closed = { "" }
answered-take = { "" }
answered-take-closed = { "" }
answered-name = { "" }
answered-skip = { $you ->
    [yes] Вы не меняетесь
   *[no] { $seat } не меняется
} картами.
answered-nameless = { $you ->
    [yes] Ваш Обманщик
   *[no] Обманщик ({ $seat })
} остаётся без имени.
cause-hunt = { $you ->
    [yes] Ваша карта «{ $card }» охотится.
   *[no] Карта «{ $card }» ({ $seat }) охотится.
}
cause-open = { $you ->
    [yes] Ваша карта «{ $card }»
   *[no] Карта «{ $card }» ({ $seat })
} велит открыть { $amount ->
    [1] карту
    [2] две карты
   *[other] карты: { $amount }
}.
cause-close = { $you ->
    [yes] Ваша карта «{ $card }»
   *[no] Карта «{ $card }» ({ $seat })
} { $everybody ->
    [yes] велит каждому закрыть карту
   *[no] велит закрыть карту
}.

# Почему нельзя.

not-in-hand = У вас на руке нет карты «{ $card }».
not-picked = Среди оставленных вами карт нет карты «{ $card }».
none-closed = Перед вами нет закрытой карты «{ $card }».
none-open = Перед вами нет открытой карты «{ $card }».
no-effect-asks = Нынешние эффекты не касаются фракции карты «{ $card }».
in-order = Несколько карт переворачивают в порядке списка; продолжайте начиная с карты «{ $card }».
as-many-as-possible = Должно сработать как можно больше эффектов; { $effects ->
    [one] остался { $effects } эффект
    [few] осталось { $effects } эффекта
   *[many] осталось { $effects } эффектов
}, а после такого выбора карт не хватит.
not-yours = У вас в игре нет карты «{ $card }», лежащей этой стороной вверх.
not-partners = У вашего партнёра в игре нет карты «{ $card }», лежащей этой стороной вверх.
no-such-name = Обманщик может взять только имя другой карты этой колоды; имя «{ $card }» не подходит.

card-homesteaders = Поселенцы
    .short = Посе­ленцы
    .text = Приносит столько очков, сколько у вас открытых карт «Поселенцы».
card-knight-of-the-round-table = Рыцарь Круглого стола
    .text = 3 очка, не больше. Союзник: каждая ваша открытая карта «Бронзовый дракон» считает эту карту.
card-bard = Бард
    .text = 3 очка за каждую вашу открытую карту «Эльф-воин»; без неё 0.
card-staff-bearing-sage = Мудрец с посохом
    .text = 1 очко. Открытие: одна ваша закрытая карта Священной империи.
card-castle = Замок
    .text = 6 очков. Закрытие: одна ваша открытая карта Священной империи, можно и эта.
card-high-paladin = Верховный паладин
    .short = Верхов­ный паладин
    .text = 2 очка. Охота: карты Тени, вскрытые другими в тот же миг, входят в игру закрытыми и не действуют.
card-paladins-tale-chapter-1 = Сказание о паладине – глава 1
    .short = Сказ о паладине 1
    .text = 6 очков, если у вас больше всех открытых карт Священной империи, иначе 0.
card-paladins-tale-chapter-2 = Сказание о паладине – глава 2
    .short = Сказ о паладине 2
    .text = 6 очков, если перед вами открыты «Поселенцы» и «Мудрец с посохом», иначе 0.
card-paladins-tale-chapter-3 = Сказание о паладине – глава 3
    .short = Сказ о паладине 3
    .text = 6 очков, если перед вами открыты «Рыцарь Круглого стола» и «Замок», иначе 0.
card-paladins-tale-chapter-4 = Сказание о паладине – глава 4
    .short = Сказ о паладине 4
    .text = 9 очков, если перед вами открыт «Верховный паладин», иначе 0.
card-mischievous-fairy = Озорная фея
    .short = Озорная фея
    .text = Приносит столько очков, сколько у вас открытых карт «Озорная фея».
card-elven-warrior = Эльф-воин
    .text = 3 очка, не больше. Союзник: каждая ваша открытая карта «Бард» считает эту карту.
card-dwarven-warrior = Гном-воин
    .text = 3 очка за каждую вашу открытую карту «Дракон небесного танца»; без неё 0.
card-spirit-of-the-spring = Дух родника
    .text = 1 очко. Открытие: одна ваша закрытая карта Волшебного леса.
card-fairy-ring = Круг фей
    .text = 6 очков. Закрытие: одна ваша открытая карта Волшебного леса, можно и эта.
card-fairy-queen = Королева фей
    .text = 2 очка. Охота: карты Тени, вскрытые другими в тот же миг, входят в игру закрытыми и не действуют.
card-fairy-queens-tale-chapter-1 = Сказание о королеве фей – глава 1
    .short = Сказ о королеве 1
    .text = 6 очков, если у вас больше всех открытых карт Волшебного леса, иначе 0.
card-fairy-queens-tale-chapter-2 = Сказание о королеве фей – глава 2
    .short = Сказ о королеве 2
    .text = 6 очков, если перед вами открыты «Озорная фея» и «Дух родника», иначе 0.
card-fairy-queens-tale-chapter-3 = Сказание о королеве фей – глава 3
    .short = Сказ о королеве 3
    .text = 6 очков, если перед вами открыты «Эльф-воин» и «Круг фей», иначе 0.
card-fairy-queens-tale-chapter-4 = Сказание о королеве фей – глава 4
    .short = Сказ о королеве 4
    .text = 9 очков, если перед вами открыта «Королева фей», иначе 0.
card-children-of-the-dragon = Дети дракона
    .text = Приносит столько очков, сколько у вас открытых карт «Дети дракона».
card-sky-dance-dragon = Дракон небесного танца
    .short = Небесный дракон
    .text = 3 очка, не больше. Союзник: каждая ваша открытая карта «Гном-воин» считает эту карту.
card-bronze-dragon = Бронзовый дракон
    .short = Брон­зовый дракон
    .text = 3 очка за каждую вашу открытую карту «Рыцарь Круглого стола»; без неё 0.
card-silver-dragon = Серебряный дракон
    .short = Сереб­ряный дракон
    .text = 1 очко. Открытие: одна ваша закрытая карта Долины драконов.
card-dragons-lair = Логово дракона
    .text = 6 очков. Закрытие: одна ваша открытая карта Долины драконов, можно и эта.
card-gold-dragon = Золотой дракон
    .text = 2 очка. Охота: карты Тени, вскрытые другими в тот же миг, входят в игру закрытыми и не действуют.
card-dragons-tale-chapter-1 = Сказание о драконе – глава 1
    .short = Сказ о драконе 1
    .text = 6 очков, если у вас больше всех открытых карт Долины драконов, иначе 0.
card-dragons-tale-chapter-2 = Сказание о драконе – глава 2
    .short = Сказ о драконе 2
    .text = 6 очков, если перед вами открыты «Дети дракона» и «Серебряный дракон», иначе 0.
card-dragons-tale-chapter-3 = Сказание о драконе – глава 3
    .short = Сказ о драконе 3
    .text = 6 очков, если перед вами открыты «Дракон небесного танца» и «Логово дракона», иначе 0.
card-dragons-tale-chapter-4 = Сказание о драконе – глава 4
    .short = Сказ о драконе 4
    .text = 9 очков, если перед вами открыт «Золотой дракон», иначе 0.
card-demon = Демон
    .text = 0 очков. Закрытие: каждый, и вы тоже, закрывает одну свою открытую карту Священной империи.
card-vampire = Вампир
    .text = 0 очков. Закрытие: каждый, и вы тоже, закрывает одну свою открытую карту Волшебного леса.
card-werewolf = Оборотень
    .short = Оборо­тень
    .text = 0 очков. Закрытие: каждый, и вы тоже, закрывает одну свою открытую карту Долины драконов.
card-dark-angel = Тёмный ангел
    .text = −1 очко. Открытие: две ваши закрытые карты любой фракции.
card-magic-circle-of-chaos = Магический круг хаоса
    .short = Круг хаоса
    .text = −1 очко. Закрытие: каждый, и вы тоже, закрывает одну свою открытую карту любой фракции.
card-shadowkings-tale-chapter-1 = Сказание о короле теней – глава 1
    .short = Сказ о тенях 1
    .text = 6 очков, если у вас больше всех открытых карт Тени, иначе 0.
card-shadowkings-tale-chapter-2 = Сказание о короле теней – глава 2
    .short = Сказ о тенях 2
    .text = 6 очков, если у вас больше всех открытых персонажей, иначе 0.
card-shadowkings-tale-chapter-3 = Сказание о короле теней – глава 3
    .short = Сказ о тенях 3
    .text = 6 очков, если у вас больше всех открытых мест, иначе 0.
card-shadowkings-tale-chapter-4 = Сказание о короле теней – глава 4
    .short = Сказ о тенях 4
    .text = 6 очков, если у вас больше всех открытых сказаний, иначе 0.
card-trickster = Обманщик
    .text = −1 очко. При подсчёте может взять имя одной другой карты.

# Почему советуют этот выбор.

advice-points = Приносит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
advice-counts-first = Приносит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, а с каждой следующей такой картой — больше.
advice-counts = С ней у вас таких карт { $copies }, вместе это { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
advice-pair = Сочетается с картой «{ $other_card }»: пока приносит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
advice-waits = Принесёт очки рядом с картой «{ $other_card }».
advice-condition-met = Условие выполнено: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
advice-condition-lacks = Принесёт { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, если рядом будет открыта карта «{ $other_card }».
advice-leads = Таких карт, какие она считает, у вас больше всех: сейчас это { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
advice-trails = Принесёт { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, если таких карт, какие она считает, у вас станет больше всех.
advice-opens = Позволит снова открыть карту «{ $other_card }».
advice-opens-nothing = Приносит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, но открывать вам пока нечего.
advice-closes-own = Приносит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}; расплатиться можно, закрыв карту «{ $other_card }».
advice-closes-itself = Стоит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, но пока ей пришлось бы закрыть саму себя.
advice-closes-all = Сейчас она отнимет у остальных в сумме { $others ->
    [one] { $others } очко
    [few] { $others } очка
   *[many] { $others } очков
}, а у вас { $lost ->
    [0] ничего
    [one] { $lost } очко
    [few] { $lost } очка
   *[many] { $lost } очков
}.
advice-closes-nothing = Пока она ничего бы не закрыла.
advice-hunts = Охотится на карты Тени, вскрытые вместе с ней, и приносит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
advice-trickster = Под чужим именем сейчас приносит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
advice-denies = Она пригодилась бы сопернику.
advice-denies-left = Она пригодилась бы соседу слева.
advice-denies-right = Она пригодилась бы соседу справа.
advice-close = { $points ->
    [0] Сейчас вы ничего не теряете
    [one] Вы теряете { $points } очко
    [few] Вы теряете { $points } очка
   *[many] Вы теряете { $points } очков
}.
advice-close-gains = Закрытая, она больше ничего не отнимает: вы выигрываете { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
advice-exchange = Приносит вашей команде { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
advice-exchange-skip = Все карты останутся на своих местах.
advice-name = Под этим именем он принесёт ещё { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
advice-little = Пока ничего не приносит.
