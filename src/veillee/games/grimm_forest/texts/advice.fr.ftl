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
advice-leaves-resource = Une ressource tout de suite vaut mieux que rien.
advice-no-trade = Vous gardez ce que vous avez.
advice-no-gift = Vous gardez ce que vous avez.
advice-no-help = Vous gardez vos ressources, et personne ne vous aide à la prochaine manche.

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
advice-go-little = Il n’y a presque rien ici.
advice-cannot-go = Vous ne pouvez pas utiliser la carte Collecte de ce lieu.
advice-monster-there = Un monstre est ici.
advice-run-off = Vous prenez 1 ressource sur { $amount ->
    [one] 1 lieu
   *[other] chacun des { $amount } lieux
}, et aucun monstre ne vous trouve.
advice-fly = Le hasard décide auquel de vos autres lieux vous irez.
advice-lock = Moins un lieu vous rapporte, plus il est facile de s’en passer.
advice-own-place = Votre propre cochon y va.
advice-hardly-anybody = Presque personne ne risque d’y aller.
advice-likely-comes = { $player } ira sans doute là ({ $percent } %).

# Les Fables.

advice-no-fable = Vous gardez { $fables ->
    [one] votre Fable
   *[other] vos { $fables } Fables
} pour un meilleur moment.
advice-likely-alone = La chance d’y être seul est d’environ { $percent } %.
advice-hardly-alone = La chance d’y être seul n’est que d’environ { $percent } %.
advice-likely-company = La chance que quelqu’un soit avec vous est d’environ { $percent } %.
advice-monster-finds = Quelqu’un ira { to-place }, où il frapperait, avec une chance d’environ { $percent } %.
advice-monster-idle = Il ne trouverait presque personne, ou vous frapperait aussi.
advice-works-now = Elle vous rapporte quelque chose dans cette manche.
advice-does-little = Elle fait peu de chose pour le moment.
advice-strong-fable = Une telle Fable rend souvent service.
advice-weak-fable = Une telle Fable rend rarement service.
advice-takes-fables = Vous gagnez { $fables ->
    [one] 1 Fable
   *[other] { $fables } Fables
}, et les autres en perdent autant.
advice-leaves-fables = Les autres gardent alors { $fables ->
    [one] 1 Fable
   *[other] { $fables } Fables
} que vous pourriez avoir.
advice-rather-first = Elle rapporte autant tout de suite que plus tard.
advice-rather-later = Mieux vaut que les autres agissent avant elle.

# La construction.

advice-wins = C’est la maison { $houses } sur { $needed }, et la partie s’achève avec cette manche.
advice-token = La première maison de { $material }, et votre maison { $houses } sur { $needed } : elle apporte un jeton et une récompense.
advice-roof = Une maison est achevée ; vous en avez alors { $houses } sur { $needed }.
advice-walls = Pour { $cost } jetons de { $material }, des murs vous apportent un Ami.
advice-floor = Pour { $cost } jetons de { $material }, une nouvelle maison commence.
advice-cheaper-site = Sur un Vite Fait, cela coûte 1 de moins.
advice-plain-site = Ici, cela coûte le prix entier.
advice-pay-alone = Cela ne coûte rien à personne d’autre.
advice-draw = { $fables ->
    [0] Vous n’avez pas encore de Fable.
    [one] Vous avez 1 Fable ; une autre vous donne plus de choix.
   *[other] Vous avez { $fables } Fables ; une de plus vous donne plus de choix.
}
advice-special = « { $card } » peut vous aider pour cette action.
advice-discard = Vous gagnez des ressources tout de suite, et « { $card } » vous quitte.
advice-pass = { $actions ->
    [one] 1 action supplémentaire reste inutilisée.
   *[other] { $actions } actions supplémentaires restent inutilisées.
}
advice-reward-resources = Une ressource de chaque type sert à toutes vos maisons.

# Les Amis.

advice-no-friend-yet = Vous n’avez pas encore d’Ami.
advice-has-friend = Vous avez déjà un Ami, et ne pouvez en garder qu’un.
advice-better-friend = Cet Ami vous est plus utile que « { $card } ».
advice-worse-friend = Cet Ami vous est moins utile que « { $card } », qui devrait partir.
advice-gives-friend = { $player } n’a pas encore d’Ami, et en gagnerait un.
advice-drives-off = { $player } devrait défausser « { $card } » pour cet Ami.
advice-strong-friend = Cet Ami rapporte beaucoup, manche après manche.
advice-weak-friend = D’autres Amis rapportent davantage.

# Les monstres et les adversaires.

advice-struck = Le monstre est sur votre lieu.
advice-bearable = Vous gardez votre Ami, et supportez ce que fait le monstre.
advice-not-struck = Le monstre ne vous frappe pas, et vous gardez votre Ami.
advice-strikes-others = Le monstre ne frappe que les autres, et vous perdriez votre Ami.
advice-hunts = Il est arrêté maintenant, et vous gagnez aussitôt une ressource de chaque type.
advice-waits = Un monstre plus dangereux peut encore venir.
advice-own-house = La maison est à vous : moins elle perd, mieux c’est.
advice-their-house = Plus il y a à rebâtir, mieux c’est pour vous.
advice-spares-all = Personne ne paie rien.
advice-collected = { $player } a collecté { $amount ->
    [one] 1 ressource
   *[other] { $amount } ressources
} dans cette manche.
advice-may-come = { $player } pourrait aller là où vous voulez aller.
advice-tells-less = Cela en dit moins que le lieu où va { $player }.
advice-own-card = Votre propre lieu est choisi avec soin.
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
    [one] votre Fable
   *[other] vos { $fables } Fables
}.
advice-enchants-other = { $fables ->
    [0] { $player } n’a pas de Fable, et en aurait une à jouer.
    [one] { $player } ne peut alors pas jouer la Fable de sa main.
   *[other] { $player } ne peut alors jouer aucune de ses { $fables } Fables.
}
