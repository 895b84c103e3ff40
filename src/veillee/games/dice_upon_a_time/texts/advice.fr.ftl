# Pourquoi un choix est conseillé, ou non.

# Où mène un dé.

advice-walk = Vous mène { $place } ; de là, votre prochain but est « { $card } »{ for-points }, { turns-away }.
advice-walk-fulfil = Vous mène { $place }, où vous pouvez accomplir « { $card } »{ for-points }.
advice-walk-token = Vous mène { $place }, où vous prenez un jeton pour « { $card } »{ for-points }.
advice-walk-draw = Vous mène { $place }, où vous pouvez piocher une Quête ; { turns-left }.
advice-walk-plain = Vous mène { $place } ; { turns-left }.
advice-stay = { $cards ->
    [0] Il n’y a pas mieux ailleurs pour l’instant ; { turns-left }.
    [one] Votre carte en cours ({ $cards }) ne peut plus être accomplie à temps : { turns-left }.
   *[other] Aucune de vos { $cards } cartes en cours ne peut être accomplie à temps : { turns-left }.
}
advice-stay-near = D’ici, votre prochain but est « { $card } »{ for-points }, { turns-away }.
advice-far-path = De là où vous êtes, un dé qui vaut { $value } ne vous mène nulle part ici.
advice-carried = Un Récit vous emmène { $place } ; { turns-left }.

# Les Esprits.

advice-fox = Posez-le chez le Renard : ce dé vaut { $value } pour l’instant, et au prochain chapitre vous choisirez sa face.
advice-rabbit = { $percent ->
    [0] Le Lapin : un dé de plus ne vous y rapporte rien (0 %).
   *[other] Le Lapin : avec une chance d’environ { $percent } %, le dé reste au sommet et rapporte, à la fin du chapitre, un jeton Lapin et le premier tour.
}
advice-snake = { $percent ->
    [0] Le Serpent : un dé de plus ne vous y rapporte rien (0 %).
   *[other] Le Serpent : avec une chance d’environ { $percent } %, le dé reste au sommet et rapporte, à la fin du chapitre, le dé Serpent.
}
advice-wolf = { $dice ->
    [0] Le Loup : personne d’autre n’a de dé à lui donner.
    [one] Le Loup : { $dice } autre joueur doit lui donner un dé ; son plus faible vaut { $value }.
   *[other] Le Loup : { $dice } autres joueurs doivent lui donner un dé ; leurs plus faibles valent { $value } ensemble.
}
advice-last-spirit = Ce dé ne rapporterait rien : { turns-left }, et après le dernier chapitre, les Esprits ne donnent plus rien.

# Le début du tour.

advice-pass = Vous renonceriez aux tours de vos dés non utilisés : { $dice }.
advice-pass-end = Vos derniers dés ({ $dice }) ne permettent plus d’accomplir de Quête.
advice-wait = Vous gardez ce que vous avez pour plus tard : { turns-left }.
advice-hood = Même votre dé qui vaut { $value } ouvre alors n’importe quel chemin voisin.
advice-crystal-ball = Votre dé le plus faible vaudrait { $value }.
advice-higher = Vous avez besoin d’un chemin voisin qui est plein, avec { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}.
advice-swat = Sans son dé du sommet, ce chemin vous mène plus loin : il suffit d’un { $value }.
advice-convert = { $cards ->
    [0] Vos cartes en cours ont davantage besoin du nouveau jeton.
    [one] { $cards } de vos cartes en cours a davantage besoin du nouveau jeton.
   *[other] { $cards } de vos cartes en cours ont davantage besoin du nouveau jeton.
}
advice-swap = Quelqu’un a une Quête plus facile pour vous : « { $card } »{ for-points }.
advice-ring = { $points ->
    [0] La Malédiction passe à quelqu’un d’autre.
    [one] La Malédiction passe à quelqu’un d’autre, à qui elle coûte { $points } Point Aventure.
   *[other] La Malédiction passe à quelqu’un d’autre, à qui elle coûte { $points } Points Aventure.
}
advice-keep-ability = Il y aura un meilleur moment pour ce pouvoir : { turns-left }.
advice-keep-token = { $cards ->
    [0] Vous n’avez pas de carte en cours qui ait besoin de ce changement.
    [one] Votre carte en cours ({ $cards }) n’a pas besoin de ce changement.
   *[other] Aucune de vos { $cards } cartes en cours n’a besoin de ce changement.
}
advice-keep-quests = { $quests ->
    [one] La Quête des autres ({ $quests }) n’est pas plus facile pour vous.
   *[other] Aucune des { $quests } Quêtes des autres n’est plus facile pour vous.
}

# Les Quêtes.

advice-quest = Il reste assez de temps pour une Quête de valeur { $value } : { turns-left }.
advice-quest-late = Il ne reste guère de temps pour une Quête de valeur { $value } : { turns-left }.
advice-quests-enough = Vous avez assez de Quêtes : { turns-left }.
advice-quest-near = De là où vous êtes, cette Quête{ for-points } peut être vite accomplie ; { turns-left }.
advice-quest-far = Cette Quête{ for-points } demande un long voyage ; { turns-left }.
advice-fulfil = { $points ->
    [one] Rapporte 1 Point Aventure.
   *[other] Rapporte { $points } Points Aventure.
}
advice-reward = Vous recevez aussitôt la récompense, pour un coût de { $cost }.
advice-object = Qui le porte pourra le livrer : { turns-left }.
advice-finish = { $tokens ->
    [0] Vous en restez là : vous avez 0 jeton.
    [one] Vous gardez { $tokens } jeton pour autre chose.
   *[other] Vous gardez vos { $tokens } jetons pour autre chose.
}

# Les jetons.

advice-token = Ce jeton vous sert pour « { $card } »{ for-points }.
advice-token-spare = { $cards ->
    [0] Vous n’avez pas de carte en cours qui en ait besoin.
    [one] Votre carte en cours ({ $cards }) n’en a pas besoin pour l’instant.
   *[other] Aucune de vos { $cards } cartes en cours n’en a besoin pour l’instant.
}
advice-nothing = { $held ->
    [0] Vous ne prenez rien, et en avez 0 pour l’instant.
   *[other] Vous ne prenez rien : vous en avez déjà { $held }.
}
advice-lose-needed = Ce jeton vous manquerait pour « { $card } »{ for-points }.
advice-lose-spare = Vous pouvez vous en passer : vous en avez { $have }.

# Les Objets magiques et les personnages.

advice-item = Un Objet magique ne vous coûte rien ; vous en avez { $items } pour l’instant.
advice-item-strong = Cet Objet aide plus que la plupart : il vaut { about-turns }.
advice-item-weak = Cet Objet aide rarement beaucoup : il vaut { about-turns }.
advice-play = C’est le bon moment pour « { $card } » : cela vaut { about-turns }.
advice-keep-item = « { $card } » vous servira sans doute mieux plus tard : { turns-left }.
advice-decline = Vous gardez { $items ->
    [one] { $items } Objet
   *[other] vos { $items } Objets
} pour un meilleur moment.
advice-hero = Plus un pouvoir sert souvent, mieux c’est : { turns-left }.

# Les Récits et les Malédictions.

advice-story-good = Ce Récit vous aidera sans doute{ for-points }.
advice-story-bad = { $points ->
    [0] Ce Récit vous coûtera quelque chose, avec { $choices } choix possibles.
    [one] Ce Récit vous coûtera { $points } Point Aventure, sauf si la Malédiction est levée.
   *[other] Ce Récit vous coûtera { $points } Points Aventure, sauf si la Malédiction est levée.
}
advice-least-harm = Vous en perdez { $amount } : mieux vaut perdre ce qui vous sert le moins.
advice-others-gain = { $others ->
    [one] { $others } autre joueur y gagne quelque chose.
   *[other] Les { $others } autres y gagnent quelque chose.
}
advice-favour-self = L’aide est pour vous ; vous avez { $points } PA pour l’instant.
advice-lift = { $points ->
    [one] Sinon, elle coûte 1 Point Aventure.
   *[other] Sinon, elle coûte { $points } Points Aventure.
}
advice-bestow = { $points ->
    [one] Elle coûte alors 1 Point Aventure à { $player }.
   *[other] Elle coûte alors { $points } Points Aventure à { $player }.
}

# Les dés.

advice-face-special = Une face spéciale vaut 6 et fait autre chose en plus.
advice-face-number = Un dé qui vaut { $value } ouvre { $paths ->
    [one] { $paths } chemin
   *[other] { $paths } chemins
} sur { $all }.
advice-weak-die = On se passe facilement d’un dé qui vaut { $value }.
advice-strong-die = Un dé qui vaut { $value } est bien utile.
advice-enough = Les dés sont assez bons : { $dice ->
    [one] { $dice } dé qui vaut { $value }.
   *[other] { $dice } dés qui valent { $value } ensemble.
}

# Les échanges.

advice-trade = Ensemble, { $player } et vous gagnez { about-turns } à cet échange.
advice-accept = L’offre { DE($player) } vous aide : elle vaut { about-turns }.
advice-no-use = { $cards ->
    [0] Vous n’avez pas de carte en cours à laquelle cet échange avec { $player } servirait.
    [one] Cet échange avec { $player } n’aiderait pas votre carte en cours ({ $cards }).
   *[other] Cet échange avec { $player } n’aiderait aucune de vos { $cards } cartes en cours.
}
advice-no-trade = Chacun garde ce qu’il a ; vous gardez { $tokens ->
    [one] { $tokens } jeton.
   *[other] { $tokens } jetons.
}

# Les points et les tours sur lesquels repose une raison.

for-points = { " " }({ $points ->
    [0] 0 PA, mais une récompense
   *[other] { $points } PA
})
turns-left = { $turns ->
    [one] il reste { $turns } tour
   *[other] il reste environ { $turns } tours
}
turns-away = { $away ->
    [one] à environ { $away } tour
   *[other] à environ { $away } tours
}
about-turns = { $turns ->
    [0] moins de 1 tour
    [one] environ { $turns } tour
   *[other] environ { $turns } tours
}
