# Ce qu’est le jeu, et comment préparer sa table.

title = Fairy Tale
neutral-title = Douze cartes, un conte
game-summary = Sélectionnez des cartes, n’en jouez que quelques-unes et composez le conte qui vaut le plus de points. Les cartes face visible en rapportent ; des effets, les vôtres et ceux des autres, peuvent les retourner, et elles ne rapportent alors plus rien.
first-game = Première partie ? Jouer en mode novice : vous commencez avec une carte face visible, et la première manche compte une carte de moins à choisir et à jouer
setting-mode = Mode
setting-mode-basic = de base (80 cartes, 2 à 4 joueurs)
setting-mode-novice = novice (pour débuter, 2 à 4 joueurs)
setting-mode-expert = expert (100 cartes, 2 à 5 joueurs)
setting-teams = Équipes
setting-teams-none = aucune
setting-teams-pairs = deux contre deux
setting-teams-exchange = deux contre deux, avec échange
setting-trickster = Nom de l’Illusionniste
setting-trickster-best = le meilleur, trouvé pour vous
setting-trickster-ask = au choix de chacun
setting-rounds = Manches
setting-draft = Cartes par manche

# Les cartes, et où elles se trouvent.

zone-deck = Pioche
    .name = la pioche
zone-unused = Hors jeu
    .name = les cartes hors jeu
zone-hands = Main
    .yours = votre main
    .theirs = la main { DE($seat) }
zone-picks = Cartes gardées
    .yours = vos cartes gardées
    .theirs = les cartes gardées par { $seat }
zone-chosen = Carte à révéler
    .yours = votre carte à révéler
    .theirs = la carte à révéler { DE($seat) }
zone-opened = Cartes ouvertes
    .yours = vos cartes ouvertes
    .theirs = les cartes ouvertes { DE($seat) }
zone-closed = Cartes fermées
    .yours = vos cartes fermées
    .theirs = les cartes fermées { DE($seat) }
column-affinity = Affinité (couleur)
column-type = Type
column-expert = En mode expert seulement
column-open = Ouvrir
column-close = Fermer
column-hunt = Chasser
open-any = remettre une carte face visible : elle compte de nouveau
open-holy-empire = { open-any }
open-fairywood = { open-any }
open-dragonvale = { open-any }
open-shadow = { open-any }
close-any = mettre une carte face cachée : elle ne rapporte rien tant qu’elle n’est pas rouverte
close-holy-empire = { close-any }
close-fairywood = { close-any }
close-dragonvale = { close-any }
close-shadow = { close-any }
hunt-any = une carte arrivée face cachée ne rapporte rien tant qu’elle n’est pas ouverte
hunt-holy-empire = { hunt-any }
hunt-fairywood = { hunt-any }
hunt-dragonvale = { hunt-any }
hunt-shadow = { hunt-any }
column-coined = Nom inventé par nous
affinity-holy-empire = Saint-Empire
affinity-fairywood = Bois magique
affinity-dragonvale = Val des Dragons
affinity-shadow = Ombre
type-character = personnage
type-home = lieu
type-story = histoire

# Ce qui est demandé, et ce qu’on peut répondre.

ask-pick = Gardez une carte ; { $hands ->
    [2] l’autre passe
   *[other] les autres passent
} { $players ->
    [2] à votre adversaire
   *[other] { $round ->
        [1] à votre voisin de gauche
        [2] à votre voisin de droite
        [3] à votre voisin de gauche
        [4] à votre voisin de droite
       *[other] à votre voisin
    }
}.{ $picks ->
    [0] { $round ->
        [1] { $hands ->
            [3] { " " }En tout, vous garderez trois cartes et en jouerez une.
            [4] { " " }En tout, vous garderez quatre cartes et en jouerez deux.
           *[other] { " " }En tout, vous garderez cinq cartes et en jouerez trois.
        }
       *[other] { "" }
    }
   *[other] { "" }
}
ask-play = Choisissez une carte à jouer. { $round ->
    [1] Chacun révèle la sienne au même moment, puis les effets s’appliquent. Les deux cartes non jouées seront écartées.
   *[other] Toutes les cartes sont révélées en même temps.
}
ask-open = { $left ->
    [1] Ouvrez une de vos cartes fermées{ $demands_only ->
        [1] { " " }du Saint-Empire
        [2] { " " }du Bois magique
        [3] { " " }du Val des Dragons
        [4] { " " }de l’Ombre
       *[other] { "" }
    } : remise face visible, elle compte de nouveau.
   *[other] Ouvrez { $left } de vos cartes fermées{ $demands_only ->
        [1] { " " }du Saint-Empire
        [2] { " " }du Bois magique
        [3] { " " }du Val des Dragons
        [4] { " " }de l’Ombre
       *[other] { "" }
    } : remises face visible, elles comptent de nouveau.
}
ask-close = { $left ->
    [1] Fermez une de vos cartes ouvertes{ $demands_only ->
        [1] { " " }du Saint-Empire
        [2] { " " }du Bois magique
        [3] { " " }du Val des Dragons
        [4] { " " }de l’Ombre
       *[other] { "" }
    } : face cachée, elle ne rapporte rien.
   *[other] Fermez { $left } de vos cartes ouvertes{ $demands_only ->
        [1] { " " }du Saint-Empire
        [2] { " " }du Bois magique
        [3] { " " }du Val des Dragons
        [4] { " " }de l’Ombre
       *[other] { "" }
    } : face cachée, elles ne rapportent rien.
}
ask-exchange = Votre carte de l’Ombre permet un échange : quelle carte donnez-vous à votre partenaire ?
ask-exchange-for = Que prenez-vous à votre partenaire en échange ? Ouverte ou fermée, la carte le reste.
ask-name = On compte les points : choisissez le nom que prend votre Illusionniste pour que vos autres cartes valent davantage.
question-pick = garder une carte
question-play = jouer une carte
question-open = ouvrir une carte
question-close = fermer une carte
question-exchange = donner une carte
question-exchange-for = prendre une carte
question-name = nommer l’Illusionniste
option-pick = Garder « { $card } »
    .short = Garder
option-play = Jouer « { $card } »
    .short = Jouer
option-open = Ouvrir « { $card } »
    .short = Ouvrir (face visible)
option-close = Fermer « { $card } »
    .short = Fermer (face cachée)
option-skip = Ne rien échanger
option-give = Donner « { $card } »
    .short = Donner
option-give-closed = Donner « { $card } » (fermée)
    .short = Donner
option-take = Prendre « { $card } »
    .short = Prendre
option-take-closed = Prendre « { $card } » (fermée)
    .short = Prendre
option-name = Prendre le nom « { $card } »
    .short = Choisir
option-nameless = Ne prendre aucun nom
forced-pick = Les cartes restantes étaient toutes identiques : vous gardez « { $card } ».
forced-play = Vos cartes sont toutes identiques : vous jouez « { $card } ».
forced-open = Seule la carte « { $card } » pouvait s’ouvrir : vous l’ouvrez.
forced-close = Seule la carte « { $card } » pouvait se fermer : vous la fermez.
forced-skip = { "" }
forced-nameless = { "" }
board-looking = La manche est finie. La suivante va commencer.

# Ce qui arrive.

set-round = { $players ->
    [2] La manche { $value } commence.
   *[other] Manche { $value } : les mains passent à { $value ->
        [1] gauche
        [3] gauche
       *[other] droite
    }.
}
set-demands = { "" }
set-disguises = { $you ->
    [yes] Votre Illusionniste
   *[no] L’Illusionniste { DE($seat) }
} prend le nom « { $card } ».
shuffled-deck = { "" }
moved-deck-hands = { $you ->
    [yes] Vous recevez { $cards }.
   *[no] { "" }
}
moved-deck-opened = { $you ->
    [yes] Vous recevez
   *[no] { $seat } reçoit
} { $cards }, carte ouverte dès le départ.
moved-opened-deck = On remet { $cards } dans la pioche : la première carte ne doit ni ouvrir, ni fermer, ni chasser.
moved-hands-picks = { $you ->
    [yes] Vous gardez { $cards }.
   *[no] { "" }
}
passed-hands = { $you ->
    [yes] On vous passe { $cards }.
   *[no] { $direction ->
        [left] Les mains passent à gauche.
        [right] Les mains passent à droite.
        [swap] Les deux joueurs échangent leurs mains.
       *[other] Les mains sont transmises.
    }
}
moved-picks-chosen = { "" }
moved-chosen-opened = { $you ->
    [yes] Vous révélez
   *[no] { $seat } révèle
} { $cards }.
moved-opened-closed = { $rule ->
    [ft-reveal] { $you ->
        [yes] Chasse : votre carte { $cards } arrive fermée, sans effet.
       *[no] Chasse : la carte { $cards } { DE($seat) } arrive fermée, sans effet.
    }
   *[other] { $you ->
        [yes] Vous fermez { $cards }.
       *[no] { $seat } ferme { $cards }.
    }
}
moved-closed-opened = { $you ->
    [yes] Vous ouvrez
   *[no] { $seat } ouvre
} { $cards }.
moved-opened-opened = { $giving ->
    [yes] Échange : vous cédez { $cards } à { $seat }.
   *[no] { $you ->
        [yes] Échange : vous recevez { $cards } { DE($giver) }.
       *[no] Échange : { $giver } cède { $cards } à { $seat }.
    }
}
moved-closed-closed = { $giving ->
    [yes] Échange : vous cédez { $cards } (fermée) à { $seat }.
   *[no] { $you ->
        [yes] Échange : vous recevez { $cards } (fermée) { DE($giver) }.
       *[no] Échange : { $giver } cède { $cards } (fermée) à { $seat }.
    }
}
moved-picks-unused = { $you ->
    [yes] La manche est finie : vous écartez { $cards } sans les jouer.
   *[no] { "" }
}
answered-pick = { "" }
answered-play = { "" }
answered-open = { "" }
answered-close = { "" }
answered-give = { "" }
answered-give-closed = { "" }
answered-take = { "" }
answered-take-closed = { "" }
answered-name = { "" }
answered-skip = { $you ->
    [yes] Vous n’échangez rien
   *[no] { $seat } n’échange rien
}.
answered-nameless = { $you ->
    [yes] Votre Illusionniste
   *[no] L’Illusionniste { DE($seat) }
} ne prend aucun nom.
cause-hunt = { $you ->
    [yes] Votre carte « { $card } » chasse.
   *[no] La carte « { $card } » { DE($seat) } chasse.
}
cause-open = { $you ->
    [yes] Votre carte « { $card } » vous fait ouvrir
   *[no] La carte « { $card } » { DE($seat) } lui fait ouvrir
} { $amount ->
    [one] une carte fermée
   *[other] jusqu’à { $amount } cartes fermées
}{ $asked ->
    [1] { " " }du Saint-Empire
    [2] { " " }du Bois magique
    [3] { " " }du Val des Dragons
    [4] { " " }de l’Ombre
   *[other] { "" }
}{ $amount ->
    [one] , s’il y en a une
   *[other] , s’il y en a
}.
cause-close = { $you ->
    [yes] Votre carte « { $card } »
   *[no] La carte « { $card } » { DE($seat) }
} { $everybody ->
    [yes] fait fermer à chacun une carte
   *[no] { $you ->
        [yes] vous fait fermer une carte
       *[no] lui fait fermer une carte
    }
}{ $asked ->
    [1] { " " }du Saint-Empire
    [2] { " " }du Bois magique
    [3] { " " }du Val des Dragons
    [4] { " " }de l’Ombre
   *[other] { "" }
}{ $everybody ->
    [yes] , s’il en a une
   *[no] { "" }
}.

# Pourquoi pas.

not-in-hand = On choisit dans sa main, et « { $card } » n’y est pas.
picked-already = Vous avez déjà gardé « { $card } ».
not-picked = « { $card } » n’est pas parmi vos cartes gardées.
played-already = La carte « { $card } » est déjà jouée.
open-already = La carte « { $card } » est déjà ouverte.
close-already = La carte « { $card } » est déjà fermée.
none-to-open = Aucune carte « { $card } » n’est fermée devant vous.
none-to-close = Aucune carte « { $card } » n’est ouverte devant vous.
no-effect-closes = { $asked ->
    [0] Il faut maintenant des cartes d’autres affinités
   *[other] Seule une carte { $asked ->
        [1] du Saint-Empire
        [2] du Bois magique
        [3] du Val des Dragons
       *[other] de l’Ombre
    } peut être fermée maintenant
} ; « { $card } » est une carte { $own ->
    [1] du Saint-Empire
    [2] du Bois magique
    [3] du Val des Dragons
   *[other] de l’Ombre
}.
no-effect-opens = { $asked ->
    [0] Il faut maintenant des cartes d’autres affinités
   *[other] Seule une carte { $asked ->
        [1] du Saint-Empire
        [2] du Bois magique
        [3] du Val des Dragons
       *[other] de l’Ombre
    } peut être ouverte maintenant
} ; « { $card } » est une carte { $own ->
    [1] du Saint-Empire
    [2] du Bois magique
    [3] du Val des Dragons
   *[other] de l’Ombre
}.
in-order = Plusieurs cartes se retournent dans l’ordre de la liste ; continuez à partir de « { $card } ».
as-many-as-possible = Il faut réaliser autant d’effets que possible ; il en reste { $effects ->
    [one] un
   *[other] { $effects }
}, et ce choix ne laisserait pas assez de cartes.
not-yours = Vous n’avez en jeu aucune carte « { $card } » tournée de ce côté.
not-partners = Votre partenaire n’a en jeu aucune carte « { $card } » tournée de ce côté.
no-such-name = L’Illusionniste ne peut porter que le nom d’une autre carte du jeu, ce qui exclut « { $card } ».

card-homesteaders = Colons
    .short = Colons
    .text = Vos exemplaires ouverts valent ensemble : 1 point pour un, 4 pour deux, 9 pour trois, 16 pour quatre, etc.
card-knight-of-the-round-table = Chevalier de la Table ronde
    .short = Chevalier
    .text = 3 points. Chaque « Dragon de bronze » ouvert devant vous la compte : voyez son texte.
card-bard = Barde
    .text = 3 points par carte « Guerrier elfe » ouverte devant vous, sinon 0.
card-staff-bearing-sage = Sage au bâton
    .short = Sage au bâton
    .text = 1 point. Ouvrez une de vos cartes fermées du Saint-Empire.
card-castle = Château
    .text = 6 points. Fermez une de vos cartes ouvertes du Saint-Empire, au besoin celle-ci.
card-high-paladin = Le Grand Paladin
    .short = Le Grand Paladin
    .text = 2 points. Chasser : les cartes de l’Ombre révélées en même temps par d’autres arrivent fermées, sans effet.
card-paladins-tale-chapter-1 = Conte du Paladin – chapitre 1
    .short = Conte du Paladin 1
    .text = 6 points avec plus de cartes ouvertes du Saint-Empire que tout autre joueur, sinon 0.
card-paladins-tale-chapter-2 = Conte du Paladin – chapitre 2
    .short = Conte du Paladin 2
    .text = 6 points avec « Colons » et « Sage au bâton » ouverts, sinon 0.
card-paladins-tale-chapter-3 = Conte du Paladin – chapitre 3
    .short = Conte du Paladin 3
    .text = 6 points avec « Chevalier de la Table ronde » et « Château » ouverts, sinon 0.
card-paladins-tale-chapter-4 = Conte du Paladin – chapitre 4
    .short = Conte du Paladin 4
    .text = 9 points si « Le Grand Paladin » est ouvert devant vous, sinon 0.
card-mischievous-fairy = Fée espiègle
    .short = Fée espiègle
    .text = Vos exemplaires ouverts valent ensemble : 1 point pour un, 4 pour deux, 9 pour trois, 16 pour quatre, etc.
card-elven-warrior = Guerrier elfe
    .text = 3 points. Chaque « Barde » ouvert devant vous la compte : voyez son texte.
card-dwarven-warrior = Guerrier nain
    .text = 3 points par carte « Dragon danseur » ouverte devant vous, sinon 0.
card-spirit-of-the-spring = Esprit de la source
    .short = Esprit de la source
    .text = 1 point. Ouvrez une de vos cartes fermées du Bois magique.
card-fairy-ring = Cercle des fées
    .short = Cercle des fées
    .text = 6 points. Fermez une de vos cartes ouvertes du Bois magique, au besoin celle-ci.
card-fairy-queen = La Reine des fées
    .short = La Reine des fées
    .text = 2 points. Chasser : les cartes de l’Ombre révélées en même temps par d’autres arrivent fermées, sans effet.
card-fairy-queens-tale-chapter-1 = Conte de la Reine des fées – chapitre 1
    .short = Conte de la Reine 1
    .text = 6 points avec plus de cartes ouvertes du Bois magique que tout autre joueur, sinon 0.
card-fairy-queens-tale-chapter-2 = Conte de la Reine des fées – chapitre 2
    .short = Conte de la Reine 2
    .text = 6 points avec « Fée espiègle » et « Esprit de la source » ouverts, sinon 0.
card-fairy-queens-tale-chapter-3 = Conte de la Reine des fées – chapitre 3
    .short = Conte de la Reine 3
    .text = 6 points avec « Guerrier elfe » et « Cercle des fées » ouverts, sinon 0.
card-fairy-queens-tale-chapter-4 = Conte de la Reine des fées – chapitre 4
    .short = Conte de la Reine 4
    .text = 9 points si « La Reine des fées » est ouverte devant vous, sinon 0.
card-children-of-the-dragon = Enfants du dragon
    .short = Enfants du dragon
    .text = Vos exemplaires ouverts valent ensemble : 1 point pour un, 4 pour deux, 9 pour trois, 16 pour quatre, etc.
card-sky-dance-dragon = Dragon danseur
    .short = Dragon danseur
    .text = 3 points. Chaque « Guerrier nain » ouvert devant vous la compte : voyez son texte.
card-bronze-dragon = Dragon de bronze
    .short = Dragon de bronze
    .text = 3 points par carte « Chevalier de la Table ronde » ouverte devant vous, sinon 0.
card-silver-dragon = Dragon d’argent
    .short = Dragon d’argent
    .text = 1 point. Ouvrez une de vos cartes fermées du Val des Dragons.
card-dragons-lair = Antre du dragon
    .short = Antre du dragon
    .text = 6 points. Fermez une de vos cartes ouvertes du Val des Dragons, au besoin celle-ci.
card-gold-dragon = Le Dragon d’or
    .short = Le Dragon d’or
    .text = 2 points. Chasser : les cartes de l’Ombre révélées en même temps par d’autres arrivent fermées, sans effet.
card-dragons-tale-chapter-1 = Conte du Dragon – chapitre 1
    .short = Conte du Dragon 1
    .text = 6 points avec plus de cartes ouvertes du Val des Dragons que tout autre joueur, sinon 0.
card-dragons-tale-chapter-2 = Conte du Dragon – chapitre 2
    .short = Conte du Dragon 2
    .text = 6 points avec « Enfants du dragon » et « Dragon d’argent » ouverts, sinon 0.
card-dragons-tale-chapter-3 = Conte du Dragon – chapitre 3
    .short = Conte du Dragon 3
    .text = 6 points avec « Dragon danseur » et « Antre du dragon » ouverts, sinon 0.
card-dragons-tale-chapter-4 = Conte du Dragon – chapitre 4
    .short = Conte du Dragon 4
    .text = 9 points si « Le Dragon d’or » est ouvert devant vous, sinon 0.
card-demon = Démon
    .text = 0 point. Chacun, vous compris, ferme une de ses cartes ouvertes du Saint-Empire.
card-vampire = Vampire
    .text = 0 point. Chacun, vous compris, ferme une de ses cartes ouvertes du Bois magique.
card-werewolf = Loup-garou
    .short = Loup-garou
    .text = 0 point. Chacun, vous compris, ferme une de ses cartes ouvertes du Val des Dragons.
card-dark-angel = Ange noir
    .text = −1 point. Ouvrez deux de vos cartes fermées, de n’importe quelle affinité.
card-magic-circle-of-chaos = Cercle du chaos
    .short = Cercle du chaos
    .text = −1 point. Chacun, vous compris, ferme une de ses cartes ouvertes, de n’importe quelle affinité.
card-shadowkings-tale-chapter-1 = Conte du Roi des ombres – chapitre 1
    .short = Conte des ombres 1
    .text = 6 points avec plus de cartes ouvertes de l’Ombre que tout autre joueur, sinon 0.
card-shadowkings-tale-chapter-2 = Conte du Roi des ombres – chapitre 2
    .short = Conte des ombres 2
    .text = 6 points avec plus de personnages ouverts que tout autre joueur, sinon 0.
card-shadowkings-tale-chapter-3 = Conte du Roi des ombres – chapitre 3
    .short = Conte des ombres 3
    .text = 6 points avec plus de lieux ouverts que tout autre joueur, sinon 0.
card-shadowkings-tale-chapter-4 = Conte du Roi des ombres – chapitre 4
    .short = Conte des ombres 4
    .text = 6 points avec plus d’histoires ouvertes que tout autre joueur, sinon 0.
card-trickster = L’Illusionniste
    .text = −1 point. Au décompte, peut porter le nom d’une autre carte, une seule.

# Pourquoi un choix est conseillé.

advice-points = Rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
advice-counts-first = Rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}, et davantage avec chaque nouvel exemplaire.
advice-counts = Avec cette carte, vous en avez { $copies }, qui valent ensemble { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
advice-pair = Va avec « { $other_card } » : rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour l’instant.
advice-waits = Rapportera { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour chaque carte « { $other_card } » ouverte à côté.
advice-condition-met = Sa condition est remplie : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
advice-condition-lacks = Rapportera { $points ->
    [one] { $points } point
   *[other] { $points } points
} si la carte « { $other_card } » est ouverte devant vous.
advice-leads = Vous êtes en tête pour les cartes demandées : { $points ->
    [one] { $points } point
   *[other] { $points } points
} en l’état.
advice-trails = Rapportera { $points ->
    [one] { $points } point
   *[other] { $points } points
} si vous prenez la tête pour les cartes demandées.
advice-opens = Permet de rouvrir « { $other_card } » : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus pour l’instant.
advice-opens-nothing = Rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}, mais vous n’avez encore rien à ouvrir.
advice-closes-own = Rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; en échange, vous pouvez fermer « { $other_card } ».
advice-closes-itself = Vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
} si vous pouvez fermer à sa place une carte de moindre valeur et de la même couleur ; pour l’instant, cette carte se fermerait elle-même.
advice-closes-all = { $others ->
    [0] En l’état, les autres n’y perdent rien, et vous { $lost ->
        [0] non plus
        [one] { $lost } point
       *[other] { $lost } points
    }.
   *[other] En l’état, les autres y perdent { $others ->
        [one] { $others } point
       *[other] { $others } points
    } en tout, et vous { $lost ->
        [0] rien
        [one] { $lost } point
       *[other] { $lost } points
    }.
}
advice-closes-nothing = Sans risque pour vous : pour l’instant, cette carte ne fermerait rien.
advice-hunts = Chasse les cartes de l’Ombre révélées en même temps, et rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
advice-trickster = Sous un autre nom, cette carte rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour l’instant.
advice-denies = { $points ->
    [0] Votre adversaire en tirerait profit.
    [one] Votre adversaire y gagnerait tout de suite { $points } point.
   *[other] Votre adversaire y gagnerait tout de suite { $points } points.
}
advice-denies-left = { $points ->
    [0] Votre voisin de gauche en tirerait profit.
    [one] Votre voisin de gauche y gagnerait tout de suite { $points } point.
   *[other] Votre voisin de gauche y gagnerait tout de suite { $points } points.
}
advice-denies-right = { $points ->
    [0] Votre voisin de droite en tirerait profit.
    [one] Votre voisin de droite y gagnerait tout de suite { $points } point.
   *[other] Votre voisin de droite y gagnerait tout de suite { $points } points.
}
advice-close = { $points ->
    [0] Fermer cette carte ne vous coûte rien pour le moment
    [one] Fermer cette carte vous coûte { $points } point
   *[other] Fermer cette carte vous coûte { $points } points
}.
advice-close-ahead = Fermer cette carte vous coûte { $points ->
    [one] { $points } point
   *[other] { $points } points
} maintenant, mais les cartes qui restent ouvertes promettent davantage pour la suite.
advice-close-gains = Une fois face cachée, cette carte ne vous coûte plus rien : vous y gagnez { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
advice-exchange = Rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} à votre équipe.
advice-exchange-skip = Chacun garde ses cartes.
advice-name = Sous ce nom, cette carte rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus.
advice-little = Ne rapporte rien pour le moment.

mark-points = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
mark-times = { $value } × …
