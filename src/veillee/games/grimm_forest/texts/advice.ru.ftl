# Почему выбор советуют или не советуют.

# Ресурсы.

advice-lack = Чтобы построить { a-section }, не хватает жетонов { $material }: { $lack }.
advice-enough = Чтобы достроить домик, жетонов { $material } вам уже хватает ({ $have }).
advice-needs-it = Ресурс нужен, чтобы построить { a-section }: на это у вас уже хватает ({ $have } из { $cost }).
advice-surplus = Жетонов { $material } у вас больше ({ $have }), чем нужно, чтобы построить { a-section } ({ $cost }).
advice-spares-it = Построить { a-section } пока всё равно нельзя: не хватает жетонов { $material } ({ $lack }).
advice-leaves-resource = Один ресурс сейчас лучше, чем ничего.
advice-no-trade = Всё ваше остаётся у вас.
advice-no-gift = Всё ваше остаётся у вас.
advice-no-help = Ресурсы остаются у вас, а в следующем раунде помощи нет.

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
advice-go-little = Здесь почти ничего нет.
advice-cannot-go = Карта сбора для этой локации вам недоступна.
advice-monster-there = Здесь стоит монстр.
advice-run-off = Вы берёте по одному ресурсу в локациях ({ $amount }), и никакой монстр вас не найдёт.
advice-fly = Какая из других локаций вам выпадет, решит случай.
advice-lock = Чем меньше локация вам даёт, тем легче обойтись без неё.
advice-own-place = Туда идёт ваш поросёнок.
advice-hardly-anybody = Туда вряд ли кто-то придёт.
advice-likely-comes = Туда, скорее всего, придёт { $player } ({ $percent } %).

# Карты сказок.

advice-no-fable = Карты сказок ({ $fables }) остаются у вас до лучшего случая.
advice-likely-alone = Вероятность остаться там в одиночестве — около { $percent } %.
advice-hardly-alone = Вероятность остаться там в одиночестве — всего около { $percent } %.
advice-likely-company = Вероятность, что кто-то будет рядом с вами, — около { $percent } %.
advice-monster-finds = Кто-то пойдёт { to-place } с вероятностью около { $percent } %, и монстр навредит именно там.
advice-monster-idle = Монстр почти никого не найдёт или навредит и вам.
advice-works-now = В этом раунде эта карта вам что-то даст.
advice-does-little = Сейчас эта карта мало что даст.
advice-strong-fable = Такая карта сказки часто полезна.
advice-weak-fable = Такая карта сказки редко полезна.
advice-takes-fables = Вы получаете { $fables ->
    [one] { $fables } карту сказки
    [few] { $fables } карты сказок
   *[many] { $fables } карт сказок
}, а соперники теряют столько же.
advice-leaves-fables = Карты сказок, которые могли бы достаться вам, остаются у соперников: { $fables }.
advice-rather-first = Сейчас эта карта даёт не меньше, чем потом.
advice-rather-later = Лучше, чтобы остальные карты подействовали до неё.

# Постройка.

advice-wins = Это домик { $houses } из { $needed }: с этим раундом игра закончится.
advice-token = Первый домик из { $material }, у вас он { $houses }-й из { $needed }: за него полагаются жетон и награда.
advice-roof = Домик будет достроен; всего их станет { $houses } из { $needed }.
advice-walls = За стены вы получаете друга; жетонов { $material } на них нужно { $cost }.
advice-floor = Начинается новый домик из { $material }; жетонов на это нужно { $cost }.
advice-cheaper-site = На «Выгодной постройке» это стоит на 1 меньше.
advice-plain-site = Здесь это стоит полную цену.
advice-pay-alone = Соперникам это ничего не стоит.
advice-draw = { $fables ->
    [0] У вас ещё нет карт сказок.
    [one] У вас { $fables } карта сказки; с новой будет из чего выбрать.
    [few] У вас { $fables } карты сказок; с новой выбор будет шире.
   *[many] У вас { $fables } карт сказок; с новой выбор будет шире.
}
advice-special = На это действие можно позвать друга: карта «{ $card }».
advice-discard = Вы сразу получаете ресурсы, но теряете карту «{ $card }».
advice-pass = Дополнительные действия останутся неиспользованными: { $actions }.
advice-reward-resources = Такие ресурсы пригодятся для любого домика.

# Друзья.

advice-no-friend-yet = У вас ещё нет друга.
advice-has-friend = Друг у вас уже есть, а оставить можно только одного.
advice-better-friend = Этот друг полезнее вам, чем карта «{ $card }».
advice-worse-friend = От этого друга меньше пользы, чем от карты «{ $card }», которую пришлось бы сбросить.
advice-gives-friend = { $player } пока без друга, а так получит его.
advice-drives-off = Если этого друга получит { $player }, карта «{ $card }» уйдёт в сброс.
advice-strong-friend = Этот друг много даёт из раунда в раунд.
advice-weak-friend = Другие друзья дают больше.

# Монстры и соперники.

advice-struck = Монстр стоит в вашей локации.
advice-bearable = Друг остаётся у вас, а вред от монстра вы терпите.
advice-not-struck = Вам монстр не вредит, и друг остаётся у вас.
advice-strikes-others = Монстр вредит только другим, а вы потеряете друга.
advice-hunts = Монстр остановлен сейчас, и вы сразу получаете по одному ресурсу каждого типа.
advice-waits = Позже может навредить монстр похуже.
advice-own-house = Это ваш домик: чем меньше он потеряет, тем лучше.
advice-their-house = Чем больше сопернику строить заново, тем лучше для вас.
advice-spares-all = Никто ничего не платит.
advice-collected = Собрано в этом раунде ({ $player }): { $amount }.
advice-may-come = { $player } может пойти туда же, куда и вы.
advice-tells-less = Это скажет вам меньше, чем то, куда идёт { $player }.
advice-own-card = Свою локацию вы выбирали не зря.
advice-rival = { $player }: достроенных домиков — { $houses }, ресурсов — { $resources }.
advice-enchants-self = Карта приходит из колоды, { $fables ->
    [0] а карт сказок у вас и так нет
   *[other] а ваши карты сказок ({ $fables }) остаются у вас
}.
advice-enchants-other = { $fables ->
    [0] { $player } без карт сказок, а так сможет разыграть одну.
   *[other] { $player } не сможет разыграть ни одной карты сказки с руки (их { $fables }).
}
