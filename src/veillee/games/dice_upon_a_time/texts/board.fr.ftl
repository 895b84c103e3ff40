# Ce que seul le plateau dans le navigateur dit.

board-you = Vous
board-back = Retour à la table
board-map = Le pays : lieux, chemins et Esprits
board-nearer = Regarder de plus près
board-figure = { $seat } : figurine
board-socket = { $path } : libre, demande { $value }
board-socket-dice = { $path }, { $dice ->
    [one] un dé
   *[other] { $dice } dés
} de haut en bas : { $lying }
board-wolf-closed = Endormi jusqu’au prochain chapitre.
board-your-dice = Vos dés
board-name-value = La boule de cristal : choisissez le nombre pour lequel le dé comptera.
board-strike = Le petit tailleur : choisissez la pile dont le dé du sommet sera écarté.
board-tailor = À vous : posez un dé, ou passez. Avant cela, si vous voulez, le petit tailleur écarte le dé du dessus d’une pile : touchez sa carte.
board-tailor-only = À vous, sans dé à poser : servez-vous d’un jeton ou d’un Objet, ou attendez. Si le petit tailleur écarte un dé maintenant (touchez sa carte), vous devrez ensuite utiliser un jeton Lapin.
board-second-quest = Encore une Quête. Choisissez dans quelle pioche la prendre : le chiffre indique ce qu’elle rapporte en Points Aventure (PA).
board-take = Ce lieu offre { $tokens } : prenez, ou ne prenez rien.
board-take-all = Prendre { $tokens }
board-take-any = Ce lieu offre { $count ->
    [one] un jeton de votre choix
   *[other] { $count } jetons d’une même sorte
} : choisissez, ou ne prenez rien.
board-without-dice = À vous, sans dé à poser : servez-vous d’un jeton ou d’un Objet, ou attendez.
board-turn-passes = Vous n’avez plus de dé à poser : vous passez ce tour.
board-none-fulfilled = Plus rien à accomplir ici. Encore possible : { $named }. « Continuer » termine votre tour.
board-lift = Lever « { $card } »
board-can-lift = Vous pouvez lever ici une Malédiction : choisissez-la, ou continuez.
board-fulfil = Accomplir « { $card } » ({ $points } PA)
board-not-again = Ne plus me le demander dans ce chapitre
board-no-swap = Finalement, pas de troc
board-swap-sure = Contre un jeton Tom Pouce, vous cédez une de vos Quêtes ({ $own }) et en prenez une à quelqu’un d’autre ({ $others }).
board-rabbit-sure = Rendre un jeton Lapin pour suivre un chemin sans poser de dé ? Vous choisirez ensuite le chemin.
board-pass-sure = Passer ? Les dés qui vous restent ne serviront plus dans ce chapitre.
board-met = Vous rencontrez { $seat } : faites une offre, ou n’échangez rien.
board-only-dice = À vous : posez un dé ou passez jusqu’à la fin du chapitre.
board-ride = Auprès d’un Coursier, le Roi Barbabec peut chevaucher vers tout lieu éclairé : choisissez-en un, ou restez.
board-prepared = Votre tour est commencé : choisissez le dé à poser.
board-hood-next = Le petit chaperon rouge : choisissez un chemin éclairé, quel que soit son nombre ; vous le suivrez.
board-hood = Le petit chaperon rouge : choisissez un dé pour un chemin qui part d’ici, quel que soit son nombre. « Annuler » garde le pouvoir pour plus tard.
board-rapunzel = Raiponce peut relancer un dé : choisissez-le, ou gardez les dés ainsi.
board-no-way = De là où vous êtes, votre dé ne mène nulle part : restez, ou jouez l’Objet qui brille.
board-neighbours = { $left } est à votre gauche, { $right } à votre droite.
board-last-offer = On vous répond par une autre offre : acceptez ou refusez.
board-place-only = Poser sans avancer
board-next = Dé en main : choisissez un chemin éclairé, ou le coin d’un Esprit. Si le chemin part de votre figurine, vous avancez.
board-first-turn = À vous : choisissez un dé. Il ouvre un chemin de même nombre ou d’un nombre plus petit ; une image, × ou ×2 compte 6.
board-sign = Le signe dans son coin est sa sixième face. { $does }
board-spirit-again = Touchez encore une fois pour y poser le dé.
board-die = { $die } : { $face }
board-die-used = utilisé
board-die-aside = écarté
board-die-fox = dans la tanière du Renard
board-dice-left = { $count ->
    [one] un dé restant : { $faces }
   *[other] { $count } dés restants : { $faces }
}
board-no-dice = dés épuisés
board-tokens = Jetons
board-token = { $token ->
    [gold] or
    [apple] pomme
   *[other] pain
}
board-amount = { $token ->
    [gold] { $count ->
        [one] une pièce d’or
       *[other] { $count } pièces d’or
    }
    [apple] { $count ->
        [one] une pomme
       *[other] { $count } pommes
    }
   *[other] { $count ->
        [one] une miche de pain
       *[other] { $count } miches de pain
    }
}
board-held = { $token ->
    [gold] { $count ->
        [one] une pièce d’or
       *[other] { $count } pièces d’or
    }
   *[other] { board-amount }
}
board-rabbits = { $count ->
    [one] un jeton Lapin
   *[other] { $count } jetons Lapin
}
board-thumbling = Jetons de Tom Pouce : { $count }
board-quests = Quêtes
board-no-quests = Aucune Quête en cours
board-items = { $count ->
    [0] aucun Objet magique
    [one] un Objet magique
   *[other] { $count } Objets magiques
}
board-thinking = réfléchit encore
board-ready = a choisi
board-first = commence le chapitre
board-passed = a passé
board-points = { $points } PA
board-unfinished = pas accomplie : ne rapporte rien et ne coûte rien
board-robbed = { $seat } vous prend, avec le miroir magique : { $card }
board-swapped = { $seat } rend un jeton Tom Pouce et troque une Quête avec vous : vous cédez « { $given } » et recevez « { $got } ».
board-bestowed = { $seat } vous passe une Malédiction, avec l’anneau maudit : { $card }
board-fulfilled = { $seat } accomplit une Quête : { $card } ({ $points } PA)
board-fed = Le Loup vous a pris un dé : { $die }
board-told-story = Le Récit : { $card }
board-came-true = Effet appliqué : { $effect }.
board-lost-item = « { $story } » vous prend un Objet magique : { $card }
board-drew = Vous recevez : { $card }
board-your-hero = votre héros
board-own-points = Vous : { $points } PA
board-points-meaning = Points Aventure (PA) : ce que les Quêtes accomplies ont rapporté
board-common = Ensemble : { $points } PA
field-chapter = { $value ->
    [0] Mise en place
   *[other] Chapitre { $value }
}
board-piles = Pioches et défausses
board-deck = encore { $count }
board-unfold = { $seat }, dés restants : { $dice }, { $points } PA. Jetons : { $tokens }. Quêtes : { $quests }. Tout montrer
board-show-cards = Cartes ({ $count })
board-show-map = Carte du pays
board-fold-moment = Regarder le pays
board-unfold-moment = Revenir à la question
board-asked = Même question, en secret : { $names }
board-about-to-gain = { $you ->
    [yes] Vous gagnez { $tokens }.
   *[no] { $seat } gagne { $tokens }.
}
board-about-to-lose = Perte à venir : { $tokens }
board-draws-items = Des Objets magiques viennent d’être piochés ; c’est le tour { DE($seat) }.
board-draws-quests = Des Quêtes viennent d’être piochées ; c’est le tour { DE($seat) }.
board-snake-rolled = Dé Serpent, { $seat } : { $face }
board-plays = { $seat } : { $card }
board-rabbits-left = Jetons Lapin restants : { $count }
board-gives = { $you ->
    [yes] Vous donnez
   *[no] { $seat } donne
}
board-take-out = Retirer de l’offre
board-nothing = rien
board-sort-quests = Quête
board-sort-items = Objet magique
board-sort-events = Événement
board-sort-characters = Personnage
board-sort-places = Lieu
board-sort-paths = Chemin
board-sort-spirits = Esprit de la Forêt
board-sort-dice = Dé
board-sort-stories = Récit
won-points = Victoire aux Points Aventure : { $first } contre { $second }.
won-quests = Égalité de Points Aventure ; le nombre de Quêtes accomplies départage : { $first } contre { $second }.
won-curses = Égalité de Points Aventure et de Quêtes accomplies ; le plus petit nombre de Malédictions départage : { $first } contre { $second }.
won-shared = Égalité de Points Aventure, de Quêtes accomplies et de Malédictions.
board-none-done = aucune Quête accomplie
board-rank = Rang { $rank } sur 5.
board-rank-1 = Digne de la demi-sœur de Cendrillon : à refaire.
board-rank-2 = Un début, mais pas encore des héros.
board-rank-3 = Dame Hiver est presque contente.
board-rank-4 = Un conte qu’on dira longtemps.
board-rank-5 = Tout le pays chante vos exploits.
