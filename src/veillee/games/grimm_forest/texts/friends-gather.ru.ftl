# Аладдин.

ask-foretell = Аладдин трёт лампу: объявите, будет ваш поросёнок один или в компании; если это правда, получите по одному ресурсу каждого типа.
question-foretell = предсказать компанию
option-foretell = Сказать: { $company ->
    [alone] мой поросёнок будет один
   *[together] мой поросёнок будет в компании
}
answered-foretell = { $you ->
    [yes] Вы предсказываете
   *[no] { $seat } предсказывает
}: в этом раунде { $company ->
    [alone] поросёнок будет один
   *[together] поросёнок будет в компании
}.
set-said = { "" }

# Али-Баба.

ask-steal = Али-Баба крадёт для вас ресурс: выберите, чей и какой; если встретите этого соперника при сборе ресурсов, вернёте.
question-steal = украсть ресурс
option-steal = Украсть { one-unit } (теряет { $other_seat })
answered-steal = { $other_you ->
    [yes] { $seat } крадёт у вас { one-unit }.
   *[no] { $you ->
        [yes] Вы крадёте
       *[no] { $seat } крадёт
    } { one-unit } (теряет { $other_seat }).
}
gives-back = { $other_you ->
    [yes] { $seat } возвращает вам { one-unit }.
   *[no] { $you ->
        [yes] Вы возвращаете
       *[no] { $seat } возвращает
    } { one-unit } (получает { $other_seat }).
}
steal-from-others = Украсть у себя нельзя; выберите соперника.
nothing-to-steal = Украсть жетон { $material } нельзя: у соперника таких нет ({ $player }).
set-debts = { "" }

# Золушка.

ask-coach = Карета Золушки первой приезжает на Рынок: возьмите любой жетон, пока нет остальных.
question-coach = взять жетон первым делом

# Злая королева.

ask-look = Остальные уже сделали выбор: тайно посмотрите карту одного соперника, потом выберите свои.
question-look = посмотреть карту
option-look-gather = Посмотреть карту сбора ({ $other_seat })
option-look-fable = Посмотреть сказку ({ $other_seat })
answered-look-gather = { "" }
answered-look-fable = { "" }
look-at-others = Злая королева смотрит карту соперника, а не вашу.
no-fable-to-look-at = Этот соперник не разыгрывает сказку ({ $player }); можно посмотреть его карту сбора.

# Король-лягушонок.

ask-call-back = Король-лягушонок уходит: выберите из сброса друга, который придёт вместо него, чтобы оставить или подарить.
question-call-back = вернуть друга
option-call-back = Вернуть карту «{ $card }»
answered-call-back = { "" }
not-himself = Король-лягушонок не может прийти вместо себя самого; выберите другого друга.
not-among-discarded-friends = В сбросе друзей нет карты «{ $card }».

# Пряничный человечек.

ask-run-off = Пряничный человечек может убежать: возьмите по 1 ресурсу из каждой локации и не стойте нигде или идите, как все.
question-run-off = убежать или идти
option-run-off = Взять по 1 ресурсу из каждой локации и не идти никуда
option-walk = Идти, куда ведёт ваша карта сбора
answered-run-off = { $you ->
    [yes] Вы берёте по 1 ресурсу из каждой локации и не идёте
   *[no] { $seat } берёт по 1 ресурсу из каждой локации и не идёт
} никуда.
answered-walk = { "" }
ask-crumb = Пряничный человечек пробегает через Рынок: возьмите там любой жетон.
question-crumb = взять жетон на бегу

# Охотник.

ask-hunt = В вашей локации сейчас навредит монстр «{ $card }», а потом — «{ $next_card }»: Охотник останавливает лишь одного монстра за раунд.
cause-hunt = { "" }
question-hunt = выбрать монстра
option-hunt = Остановить этого монстра
option-spare = Пропустить этого и ждать другого
answered-hunt = { "" }
answered-spare = { $you ->
    [yes] Ваш Охотник ждёт
   *[no] Охотник ({ $seat }) ждёт
} другого монстра.

# Джек.

ask-add = Джек сажает бобы на Рынке: выберите тип двух ресурсов, которые там прибавятся.
question-add = добавить ресурсы
option-add = 2 жетона { $material }
answered-add = { $you ->
    [yes] Вы добавляете
   *[no] { $seat } добавляет
} на Рынок 2 жетона { $material }.

# Пиноккио.

ask-announce = Пиноккио слушает: объявите, какую карту сбора разыграете; за правду получите 2 ресурса, которые даёт та локация.
question-announce = объявить локацию
option-announce = Пообещать пойти { to-place }
answered-announce = { $you ->
    [yes] Вы обещаете
   *[no] { $seat } обещает
} пойти { to-place }.
ask-earn = Пиноккио говорит о Рынке правду: выберите, каких ресурсов получите 2.
question-earn = выбрать награду
option-earn = Получить 2 жетона { $material }
answered-earn = { $you ->
    [yes] Вы получаете
   *[no] { $seat } получает
} за правду 2 жетона { $material }.

# Рапунцель.

ask-store = Рапунцель поднимает корзину: выберите тип двух ресурсов, которые на неё положат.
question-store = наполнить корзину
option-store = 2 жетона { $material }
answered-store = { $you ->
    [yes] Вы кладёте
   *[no] { $seat } кладёт
} на Рапунцель 2 жетона { $material }.
rapunzel-not-alone = { $others ->
    [0] Рапунцель спускает косу, только если вы одни в локации, а вы сейчас нигде.
   *[other] Рапунцель спускает косу, только если вы одни; соперников в вашей локации: { $others }.
}
nothing-on-rapunzel = На Рапунцель пока ничего не лежит.
set-stored = { $rule ->
    [gf-friends-keep-or-give] Всё, что лежало на Рапунцель, пропадает вместе с ней.
   *[other] { "" }
}

# Спящая красавица.

ask-enchant = Спящей красавице снится сказка: выберите, кто в этом раунде разыграет верхнюю карту колоды, не видя её и без другой сказки.
question-enchant = выбрать, кому снится
option-enchant = { $other_you ->
    [yes] Играете вы
   *[no] Играет { $other_seat }
}
answered-enchant = { "" }

# Белоснежка.

ask-offer-fable = В вашей локации Белоснежка: выберите сказку, которую ей отдадите.
question-offer-fable = отдать сказку
option-offer-fable = Отдать карту «{ $card }»
answered-offer-fable = { "" }
ask-claim = Белоснежка: у соперника в вашей локации нет сказок, возьмите у него любой ресурс.
question-claim = выбрать ресурс
option-claim = Взять { one-unit }
answered-claim = { $you ->
    [yes] Вы берёте
   *[no] { $seat } берёт
} { one-unit } в подарок Белоснежке.
nothing-to-claim = Взять жетон { $material } нельзя: у соперника таких нет ({ $player }).

# Дюймовочка.

ask-fly = Дюймовочка может позвать ласточку: идите, куда наугад поведёт другая ваша карта сбора, или не меняйте пути.
question-fly = лететь или идти
option-fly = Идти, куда поведёт случай
option-keep-way = Идти, куда ведёт ваша карта сбора
answered-fly = { "" }
answered-keep-way = { "" }

# Мальчик-с-пальчик.

ask-pick = Мальчик-с-пальчик пробирается раньше всех: возьмите 1 ресурс из любой локации или ничего не берите.
question-pick = угоститься
option-pick = Взять { one-unit } { at-place }
option-pick-nothing = Ничего не брать
forced-walk = { "" }
forced-spare = { "" }
forced-keep-way = { "" }
forced-pick-nothing = { "" }
answered-pick = { $you ->
    [yes] Вы берёте
   *[no] { $seat } берёт
} { one-unit } { at-place }.
answered-pick-nothing = { "" }
none-at-that-place = Жетонов { $material } { at-place } нет.
