title = Les boulangers
not-in-hand = Vous n'avez pas cette carte : { $card }.
not-for-baking = Cette carte ne s'enfourne pas : { $card }.
no-logs = Vous n'avez plus de bûches ; votre étal compte déjà { $burnt ->
    [one] { $burnt } carte
   *[other] { $burnt } cartes
}.
gift-now = Le travail est fini : choisissez un cadeau dans votre main ({ $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}).
advice-bake = Rapporte aussitôt { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
advice-toss = Une carte de moins à payer à la fin ; enfournée, elle rapporterait { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
advice-stop = Rien de mieux à faire.
advice-give = Votre voisin pourrait en tirer { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
