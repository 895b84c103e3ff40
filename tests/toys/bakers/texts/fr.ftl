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
