# Почему выбор советуют или не советуют.

# Ресурсы.

advice-lack = Чтобы построить { a-section }, не хватает жетонов { $material }: { $lack }.
advice-enough = Чтобы достроить домик, жетонов { $material } вам уже хватает ({ $have }).
advice-needs-it = Ресурс нужен, чтобы построить { a-section }: на это у вас уже хватает ({ $have } из { $cost }).
advice-surplus = Жетонов { $material } у вас больше ({ $have }), чем нужно, чтобы построить { a-section } ({ $cost }).
advice-spares-it = Построить { a-section } пока всё равно нельзя: не хватает жетонов { $material } ({ $lack }).
advice-leaves-resource = 1 ресурс сейчас лучше, чем ничего.
advice-no-trade = Всё ваше остаётся у вас: { own-resources }.
advice-no-gift = Всё ваше остаётся у вас: { own-resources }.
advice-no-help = Всё ваше остаётся у вас ({ own-resources }), а в следующем раунде помощи нет.

# Локации.

advice-go-alone = Здесь { $amount ->
    [one] { $amount } ресурс
    [few] { $amount } ресурса
   *[many] { $amount } ресурсов
}, { $chance ->
    [100] и больше сюда никто не идёт.
   *[other] и, по нашей догадке, вы будете здесь одни: вероятность около { $chance } %.
}
advice-go-shared = Здесь { $amount ->
    [one] { $amount } ресурс
    [few] { $amount } ресурса
   *[many] { $amount } ресурсов
}, { $chance ->
    [100] но здесь есть и кто-то ещё.
   *[other] но, по нашей догадке, придёт и кто-то ещё: вероятность около { $chance } %.
}
advice-go-extras = Карты приносят вам здесь больше, чем лежит в самой локации ({ $amount }).
advice-go-little = Здесь почти ничего нет: { $amount ->
    [one] { $amount } ресурс
    [few] { $amount } ресурса
   *[many] { $amount } ресурсов
}.
advice-cannot-go = Карта сбора для этой локации вам недоступна, только для других ({ $places }).
advice-monster-there = Здесь стоит монстр: он отнимет у вас { about-resources }.
advice-run-off = Вы берёте по одному ресурсу в локациях ({ $amount }), и никакой монстр вас не найдёт.
advice-fly = Какая из других локаций ({ $places }) вам выпадет, решит случай.
advice-lock = Сюда в каждом раунде приходит { $amount ->
    [one] { $amount } ресурс
    [few] { $amount } ресурса
   *[many] { $amount } ресурсов
}: чем меньше они вам нужны, тем легче без них обойтись.
advice-own-place = Туда идёт ваш поросёнок, { $percent ->
    [0] и больше никто (0 %).
   *[other] а с вероятностью около { $percent } % — и { $player }.
}
advice-hardly-anybody = { $percent ->
    [0] Туда никто не придёт (0 %).
   *[other] Туда вряд ли кто-то придёт: вероятнее всех { $player } ({ $percent } %).
}
advice-likely-comes = Туда, скорее всего, придёт { $player } ({ $percent } %).

# Карты сказок.

advice-no-fable = Карты сказок ({ $fables }) остаются у вас до лучшего случая.
advice-likely-alone = Вероятность остаться там в одиночестве — около { $percent } %.
advice-hardly-alone = Вероятность остаться там в одиночестве — всего около { $percent } %.
advice-likely-company = Вероятность, что кто-то будет рядом с вами, — около { $percent } %.
advice-monster-finds = Кто-то пойдёт { to-place } с вероятностью около { $percent } %, и монстр навредит именно там.
advice-monster-idle = Вам это даст меньше 1 ресурса: туда, где монстр опаснее всего, кто-то придёт с вероятностью около { $percent } %.
advice-works-now = В этом раунде эта карта даст вам { about-resources }.
advice-does-little = Сейчас эта карта мало что даст: { about-resources }.
advice-strong-fable = Такая карта сказки часто полезна: её польза — { about-resources }.
advice-weak-fable = Такая карта сказки редко полезна: её польза — { about-resources }.
advice-takes-fables = Вы получаете { $fables ->
    [one] { $fables } карту сказки
    [few] { $fables } карты сказок
   *[many] { $fables } карт сказок
}, а соперники теряют столько же.
advice-leaves-fables = Карты сказок, которые могли бы достаться вам, остаются у соперников: { $fables }.
advice-rather-first = Сейчас эта карта даёт не меньше, чем потом: { about-resources }.
advice-rather-later = Лучше, чтобы остальные карты ({ $others }) подействовали до неё.

# Постройка.

advice-wins = Это домик { $houses } из { $needed }: с этим раундом игра закончится.
advice-token = Первый домик из { $material }, у вас он { $houses }-й из { $needed }: за него полагаются жетон и награда.
advice-roof = Домик будет достроен; всего их станет { $houses } из { $needed }.
advice-walls = За стены вы получаете друга; жетонов { $material } на них нужно { $cost }.
advice-floor = Начинается новый домик из { $material }; жетонов на это нужно { $cost }.
advice-cheaper-site = На «Выгодной постройке» это стоит всего { $cost }.
advice-plain-site = Здесь это стоит полную цену: { $cost }.
advice-pay-alone = Вы платите сами ({ $cost }), а соперникам это ничего не стоит.
advice-draw = { $fables ->
    [0] У вас ещё нет карт сказок; вы возьмёте { $count }.
    [one] У вас { $fables } карта сказки; если взять ещё { $count }, будет из чего выбрать.
    [few] У вас { $fables } карты сказок; если взять ещё { $count }, выбор будет шире.
   *[many] У вас { $fables } карт сказок; если взять ещё { $count }, выбор будет шире.
}
advice-special = На это действие можно позвать друга: карта «{ $card }» даст { about-resources }.
advice-discard = Вы сразу получаете { $amount ->
    [one] { $amount } ресурс
    [few] { $amount } ресурса
   *[many] { $amount } ресурсов
}, но теряете карту «{ $card }».
advice-pass = Дополнительные действия останутся неиспользованными: { $actions }.
advice-reward-resources = С этими ресурсами у вас их будет { $have }: пригодятся для любого домика.

# Друзья.

advice-no-friend-yet = У вас ещё нет друга, а польза от него — { about-resources }.
advice-has-friend = Польза от вашего нынешнего друга — { about-resources }, а оставить можно только одного.
advice-better-friend = Этот друг полезнее вам, чем карта «{ $card }», примерно на { $percent } %.
advice-worse-friend = { $percent ->
    [0] Этот друг не полезнее карты «{ $card }», которую пришлось бы сбросить.
   *[other] От этого друга пользы примерно на { $percent } % меньше, чем от карты «{ $card }», которую пришлось бы сбросить.
}
advice-gives-friend = { $player } пока без друга, а так получит друга, польза от которого — { about-resources }.
advice-drives-off = { $player } сбросит карту «{ $card }» (польза от неё — около { $old ->
    [one] { $old } ресурса
   *[other] { $old } ресурсов
}) ради друга, польза от которого — { about-resources }.
advice-strong-friend = Этот друг много даёт из раунда в раунд: его польза — { about-resources }.
advice-weak-friend = Другие друзья дают больше: польза от этого — { about-resources }.

# Монстры и соперники.

advice-struck = Монстр стоит в вашей локации и отнимет у вас { about-resources }.
advice-bearable = Друг остаётся у вас, а монстр отнимет { about-resources }.
advice-not-struck = { $others ->
    [0] Монстр никому не вредит, и друг остаётся у вас.
   *[other] Вам монстр не вредит, только другим ({ $others }), и друг остаётся у вас.
}
advice-strikes-others = { $others ->
    [0] Монстр никому не вредит, а вы потеряете друга.
   *[other] Монстр вредит только другим ({ $others }), а вы потеряете друга.
}
advice-hunts = Монстр отнял бы у вас { about-resources }; теперь он остановлен, и вы сразу получаете 3 ресурса, по одному каждого типа.
advice-waits = { $amount ->
    [0] Позже может навредить монстр похуже.
   *[other] Позже может навредить монстр похуже: он отнимет { about-resources }.
}
advice-own-house = Это ваш домик: заново построить { a-section } обойдётся вам в { $cost }.
advice-their-house = Заново построить { a-section } обойдётся сопернику в { $cost }: чем дороже, тем лучше для вас.
advice-spares-all = Никто ничего не платит.
advice-collected = Собрано в этом раунде ({ $player }): { $amount }.
advice-may-come = { $player } может пойти туда же, куда и вы: вероятность около { $percent } %.
advice-tells-less = Это скажет вам меньше, чем то, куда идёт { $player } (туда же, куда и вы, с вероятностью { $percent } %).
advice-own-card = Свою локацию вы выбирали не зря: там { $amount ->
    [one] { $amount } ресурс
    [few] { $amount } ресурса
   *[many] { $amount } ресурсов
}.
advice-rival = { $player }: достроенных домиков — { $houses }, ресурсов — { $resources }.
advice-enchants-self = Карта приходит из колоды, { $fables ->
    [0] а карт сказок у вас и так нет
   *[other] а ваши карты сказок ({ $fables }) остаются у вас
}.
advice-enchants-other = { $fables ->
    [0] { $player } без карт сказок, а так сможет разыграть одну.
   *[other] { $player } не сможет разыграть ни одной карты сказки с руки (их { $fables }).
}

# Ресурсы, на которых основан совет.

about-resources = { $amount ->
    [0] меньше 1 ресурса
    [one] около { $amount } ресурса
   *[other] около { $amount } ресурсов
}
own-resources = { $have ->
    [one] { $have } ресурс
    [few] { $have } ресурса
   *[many] { $have } ресурсов
}
