# Ce que seul le plateau dans le navigateur dit.

board-you = Vous
board-back = Retour à la table
board-put-back = Reposer
board-round = Manche { $round }
board-race = La course à la dernière carte
board-race-explained = Tout le monde part de { $count } cartes non construites. Chaque carte construite ou offerte est un pas vers le drapeau, chaque cadeau reçu un pas en arrière. Qui a le moins de cartes non construites à la fin l’emporte.
board-race-alone = Vous partez de { $count } cartes non construites, et chaque carte construite ou offerte est un pas vers le drapeau. Moins il en reste à la fin, mieux c’est ; un cadeau compte deux points.
board-race-end = La partie peut finir bien avant le drapeau : dès que quelqu’un n’a plus rien à piocher, sa pioche et sa défausse étant vides. Si cela arrive à l’étape 1, cette manche est la dernière ; plus tard, il en reste encore une.
board-race-left = { $count } à construire, { $left } à piocher
board-unbuilt = { $seat } : { $count ->
    [one] { $count } carte non construite
   *[other] { $count } cartes non construites
}
board-yours-unbuilt = { $count ->
    [one] Il vous reste { $count } carte non construite
   *[other] Il vous reste { $count } cartes non construites
}
board-left = À construire
board-timer = { $count ->
    [0] Le temps est écoulé : il faut faire des cadeaux
    [one] Encore { $count } tour sans cadeau
   *[other] Encore { $count } tours sans cadeau
}
board-gift-due = Un cadeau est dû à chaque tour
board-gift-lenient = Un cadeau est dû à chaque tour, sauf s’il ne reste aucune carte en main
board-one-more = Encore une manche !
board-last-round = Dernière manche !
board-drained = Tout est pioché : { $names }
board-near = La fin approche
board-near-left = Restent à piocher : { $names }
board-near-one = { $seat } { $count }
board-thinking = joue encore
board-ready = a fini
board-castle = Le château { DE($seat) }
board-your-castle = Votre château
board-built = { $count ->
    [0] Rien de construit encore
    [one] { $count } carte construite
   *[other] { $count } cartes construites
}
board-built-cards = Cartes construites
board-short-draw = pioche
board-short-discard = défausse
board-short-hands = main
board-gifts = Cadeaux en attente : { $count }
board-tokens = { $count ->
    [one] { $count } pion Pièce
   *[other] { $count } pions Pièce
}
board-token-number = Pion Pièce { $number }
board-columns = Votre plateau
board-costs = coûte { $count }
board-pays = paie { $count }
board-sort-castle = château
board-sort-coin = carte Pièce
board-sort-green = vert : étape 1
board-sort-red = rouge : étape 2A
board-sort-blue = bleu : étape 2B
board-sort-violet = violet : étape 3
board-sort-yellow = jaune : à tout moment
board-number-green = 1
board-number-red = 2A
board-number-blue = 2B
board-number-violet = 3
board-step-green = Piocher
board-step-red = Bâtir
board-step-blue = Piocher
board-step-violet = Garder
board-draw-less = n’en piocher que 2
board-less-later = piocher moins la prochaine fois
board-reach = { $count ->
    [one] { $count } carte à portée, { $coins } à dépenser
   *[other] { $count } cartes à portée, { $coins } à dépenser
}
board-reach-short = { $count } à portée
board-hand-then = main { $now } → { $then }
board-hand-now = limite { $limit } · { $count } en main
board-discount = coûts −{ $coins }
board-gift = Cadeau
board-gift-out = à offrir
board-gift-in = à recevoir
board-gift-piles = Cadeaux en attente pour { $left } : { $out }. Cadeaux en attente pour vous : { $coming }.
board-gifts-wait = Les cadeaux partent à la fin d’une manche, dès que tout le monde en a un en attente. Il en manque encore : { $names }.
board-gifts-go = Tout le monde a un cadeau en attente : à la fin de cette manche, l’un part chez { $left }, un autre vous vient de chez { $right }.
board-gift-explained = À chaque tour, vous pouvez offrir une carte. Elle quitte aussitôt votre compte de cartes non construites et attend, face cachée, sur votre Carte Symbole, la place de vos cadeaux. À la fin d’une manche où tout le monde a un cadeau en attente, le dernier de chacun part dans la défausse de gauche : le vôtre chez { $left }, et un autre de chez { $right } arrive dans la vôtre. Ceux qui attendent encore à la fin de la partie ne comptent pour personne.
board-gift-explained-alone = Les cartes que vous offrez quittent votre pile et restent sur votre Carte Symbole, la place de vos cadeaux. À la fin, chacune compte deux points.
board-gift-how = Les cadeaux expliqués
board-gift-way = { $giver } → { $taker }
board-gift-yours = Vos cadeaux ; le dernier partira le premier
board-gift-theirs = Cadeaux en attente : { $count }. Le prochain ira à { $seat }.
board-news = La manche passée
board-rests = Se repose jusqu’à votre prochain tour.
board-no-cards = aucune carte
board-no-hand = Aucune carte en main
board-ask-pay = Choisissez les cartes avec lesquelles vous payez.
board-ask-exchange = Échangez, une seule fois, les cartes que vous voulez : touchez celles dont vous ne voulez pas et piochez-en autant.
board-ask-draw = Étape 1 : combien de cartes piochez-vous ?
board-pick-draw = Chaque carte verte peut servir ou non, dans l’ordre de votre choix.
board-pick-build = { $most ->
    [one] Choisissez la carte à construire ; vous pouvez payer { $coins } en tout, mais la carte elle-même ne paie pas.
   *[other] Choisissez jusqu’à { $most } cartes à construire ensemble ; vous pouvez payer { $coins } en tout, mais ces cartes elles-mêmes ne paient pas.
}
board-pick-pay = { $cards } : { $sum } sur { $need }{ $already ->
    [0] .
   *[other] , dont { $already } avec { $with }, indispensable ici.
} Touchez des cartes pour payer autrement.
board-pick-gift = Quelle carte offrez-vous ? Elle quitte aussitôt votre compte.
board-pick-gift-alone = Quelle carte offrez-vous ? Elle comptera deux points.
board-gift-goes = Elle ira à { $left } à la fin de cette manche.
board-gift-waits = Elle attendra que tout le monde ait un cadeau en attente ; il en manque encore : { $names }.
board-pick-less = À la prochaine étape 1, tout sera de nouveau pioché d’un coup, sauf si vous voulez choisir combien.
board-pick-limit = Trop de cartes en main ! Choisissez-en { $need } à défausser (choisies : { $count }).
board-pick-discard = Choisissez-en { $need } à défausser (choisies : { $count }).
board-pick-discard-any = Choisissez ce que vous défaussez, autant que vous voulez (cartes choisies : { $count }).
board-pick-exchange = { $count ->
    [0] Aucune carte choisie
    [one] 1 carte choisie
   *[other] { $count } cartes choisies
}
board-do-build = Construire pour { $coins }
board-do-bargain = Construire au rabais
board-do-draw-all = Piocher { $count }
board-do-draw-tokens = { $tokens ->
    [1] Piocher { $count }, prendre le pion
   *[other] Piocher { $count }, prendre { $tokens } pions
}
board-do-draw-two = Piocher moins : 2 seulement
board-do-done = Passer à l’étape 2
board-do-done-to-choose = Finir le tour et choisir la prochaine fois
board-do-done-without = Passer à l’étape 2 sans utiliser { $cards }
board-do-give = Offrir
board-do-store = Sur la Palette
board-do-remove = Retirer du jeu
board-do-swap = Échanger
board-do-discard = { $count ->
    [one] Défausser la carte
   *[other] Défausser les cartes
}
board-do-pay = Payer { $coins }
board-do-limit = { $count ->
    [one] Défausser la carte
   *[other] Défausser les cartes
}
board-do-discard-any = { $count ->
    [0] Ne rien défausser, piocher
   *[other] En défausser { $count }, piocher
}
board-do-exchange = { $count ->
    [0] Tout garder
   *[other] En échanger { $count }
}
board-with-more = … avec une autre
board-suggest = Proposer
board-hint-next = Suite
board-hint-seen = Compris
board-hints-off = Plus de conseils
board-score = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
board-total = Total : { $count }
board-set-aside = Écartées par les châteaux
board-each = { $count } × { $points }
board-tokens-tie = Pions Pièce
web-over = Les châteaux sont debout, la partie est finie.
won-solo = Plus le total est bas, mieux c’est.
won-fewest = Qui a le moins de cartes non construites l’emporte : { $first } contre { $second }.
won-tokens = Égalité de cartes : qui a le plus de pions Pièce l’emporte ({ $first } contre { $second }).
won-shared = Égalité de cartes et de pions : la victoire est partagée.

# Between two games of a campaign.

board-do-lower = { $number ->
    [0] { $by ->
        [0] Cocher : plus aucun nombre
       *[other] −{ $by } : plus aucun nombre
    }
   *[other] { $by ->
        [0] Cocher { $number }
       *[other] −{ $by } : cocher { $number }
    }
}
board-pick-let-go = Les cartes à chiffre peuvent partir, celles à ⚠ restent. { $left ->
    [one] Une seule quitte
   *[other] { $left } quittent
} la campagne pour de bon : { $count ->
    [one] { $count } choisie.
   *[other] { $count } choisies.
}
board-do-let-go = { $left ->
    [one] La laisser partir pour de bon
   *[other] Laisser partir ces { $left } cartes pour de bon
}
