# Ce que disent les plateaux dans le navigateur.

board-round = Manche { $round } sur { $rounds }
board-you = Vous
board-thinking = réfléchit encore
board-ready = a choisi
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-closed = fermée
board-in-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
board-deck = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
board-no-cards = pas encore de carte
board-revealed = Révélées : { $cards }.
board-back = Retour
