# Ce qu’est le jeu, et comment préparer sa table.

title = La Forêt des Frères Grimm
neutral-title = Trois petites maisons
game-summary = Envoyez votre cochon chercher paille, bois et brique, contrariez les autres avec des Fables, gagnez des Amis venus des contes, et possédez avant tout le monde trois maisons achevées.
setting-edition = Édition
setting-edition-recommended = recommandée
setting-edition-fr-official = française, Lucky Duck
setting-edition-fr-fan = française, traduite par Cyrunicorn
setting-edition-ru-official = russe, Hobby World
setting-tie-break = À égalité de maisons de brique et de bois
setting-tie-break-tokens = les jetons de premier bâtisseur décident, puis l’ordre du tour
setting-tie-break-turn-order = l’ordre du tour décide
setting-bridge-troll-self = Le Troll du Pont peut viser son propre joueur
setting-bridge-troll-self-no = non
setting-bridge-troll-self-yes = oui, ce qui épargne les autres
setting-powerful-friends = Les Amis Puissants
setting-powerful-friends-one-less = retirent une action à chaque fois
setting-powerful-friends-one-only = ne laissent qu’une action de base
setting-granny-leaves = La Maison de Mère-Grand part
setting-granny-leaves-monster-there = si un monstre s’y trouve
setting-granny-leaves-monster-played = si un monstre a été joué, où que ce soit
setting-magic-flute = La Flûte Enchantée prend les monstres
setting-magic-flute-before-placing = avant qu’aucun ne soit placé
setting-magic-flute-in-turn = quand vient son tour
setting-frog-prince = Le Prince Grenouille amène un Ami
setting-frog-prince-discard = de la défausse
setting-frog-prince-deck = de la pioche
setting-beginner-leaves-out = Le paquet des débutants écarte
setting-beginner-leaves-out-both = les Fables et les Amis difficiles
setting-beginner-leaves-out-friends = les Amis difficiles seulement
setting-deck = Cartes
setting-deck-full = toutes
setting-deck-beginner = paquet des débutants
setting-rounds = S’arrête au plus tard à la manche

# Les cartes, et où elles se trouvent.

back-fables = une Fable
    .cards = { $count ->
        [one] une Fable
       *[other] { $count } Fables
    }
back-friends = un Ami
    .cards = { $count ->
        [one] un Ami
       *[other] { $count } Amis
    }
back-gather = une carte Collecte
    .cards = { $count ->
        [one] une carte Collecte
       *[other] { $count } cartes Collecte
    }
zone-fable-deck = Pioche des Fables
    .name = la pioche des Fables
zone-fable-discard = Fables défaussées
    .name = la défausse des Fables
zone-friend-deck = Pioche des Amis
    .name = la pioche des Amis
zone-friend-discard = Amis défaussés
    .name = la défausse des Amis
zone-newcomer = Nouvel Ami
    .name = le nouvel Ami
zone-hands = Fables en main
    .yours = vos Fables
    .theirs = les Fables { DE($seat) }
zone-chosen = Fable choisie
    .yours = votre Fable choisie
    .theirs = la Fable choisie par { $seat }
zone-unseen = Fable inconnue
    .yours = la Fable inconnue devant vous
    .theirs = la Fable inconnue devant { $seat }
zone-played = Fable jouée
    .yours = votre Fable jouée
    .theirs = la Fable jouée par { $seat }
zone-standing = Cartes restées en jeu
    .yours = vos cartes restées en jeu
    .theirs = les cartes { DE($seat) } restées en jeu
zone-friends = Ami
    .yours = votre Ami
    .theirs = l’Ami { DE($seat) }
zone-gather = Cartes Collecte
    .yours = vos cartes Collecte
    .theirs = les cartes Collecte { DE($seat) }
zone-locked = Cartes Collecte retenues
    .yours = vos cartes Collecte retenues
    .theirs = les cartes Collecte retenues { DE($seat) }
zone-laid = Carte Collecte, face cachée
    .yours = la carte Collecte devant vous
    .theirs = la carte Collecte devant { $seat }
zone-turned-up = Carte Collecte, retournée
    .yours = la carte Collecte retournée devant vous
    .theirs = la carte Collecte retournée devant { $seat }
column-timing = Moment
timing-start-of-round = début de la manche
timing-choosing = choix des cartes
timing-choosing-late = après le choix des autres
timing-monsters-called = à la révélation
timing-fables-revealed = à la révélation
timing-gather-revealed = départ des cochons
timing-before-collecting = avant la collecte
timing-collected = pendant la collecte
timing-end-of-gather = fin de la collecte
timing-start-of-build = début de la construction
timing-turns = construction
timing-end-of-build = fin de la construction
timing-special = action spéciale (compte comme une de vos actions)
timing-own-turn = n’importe quand dans votre tour
timing-monster-acts = quand un monstre frappe
timing-gained = quand on le gagne
timing-always = en permanence
column-monster = Monstre
column-next-turn = Manche suivante
column-location = Lieu unique
column-advanced = Pas pour les débutants
provenance-coined = le sens est connu, le nom anglais est de nous

# Les mots dont sont faites les phrases. $place y est un identifiant : aucun message ne s’appelle place-fields.

material-straw = paille
material-wood = bois
material-brick = brique
resource-straw = Paille
resource-wood = Bois
resource-brick = Brique
place-label = { $place ->
    [fields] Champs
    [forest] Forêt
    [brickyard] Briqueterie
   *[other] Marché
}
to-place = { $place ->
    [fields] aux Champs
    [forest] dans la Forêt
    [brickyard] à la Briqueterie
   *[other] au Marché
}
at-place = { $place ->
    [fields] aux Champs
    [forest] dans la Forêt
    [brickyard] à la Briqueterie
   *[other] au Marché
}
section-label = { $section ->
    [floor] Plancher
    [walls] Murs
   *[roof] Toit
}
a-section = { $section ->
    [floor] un plancher de { $material }
    [walls] des murs de { $material }
   *[roof] un toit de { $material }
}
one-unit = { $material ->
    [paille] 1 botte de paille
    [bois] 1 rondin
   *[other] 1 brique
}

# Ce qui est demandé, et ce qu’on peut répondre.

ask-gather = Choisissez d’abord, en secret, où ira votre cochon : seul, il prend tout ; à plusieurs, on partage.
ask-fable = Choisissez maintenant la Fable à jouer cette manche : toutes sont retournées ensemble.
ask-order = Plusieurs de vos cartes agissent maintenant : choisissez laquelle passe d’abord.
ask-monster-place = Envoyez votre monstre, « { $card } », sur un lieu : il agira si un cochon y vient.
ask-share = On partage le Marché : prenez un jeton de votre choix.
ask-act = { $count ->
    [0] Vous n’avez plus d’action.
    [one] À vous ! Il reste 1 action : piochez une Fable, gagnez une ressource ou bâtissez.
   *[other] À vous ! Il reste { $count } actions : piochez une Fable, gagnez une ressource ou bâtissez.
}{ $special }{ $leaving }
cause-act = { "" }
special-none = { "" }
special-fairy-godmother = { " " }Ou, pour une action, avec « { card-fairy-godmother } » : piochez 2 Fables.
special-goldilocks = { " " }Ou, pour une action, avec « { card-goldilocks } » : gardez une des 3 prochaines Fables.
special-little-mermaid = { " " }Ou, pour une action, avec « { card-little-mermaid } » : gagnez une ressource de chaque type.
special-puss-in-boots = { " " }Ou, pour une action, avec « { card-puss-in-boots } » : bâtissez, et faites payer 1 ressource à un adversaire si vous voulez.
special-rapunzel = { " " }Ou, pour une action, avec « { card-rapunzel } » : prenez tout ce qui se trouve sur elle.
special-red-riding-hood = { " " }Ou, pour une action, avec « { card-red-riding-hood } » : parmi les 5 prochaines Fables, prenez tous les Loups.
special-rumpelstiltskin = { " " }Ou, pour une action, avec « { card-rumpelstiltskin } » : changez toute votre paille en bois ou en brique.
special-woodcutter = { " " }Ou, pour une action, avec « { card-woodcutter } » : 2 rondins pour vous, 2 de plus dans la Forêt.
leaving-none = { "" }
leaving-fairy-godmother = { " " }Vous pouvez encore défausser cet Ami avec 2 Fables : 2 ressources pour vous.
leaving-golden-goose = { " " }Vous pouvez encore défausser « { card-golden-goose } » : 2 ressources pour vous.
ask-site = Choisissez où bâtir : sur un Vite Fait, cela coûte 1 de moins.
ask-friend = Un Ami arrive, à garder ou à offrir : qui reçoit un nouvel Ami perd l’ancien.
ask-reward = C’est la première maison de { $material } de la partie : choisissez votre récompense.
ask-gain-resource = { $more ->
    [yes] { $count ->
        [one] Encore 1 ressource à gagner : choisissez laquelle.
       *[other] Encore { $count } ressources à gagner : choisissez la suivante.
    }
   *[no] { $count ->
        [one] « { $card } » vous rapporte 1 ressource : choisissez laquelle.
       *[other] « { $card } » vous rapporte { $count } ressources : choisissez la première.
    }
}
ask-stop-monster = « { $card } » va frapper { at-place } ({ $here ->
    [yes] vous{ $count ->
        [0] { "" }
       *[other] { " " }et { $others_seats }
    }
   *[no] { $count ->
        [0] personne n’y est
       *[other] { $others_seats }
    }
}) : votre Ami peut l’arrêter, mais il devra vous quitter.
ask-run-away = { $stopped ->
    [yes] « { $card } », sur votre lieu, ne fera rien : fuyez tout de même vers un autre, ou restez.
   *[no] « { $card } » est sur votre lieu : fuyez vers un autre, ou restez.
}
question-gather = choisir un lieu
question-fable = choisir une Fable
question-order = choisir l’ordre
cause-monster-place = { "" }
question-monster-place = envoyer un monstre
question-share = prendre un jeton
question-act = choisir une action
question-site = choisir un site
question-friend = garder ou offrir
cause-reward = { "" }
question-reward = choisir une récompense
cause-gain-resource = { "" }
question-gain-resource = gagner une ressource
cause-stop-monster = { "" }
question-stop-monster = arrêter le monstre
cause-run-away = { "" }
question-run-away = fuir
option-gather = Aller { to-place }
option-play = Jouer « { $card } »
option-no-fable = Ne pas jouer de Fable
option-resolve = D’abord « { $card } »
option-send = L’envoyer { to-place }
option-take = Prendre { one-unit }
option-draw = Piocher une Fable
option-gain = Gagner { one-unit }
option-build = Bâtir { a-section }
option-special = Utiliser l’action spéciale de votre Ami (1 action)
option-discard-friend = Défausser l’Ami (+2 ressources)
option-pass = Finir votre tour
option-site = Bâtir sur le site { $site }
option-keep-friend = Garder cet Ami
option-give-friend = Offrir cet Ami à { $seat }
option-reward = { $reward ->
    [resources] Une ressource de chaque type
    [fables] 2 Fables
   *[friend] Un Ami
}
option-stop-monster = Défausser votre Ami et arrêter le monstre
option-let-monster-go = Laisser frapper le monstre
option-run-to = Fuir { to-place }
option-stay = Rester sur place
forced-no-fable = { "" }
forced-pass = { "" }
forced-let-monster-go = { "" }
forced-stay = { "" }

# Ce qui arrive.

answered-gather = { "" }
answered-play = { "" }
answered-no-fable = { "" }
answered-resolve = { "" }
answered-send = { "" }
answered-take = { $you ->
    [yes] Vous prenez
   *[no] { $seat } prend
} { one-unit } au Marché.
answered-draw = { "" }
answered-gain = { $you ->
    [yes] Vous gagnez
   *[no] { $seat } gagne
} { one-unit }.
answered-build = { $you ->
    [yes] Vous bâtissez
   *[no] { $seat } bâtit
} { a-section }.
answered-special = { "" }
answered-discard-friend = { "" }
answered-pass = { "" }
answered-site = { "" }
answered-keep-friend = { "" }
answered-give-friend = { "" }
answered-reward = Récompense de premier bâtisseur : { $you ->
    [yes] vous recevez
   *[no] { $seat } reçoit
} { $reward ->
    [resources] une ressource de chaque type
    [fables] 2 Fables
   *[friend] un Ami
}.
answered-stop-monster = { "" }
answered-let-monster-go = { "" }
answered-run-to = { "" }
answered-stay = { "" }
set-round = La manche { $value } commence.
set-window = { $value ->
    [9] Place à la construction.
   *[other] { "" }
}
set-first = { "" }
set-die = { $value ->
    [0] Le Prince lance son dé : paille.
    [1] Le Prince lance son dé : bois.
    [2] Le Prince lance son dé : brique.
   *[other] Le Prince ne lance pas son dé : il va au lieu le mieux garni.
}
    .before = prince-takes
set-active = { "" }
set-stocks = { "" }
set-sections = { "" }
set-tokens = { "" }
set-locations = { "" }
set-specials = { "" }
set-colours = { "" }
set-going = { "" }
set-pigs = { $value ->
    [0] { $you ->
        [yes] Vous allez aux Champs.
       *[no] { $seat } va aux Champs.
    }
    [1] { $you ->
        [yes] Vous allez dans la Forêt.
       *[no] { $seat } va dans la Forêt.
    }
    [2] { $you ->
        [yes] Vous allez à la Briqueterie.
       *[no] { $seat } va à la Briqueterie.
    }
    [3] { $you ->
        [yes] Vous allez au Marché.
       *[no] { $seat } va au Marché.
    }
   *[other] { "" }
}
set-beasts = { "" }
set-monsters = { "" }
set-stopped = { "" }
set-duties = { "" }
set-actions = { "" }
set-bonus = { "" }
set-resources = { $rule ->
    [gf-collect] { "" }
    [gf-market] { "" }
    [gf-actions] { "" }
    [gf-build-sites] { "" }
    [gf-terms] { "" }
    [gf-first-builder] { "" }
    [gf-friend-ali-baba] { "" }
    [gf-friend-tom-thumb] { "" }
    [gf-fable-a-friendly-game] { "" }
    [gf-fable-royal-wedding] { "" }
    [gf-fable-thoughtful-gift] { "" }
    [gf-fable-wandering-merchant] { "" }
    [gf-fable-lonely-castle] { $you ->
        [yes] Vous gagnez une ressource de chaque type. Vos ressources : { $value }.
       *[no] { $seat } gagne une ressource de chaque type. Ses ressources : { $value }.
    }
    [gf-fable-hidden-stash] { $you ->
        [yes] Vous gagnez 2 ressources du Grenier. Vos ressources : { $value }.
       *[no] { $seat } gagne 2 ressources du Grenier. Ses ressources : { $value }.
    }
    [gf-fable-taxation] { $you ->
        [yes] Vous perdez la moitié de vos ressources. Vos ressources : { $value }.
       *[no] { $seat } perd la moitié de ses ressources. Ses ressources : { $value }.
    }
   *[other] { $you ->
        [yes] Vos ressources : { $value }.
       *[no] Ressources { DE($seat) } : { $value }.
    }
}
changed-resources = { $you ->
    [yes] { $way ->
        [more] Vous gagnez { $gained }.
        [less] Vous perdez { $lost }.
        [both] Vous recevez { $gained } contre { $lost }.
       *[none] { "" }
    }
   *[no] { $way ->
        [more] { $seat } gagne { $gained }.
        [less] { $seat } perd { $lost }.
        [both] { $seat } reçoit { $gained } contre { $lost }.
       *[none] { "" }
    }
}
each-resources = { $at ->
    [1] { $value ->
        [0] aucune paille
        [one] { $value } botte de paille
       *[other] { $value } bottes de paille
    }
    [2] { $value ->
        [0] aucun rondin
        [one] { $value } rondin
       *[other] { $value } rondins
    }
   *[other] { $value ->
        [0] aucune brique
        [one] { $value } brique
       *[other] { $value } briques
    }
}
set-gathered = { $rule ->
    [gf-collect] { $you ->
        [yes] Vous collectez { $value }.
       *[no] { $seat } collecte { $value }.
    }
   *[other] { "" }
}
each-gathered = { $value ->
    [0] { "" }
   *[other] { each-resources }
}
set-houses = { "" }
shuffled-fable-deck = { "" }
shuffled-friend-deck = { "" }
moved-fable-deck-hands = { $you ->
    [yes] Vous piochez { $cards }.
   *[no] { $seat } pioche { $cards }.
}
moved-fable-deck-unseen = { $you ->
    [yes] Vous devez jouer la première Fable de la pioche, sans la voir.
   *[no] { $seat } doit jouer la première Fable de la pioche, sans la voir.
}
moved-fable-deck-fable-discard = De la pioche, on défausse { $cards }.
moved-fable-discard-fable-deck = Les Fables défaussées forment une nouvelle pioche.
moved-fable-discard-hands = { $you ->
    [yes] Vous prenez
   *[no] { $seat } prend
} { $cards } dans la défausse.
moved-hands-chosen = { "" }
moved-hands-fable-discard = { $you ->
    [yes] Vous défaussez
   *[no] { $seat } défausse
} { $cards }.
moved-hands-hands = { $giving ->
    [yes] { $seat } reçoit de vous { $cards }.
   *[no] { $you ->
        [yes] Vous recevez { $cards } { DE($giver) }.
       *[no] { $seat } reçoit { $cards } { DE($giver) }.
    }
}
moved-chosen-played = { $you ->
    [yes] Vous jouez
   *[no] { $seat } joue
} { $cards }.
moved-unseen-played = { $you ->
    [yes] Vous jouez
   *[no] { $seat } joue
} { $cards }.
moved-played-hands = { $you ->
    [yes] Vous prenez
   *[no] { $seat } prend
} { $cards } en main.
moved-played-standing = { $you ->
    [yes] Votre carte { $cards } reste sur la table.
   *[no] La carte { $cards } { DE($seat) } reste sur la table.
}
moved-played-fable-discard = { $rule ->
    [gf-fable-hired-help] La carte { $cards } part aussitôt : elle n’est pas payée.
   *[other] { "" }
}
moved-standing-fable-discard = On retire { $cards } de la table.
moved-friend-deck-newcomer = { $rule ->
    [gf-build-sites] Les murs sont montés, un Ami arrive : { $cards }.
   *[other] { $count ->
        [one] Un Ami arrive : { $cards }.
       *[other] Des Amis arrivent : { $cards }.
    }
}
moved-friend-deck-friends = { $you ->
    [yes] Vous avez un nouvel Ami : { $cards }.
   *[no] { $seat } a un nouvel Ami : { $cards }.
}
moved-friend-discard-newcomer = { $cards } revient de la défausse.
moved-friend-discard-friend-deck = Les Amis défaussés forment une nouvelle pioche.
moved-newcomer-friends = { $you ->
    [yes] Vous avez un nouvel Ami : { $cards }.
   *[no] { $seat } a un nouvel Ami : { $cards }.
}
moved-newcomer-friend-discard = { "" }
moved-friends-friend-discard = { $rule ->
    [gf-friends-keep-or-give] { $you ->
        [yes] Votre Ami { $cards } s’en va pour lui céder la place.
       *[no] L’Ami { DE($seat) }, { $cards }, cède sa place.
    }
    [gf-actions] { $you ->
        [yes] Vous défaussez votre Ami { $cards }.
       *[no] { $seat } défausse son Ami { $cards }.
    }
   *[other] { $you ->
        [yes] Vous perdez votre Ami { $cards }.
       *[no] { $seat } perd son Ami { $cards }.
    }
}
moved-gather-laid = { $rule ->
    [gf-fable-dark-curse] { $you ->
        [yes] Le hasard vous donne { $cards }.
       *[no] Le hasard choisit une carte Collecte pour { $seat }.
    }
    [gf-fable-crystal-ball] { $you ->
        [yes] Vous posez { $cards } à la place.
       *[no] { $seat } remplace sa carte Collecte.
    }
   *[other] { "" }
}
moved-laid-gather = { "" }
moved-laid-turned-up = { "" }
moved-turned-up-gather = { "" }
moved-gather-turned-up = { $you ->
    [yes] Vous retournez
   *[no] { $seat } retourne
} { $cards }.
moved-gather-locked = { $you ->
    [yes] La Petite Sirène retient { $cards }.
   *[no] La Petite Sirène retient des cartes Collecte { DE($seat) }.
}
moved-turned-up-locked = { "" }
moved-locked-gather = { $you ->
    [yes] Vous retrouvez { $cards }.
   *[no] { $seat } retrouve ses cartes Collecte retenues.
}

# Ce que seul ce jeu raconte.

acts = { $you ->
    [yes] Votre carte « { $card } » agit.
   *[no] La carte « { $card } » agit pour { $seat }.
}
no-effect = { $you ->
    [yes] Votre carte « { $card } » reste sans effet.
   *[no] La carte « { $card } » { DE($seat) } reste sans effet.
}
guessed-wrong = { $you ->
    [yes] Votre annonce était fausse :
   *[no] L’annonce { DE($seat) } était fausse :
} « { $card } » n’apporte rien.
sends-monster = { $you ->
    [yes] Vous envoyez
   *[no] { $seat } envoie
} « { $card } » { to-place }.
wolf-empties = Le Loup dévore tout ce qui se trouve { at-place }.
stops-monster = { $you ->
    [yes] Votre Ami « { $card } »
   *[no] L’Ami { DE($seat) }, « { $card } »,
} arrête le monstre « { $other_card } »{ $other_you ->
    [yes] , que vous avez envoyé : personne n’en souffre.
   *[no] { " " }({ $other_seat }) : personne n’en souffre.
}
gives-friend = { $other_you ->
    [yes] { $seat } vous offre le nouvel Ami.
   *[no] { $you ->
        [yes] Vous offrez
       *[no] { $seat } offre
    } le nouvel Ami à { $other_seat }.
}
uses-special = { $you ->
    [yes] Vous utilisez l’action spéciale de votre Ami « { $card } ».
   *[no] { $seat } utilise l’action spéciale de son Ami « { $card } ».
}
pays-toll = { $you ->
    [yes] Pour vos murs, vous payez
   *[no] Pour ses murs, { $seat } paie
} { one-unit } de plus, { $other_you ->
    [yes] qui vous revient
   *[no] qui revient à { $other_seat }
} (« { card-hansel-and-gretel } »).
prince-takes = Le Prince emporte la moitié { $material ->
    [paille] de la paille
    [bois] du bois
   *[other] des briques
} ({ $amount }).
first-player = { $you ->
    [yes] Vous jouez en premier.
   *[no] { $seat } joue en premier.
}
wins-token = { $you ->
    [yes] Vous gagnez
   *[no] { $seat } gagne
} le jeton de premier bâtisseur ({ $material }).
last-round = { $you ->
    [yes] Vous avez
   *[no] { $seat } a
} trois maisons achevées : cette manche est la dernière.
game-won = La partie est finie : { $you ->
    [yes] vous gagnez
   *[no] { $seat } gagne
}.

# Pourquoi non.

not-in-hand = La Fable « { $card } » n’est pas dans votre main.
no-such-gather-card = Vous n’avez pas en main de carte Collecte qui mène { to-place }.
must-play-a-fable = Le Chasseur d’un adversaire vous oblige à jouer une Fable dans cette manche.
does-not-act-now = La carte « { $card } » n’a rien à faire en ce moment.
monster-there-already = Un monstre est déjà { at-place } ; un lieu n’en accueille qu’un.
monsters-must-go-there = Tant que la carte « { $card } » est sur un lieu, tout monstre doit y aller.
none-at-the-market = Le Marché n’a plus de { $material }.
no-section-left = Plus personne ne peut bâtir { a-section } ; les cinq exemplaires sont pris.
no-house-for-it = { $section ->
    [walls] Aucune de vos maisons de { $material } n’a de plancher encore sans murs
   *[roof] Aucune de vos maisons de { $material } n’a de murs encore sans toit
}.
unfinished-house = Vous avez une maison de { $material } inachevée ; achevez-la avant d’en commencer une autre.
no-empty-site = Vos { $sites } sites de construction sont tous pris.
cannot-pay = { $section ->
    [floor] Un plancher de { $material } coûte
    [walls] Des murs de { $material } coûtent
   *[roof] Un toit de { $material } coûte
} { $price }{ $toll ->
    [0] { "" }
   *[other] , plus { $toll } pour Hansel & Gretel
} ; { $have ->
    [0] vous n’avez pas de { $material }
    [one] vous n’avez qu’un jeton de { $material }
   *[other] vous n’avez que { $have } jetons de { $material }
}.
not-that-site = On ne peut pas bâtir cela sur le site { $site }.
actions-left = Il vous reste { $actions ->
    [one] { $actions } action obligatoire
   *[other] { $actions } actions obligatoires
}.
no-actions-left = Vous n’avez plus d’action.
no-fables-left = Il n’y a plus de Fable, ni dans la pioche ni dans la défausse.
no-friend = Vous n’avez pas d’Ami.
no-special = Votre Ami « { $card } » n’a pas d’action spéciale.
no-free-discard = Défausser votre Ami « { $card } » pendant votre tour ne rapporte rien.
once-a-turn = Vous avez déjà utilisé dans ce tour l’action spéciale de votre Ami « { $card } ».
there-already = Votre cochon est déjà { at-place }.
give-to-others = Vous ne pouvez pas vous offrir un Ami à vous-même ; gardez-le plutôt.

# Cartes Collecte.

card-gather-straw = Collecte de la Paille
    .short = Paille
    .text = Votre cochon va aux Champs.
card-gather-wood = Collecte du Bois
    .short = Bois
    .text = Votre cochon va dans la Forêt.
card-gather-brick = Collecte de Briques
    .short = Briques
    .text = Votre cochon va à la Briqueterie.
card-gather-market = Collecte au Marché
    .short = Marché
    .text = Votre cochon va au Marché.

# Fables.

card-a-friendly-game = Match Amical
    .text = Fin de la collecte : un adversaire sur votre lieu vous cède 2 ressources, celles que vous voulez.
card-big-bad-wolf = Grand Méchant Loup
    .text = Monstre. Fin de la collecte : chaque joueur sur son lieu perd la section du dessus d’une maison de paille ou de bois ; vous choisissez laquelle.
card-bridge-troll = Troll du Pont
    .text = Monstre. Fin de la collecte : un adversaire sur son lieu vous donne la moitié de ce qu’il a collecté.
    .with-bridge-troll-self-yes = Monstre. Fin de la collecte : un joueur sur son lieu vous donne la moitié de ce qu’il a collecté. Vous pouvez vous désigner vous-même et épargner ainsi tout le monde.
card-chinny-chin-chin = Par le poil de mon menton
    .short = Poil de menton
    .text = Avant la collecte : si un monstre est sur votre lieu, vous pouvez fuir vers un autre. Si personne n’a joué de monstre dans cette manche, piochez une Fable.
card-consult-the-oracle = Consulter l’Oracle
    .text = Fin de la collecte, si vous êtes seul : si vous le voulez, le hasard vous donne une Fable de chaque adversaire.
card-crystal-ball = Boule de Cristal
    .text = À la révélation : regardez la carte Collecte d’un adversaire, puis remplacez la vôtre si vous voulez.
card-dark-curse = Malédiction des Ténèbres
    .short = Malédic{ "\u00AD" }tion des Ténèbres
    .text = À la révélation : le hasard choisit de nouveau les cartes Collecte de tous les adversaires.
card-discount-lot = Vite Fait
    .text = Fin de la collecte, si vous êtes seul : cette carte est pour vous un site de plus. Chaque section y coûte 1 de moins.
card-dragon = Dragon
    .text = Monstre. Avant la collecte : tous les joueurs sur son lieu perdent toutes leurs ressources.
card-fairy-food = Jardin des Fées
    .text = Manche suivante : posez-le sur un lieu au début. Fin de la collecte : chaque joueur présent gagne 3 ressources au choix.
card-ghostly-whispers = Murmures Fantômes
    .text = Fin de la collecte, si vous êtes seul : piochez 4 Fables et gardez-en 2.
card-giant = Géant
    .text = Monstre. Fin de la collecte : chaque joueur sur son lieu perd son Ami, les Fables de sa main et une ressource de chaque type.
card-grannys-house = Maison de Mère-Grand
    .text = Lieu unique : tout monstre envoyé ensuite doit y aller. Fin de la collecte : chaque joueur présent gagne 2 ressources. Part dès qu’un monstre est venu.
    .with-granny-leaves-monster-played = Lieu unique : tout monstre envoyé ensuite doit y aller. Fin de la collecte : chaque joueur présent gagne 2 ressources. Part après une manche où un monstre a été joué, où que ce soit.
card-harvest-moon = Pleine Lune
    .text = Fin de la collecte : prenez la moitié de ce qui se trouve sur un lieu où personne n’a collecté.
card-hidden-stash = Grenier Secret
    .text = Fin de la collecte : chaque joueur sur votre lieu, vous aussi, gagne 2 ressources que ce lieu produit.
card-hired-help = Saisonnier
    .text = À la révélation : payez 2 ressources ou défaussez ceci. Manche suivante : vous recevez en double tout ce que vous collectez.
card-little-helpers = Petites Mains
    .text = Fin de la collecte, si vous êtes seul : 2 actions de plus dans cette manche.
card-lonely-castle = Château Solitaire
    .text = Lieu unique. Fin de la collecte : qui est seul ici gagne une ressource de chaque type. Part quand trois joueurs s’y croisent (en partie à deux : les deux).
card-magic-flute = Flûte Enchantée
    .text = À la révélation : tous les monstres joués dans la manche viennent dans votre main, sans effet.
    .with-magic-flute-in-turn = Quand vient son tour : tous les monstres joués dans la manche, placés ou non, viennent dans votre main, sans effet.
card-mysterious-stranger = Mystérieux Inconnu
    .text = Fin de la collecte, si vous êtes seul : gagnez un Ami, à garder ou à offrir.
card-night-at-the-tavern = Nuit à la Taverne
    .text = À la révélation : piochez un Ami par joueur et choisissez le vôtre ; le hasard distribue les autres. Tous les anciens Amis partent.
card-powerful-friends = Amis Puissants
    .short = Amis Puissants
    .text = Fin de la collecte : chaque adversaire sur votre lieu a une action de moins dans cette manche, et vous une de plus pour chacun.
    .with-powerful-friends-one-only = Fin de la collecte : chaque adversaire sur votre lieu n’a qu’une action de base dans cette manche, et vous une de plus pour chacun.
card-roar = Rugissement
    .short = Rugis{ "\u00AD" }sement
    .text = Avant la collecte : chaque adversaire sur votre lieu tire au hasard une de ses cartes Collecte et y va.
card-royal-wedding = Noces Royales
    .text = Lieu unique. Fin de la collecte : qui n’est pas ici perd 1 ressource. Part quand personne ne vient.
card-searching-the-past = Souvenirs du Passé
    .text = Fin de la collecte, si un adversaire est sur votre lieu : prenez 2 Fables défaussées de votre choix.
card-share-the-wealth = Partage des Richesses
    .text = Fin de la collecte : chaque adversaire qui en a collecté 5 ou plus vous donne 2 ressources.
card-spy-network = Réseau d’Espions
    .text = Fin de la collecte : piochez autant de Fables qu’il y a de joueurs sur votre lieu, vous compris.
card-taxation = Impôts
    .text = Manche suivante, fin de la collecte : chaque adversaire absent de votre lieu perd la moitié de ses ressources, la brique d’abord.
card-thoughtful-gift = Cadeau Rusé
    .text = Fin de la collecte : offrez à un adversaire 3 ressources au plus, d’un seul type ; il vous en rend autant d’un autre.
card-wandering-merchant = Marchand Ambulant
    .text = Fin de la collecte : chaque joueur sur votre lieu, vous aussi, peut échanger 2 ressources d’un type contre 3 d’un autre.
card-wishing-well = Puits aux Souhaits
    .text = À la révélation : échangez sans les regarder les cartes Collecte de deux joueurs.
card-wolf = Loup
    .text = Monstre. Avant la collecte : si un cochon est sur son lieu, tout ce qui s’y trouve est perdu.

# Amis.

card-aladdin = Aladin
    .text = Début de la manche : annoncez si vous serez seul ou en compagnie. Si c’est vrai : une ressource de chaque type.
card-ali-baba = Ali Baba
    .text = Début de la manche : volez une ressource à un adversaire. Si vous vous croisez sur un lieu dans cette manche, rendez-la.
card-cinderella = Cendrillon
    .text = Avant le départ des autres : prenez 2 ressources sur votre lieu, puis collectez comme d’habitude.
card-evil-queen = Méchante Reine
    .text = Choisissez en dernier, après un regard secret sur la carte Collecte ou la Fable d’un adversaire.
card-fairy-godmother = Marraine la Fée
    .text = Action spéciale : piochez 2 Fables. Ou, dans votre tour, défaussez-la avec 2 Fables : gagnez 2 ressources.
card-frog-prince = Prince Grenouille
    .text = Fin de la collecte, si vous n’êtes pas seul : défaussez-le pour un Ami déjà défaussé, puis gagnez 1 ressource.
    .with-frog-prince-deck = Fin de la collecte, si vous n’êtes pas seul : défaussez-le pour le prochain Ami de la pioche, puis gagnez 1 ressource.
card-gingerbread-man = Le Petit Bonhomme de Pain d’Épices
    .short = Pain d’Épices
    .text = Au lieu de partir, vous pouvez prendre 1 ressource sur chaque lieu ; vous n’allez alors sur aucun lieu et ne participez pas à la collecte.
card-golden-goose = L’Oie d’Or
    .text = Fin de la collecte, si vous êtes seul : gagnez 1 ressource. Ou, dans votre tour, défaussez-la : gagnez 2 ressources.
card-goldilocks = Boucle d’Or
    .text = Action spéciale : voyez les 3 premières Fables de la pioche, gardez-en une et remettez les autres dessus dans l’ordre voulu.
card-hansel-and-gretel = Hansel & Gretel
    .text = Les autres joueurs qui bâtissent des murs donnent 1 de plus de ce matériau à qui possède cet Ami.
card-huntsman = Le Chasseur
    .text = Les adversaires qui ont des Fables doivent en jouer une. Un monstre qui frapperait sur votre lieu est arrêté : vous gagnez une ressource de chaque type.
card-jack = Jack le Chasseur de Géant
    .short = Jack
    .text = Avant le départ des cochons : 2 ressources de plus sur votre lieu, de ce qu’il produit. Ou défaussez-le pour arrêter un Géant.
card-little-mermaid = La Petite Sirène
    .text = Quand on la gagne : gardez 2 cartes Collecte, le reste est retenu tant que vous l’avez. Action spéciale : une ressource de chaque type.
card-pinocchio = Pinocchio
    .text = Début de la manche : annoncez quelle carte Collecte vous jouerez. Si c’est vrai : 2 ressources de ce que ce lieu produit.
card-puss-in-boots = Le Chat Botté
    .text = Action spéciale : bâtissez une section ; 1 ressource du prix peut venir d’un adversaire.
card-rapunzel = Raiponce
    .text = Début de la manche : elle reçoit 2 ressources d’un même type, prises dans la réserve. Action spéciale, si vous êtes seul : prenez-les toutes.
card-red-riding-hood = Le Petit Chaperon Rouge
    .short = Chaperon Rouge
    .text = Action spéciale : défaussez 5 Fables de la pioche, sauf les Loups, que vous prenez tous ; sans Loup, piochez une Fable. Ou défaussez-le pour arrêter un Loup ou le Grand Méchant Loup.
card-robin-hood = Robin des Bois
    .text = Fin de la construction : chaque adversaire plus riche que vous en ressources vous en donne 1.
card-rumpelstiltskin = Nain Tracassin
    .text = Début de la construction : gagnez 1 botte de paille. Action spéciale : toute votre paille devient du bois, ou de la brique.
card-seven-dwarves = Les Sept Nains
    .text = Fin de la collecte, si vous êtes seul : 1 action de plus dans cette manche.
card-sleeping-beauty = La Belle au Bois Dormant
    .short = Belle au Bois Dormant
    .text = Début de la manche : un joueur de votre choix joue la première Fable de la pioche, sans la voir et sans en jouer d’autre.
card-snow-white = Blanche-Neige
    .text = Fin de la collecte : chaque adversaire sur votre lieu vous donne une Fable, ou à défaut une ressource.
card-thumbelina = Poucelina
    .text = Une fois les cartes Collecte retournées : vous pouvez tirer au hasard une autre de vos cartes Collecte et y envoyer votre cochon.
card-tom-thumb = Tom Pouce
    .text = Début de la manche : chipez 1 ressource sur un lieu, si vous voulez.
card-woodcutter = Le Bûcheron
    .text = Action spéciale : 2 rondins pour vous et 2 autres pour la Forêt. Ou défaussez-le pour arrêter n’importe quel monstre.

shown-chosen = { $you ->
    [yes] Vous regardez
   *[no] { $seats } regarde
} { $zone }{ $seen ->
    [yes] { " : " }{ $cards }
   *[no] { "" }
}.
hidden-chosen = { "" }
shown-laid = { $you ->
    [yes] Vous regardez
   *[no] { $seats } regarde
} { $zone }{ $seen ->
    [yes] { " : " }{ $cards }
   *[no] { "" }
}.
hidden-laid = { "" }
shown-unseen = { $you ->
    [yes] Vous regardez
   *[no] { $seats } regarde
} { $zone }{ $seen ->
    [yes] { " : " }{ $cards }
   *[no] { "" }
}.
hidden-unseen = { "" }
