# Ce que seul le plateau dans le navigateur dit.

board-you = Vous
board-back = Retour à la table
board-put-back = Reposer
board-round = Manche { $round }
board-race = La course à la dernière carte
board-race-explained = Tout le monde part de { $count } cartes non construites. Chaque carte construite ou offerte est un pas vers le drapeau, chaque cadeau reçu un pas en arrière. La personne qui a le moins de cartes non construites à la fin gagne.
board-race-alone = Vous partez de { $count } cartes non construites, et chaque carte construite ou offerte est un pas vers le drapeau. Moins il en reste à la fin, mieux c’est ; un cadeau compte deux points.
board-race-end = La partie peut finir bien avant le drapeau : dès que quelqu’un n’a plus rien à piocher, sa pioche et sa défausse étant vides. Si cela arrive à l’étape 1, cette manche est la dernière ; plus tard, il en reste encore une.
board-race-coins = Les cartes Pièce ne se construisent pas, mais elles comptent comme les autres : offrez-les tant que vous le pouvez.
board-end-when = Fin de partie quand { $players ->
    [1] vous n’avez plus ni pioche ni défausse
   *[other] quelqu’un n’a plus ni pioche ni défausse
}{ $rounds ->
    [60] { "" }
   *[other] { " " }ou après la manche { $rounds }
} ; { $players ->
    [1] moins il reste de cartes non construites, mieux c’est.
   *[other] qui a le moins de cartes non construites gagne.
}
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
board-gifts-end = Un cadeau resté en attente ne compte pour personne.
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
board-not-counted = Ne comptent pas :
board-short-draw = pioche
board-short-discard = défausse
board-short-hands = main
board-short-gifts = cadeaux
board-short-tokens = Pions
board-gifts = Cadeaux en attente : { $count }
board-gifts-left = Cadeaux encore en attente
board-tokens = { $count ->
    [one] { $count } pion Pièce
   *[other] { $count } pions Pièce
}
board-tokens-explained = Vous recevez un pion Pièce pour chaque carte à piocher quand votre pioche et votre défausse sont vides. Il paie 1{ $players ->
    [1] .
   *[other] { "" } et, à égalité de cartes, la personne qui a le plus de pions gagne.
}
board-token-number = Pion Pièce { $number }
board-columns = Votre plateau
board-costs = coûte { $count }
board-costs-less = coûte { $count } au lieu de { $cost }
board-pays = paie { $count }
board-sort-castle = château
board-sort-coin = carte Pièce
board-sort-green = vert : étape 1, piocher
board-sort-red = rouge : étape 2A, bâtir
board-sort-blue = bleu : étape 2B, piocher
board-sort-violet = violet : étape 3, garder
board-sort-yellow = jaune : à tout moment
board-number-green = 1
board-number-red = 2A
board-number-blue = 2B
board-number-violet = 3
board-step-green = Piocher
board-step-red = Bâtir
board-step-blue = ou piocher
board-step-violet = Garder
board-draw-less = N’en piocher que 2
board-less-later = Piocher moins au prochain tour…
board-reach = { $count ->
    [one] { $count } construction possible
   *[other] { $count } constructions possibles
}
board-reach-short = { $count ->
    [one] { $count } possible
   *[other] { $count } possibles
}
board-hand-then = main { $now } → { $then }
board-hand-now = { $count } en main
board-hand-over = { $count } en main, { $over } de trop
board-discount = coûts −{ $coins }
board-gift = Cadeau
board-gift-out = de vous
board-gift-in = pour vous
board-gift-held = rien n’arrive tant que vous n’offrez rien
board-gift-piles = Cadeaux en attente pour { $left } : { $out }. Cadeaux en attente pour vous : { $coming }.
board-gifts-wait = Les cadeaux partent à la fin d’une manche, dès que tout le monde en a offert un. Il manque encore : { $names }.
board-gifts-wait-you = Les cadeaux partent à la fin d’une manche, dès que tout le monde en a offert un. Il ne manque plus que le vôtre.
board-gifts-last = C’est la dernière manche : les cadeaux encore en attente ensuite ne compteront pour personne. Il manque encore : { $names }.
board-gifts-go = Tout le monde a un cadeau en attente : à la fin de cette manche, l’un part chez { $left }, un autre vous vient de chez { $right }.
board-hint-gift = Une fois par tour, vous pouvez offrir une carte : elle ne compte plus parmi les vôtres. Les cadeaux partent vers la gauche dès que tout le monde en a un en attente, et vous en recevez un venant de la droite.
board-gift-explained = À chaque tour, vous pouvez offrir une carte. Elle ne compte plus parmi vos cartes à construire et attend, face cachée, dans votre colonne Cadeau. À la fin d’une manche où tout le monde a un cadeau en attente, le dernier de chacun part dans la défausse de gauche : le vôtre chez { $left }, et un autre de chez { $right } arrive dans la vôtre. Il en arrive donc un pour chacun qui part, et tant que vous n’offrez rien, rien n’arrive. Ceux qui attendent encore à la fin de la partie ne comptent pour personne.
board-gift-explained-alone = Les cartes que vous offrez quittent votre pile et restent dans votre colonne Cadeau. À la fin, chacune compte deux points.
board-gift-how = Les cadeaux expliqués
board-gift-way = { $giver } → { $taker }
board-gift-yours = Vos cadeaux ; le dernier partira le premier
board-gift-theirs = Cadeaux en attente : { $count }. Le prochain sera pour { $seat }.
board-news = La manche passée
board-rests = Se repose jusqu’à votre prochain tour.
board-turn-ends = Plus rien à construire, à piocher ni à offrir : votre tour s’achève de lui-même.
board-turn-over = Plus rien à construire, à piocher ni à offrir. Finissez votre tour ; reste seulement à choisir combien piocher au prochain.
board-really-done = Vous n’avez rien construit ni pioché davantage. Finir le tour quand même ?
board-no-cards = aucune carte
board-no-hand = Aucune carte en main
board-ask-pay = Choisissez les cartes pour payer.
board-ask-exchange = Échangez, une seule fois, les cartes que vous voulez : touchez celles dont vous ne voulez pas et piochez-en autant.
board-ask-draw = Étape 1 : combien de cartes piochez-vous ?
board-pick-draw = { $low ->
    [1] { $left ->
        [one] Il ne reste que { $left } carte dans votre pioche
       *[other] Il ne reste que { $left } cartes dans votre pioche
    }, d’où cette question : piocher moins retarde la fin, ou un mélange.
   *[other] Chaque carte verte peut servir ou non, dans l’ordre de votre choix.
}
board-pick-build = { $most ->
    [one] Choisissez la carte à construire.
   *[other] Choisissez jusqu’à { $most } cartes à construire ensemble.
}{ $count ->
    [0] { "" }
   *[other] { " " }Coût : { $coins }. Avec le reste, vous pouvez payer { $rest }.
}
board-pick-pay = { $cards } : coût { $cost }.{ $forced ->
    [0] { "" }
   *[other] { " " }Déjà choisi, car on ne peut pas payer sans : { $with }.
} Choisi : { $sum } sur { $cost }. { $suggested ->
    [1] Simple suggestion : touchez d’autres cartes pour en changer.
   *[other] Touchez d’autres cartes pour payer autrement.
}
board-pick-gift = Quelle carte offrez-vous ? Elle ne comptera plus parmi vos cartes à construire.
board-this-gift = Elle ne comptera plus parmi vos cartes à construire.
board-pick-gift-alone = Quelle carte offrez-vous ? Elle comptera deux points.
board-this-gift-alone = Elle comptera deux points.
board-gift-goes = Elle ira à { $left } à la fin de cette manche.
board-gift-waits = Elle attendra que tout le monde en ait offert une. Il manque encore : { $names }.
board-gift-stays = C’est la dernière manche : si elle ne part chez personne, elle ne compte pour personne.
board-pick-less = Finir le tour, et choisir au prochain combien piocher ? Piocher moins retarde la fin, ou un mélange.
board-pick-limit = Trop de cartes en main ! Choisissez-en { $need } à défausser (choisies : { $count }).
board-pick-discard = Choisissez-en { $need } à défausser (choisies : { $count }).
board-pick-discard-any = Choisissez ce que vous défaussez, autant que vous voulez (cartes choisies : { $count }).
board-pick-exchange = { $count ->
    [0] Aucune carte choisie
    [one] 1 carte choisie
   *[other] { $count } cartes choisies
}
board-do-build = Construire pour { $coins }
board-do-build-all = Construire pour { $coins } : prend toutes vos cartes
board-do-bargain = Construire au rabais
board-do-draw-all = Piocher { $count }
board-do-draw-tokens = { $tokens ->
    [1] Piocher { $count }, prendre le pion
   *[other] Piocher { $count }, prendre { $tokens } pions
}
board-do-draw-two = Piocher moins : 2 seulement
board-do-done = Passer à l’étape 2
board-do-done-without = Passer à l’étape 2 sans utiliser { $cards }
board-do-give = Offrir
board-do-use = L’utiliser
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
board-with-more = { $most ->
    [2] En construire deux
   *[other] En construire plusieurs
}
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
board-tokens-tie = Pions Pièce (en cas d’égalité)
web-over = Les châteaux sont debout, la partie est finie.
won-solo = Plus le total est bas, mieux c’est.
won-fewest = La personne qui a le moins de cartes non construites gagne : { $first } contre { $second }.
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
