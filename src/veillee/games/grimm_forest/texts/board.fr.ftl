# Ce que seul le plateau dans le navigateur dit.

board-you = Vous
board-back = Retour à la table
board-round = Manche { $round }
field-round = Manche { $value }
board-last-round = dernière manche
board-places = Lieux
board-pig = { $seat } : cochon
board-monster = { $card }, monstre envoyé par { $seat }{ $stopped ->
    [yes] {", arrêté"}
   *[no] {""}
}
board-feast = Jardin des Fées : 3 ressources pour chaque joueur ici
board-resources = Ressources
board-homestead = Plateau { DE($seat) }
board-sites = Sites de construction
board-site = Site { $site } : { $house }
board-lot = Site { $site }, Vite Fait : { $house }
board-site-empty = libre
board-house = { $level ->
    [floor] { $material }, un plancher seulement
    [walls] { $material }, plancher et murs
   *[roof] { $material }, maison achevée
}
board-price = prix { $price }
board-why-not = Pourquoi pas maintenant : { $option }
board-shown = Cartes à regarder
board-no-fables = Aucune Fable en main
board-new = nouvelle
board-no-cards = rien pour l’instant
board-open-pile = { $pile } : { $count }. Tout voir
board-tokens-left = { $count ->
    [one] { $count } jeton de premier bâtisseur à gagner
   *[other] { $count } jetons de premier bâtisseur à gagner
}
board-first-builder = Premier bâtisseur
board-first-builder-why = Qui achève la première maison de paille, de bois ou de brique de toute la partie gagne le jeton de ce matériau et une récompense : une ressource de chaque type, 2 Fables ou un Ami.
board-token = Premier bâtisseur : { $material }
board-sections-left = Sections restantes dans la réserve
board-unfold = Montrer le plateau { DE($seat) }
board-thinking = choisit encore
board-ready = a choisi
board-first = premier joueur
board-actions = { $count ->
    [0] aucune action restante
    [one] encore { $count } action
   *[other] encore { $count } actions
}
board-in-hand = { $count ->
    [one] { $count } Fable en main
   *[other] { $count } Fables en main
}
board-complete = { $count ->
    [one] { $count } maison achevée
   *[other] { $count } maisons achevées
}
board-said-fields = { says } « Je vais aux Champs » (Pinocchio).
board-said-forest = { says } « Je vais dans la Forêt » (Pinocchio).
board-said-brickyard = { says } « Je vais à la Briqueterie » (Pinocchio).
board-said-market = { says } « Je vais au Marché » (Pinocchio).
board-said-alone = { says } « Mon cochon sera seul » (Aladin).
board-said-company = { says } « Mon cochon sera en compagnie » (Aladin).
says = { $you ->
    [yes] Vous avez annoncé :
   *[no] { $player } a annoncé :
}
board-notes = Promesses, obligations et dettes
board-note-must-play = { $you ->
    [yes] Vous devez
   *[no] { $player } doit
} jouer une Fable à cause { $of_you ->
    [yes] de votre Chasseur
   *[no] du Chasseur { DE($seat) }
}.
board-note-picked = La première carte est choisie, reste la seconde.
board-note-seen = Vous avez vu la carte { DE($player) } : { $cards }.
board-note-fable-laid = { $you ->
    [yes] Vous jouez
   *[no] { $player } joue
} dans cette manche la première Fable de la pioche, sans la voir (La Belle au Bois Dormant).
board-note-chooses-late = { $you ->
    [yes] Vous choisissez
   *[no] { $player } choisit
} après les autres (Méchante Reine).
board-note-debt = { $of_you ->
    [yes] { $player } vous a volé { one-unit }
   *[no] { $you ->
        [yes] Vous avez volé
       *[no] { $player } a volé
    } { one-unit } à { $seat }
}, à rendre en cas de rencontre (Ali Baba).
board-note-strange = La carte Collecte devant { $you ->
    [yes] vous
   *[no] { $player }
} est { $of_you ->
    [yes] la vôtre
   *[no] celle { DE($seat) }
}.
board-note-bound = Cette carte Collecte sera retenue (La Petite Sirène).
board-note-locked = { $count ->
    [one] 1 carte Collecte est retenue (La Petite Sirène).
   *[other] { $count } cartes Collecte sont retenues (La Petite Sirène).
}
board-host = carte { DE($seat) }
board-used = action spéciale déjà utilisée
board-look-gather = Carte Collecte
board-look-fable = Fable
board-prince-label = Le Prince
board-prince-why = Dans une partie à deux, il traverse la forêt au début de chaque manche. Son dé désigne un matériau : la moitié de ce qui se trouve au lieu de ce matériau part avec lui. Si un lieu compte plus de { $crowded } ressources, il ne lance pas le dé et va au lieu le mieux garni.
board-prince = Dans cette manche, le Prince n’a pas lancé le dé : il est allé au lieu le mieux garni
board-die = Dans cette manche, le dé du Prince montre : { $material }
board-supply = Ce qui arrive sur les lieux
board-supply-why = Après chaque manche, { $straw } bottes de paille arrivent aux Champs, { $wood } rondins dans la Forêt et { $brick } briques à la Briqueterie{ $players ->
    [4] {" (et une ressource de chaque type au Marché)"}
   *[other] {""}
}, en plus de ce qui y reste. Seul, on prend tout ; à plusieurs, on partage à parts égales, et ce qui ne se partage pas reste là.
board-bundle = +{ $count } par manche
board-collected = { $seat } : { $count ->
    [one] { $count } ressource collectée ici
   *[other] { $count } ressources collectées ici
}
board-end = La fin
board-end-why = Qui a { $needed } maisons achevées gagne à la fin de cette manche. Si plusieurs les ont, qui a le plus de maisons de brique l’emporte, puis de maisons de bois : la paille est facile à trouver, la brique départage.
board-toll = +1 : { $card }
board-toll-why = { $card }, Ami { DE($seat) } : les murs vous coûtent 1 de plus, que reçoit { $seat }
board-account = Cette manche
board-has-friend = L’Ami { DE($seat) } s’en irait : { $card }.
board-revealed = Et maintenant, tous ensemble…
board-moments = Les moments d’une manche
board-phase-start = Début
board-phase-choose = Choix
board-phase-reveal = Révélation
board-phase-gather = Collecte
board-phase-build = Construction
board-moment-start-of-round = { timing-start-of-round }
board-moment-choosing = { timing-choosing }
board-moment-choosing-late = { timing-choosing-late }
board-moment-fables-revealed = { timing-fables-revealed }
board-moment-gather-revealed = { timing-gather-revealed }
board-moment-before-collecting = { timing-before-collecting }
board-moment-collected = { timing-collected }
board-moment-end-of-gather = { timing-end-of-gather }
board-moment-start-of-build = { timing-start-of-build }
board-moment-turns = { timing-turns }
board-moment-end-of-build = { timing-end-of-build }
board-why-start-of-round = { $players ->
    [2] le Prince emporte la moitié d’un tas, puis les Amis du début de manche agissent.
   *[other] les Amis du début de manche agissent.
}
board-why-choosing = chacun choisit en secret une carte Collecte, puis une Fable s’il le veut.
board-why-choosing-late = qui a la Méchante Reine ne choisit que maintenant.
board-why-fables-revealed = les Fables agissent, les monstres prennent place ; les cochons sont encore chez eux.
board-why-gather-revealed = on voit enfin qui va où ; les cochons se mettent en route.
board-why-before-collecting = les monstres rapides frappent et des cochons s’enfuient, tant que tout est encore sur place.
board-why-collected = seul, on prend tout ; à plusieurs, on partage.
board-why-end-of-gather = ce qui dépend des rencontres se produit maintenant ; puis on range les cartes.
board-why-start-of-build = une dernière chose avant que chacun bâtisse.
board-why-turns = l’un après l’autre : piocher, gagner, bâtir ou utiliser un Ami.
board-why-last-round = chacun finit son tour. À égalité, les maisons de brique départagent les joueurs.
board-why-end-of-build = derniers effets, puis on compte les maisons achevées.
won-three = Trois maisons achevées : la partie est finie.
won-most = Le plus grand nombre de maisons achevées décide de la partie ({ $first } contre { $second }).
won-brick = Égalité de maisons achevées : qui a le plus de maisons de brique l’emporte ({ $first } contre { $second }).
won-brick-enough = Trois maisons suffisent : parmi ceux qui les ont, c’est le plus grand nombre de maisons de brique qui l’emporte ({ $first } contre { $second }).
won-wood-enough = Plusieurs ont trois maisons ou plus, et autant de maisons de brique : qui a le plus de maisons de bois l’emporte ({ $first } contre { $second }).
won-wood = Égalité de maisons achevées, et de maisons de brique aussi : qui a le plus de maisons de bois l’emporte ({ $first } contre { $second }).
won-token-brick = Égalité de maisons, et de maisons de brique et de bois aussi : le jeton de premier bâtisseur pour la brique l’emporte.
won-token-wood = Égalité de maisons, et de maisons de brique et de bois aussi : le jeton de premier bâtisseur pour le bois l’emporte.
won-token-straw = Égalité de maisons, et de maisons de brique et de bois aussi : le jeton de premier bâtisseur pour la paille l’emporte.
won-order = Égalité de maisons, de brique, de bois et de tout ce qui compte encore : qui joue le plus tôt dans la manche l’emporte.

# Ce qu’une table sans images dit des lieux et de chaque plateau.

field-stocks = Sur les lieux
each-stocks = { $value ->
    [0] { "" }
   *[other] { $at ->
        [1] Champs { $value }
        [2] Champs (bois) { $value }
        [3] Champs (brique) { $value }
        [4] Forêt (paille) { $value }
        [5] Forêt { $value }
        [6] Forêt (brique) { $value }
        [7] Briqueterie (paille) { $value }
        [8] Briqueterie (bois) { $value }
        [9] Briqueterie { $value }
        [10] Marché (paille) { $value }
        [11] Marché (bois) { $value }
       *[other] Marché (brique) { $value }
    }
}
seat-resources = Ressources
    .yours = Vos ressources
    .theirs = Ressources { DE($seat) }
seat-houses = Maisons
    .yours = Vos maisons
    .theirs = Maisons { DE($seat) }
each-houses = { $value ->
    [0] { "" }
    [3] plancher de paille
    [4] plancher de bois
    [5] plancher de brique
    [6] murs de paille
    [7] murs de bois
    [8] murs de brique
    [9] maison de paille
    [10] maison de bois
   *[other] maison de brique
}
board-houses = { $count ->
    [one] { $count } maison sur { $needed }
   *[other] { $count } maisons sur { $needed }
}
board-prices = Prix
board-prices-why = Ce que coûte une section, entièrement dans le matériau de la maison. Des murs amènent un Ami.
board-price-of = { section-label } : { $price }
board-house-finished = { $you ->
    [yes] Vous terminez une maison :
   *[no] { $seat } termine une maison :
} { $count } sur { $needed }{ $left ->
    [1] . Encore une et la partie finit ; à égalité, les maisons de brique départagent les joueurs.
   *[other] { "" }
}
board-monster-comes = { $card } : { $place }
