# Ce que le moteur lui-même a à dire, à n’importe quelle table.

not-asked = On ne vous demande rien pour le moment.
no-such-option = Ce jeu n’a pas de choix numéro { $option }.
not-offered = Ce choix ne vous est pas proposé maintenant ({ $question }).
stale-decision = Cette réponse concernait la décision { $decision } ; vous en êtes maintenant à la décision { $now }.
plan-met-chance = Le hasard est intervenu après { $taken ->
    [one] la première réponse du plan
   *[other] les { $taken } premières réponses du plan
} ; la suite n’a pas été jouée.
abandoned = La partie a été interrompue.
take-back = { $you ->
    [yes] Votre dernier choix est annulé.
   *[no] { $seat } revient sur son dernier choix.
}
undo-nothing = Il n’y a rien à annuler.
undo-over = La partie est terminée.
undo-chance = Le hasard a déjà décidé de la suite.
undo-saw = Vous avez vu des cartes depuis.
undo-told = Les autres l’ont déjà vu.
undo-barrier = La partie est passée à une autre phase.
undo-often = On est déjà trop souvent revenu en arrière ici.
undo-answered = Quelqu’un d’autre a répondu depuis.

# Ce que dit une relecture de partie.

replay-table = { $game }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
replay-setting = { $setting } : { $value }
replay-seed = partie d’entraînement, graine { $seed }
replay-arranged = à partir d’une position préparée
replay-answer = { $seat } : { $option }
replay-undo = { $seat } annule ses réponses à partir de la décision { $decision }
replay-score = { $seat } : { $score }
replay-score-wins = { $seat } : { $score } – victoire
replay-unfinished = La partie n’est pas terminée.

# Ce que toute table dit de ses objets et de ses événements ; un jeu peut tout formuler à sa façon.

player-name = Joueur { $number }
hidden-card = une carte
hidden-cards = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
named-card = { $count ->
    [1] « { $card } »
   *[other] { $count } × « { $card } »
}
list-and = { $others } et { $last }
# Ce qui ne compte pas au début d’un nom dans une liste triée.
articles = le, la, les, l’, un, une, des
named-cards = { $count ->
   *[other] { $cards }
}
value-true = oui
value-false = non
setting-first = Qui commence
setting-first-lot = tirage au sort
setting-first-1 = joueur 1
setting-first-2 = joueur 2
setting-first-3 = joueur 3
setting-first-4 = joueur 4
setting-first-5 = joueur 5
any-question = À vous de choisir : { $question }.
any-forced = Un seul choix était possible, il est fait pour vous : { $option }.
your-zone = { $zone } (vous)
their-zone = { $zone } ({ $seat })
zone-deck = Pioche
    .name = la pioche
zone-discard = Défausse
    .name = la défausse
zone-hands = Main
    .yours = votre main
    .theirs = la main { DE($seat) }
column-points = Points
column-copies = Exemplaires dans le jeu
column-provenance = Ce que l’on sait de cette carte
provenance-confirmed = d’après des sources publiées
provenance-inferred = reconstitué d’après les règles publiées
provenance-reconstructed = version en partie rédigée par nous, le jeu imprimé peut différer ; précisions sur la page des règles
provenance-owner = relevé sur une carte imprimée, par la personne qui la possède
provenance-all = l’ensemble
provenance-parts = { $parts } : { $source }
event-answer = { $you ->
    [yes] Vous choisissez
   *[no] { $seat } choisit
} : { $option }.
event-move = { $cards } : { $from } → { $to }
event-shuffle = Mélange : { $zone }.
event-pass = Transmission : { $from } → { $to }
event-set = { $owned ->
    [yes] { $seat } – { $field } : { $value }
   *[no] { $field } : { $value }
}
event-show = { $you ->
    [yes] On vous montre{ $count ->
        [0] { "" }
       *[other] , ainsi qu’à { $others }
    }
   *[no] On montre à { $seats }
} : { $zone }{ $seen ->
    [yes] {" "}({ $cards })
   *[no] { "" }
}.
event-show-end = N’est plus montré : { $zone }.

# La force des niveaux.

strength-level1 = très facile
strength-level2 = facile
strength-level3 = moyen
strength-level4 = difficile
strength-level5 = très difficile
