# Ce qu’est le jeu, et comment préparer sa table.

title = Châteaux de Fable
neutral-title = Une pile de cartes à construire
game-summary = Tout le monde a la même pile de cartes et construit en même temps des châteaux de sable pour se débarrasser de ses cartes. Chaque carte se paie avec d’autres cartes ; celles dont on ne veut pas, on les offre à son voisin. La personne qui a le moins de cartes non construites gagne.
first-game = Première partie ? Commencez par l’ordre d’initiation : toutes les pioches sont dans le même ordre, et des conseils accompagnent vos premières manches
setting-order = Ordre des pioches
setting-order-shuffled = mélangées
setting-order-presorted = celui de la partie d’initiation
setting-fable = Manches de Fable (3 nouvelles cartes chacune)
setting-payment = Payer plus que le prix
setting-payment-no-superfluous = oui, sans carte superflue
setting-payment-least-excess = seulement si c’est inévitable
setting-solo-gift = Cadeau obligatoire en solitaire
setting-solo-gift-strict = strict, impossible d’y échapper
setting-solo-gift-lenient = souple, s’il reste une carte
setting-castles-on-solo-gifts = Ce que Grand et Colossal château enlèvent en solitaire
setting-castles-on-solo-gifts-no = des cartes seulement
setting-castles-on-solo-gifts-yes = des cartes et des cadeaux
setting-rounds = S’arrête au plus tard à la manche
setting-hand = Cartes en main au départ
setting-limit = Limite de la main au départ

# Les cartes, et où elles se trouvent.

back-sand = une carte
    .cards = { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
zone-draw = Pioche
    .yours = votre pioche
    .theirs = la pioche { DE($seat) }
zone-discard = Défausse
    .yours = votre défausse
    .theirs = la défausse { DE($seat) }
zone-hands = Main
    .yours = votre main
    .theirs = la main { DE($seat) }
zone-plan = À payer
    .yours = les cartes que vous allez construire
    .theirs = les cartes que va construire { $seat }
zone-aside = De côté
    .yours = vos cartes mises de côté
    .theirs = les cartes mises de côté par { $seat }
zone-revealed = Cartes révélées
    .yours = vos cartes révélées
    .theirs = les cartes révélées par { $seat }
zone-front = Échafaudage
    .yours = l’Échafaudage devant vous
    .theirs = l’Échafaudage { DE($seat) }
zone-pallet = Sur la Palette
    .yours = votre Palette
    .theirs = la Palette { DE($seat) }
zone-built = Construites et prêtes
    .yours = vos cartes construites
    .theirs = les cartes construites par { $seat }
zone-resting = Au repos ce tour-ci
    .yours = vos cartes au repos
    .theirs = les cartes au repos { DE($seat) }
zone-chairs = Fauteuils en route
    .yours = vos fauteuils de plage en route
    .theirs = les fauteuils de plage { DE($seat) } en route
zone-gifts = Cadeaux
    .yours = vos cadeaux
    .theirs = les cadeaux { DE($seat) }
zone-removed = Cartes retirées du jeu
    .yours = vos cartes retirées du jeu
    .theirs = les cartes { DE($seat) } retirées du jeu
zone-box = Hors de cette partie
    .yours = vos cartes hors de cette partie
    .theirs = les cartes { DE($seat) } hors de cette partie
column-family = Famille
column-cost = Coût
column-value = Pièces
column-mark = Marque
family-castle = château
family-coin = carte Pièce
family-green = verte
family-red = rouge
family-blue = bleue
family-violet = violette
family-yellow = jaune
mark-W = reste dans la pile
mark-0 = carte de départ
mark-1 = round de Fable 1
mark-2 = round de Fable 2
mark-3 = round de Fable 3
mark-4 = round de Fable 4
mark-5 = round de Fable 5
mark-6 = round de Fable 6
mark-7 = round de Fable 7
mark-8 = round de Fable 8
mark-9 = round de Fable 9
field-round = { $value ->
    [0] Ouverture
   *[other] Manche { $value }
}

# Ce qui est demandé, et ce qu’on peut répondre.

ask-exchange = Échangez, une seule fois, les cartes que vous voulez : désignez celles dont vous ne voulez pas et piochez-en autant.
ask-draw = Étape 1 : combien de cartes piochez-vous ? Chaque carte verte peut rester inutilisée.
ask-act = { $ending ->
    [1] Encore une manche après celle-ci, puis la partie est finie.
    [2] C’est la dernière manche.
   *[other] Manche { $round }.
}{ $can-build ->
    [0] { $can-draw-all ->
        [0] { "" }
       *[other] { " " }Piochez davantage.
    }
   *[other] { $can-draw-all ->
        [0] { " " }Vous pouvez encore construire.
       *[other] { " " }Construisez ou piochez davantage, pas les deux.
    }
}{ $can-use ->
    [0] { "" }
   *[other] { " " }Vous pouvez utiliser les actions de vos cartes construites.
}{ $can-give ->
    [0] { "" }
   *[other] { $players ->
        [1] { " " }Un cadeau est dû.
       *[other] { " " }Vous pouvez offrir une carte{ $ending ->
            [2] { "" } : elle ne comptera plus contre vous
           *[other] { "" }
        }.
    }
}{ $can-done ->
    [0] { "" }
   *[other] { " " }Finissez votre tour quand vous voulez ; s’il ne reste rien à faire, il finit de lui-même.
}
ask-batch = Vous pouvez construire une autre carte en même temps et payer le tout ensemble.
ask-build-by = L’action de votre carte permet de construire : choisissez quoi.
ask-dream = Construction de rêve : révélez encore, construisez une des cartes révélées, ou laissez-les toutes.
ask-pay = Payez ce que vous construisez, les plus hautes valeurs d’abord.
ask-discard = L’action réclame des cartes de votre main : choisissez lesquelles défausser.
ask-discard-any = Défaussez autant de cartes que vous voulez ; ensuite, vous piochez.
ask-remove = Choisissez la carte à retirer du jeu.
ask-keep = Gardez l’une des deux ; l’autre est défaussée.
ask-dive = Reprenez n’importe quelle carte de votre défausse.
ask-limit = Votre main dépasse sa limite : défaussez les cartes dont vous avez le moins besoin.
question-exchange = échange de départ
question-draw = étape 1
question-act = votre tour
question-batch = autre construction
question-build-by = que construire
question-dream = Construction de rêve
question-pay = paiement
question-discard = que défausser
question-discard-any = combien défausser
question-remove = que retirer du jeu
question-keep = que garder
question-dive = que reprendre
question-limit = limite de la main
option-swap = Échanger « { $card } »
option-enough = C’est tout
option-draw-all = Tout piocher
option-draw-two = Piocher seulement les deux cartes de base
option-use = Utiliser « { $card } »
option-build = Construire « { $card } »
option-bargain = Construire « { $card } » au rabais
option-pay-now = Passer au paiement
option-reveal = Révéler encore une carte
option-leave = N’en construire aucune
option-give = Offrir « { $card } »
option-store = Poser « { $card } » sur la Palette
option-pay = Payer avec « { $card } »
option-pay-stored = Payer avec « { $card } », sur la Palette
option-pay-front = Payer avec « { $card } », devant vous
option-pay-token = Payer avec un pion Pièce
option-discard = Défausser « { $card } »
option-remove = Retirer « { $card } » du jeu
option-keep = Garder « { $card } »
option-keep-token = Garder le pion
option-take = Prendre « { $card } »
option-done = Finir le tour
option-done-to-choose = Finir le tour ; choisir la prochaine fois combien piocher
forced-done = { "" }
forced-enough = { "" }
forced-leave = { "" }
forced-done-to-choose = { "" }

# Ce qui arrive.

set-round = La manche { $value } commence.
set-step = { "" }
set-ending = { $value ->
    [1] Une pioche est épuisée pour de bon : encore une manche, puis la partie est finie.
    [2] Une pioche est épuisée pour de bon : c’est la dernière manche.
   *[other] { "" }
}
set-timer = { $value ->
    [0] Le compte à rebours est écoulé : désormais, il faut faire des cadeaux.
    [one] Encore { $value } tour sans cadeau.
   *[other] Encore { $value } tours sans cadeau.
}
set-tokens = { $you ->
    [yes] Vous avez maintenant { $value ->
        [one] { $value } pion Pièce.
       *[other] { $value } pions Pièce.
    }
   *[no] { $seat } a maintenant { $value ->
        [one] { $value } pion Pièce.
       *[other] { $value } pions Pièce.
    }
}
set-drained = { $value ->
    [0] { "" }
   *[other] { $you ->
        [yes] Vous avez tout pioché : votre pioche et votre défausse sont vides.
       *[no] { $seat } a tout pioché : sa pioche et sa défausse sont vides.
    }
}
set-branch = { "" }
set-builds = { "" }
set-drawn = { "" }
set-gifted = { "" }
shuffled-draw = { $you ->
    [yes] Vous mélangez votre pioche.
   *[no] { $seat } mélange sa pioche.
}
moved-draw-hands = { $you ->
    [yes] Vous piochez
   *[no] { $seat } pioche
} { $cards }.
moved-draw-front = { $you ->
    [yes] Vous piochez { $cards }, à poser devant vous.
   *[no] { $seat } pioche { $cards }, à poser à découvert.
}
moved-draw-revealed = { $you ->
    [yes] Vous révélez
   *[no] { $seat } révèle
} { $cards }.
moved-draw-aside = { $you ->
    [yes] Vous piochez { $cards } pour choisir.
   *[no] { $seat } pioche { $cards } pour choisir.
}
moved-draw-box = { $you ->
    [yes] Hors de votre pile : { $cards }.
   *[no] { "" }
}
moved-box-draw = { $you ->
    [yes] Dans votre pile désormais : { $cards }.
   *[no] { "" }
}
moved-discard-draw = { $rule ->
    [fs-setup] { "" }
   *[other] { $you ->
        [yes] Votre défausse devient votre pioche.
       *[no] La défausse { DE($seat) } devient sa pioche.
    }
}
moved-hands-discard = { $rule ->
    [fs-exchange] { $you ->
        [yes] Vous échangez
       *[no] { $seat } échange
    }
    [fs-limit] { $you ->
        [yes] Au-delà de votre limite, vous défaussez
       *[no] Au-delà de sa limite, { $seat } défausse
    }
    [fs-discarding] { $you ->
        [yes] Vous défaussez
       *[no] { $seat } défausse
    }
   *[other] { $you ->
        [yes] Vous payez avec
       *[no] { $seat } paie avec
    }
} { $cards }.
moved-hands-front = { $you ->
    [yes] Vous posez { $cards } devant vous.
   *[no] { $seat } pose { $cards } à découvert.
}
moved-hands-plan = { "" }
moved-revealed-plan = { "" }
moved-plan-built = { $you ->
    [yes] Vous construisez
   *[no] { $seat } construit
} { $cards }.
moved-plan-resting = { $you ->
    [yes] Vous construisez { $cards }, à utiliser dès votre prochain tour.
   *[no] { $seat } construit { $cards }.
}
moved-plan-chairs = { $you ->
    [yes] Vous construisez { $cards } pour votre voisin de gauche.
   *[no] { $seat } construit { $cards } pour son voisin de gauche.
}
moved-chairs-discard = { $giving ->
    [yes] Vous envoyez { $cards } dans la défausse { DE($seat) }.
   *[no] { $you ->
        [yes] { $giver } envoie { $cards } dans votre défausse.
       *[no] { $giver } envoie { $cards } dans la défausse { DE($seat) }.
    }
}
moved-hands-gifts = { $you ->
    [yes] Vous offrez { $cards }.
   *[no] { $seat } offre une carte, face cachée.
}
moved-gifts-discard = { $giving ->
    [yes] { $seat } reçoit votre cadeau : { $cards }.
   *[no] { $you ->
        [yes] Cadeau { DE($giver) } : { $cards } dans votre défausse.
       *[no] { $seat } reçoit un cadeau { DE($giver) } : { $cards }.
    }
}
moved-resting-built = { "" }
moved-resting-gifts = { $you ->
    [yes] Vous ajoutez { $cards } à vos cadeaux.
   *[no] { $seat } ajoute { $cards } à ses cadeaux.
}
moved-resting-removed = On retire { $cards } du jeu.
moved-built-resting = { $you ->
    [yes] Vous utilisez
   *[no] { $seat } utilise
} { $cards }.
moved-built-discard = { $you ->
    [yes] Après usage, vous défaussez { $cards }.
   *[no] Après usage, { $seat } défausse { $cards }.
}
moved-hands-pallet = { $you ->
    [yes] Vous posez { $cards } sur votre Palette.
   *[no] { $seat } pose { $cards } sur sa Palette.
}
moved-pallet-discard = { $you ->
    [yes] Vous payez avec { $cards }, de votre Palette.
   *[no] { $seat } paie avec { $cards }, de sa Palette.
}
moved-pallet-removed = { $you ->
    [yes] Pour payer, vous retirez { $cards } de votre Palette et du jeu.
   *[no] Pour payer, { $seat } retire { $cards } de sa Palette et du jeu.
}
moved-front-discard = { $you ->
    [yes] Vous payez avec { $cards }.
   *[no] { $seat } paie avec { $cards }.
}
moved-hands-removed = { $rule ->
    [fs-rubble-chute] { $you ->
        [yes] Vous retirez { $cards } du jeu.
       *[no] { $seat } retire { $cards } du jeu.
    }
   *[other] { $you ->
        [yes] Pour payer, vous retirez { $cards } du jeu.
       *[no] Pour payer, { $seat } retire { $cards } du jeu.
    }
}
moved-revealed-hands = { $you ->
    [yes] Vous prenez { $cards } en main.
   *[no] { $seat } prend { $cards } en main.
}
moved-revealed-front = { $you ->
    [yes] Vous posez { $cards } devant vous.
   *[no] { $seat } pose { $cards } à découvert.
}
moved-revealed-discard = { $you ->
    [yes] Parmi les cartes révélées, vous défaussez { $cards }.
   *[no] Parmi les cartes révélées, { $seat } défausse { $cards }.
}
moved-aside-hands = { $you ->
    [yes] Vous gardez { $cards }.
   *[no] { $seat } garde une des cartes.
}
moved-aside-front = { $you ->
    [yes] Vous gardez { $cards }, à poser devant vous.
   *[no] { $seat } garde { $cards }, à poser à découvert.
}
moved-aside-discard = { $you ->
    [yes] Vous défaussez { $cards }.
   *[no] { $seat } défausse { $cards }.
}
moved-discard-hands = { $you ->
    [yes] Vous reprenez { $cards } dans votre défausse.
   *[no] { $seat } reprend { $cards } dans sa défausse.
}
moved-discard-front = { $you ->
    [yes] Vous reprenez { $cards } dans votre défausse, à poser devant vous.
   *[no] { $seat } reprend { $cards } dans sa défausse, à poser à découvert.
}
answered-swap = { "" }
answered-enough = { "" }
answered-draw-all = { "" }
answered-draw-two = { "" }
answered-use = { "" }
answered-build = { "" }
answered-bargain = { "" }
answered-pay-now = { "" }
answered-reveal = { "" }
answered-leave = { "" }
answered-give = { "" }
answered-store = { "" }
answered-pay = { "" }
answered-pay-stored = { "" }
answered-pay-front = { "" }
answered-pay-token = { "" }
answered-discard = { "" }
answered-remove = { "" }
answered-keep = { "" }
answered-keep-token = { "" }
answered-take = { "" }
answered-done = { "" }
answered-done-to-choose = { "" }

# Pourquoi pas.

not-in-hand = « { $card } » n’est pas dans votre main.
coins-are-not-built = « { $card } » est une carte Pièce, qui ne se construit pas.
too-dear = « { $card } » coûte { $cost }, et vous pouvez payer { $coins } : il manque { $missing }.
too-dear-together = Avec « { $card } », le coût serait de { $cost }, et vous pouvez payer { $coins } : il manque { $missing }.
in-order = Plusieurs cartes se désignent dans l’ordre de la liste ; continuez à partir de « { $card } ».
no-builds-left = Vous avez déjà fait { $builds ->
    [one] votre construction ordinaire
   *[other] vos { $builds } constructions ordinaires
} de ce tour.
no-more-ordinary = Plus de construction ordinaire possible cette fois-ci.
no-bargain-left = Vous n’avez pas de carte « Construire au rabais » prête.
nothing-to-build = Vous n’avez en main aucune carte que cette action puisse construire ; vous pouvez payer { $coins }.
side-job-too-dear = Son coût imprimé est de { $cost } ; cette action construit des cartes qui coûtent { $most } au plus.
night-too-dear = Outre cette carte, il vous faut { $cards } cartes à défausser, puis encore { $cost ->
    [one] une pièce
   *[other] { $cost } pièces
} pour payer.
not-revealed = « { $card } » n’est pas parmi les cartes révélées.
nothing-to-reveal = Il n’y a plus rien à révéler.
you-chose-drawing = Vous avez choisi de piocher pendant ce tour.
you-chose-building = Vous avez choisi de construire pendant ce tour.
step-3-began = Vous avez commencé l’étape 3 : plus d’actions rouges ni bleues.
step-1-is-over = Les cartes vertes servent à l’étape 1, qui est finie.
after-step-1 = Il faut attendre la fin de l’étape 1.
green-only = À l’étape 1, seules servent les cartes vertes ; « { $card } » n’en est pas une.
draw-two-first = Il faut d’abord piocher les deux cartes de base.
already-drawn = Ces cartes sont déjà piochées.
no-card-to-leave = Aucune de vos cartes ne fait piocher davantage.
no-turn-follows = Aucun tour ne suit : c’est la dernière manche.
not-built = Vous n’avez pas construit « { $card } ».
rests = « { $card } » se repose jusqu’à votre prochain tour.
no-action = « { $card } » n’a pas d’action à utiliser.
hand-is-full = Vous tenez { $cards } cartes et pouvez en garder { $limit } : il n’y a rien à piocher.
needs-cards = Cette action réclame { $needed ->
    [one] une carte
   *[other] { $needed } cartes
} en main ; vous en tenez { $cards }.
gift-given = Vous avez déjà fait votre cadeau de ce tour.
timer-runs = Pas encore de cadeau : le compte à rebours dure { $turns ->
    [one] encore un tour
   *[other] encore { $turns } tours
}, celui-ci compris.
give-first = Il faut offrir une carte avant de finir votre tour.
keep-one-to-give = Vous devez un cadeau : gardez pour lui la dernière carte de votre main.
no-pallet-ready = Vous n’avez pas de Palette prête à servir.
pallet-full = Il n’y a plus de place : { $cards ->
    [one] une carte s’y trouve
   *[other] { $cards } cartes s’y trouvent
} déjà.
no-token = Vous n’avez pas de pion Pièce.
nothing-to-pay-with = Il n’y a pas de carte « { $card } » à cet endroit pour payer.
worth-nothing = « { $card } » ne vaut rien en paiement.
pay-in-order = On paie par valeur décroissante : ceci aurait dû venir plus tôt.
rest-too-small = Il reste { $coins ->
    [one] une pièce
   *[other] { $coins } pièces
} à payer, et ce qui vient ensuite n’y suffirait pas.
pay-exactly = Il reste exactement { $coins ->
    [one] une pièce
   *[other] { $coins } pièces
} à payer, et avec ceci le compte n’y est pas.
at-least-one = Défaussez au moins une carte.
needed-to-pay = Sans cette carte, vous ne pourriez plus payer { $cost }.
too-few-after = Il reste { $cards ->
    [one] une carte
   *[other] { $cards } cartes
} à défausser, et trop peu viennent après celle-ci dans la liste des cartes.
both-are-cards = Vous avez pioché deux cartes : gardez l’une d’elles.
not-aside = « { $card } » n’est pas une des cartes que vous venez de piocher.
not-discarded = « { $card } » n’est pas dans votre défausse.

# Les cartes.

card-sand-pie = Pâté de sable
    .text = Sans action, mais bon marché : une carte de moins à la fin.
card-bucket-tower = Tour au seau
    .short = Tour au seau
    .text = Sans action, mais bon marché : une carte de moins à la fin.
card-walled-castle = Château à remparts
    .short = Château à remparts
    .text = Sans action, mais bon marché : une carte de moins à la fin.
card-two-coins = Deux pièces
    .text = Vaut 2 en paiement. Ne se construit pas, mais compte à la fin.
card-three-coins = Trois pièces
    .text = Vaut 3 en paiement. Ne se construit pas, mais compte à la fin.
card-roller-1 = Rouleau compresseur I
    .short = Rouleau I
    .text = Étape 1, à chaque tour : une carte de plus.
card-roller-2 = Rouleau compresseur II
    .short = Rouleau II
    .text = Étape 1, à chaque tour : une carte de plus.
card-roller-3 = Rouleau compresseur III
    .short = Rouleau III
    .text = Étape 1, à chaque tour : une carte de plus.
card-big-roller = Gros rouleau compresseur
    .short = Gros rouleau
    .text = Étape 1, à chaque tour : deux cartes de plus.
card-digger-1 = Pelleteuse I
    .short = Pelle­teuse I
    .text = Étape 2A, à chaque tour : une construction de plus.
card-digger-2 = Pelleteuse II
    .short = Pelle­teuse II
    .text = Étape 2A, à chaque tour : une construction de plus.
card-digger-3 = Pelleteuse III
    .short = Pelle­teuse III
    .text = Étape 2A, à chaque tour : une construction de plus.
card-price-cutter = Réduction sur les coûts de construction
    .short = Réduc­tion
    .text = Chacune de vos constructions ordinaires coûte 1 de moins.
card-tipper-1 = Camion-benne I
    .short = Camion-benne I
    .text = Étape 2B, à chaque tour : une carte de plus.
card-tipper-2 = Camion-benne II
    .short = Camion-benne II
    .text = Étape 2B, à chaque tour : une carte de plus.
card-tipper-3 = Camion-benne III
    .short = Camion-benne III
    .text = Étape 2B, à chaque tour : une carte de plus.
card-big-tipper = Gros camion-benne
    .short = Gros camion
    .text = Étape 2B, à chaque tour : deux cartes de plus.
card-mixer-1 = Bétonnière I
    .short = Béton­nière I
    .text = La limite de votre main augmente de 1.
card-mixer-2 = Bétonnière II
    .short = Béton­nière II
    .text = La limite de votre main augmente de 1.
card-mixer-3 = Bétonnière III
    .short = Béton­nière III
    .text = La limite de votre main augmente de 1.
card-big-mixer = Grosse bétonnière
    .short = Grosse béton­nière
    .text = La limite de votre main augmente de 2.
card-sieve = Défausser et piocher
    .short = Défausser, piocher
    .text = Une fois par tour : défaussez une carte de votre main, puis piochez-en une.
card-scaffolding = Échafaudage
    .short = Échafau­dage
    .text = Vaut 1. Une fois piochée, cette carte se pose devant vous, hors de la main, jusqu’à ce qu’elle paie.
card-piggy-bank = Prendre 1 pion Pièce
    .short = 1 pion Pièce
    .text = Étape 1 : recevez un pion Pièce.
card-side-job = Construire plus
    .short = Cons­truire plus
    .text = Étape 2B : construisez à plein tarif une carte de votre main au coût imprimé de 3 ou moins.
card-pit = Fosse
    .text = Une carte Pièce qui vaut 0 : ne se construit pas, ne paie rien.
card-pick-of-two = Piocher et défausser
    .short = Piocher, défausser
    .text = Étape 1 : piochez deux cartes, gardez-en une, défaussez l’autre.
card-skip-dive = Trouvaille à la benne
    .short = Trou­vaille
    .text = Étape 2B : reprenez une carte au choix dans votre défausse ; si elle est vide, celle du dessus de la pioche ; à défaut, un pion.
card-coin-detector = Piocher 1 carte Pièce
    .short = 1 carte Pièce
    .text = Étape 1 : révélez des cartes jusqu’à voir une carte Pièce et prenez-la ; défaussez le reste.
card-full-hand = Main pleine
    .text = Étape 2B : piochez jusqu’à la limite de votre main.
card-rubble-chute = Évacuer les gravats
    .short = Gravats
    .text = Une fois par tour : défaussez deux cartes de votre main pour en retirer une troisième du jeu.
card-bargain-build = Construire au rabais
    .short = Rabais
    .text = Étape 2A : une construction de plus, qui coûte 2 de moins ; aucune autre réduction.
card-half-refill = Demi-pioche
    .short = Demi-pioche
    .text = Étape 2B : défaussez des cartes à volonté, piochez-en la moitié, arrondie vers le haut.
card-night-shift = Toujours construire 1 carte
    .short = Toujours cons­truire
    .text = Une fois par tour : défaussez deux cartes de votre main pour en construire une troisième à plein tarif.
card-tall-castle = Château de sable
    .short = Château de sable
    .text = Sans action, mais bon marché : une carte de moins à la fin.
card-spare-bucket = Augmentation momentanée de la limite de la main
    .short = Limite +3
    .text = Une seule fois : la limite de votre main augmente de 3 ce tour-ci ; puis cette carte devient un cadeau ou, en solitaire, quitte la partie.
card-three-for-two = Trois pour le prix de deux
    .short = Trois pour deux
    .text = Une fois par tour : défaussez trois cartes de votre main, piochez-en deux.
card-two-cards-once = Piocher 2 cartes
    .short = 2 cartes
    .text = Étape 1 : piochez deux cartes, puis défaussez celle-ci.
card-free-build-once = Construire gratuitement
    .short = Gratuit
    .text = Étape 2A : construisez une carte de votre main pour rien, puis défaussez celle-ci.
card-one-more-once = Piocher une carte supplémentaire
    .short = Une de plus
    .text = Défaussez des cartes à volonté, piochez-en autant plus une, puis défaussez celle-ci.
card-grand-castle = Grand château de sable
    .short = Grand château
    .text = À la fin, une de vos cartes non construites ne compte pas.
card-colossal-castle = Colossal château de sable
    .short = Château colossal
    .text = À la fin, deux de vos cartes non construites ne comptent pas.
card-pallet = Palette
    .text = Place pour une carte Pièce de votre main : elle peut encore payer, et à la fin elle compte comme construite.
card-beach-chair = Fauteuil de plage
    .short = Fauteuil de plage
    .text = Une fois construit, il atterrit chez votre voisin de gauche, dans sa défausse ; en solitaire, vous le gardez.
card-hard-foundation = Fondations en dur
    .short = Fonda­tions en dur
    .text = Vaut 4 en paiement, une seule fois ; ensuite, cette carte quitte le jeu.
card-recycling = Recyclage
    .short = Recy­clage
    .text = Étape 3 : défaussez deux cartes de votre main pour en piocher une, aussi souvent que vous voulez.
card-skip-treasure = Véritable merveille de la benne
    .short = Merveille
    .text = Étape 1 : reprenez une carte au choix dans votre défausse ; si elle est vide, celle du dessus de la pioche ; à défaut, un pion.
card-dream-construction = Construction de rêve
    .short = Rêve
    .text = Étape 2A : révélez jusqu’à cinq cartes de votre pioche et construisez-en une au plus ; la réduction s’applique.
card-last-delivery = Livraison finale
    .short = Livrai­son finale
    .text = Étape 3 : piochez une carte.

# Pourquoi un choix est conseillé.

advice-swap = « { $card } » coûte { $cost } : trop chère pour les premiers tours.
advice-keep-these = Vos { $hand } cartes en main sont assez bonnes.
advice-use = { $discards ->
    [0] { $draws ->
        [0] C’est le moment d’utiliser « { $card } » : { $hand } en main, limite { $limit }.
       *[other] « { $card } » en fait piocher { $draws } de plus : { $hand } en main, limite { $limit }.
    }
   *[other] « { $card } » vous en prend { $discards } sur les { $hand } de votre main.
}
advice-draw-cards = Piochez-en { $count } de plus{ $over ->
    [0]  : vous pourrez toutes les garder et payer davantage au prochain tour.
   *[other] { " " }et gardez les meilleures pour le prochain tour : { $limit } peuvent rester.
}
advice-draw-last = C’est la dernière manche : { $count } cartes de plus viendraient trop tard pour être construites.
advice-draw-first = Piochez-en { $count } : plus vous en avez, plus vous pouvez construire et payer ce tour-ci.
advice-done = Il ne reste rien de mieux à faire ce tour-ci : { $hand } en main, limite { $limit }.
advice-build = « { $card } » vaut bien son prix de { $price } en ce moment.
advice-pay-now = Payez { $owed }, et gardez le reste pour plus tard.
advice-dream = Il peut encore venir quelque chose de mieux : { $left } de plus peuvent être retournées.
advice-pay-with-coins = Des pièces venues d’ailleurs épargnent votre main de { $hand }.
advice-spare = Vous pouvez vous passer de « { $card } » : cette carte coûte { $cost } et paie { $coins }.
advice-store = « { $card } » y est à l’abri et peut encore payer { $coins }.
advice-give = « { $card } », qui coûte { $cost }, vous sert peu pour l’instant : mieux vaut offrir cette carte que la garder.
advice-take = « { $card } » vous sera bien utile : cette carte coûte { $cost } et paie { $coins }.
advice-no-end-yet = Laissez une carte à piocher : avec { $unbuilt } cartes non construites, la fin viendrait trop tôt.

mark-cost = coûte { $value }
mark-value = { $value ->
    [one] { $value } pièce
   *[other] { $value } pièces
}
