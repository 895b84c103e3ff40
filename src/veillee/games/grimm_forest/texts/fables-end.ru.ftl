# Отдать ресурсы.

ask-hand-over = «{ $card }»: выберите ресурс, который получит { $other_seat }.
cause-hand-over = { "" }
question-hand-over = отдать ресурс
option-hand-over = Отдать { one-unit }
answered-hand-over = { "" }
hands-over = { $other_you ->
    [yes] { $seat } отдаёт вам
   *[no] { $you ->
        [yes] Вы отдаёте
       *[no] { $seat } отдаёт
    }
} { $amount ->
    [one] { $amount } жетон
    [few] { $amount } жетона
   *[many] { $amount } жетонов
} { $material }{ $other_you ->
    [yes] .
   *[no] { " " }(получает { $other_seat }).
}
none-to-hand-over = Вы не можете отдать жетон { $material }: таких у вас { $have }, а по этой карте можно отдать { $due }.

# Дружеская партия.

ask-friendly-game = Вы выигрываете «Дружескую партию»: возьмите ресурс у соперника в вашей локации; второй возьмёте у него же.
question-friendly-game = взять выигрыш
option-win = Взять { one-unit } (отдаёт { $other_seat })
answered-win = { $other_you ->
    [yes] { $seat } берёт у вас { one-unit }.
   *[no] { $you ->
        [yes] Вы берёте
       *[no] { $seat } берёт
    } { one-unit } (отдаёт { $other_seat }).
}
not-in-the-game = Взять можно только у соперника в вашей локации, а { $player } сейчас не там.
game-has-begun = Вы уже берёте у другого соперника; { $player } больше ничего не отдаёт.
rival-has-none = Взять жетон { $material } нельзя: у соперника таких нет ({ $player }).

# Страшный серый волк.

ask-blow-down = Страшный серый волк голоден: выберите домик, который потеряет верхнюю секцию.
question-blow-down = выбрать домик
option-blow-down = Снять верхнюю секцию { $other_you ->
    [yes] со своего домика в зоне { $site }
   *[no] с домика в зоне { $site } ({ $other_seat })
}
answered-blow-down = { "" }
loses-section = Страшный серый волк дует: { $you ->
    [yes] вы теряете
   *[no] { $seat } теряет
} { a-section }.
wolf-is-at = Страшный серый волк сейчас { $you ->
    [yes] у ваших домиков
   *[no] у чужих домиков ({ $player })
}; выберите один из них.
no-house-there = В зоне { $site } нет домика.
brick-is-safe = Домик в зоне { $site } из кирпича: Страшный серый волк ему не навредит.
same-house = Домик в зоне { $site } такой же, как в зоне { $first }; выберите тот.

# Тролль под мостом.

ask-toll = Ваш Тролль останавливает кого-то в своей локации: выберите, кто отдаст вам половину собранного.
question-toll = выбрать, кто платит
option-ask-toll = { $other_you ->
    [yes] Назвать себя: никто не платит
   *[no] Платит { $other_seat }
}
answered-ask-toll = { $other_you ->
    [yes] Троллю платите вы.
   *[no] Троллю платит { $other_seat }.
}
not-at-the-troll = Троллю можно назвать только того, кто в его локации, а { $player } не там.
troll-spares-you = Тролль должен остановить соперника; назвать себя можно только во французских изданиях.

# Оракул.

ask-oracle = Оракул предлагает вам наугад по сказке от каждого соперника: возьмите их или оставьте все.
question-oracle = спросить Оракула
option-consult = Взять по сказке у каждого соперника
option-leave-fables = Оставить все сказки на месте
answered-consult = { "" }
answered-leave-fables = { $you ->
    [yes] Вы оставляете
   *[no] { $seat } оставляет
} соперникам их сказки.

# Призрачный шёпот.

ask-whispers = { $more ->
    [yes] «Призрачный шёпот»: карта «{ $card }» остаётся у вас. Выберите ещё одну сказку.
   *[no] Вы слышите «Призрачный шёпот»: выберите сказку, которую оставите; оставляют две, остальные сбрасывают.
}
cause-whispers = { "" }
question-whispers = оставить сказку
option-keep-fable = Оставить карту «{ $card }»
answered-keep-fable = { "" }
moved-peeked-fable-discard = { $you ->
    [yes] Вы сбрасываете
   *[no] { $seat } сбрасывает
} { $cards }.
not-whispered = Среди сказок, о которых вам шепчут, нет карты «{ $card }».

# Урожайная луна.

ask-harvest = Взошла «Урожайная луна»: выберите локацию, где не было поросят, и возьмите половину того, что там лежит.
ask-harvest-token = «Урожайная луна» взошла над Рынком: возьмите жетон на выбор.
question-harvest = выбрать урожай
question-harvest-token = взять жетон
option-harvest = Снять урожай { at-place }
answered-harvest = { $you ->
    [yes] Вы снимаете
   *[no] { $seat } снимает
} урожай { at-place }.
pigs-stood-there = Снять урожай { at-place } нельзя: { $pigs ->
    [one] там был { $pigs } поросёнок
    [few] там было { $pigs } поросёнка
   *[many] там было { $pigs } поросят
}.

# Тайный погребок.

ask-stash = На Рынке нашёлся «Тайный погребок»: выберите тип, 2 жетона которого получите.
question-stash = открыть погребок
option-open-stash = Получить 2 жетона { $material }
answered-open-stash = { $you ->
    [yes] Вы получаете
   *[no] { $seat } получает
} 2 жетона { $material }.

# Старые хроники.

ask-past = { $count ->
    [1] «Старые хроники»: выберите ещё одну сброшенную сказку.
   *[other] «Старые хроники»: возьмите две сброшенные сказки, одну за другой.
}
cause-past = { "" }
question-past = взять сказку
option-recall = Взять карту «{ $card }»
answered-recall = { "" }
not-discarded = В сбросе сказок нет карты «{ $card }».

# Продуманный подарок.

amount-1 = 1 жетон
amount-2 = 2 жетона
amount-3 = 3 жетона
ask-gift = «Продуманный подарок»: отдайте до 3 ресурсов одного типа и получите столько же другого, который выберет соперник.
ask-give-back = Вам достался «Продуманный подарок»: выберите, что вернёте; ресурсов одного типа нужно { $count }.
cause-give-back = { "" }
question-gift = сделать подарок
question-give-back = вернуть ресурсы
option-gift = Подарить { $amount } { $material } (получает { $other_seat })
option-no-gift = Ничего не дарить
option-give-back = Вернуть столько же { $material }
answered-gift = { $other_you ->
    [yes] { $seat } дарит вам { $amount } { $material }.
   *[no] { $you ->
        [yes] Вы дарите
       *[no] { $seat } дарит
    } { $amount } { $material } (получает { $other_seat }).
}
answered-no-gift = { "" }
answered-give-back = { "" }
gives-in-return = { $other_you ->
    [yes] { $seat } возвращает вам
   *[no] { $you ->
        [yes] Вы возвращаете
       *[no] { $seat } возвращает
    }
} { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
   *[many] { $count } жетонов
} { $material }{ $other_you ->
    [yes] .
   *[no] { " " }(получает { $other_seat }).
}
gift-to-yourself = Подарок делают сопернику, а не себе.
gift-too-large = Столько подарить нельзя ({ $amount } { $material }): у вас их только { $have }.
cannot-answer-gift = Столько подарить нельзя ({ $amount } { $material }): { $player } может вернуть ресурсов другого типа не больше { $best }.
give-back-another-type = Вам подарили жетоны { $material }; верните другой тип.

# Бродячий торговец.

paid-straw = соломы
paid-wood = дерева
paid-brick = кирпича
bought-straw = соломы
bought-wood = дерева
bought-brick = кирпича
ask-trade = В вашей локации «Бродячий торговец»: можно отдать 2 жетона одного типа и взять 3 жетона другого.
question-trade = обменяться
option-trade = Отдать 2 жетона { $paid } и взять 3 жетона { $bought }
option-no-trade = Не меняться
forced-leave-fables = { "" }
forced-no-gift = { "" }
forced-no-trade = { "" }
answered-trade = { $you ->
    [yes] Вы отдаёте 2 жетона { $paid } и берёте
   *[no] { $seat } отдаёт 2 жетона { $paid } и берёт
} 3 жетона { $bought }.
answered-no-trade = { "" }
trade-another-type = Торговец даёт не тот тип, которым вы платите.
merchant-asks-more = Торговец просит жетоны { $material }: { $price }, а у вас их { $have }.
