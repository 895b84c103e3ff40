# Pourquoi un choix est conseillé, ou non.

# Où mène un dé.

advice-walk = Vous mène { $place } ; de là, votre prochain but est « { $card } »{ for-points }.
advice-walk-fulfil = Vous mène { $place }, où vous pouvez accomplir « { $card } »{ for-points }.
advice-walk-token = Vous mène { $place }, où vous prenez un jeton pour « { $card } »{ for-points }.
advice-walk-draw = Vous mène { $place }, où vous pouvez piocher une Quête ; { turns-left }.
advice-walk-plain = Vous mène { $place } ; { turns-left }.
advice-stay = Il n’y a pas mieux ailleurs pour l’instant.
advice-stay-near = D’ici, votre prochain but est « { $card } »{ for-points }.
advice-far-path = De là où vous êtes, un dé placé ici ne vous mène nulle part.
advice-carried = Un Récit vous emmène { $place }.

# Les Esprits.

advice-fox = Posez-le chez le Renard : au prochain chapitre, vous choisirez la face de ce dé.
advice-rabbit = Le Lapin : le dé du sommet rapporte, à la fin du chapitre, un jeton Lapin et le premier tour.
advice-snake = Le Serpent : le dé du sommet rapporte, à la fin du chapitre, le dé Serpent.
advice-wolf = Le Loup : tous les autres doivent lui donner un dé.
advice-last-spirit = Ce dé ne rapporterait rien : après le dernier chapitre, les Esprits ne donnent plus rien.

# Le début du tour.

advice-pass = Vous renonceriez aux tours de vos dés non utilisés : { $dice }.
advice-pass-end = Vos derniers dés ({ $dice }) ne permettent plus d’accomplir de Quête.
advice-wait = Vous gardez ce que vous avez pour plus tard.
advice-hood = Même un dé faible ouvre alors n’importe quel chemin voisin.
advice-crystal-ball = Votre dé le plus faible vaudrait { $value }.
advice-higher = Un chemin voisin est plein, et vous en avez besoin.
advice-swat = Sans son dé du sommet, ce chemin vous mène plus loin.
advice-convert = Vos cartes ouvertes ont plus besoin du nouveau jeton.
advice-swap = Quelqu’un a une Quête plus facile pour vous.
advice-ring = La Malédiction passe à quelqu’un d’autre.
advice-keep-ability = Il y aura un meilleur moment pour ce pouvoir.
advice-keep-token = Vos cartes ouvertes n’ont pas besoin de ce changement.
advice-keep-quests = Les Quêtes des autres ne sont pas plus faciles pour vous.

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
advice-reward = Vous recevez aussitôt la récompense.
advice-object = Qui le porte pourra le livrer.
advice-finish = Vous gardez vos jetons pour autre chose.

# Les jetons.

advice-token = Ce jeton vous sert pour « { $card } »{ for-points }.
advice-token-spare = Aucune de vos cartes ouvertes n’en a besoin pour l’instant.
advice-nothing = Vous ne prenez rien.
advice-lose-needed = Ce jeton vous manquerait pour « { $card } »{ for-points }.
advice-lose-spare = Vous pouvez vous en passer.

# Les Objets magiques et les personnages.

advice-item = Un Objet magique ne vous coûte rien.
advice-item-strong = Cet Objet peut vous aider beaucoup.
advice-item-weak = Cet Objet aide rarement beaucoup.
advice-play = C’est le bon moment pour « { $card } ».
advice-keep-item = « { $card } » vous servira sans doute mieux plus tard.
advice-decline = Vous gardez vos Objets pour un meilleur moment.
advice-hero = Plus un pouvoir sert souvent, mieux c’est.

# Les Récits et les Malédictions.

advice-story-good = Ce Récit vous aidera sans doute.
advice-story-bad = Ce Récit vous coûtera quelque chose.
advice-least-harm = Mieux vaut perdre ce qui vous sert le moins.
advice-others-gain = Les autres y gagnent quelque chose.
advice-favour-self = L’aide est pour vous.
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
advice-face-number = Plus le dé est haut, plus il ouvre de chemins.
advice-weak-die = On se passe facilement d’un dé qui vaut { $value }.
advice-strong-die = Un dé qui vaut { $value } est bien utile.
advice-enough = Les dés sont assez bons.

# Les échanges.

advice-trade = Ensemble, { $player } et vous gagnez à cet échange.
advice-accept = L’offre { DE($player) } vous aide.
advice-no-use = Cet échange avec { $player } ne vous aiderait pas.
advice-no-trade = Chacun garde ce qu’il a.

# Les points et les tours sur lesquels repose une raison.

for-points = { $points ->
    [0] { "" }
   *[other] { " " }({ $points } PA)
}
turns-left = { $turns ->
    [one] il reste { $turns } tour
   *[other] il reste environ { $turns } tours
}
