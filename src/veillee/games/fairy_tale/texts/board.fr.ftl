# Ce que seul le plateau dans le navigateur dit.

board-handed-left = Les mains passent à gauche
board-handed-right = Les mains passent à droite
board-handed-swap = Vous échangez vos mains après chaque choix
board-rest-to = { $hands ->
    [2] la carte restante va à { $seat }
   *[other] le reste de la main va à { $seat }
}
board-receives = reçoit les cartes que vous ne gardez pas
board-partner = votre partenaire
board-team-points = Équipe : { $points }
board-picked-count = { $count ->
    [one] { $count } carte gardée
   *[other] { $count } cartes gardées
}
board-open-count = { $count ->
    [one] { $count } ouverte
   *[other] { $count } ouvertes
}
board-closed-count = { $count ->
    [one] { $count } fermée
   *[other] { $count } fermées
}
board-your-tale = Votre conte
board-tale-of = Le conte { DE($seat) }
board-empty-row = Aucune carte n’a encore été jouée.
board-hand = Votre main
board-picks = Vos cartes gardées
board-you-give = Vous donnez « { $card } ».
board-tap-partner = Touchez la ligne { DE($seat) } pour voir ses cartes.
board-to-reveal = À révéler
board-seen = Cartes transmises
board-seen-title = Les cartes que vous avez transmises pendant cette manche
board-passed-on = Encore chez vos adversaires
board-came-back = Revenues chez vous
board-read-first = Touchez une carte pour la lire. Touchez son texte, ou appuyez longuement sur la carte, pour la voir en grand. Ouverte : face visible. Fermée : face cachée, elle ne rapporte rien.
board-open-and-closed = Ouverte : face visible. Fermée : face cachée, elle ne rapporte rien.
board-closed-now = Fermée : ne rapporte rien tant qu’elle n’est pas rouverte.
board-effects-open = Grâce à l’effet { $effects }, choisissez ce que vous ouvrez.
board-effects-close = L’effet { $effects } vous oblige à fermer une carte : laquelle ?
board-because = { $itself ->
    [yes] { $line } Son propre effet l’exige.
   *[no] { $way ->
        [open] Grâce à l’effet { $causes }, vous ouvrez { $cards }.
        [close] À cause { $causes }, vous fermez { $cards }.
       *[hunt] { $line } C’est l’effet { $causes }.
    }
}{ $alike ->
    [yes] { " " }Vos cartes de ce nom se valent.
   *[no] { "" }
}
board-effect-of = de la carte « { $card } » { DE($seat) }
board-effect-yours = de votre carte « { $card } »
board-revealed-by = { $seat } – « { $card } »
board-last-turn = Dernière révélation. { $line }
board-look = voir tout
board-latest = nouvelle
board-novice = Partie pour novices
board-last-pick = La dernière carte vous revient : « { $card } ».
board-play-of = Carte { $number } sur { $count }
board-on-the-table = { $question ->
    [open] Ouvrez d’abord une de vos cartes fermées, sur la table.
   *[close] Fermez d’abord une de vos cartes ouvertes, sur la table.
}
board-turn-close = Fermer ces { $count } cartes
board-turn-open = Ouvrir ces { $count } cartes
board-chosen-of = Choix { $done } sur { $count }
board-show-row = Montrer les cartes { DE($seat) }
board-names = Les noms possibles
board-standing = Le classement
board-over = Fin du conte
board-count = Le décompte des points
