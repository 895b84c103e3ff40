# Les listes de cartes, et les cartes d’une boîte que l’on possède.

replay-owner-data = données du propriétaire
replay-owner-data-note = données du propriétaire : { $note }
cards-head = { $game } : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $kinds ->
    [one] { $kinds } sorte
   *[other] { $kinds } sortes
}
cards-our-text = { $name }. Sans les données du propriétaire : { $text }
cards-provenance-confirmed = confirmée
cards-provenance-inferred = déduite
cards-provenance-reconstructed = reconstituée
cards-provenance-owner = données du propriétaire

# La liste des jeux.

games-game = Jeu
games-title = Titre
games-players = Joueurs
games-option = Option
games-editions = Éditions
games-more = veillee games { $game } présente un jeu : ses options, leurs valeurs et ses éditions.
games-none = Il n’y a pas encore de jeu ici ; VEILLEE_GAMES=module en ajoute.
games-slips = Erreurs, coquilles et textes tronqués, qui ne se choisissent pas :
