# Pourquoi un choix est conseillé, ou non.

# Les ressources.

advice-lack = Il vous manque encore { $lack ->
    [one] 1 jeton
   *[other] { $lack } jetons
} de { $material } pour { a-section }.
advice-enough = Avec { $have } jetons de { $material }, vous avez de quoi achever une maison.
advice-needs-it = Elle manquerait pour { a-section }, que vous pouvez payer dès maintenant : vous en avez { $have }, il en faut { $cost }.
advice-surplus = Vous avez { $have } jetons de { $material }, plus qu’il n’en faut pour { a-section } ({ $cost }).
advice-spares-it = De toute façon, vous ne pouvez pas encore payer { a-section } : il manque { $lack ->
    [one] 1 jeton
   *[other] { $lack } jetons
} de { $material }.
advice-leaves-resource = 1 ressource tout de suite vaut mieux que rien.
advice-no-trade = Vous gardez ce que vous avez : { own-resources }.
advice-no-gift = Vous gardez ce que vous avez : { own-resources }.
advice-no-help = Vous gardez ce que vous avez ({ own-resources }), et personne ne vous aide à la prochaine manche.

# Les lieux.

advice-go-alone = Il y a ici { $amount ->
    [one] 1 ressource
   *[other] { $amount } ressources
}, { $chance ->
    [100] et personne d’autre n’y vient.
   *[other] et, à notre avis, vous y serez seul : environ { $chance } % de chances.
}
advice-go-shared = Il y a ici { $amount ->
    [one] 1 ressource
   *[other] { $amount } ressources
}, { $chance ->
    [100] mais quelqu’un d’autre y est aussi.
   *[other] mais, à notre avis, quelqu’un d’autre viendra aussi : environ { $chance } % de chances.
}
advice-go-extras = Ici, des cartes vous rapportent plus que ce qui se trouve sur le lieu ({ $amount }).
advice-go-little = Il n’y a presque rien ici : { $amount ->
    [one] { $amount } ressource
   *[other] { $amount } ressources
}.
advice-cannot-go = Vous ne pouvez pas utiliser la carte Collecte de ce lieu, seulement { $places ->
    [one] celle de { $places } autre.
   *[other] celles de { $places } autres.
}
advice-monster-there = Un monstre est ici ; il vous coûterait { about-resources }.
advice-run-off = Vous prenez 1 ressource sur { $amount ->
    [one] 1 lieu
   *[other] chacun des { $amount } lieux
}, et aucun monstre ne vous trouve.
advice-fly = Le hasard décide ; il vous reste { $places ->
    [one] { $places } autre lieu.
   *[other] { $places } autres lieux.
}
advice-lock = Il y vient { $amount } ressources par manche : moins elles vous servent, plus il est facile de s’en passer.
advice-own-place = Votre propre cochon y va, { $percent ->
    [0] et personne d’autre (0 %).
   *[other] et { $player } aussi, avec une chance d’environ { $percent } %.
}
advice-hardly-anybody = { $percent ->
    [0] Personne n’y va (0 %).
   *[other] Presque personne ne risque d’y aller : { $player } tout au plus, à { $percent } %.
}
advice-likely-comes = { $player } ira sans doute là ({ $percent } %).

# Les Fables.

advice-no-fable = Vous gardez { $fables ->
    [one] { $fables } Fable
   *[other] vos { $fables } Fables
} pour un meilleur moment.
advice-likely-alone = La chance d’y être seul est d’environ { $percent } %.
advice-hardly-alone = La chance d’y être seul n’est que d’environ { $percent } %.
advice-likely-company = La chance que quelqu’un soit avec vous est d’environ { $percent } %.
advice-monster-finds = Quelqu’un ira { to-place }, où il frapperait, avec une chance d’environ { $percent } %.
advice-monster-idle = Il vous rapporterait moins de 1 ressource : là où il ferait le plus, quelqu’un vient avec une chance d’environ { $percent } %.
advice-works-now = Dans cette manche, elle vaut pour vous { about-resources }.
advice-does-little = Elle fait peu de chose pour le moment : elle vaut { about-resources }.
advice-strong-fable = Une telle Fable rend souvent service : elle vaut { about-resources }.
advice-weak-fable = Une telle Fable rend rarement service : elle vaut { about-resources }.
advice-takes-fables = Vous gagnez { $fables ->
    [one] { $fables } Fable
   *[other] { $fables } Fables
}, et les autres en perdent autant.
advice-leaves-fables = Les autres gardent alors { $fables ->
    [one] { $fables } Fable
   *[other] { $fables } Fables
} que vous pourriez avoir.
advice-rather-first = Elle rapporte autant tout de suite que plus tard : { about-resources }.
advice-rather-later = { $others ->
    [one] Mieux vaut que { $others } autre carte agisse avant elle.
   *[other] Mieux vaut que les { $others } autres cartes agissent avant elle.
}

# La construction.

advice-wins = C’est la maison { $houses } sur { $needed }, et la partie s’achève avec cette manche.
advice-token = La première maison de { $material }, et votre maison { $houses } sur { $needed } : elle apporte un jeton et une récompense.
advice-roof = Une maison est achevée ; vous en avez alors { $houses } sur { $needed }.
advice-walls = Pour { $cost } jetons de { $material }, des murs vous apportent un Ami.
advice-floor = Pour { $cost } jetons de { $material }, une nouvelle maison commence.
advice-cheaper-site = Sur un Vite Fait, cela ne coûte que { $cost }.
advice-plain-site = Ici, cela coûte le prix entier : { $cost }.
advice-pay-alone = Vous payez { $cost } sans aide, et personne d’autre n’y perd.
advice-draw = { $fables ->
    [0] Vous n’avez pas encore de Fable, et vous en piochez { $count }.
    [one] Vous avez 1 Fable ; avec { $count } de plus, vous aurez plus de choix.
   *[other] Vous avez { $fables } Fables ; avec { $count } de plus, vous aurez plus de choix.
}
advice-special = « { $card } » peut vous aider pour cette action : cela vaut { about-resources }.
advice-discard = Vous gagnez { $amount } ressources tout de suite, et « { $card } » vous quitte.
advice-pass = { $actions ->
    [one] { $actions } action supplémentaire reste inutilisée.
   *[other] { $actions } actions supplémentaires restent inutilisées.
}
advice-reward-resources = Avec une ressource de chaque type, vous en avez { $have }, pour toutes vos maisons.

# Les Amis.

advice-no-friend-yet = Vous n’avez pas encore d’Ami : en avoir un vaut { about-resources }.
advice-has-friend = Votre Ami vaut déjà { about-resources }, et vous ne pouvez en garder qu’un.
advice-better-friend = Cet Ami vous est plus utile que « { $card } », d’environ { $percent } %.
advice-worse-friend = { $percent ->
    [0] Cet Ami ne vous est pas plus utile que « { $card } », qu’il vous faudrait défausser.
   *[other] Cet Ami vous est moins utile, d’environ { $percent } %, que « { $card } », qu’il vous faudrait défausser.
}
advice-gives-friend = { $player } n’a pas encore d’Ami, et en gagnerait un qui vaut { about-resources }.
advice-drives-off = { $player } perdrait « { $card } », qui vaut { $old ->
    [one] environ { $old } ressource
   *[other] environ { $old } ressources
}, pour un Ami qui vaut { about-resources }.
advice-strong-friend = Cet Ami rapporte beaucoup, manche après manche : il vaut { about-resources }.
advice-weak-friend = D’autres Amis rapportent davantage : celui-ci vaut { about-resources }.

# Les monstres et les adversaires.

advice-struck = Le monstre est sur votre lieu ; il vous coûterait { about-resources }.
advice-bearable = Vous gardez votre Ami ; ce que fait le monstre vous coûte { about-resources }.
advice-not-struck = Le monstre ne vous frappe pas, { $others ->
    [0] ni personne d’autre, et vous gardez votre Ami.
    [one] il ne frappe que { $others } autre joueur, et vous gardez votre Ami.
   *[other] il ne frappe que { $others } autres joueurs, et vous gardez votre Ami.
}
advice-strikes-others = Le monstre ne frappe { $others ->
    [0] personne
    [one] que { $others } autre joueur
   *[other] que { $others } autres joueurs
}, et vous perdriez votre Ami.
advice-hunts = Il vous coûterait { about-resources } ; le voilà arrêté, et vous gagnez aussitôt 3 ressources, une de chaque type.
advice-waits = { $amount ->
    [0] Un monstre plus dangereux peut encore venir.
   *[other] Un monstre plus dangereux peut encore venir : il vous coûterait { about-resources }.
}
advice-own-house = La maison est à vous : rebâtir { a-section } vous coûterait { $cost }.
advice-their-house = Rebâtir { a-section } coûterait { $cost } à cet adversaire : plus c’est cher, mieux c’est pour vous.
advice-spares-all = Personne ne paie rien.
advice-collected = { $player } a collecté { $amount ->
    [one] { $amount } ressource
   *[other] { $amount } ressources
} dans cette manche.
advice-may-come = { $player } pourrait aller là où vous voulez aller : environ { $percent } % de chances.
advice-tells-less = Cela en dit moins que le lieu où va { $player } : le vôtre, à { $percent } %.
advice-own-card = Votre propre lieu est choisi avec soin : il s’y trouve { $amount ->
    [one] { $amount } ressource
   *[other] { $amount } ressources
}.
advice-rival = { $player } a { $houses ->
    [0] 0 maison achevée
    [one] 1 maison achevée
   *[other] { $houses } maisons achevées
} et { $resources ->
    [0] 0 ressource
    [one] 1 ressource
   *[other] { $resources } ressources
}.
advice-enchants-self = La carte vient de la pioche, et vous gardez { $fables ->
    [0] votre main telle quelle
    [one] votre main de { $fables } Fable
   *[other] vos { $fables } Fables
}.
advice-enchants-other = { $fables ->
    [0] { $player } n’a pas de Fable, et en aurait une à jouer.
    [one] { $player } a { $fables } Fable en main, et ne peut alors pas la jouer.
   *[other] { $player } ne peut alors jouer aucune de ses { $fables } Fables.
}

# Les ressources sur lesquelles repose une raison.

about-resources = { $amount ->
    [0] moins de 1 ressource
    [one] environ { $amount } ressource
   *[other] environ { $amount } ressources
}
own-resources = { $have ->
    [one] { $have } ressource
   *[other] { $have } ressources
}
