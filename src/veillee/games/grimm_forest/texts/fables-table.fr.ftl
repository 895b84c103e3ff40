# Lieux uniques et Jardin des Fées.

ask-lay-location = Posez « { $card } » sur un lieu : la carte y reste pour les manches suivantes.
ask-fairy-food = Votre Jardin des Fées est prêt : posez-le sur un lieu, où chaque joueur présent gagnera 3 ressources.
cause-lay-location = { "" }
question-lay-location = poser un lieu unique
question-fairy-food = poser le Jardin des Fées
option-lay = Poser la carte { at-place }
answered-lay = { "" }
lays-card = { $you ->
    [yes] Vous posez
   *[no] { $seat } pose
} « { $card } » { at-place }.
set-hosts = { "" }
set-feasts = { "" }
location-there-already = Un lieu ne porte qu’un lieu unique, et il y a déjà { at-place } la carte « { $card } ».

# Noces Royales.

ask-wedding-gift = Vous manquez les Noces Royales : choisissez la ressource que cela vous coûte.
question-wedding-gift = payer pour les noces
option-wedding-gift = Payer { one-unit }
answered-wedding-gift = { $you ->
    [yes] Vous manquez les noces et perdez
   *[no] { $seat } manque les noces et perd
} { one-unit }.
none-to-pay = Vous n’avez pas de { $material } pour payer.

# Saisonnier.

ask-wages = Le Saisonnier coûte 2 ressources de votre choix : payez-les, ou la carte doit partir.
question-wages = payer le Saisonnier
option-pay-help = Payer { one-unit }
option-dismiss-help = Défausser le Saisonnier
answered-pay-help = { $you ->
    [yes] Vous payez
   *[no] { $seat } paie
} { one-unit } au Saisonnier.
answered-dismiss-help = { "" }
wages-begun = Vous avez déjà commencé à payer ; il manque encore { $left ->
    [one] 1 ressource
   *[other] { $left } ressources
}.

# Boule de Cristal.

ask-crystal-ball = Votre Boule de Cristal montre la carte Collecte devant un adversaire : choisissez lequel.
ask-replace-gather-card = Vous avez regardé dans la Boule de Cristal : posez une autre carte Collecte, ou gardez celle qui est devant vous.
question-crystal-ball = regarder une carte
question-replace-gather-card = remplacer votre carte
option-look-at = Regarder la carte devant { $other_seat }
option-lay-instead = Aller plutôt { to-place }
option-keep-gather-card = Garder la carte devant vous
forced-keep-gather-card = { "" }
answered-look-at = { "" }
answered-lay-instead = { "" }
answered-keep-gather-card = { "" }
look-at-an-opponent = Vous connaissez votre propre carte ; regardez celle d’un adversaire.

# Puits aux Souhaits et Malédiction des Ténèbres.

ask-wishing-well = { $more ->
    [yes] Le Puits aux Souhaits : désignez qui échange sa carte Collecte avec { $other_you ->
        [yes] vous
       *[no] { $other_seat }
    }.
   *[no] Le Puits aux Souhaits échange les cartes Collecte de deux joueurs : désignez le premier.
}
cause-wishing-well = { "" }
question-wishing-well = échanger des cartes
option-exchange = Désigner la carte devant { $other_you ->
    [yes] vous
   *[no] { $other_seat }
}
answered-exchange = { $you ->
    [yes] Vous désignez
   *[no] { $seat } désigne
} la carte Collecte devant { $other_you ->
    [yes] vous
   *[no] { $other_seat }
}.
passed-laid = Deux cartes Collecte changent de place sans être vues{ $you ->
    [yes] { "\u202F" }; vous avez maintenant devant vous { $cards }
   *[no] { "" }
}.
passed-gather = { "" }
two-players-exchange = Vous avez déjà désigné ce joueur ; il en faut un second.

# Nuit à la Taverne.

ask-tavern = Tous ces Amis sont à la taverne : choisissez le vôtre, le hasard distribue les autres.
question-tavern = choisir un Ami
option-choose-friend = Prendre « { $card } »
answered-choose-friend = { $you ->
    [yes] Vous choisissez
   *[no] { $seat } choisit
} « { $card } » à la taverne ; le hasard distribue les autres.
shuffled-newcomer = { "" }
not-at-the-tavern = L’Ami « { $card } » n’est pas à la taverne.
