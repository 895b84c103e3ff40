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
board-said-fields = « aux Champs »
board-said-forest = « dans la Forêt »
board-said-brickyard = « à la Briqueterie »
board-said-market = « au Marché »
board-said-alone = « tout seul »
board-said-company = « en compagnie »
board-notes = Promesses, obligations et dettes
board-note-must-play = Fable obligatoire (Chasseur { DE($seat) })
board-note-picked = première carte choisie, reste la seconde
board-note-seen = carte vue : { $cards }
board-note-fable-laid = Fable jouée sans la voir
board-note-chooses-late = choix après les autres
board-note-debt = vol : 1 { $material } ({ $seat })
board-note-strange = échange : carte Collecte { DE($seat) }
board-note-bound = cette carte Collecte sera retenue
board-note-locked = { $count ->
    [one] 1 carte Collecte retenue
   *[other] { $count } cartes Collecte retenues
}
board-note-collected = collecte : { $resources }
board-host = carte { DE($seat) }
board-used = action spéciale déjà utilisée
board-look-gather = Carte Collecte
board-look-fable = Fable
board-prince = Le Prince n’a pas lancé le dé : il est allé au lieu le mieux garni
board-die = Le dé du Prince : { $material }
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
    [2] le Prince passe, et les Amis matinaux agissent.
   *[other] les Amis matinaux agissent.
}
board-why-choosing = chacun choisit en secret une carte Collecte, et peut-être une Fable.
board-why-choosing-late = qui a la Méchante Reine ne choisit que maintenant.
board-why-fables-revealed = les Fables agissent, les monstres prennent place ; les cochons sont encore chez eux.
board-why-gather-revealed = on voit enfin qui va où ; les cochons se mettent en route.
board-why-before-collecting = les monstres rapides frappent et des cochons s’enfuient, tant que tout est encore sur place.
board-why-collected = seul, on prend tout ; à plusieurs, on partage.
board-why-end-of-gather = ce qui dépend des rencontres se produit maintenant ; puis on range les cartes.
board-why-start-of-build = une dernière chose avant que chacun bâtisse.
board-why-turns = l’un après l’autre : piocher, gagner, bâtir ou utiliser un Ami.
board-why-last-round = quelqu’un a trois maisons achevées : chacun finit encore son tour, puis on désigne qui gagne.
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
board-prices-why = Ce que coûte une section, entièrement dans le matériau de la maison.
board-price-of = { section-label } : { $price }
board-house-finished = { $you ->
    [yes] Vous terminez une maison :
   *[no] { $seat } termine une maison :
} { $count } sur { $needed }
board-monster-comes = { $card } : { $place }
