title = Murmures
deck-empty = La pioche est vide.
deck-not-empty = On ne se repose que si la pioche est vide ; elle compte encore { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}.
not-in-hand = Vous n'avez pas cette carte : { $card }.
