# Ce que le moteur lui-même a à dire, à n’importe quelle table.

not-asked = On ne vous demande rien pour le moment.
no-such-option = Ce jeu n’a pas de choix numéro { $option }.
not-offered = Ce choix ne vous est pas proposé maintenant ({ $question }).
stale-decision = Cette réponse concernait la décision { $decision } ; vous en êtes maintenant à la décision { $now }.
plan-met-chance = Le hasard est intervenu après { $taken ->
    [one] la première réponse du plan
   *[other] les { $taken } premières réponses du plan
} ; la suite n’a pas été jouée.
undo-nothing = Il n’y a rien à reprendre.
undo-over = La partie est terminée.
undo-chance = Le hasard a déjà décidé de la suite.
undo-saw = Vous avez vu des cartes depuis.
undo-told = Les autres l’ont déjà vu.
undo-barrier = La partie est passée à une autre phase.
undo-answered = Quelqu’un d’autre a répondu depuis.

# Ce que dit une relecture de partie.

replay-table = { $game }, { $players } joueurs
replay-seed = partie d’entraînement, graine { $seed }
replay-arranged = à partir d’une position préparée
replay-answer = place { $seat } · { $question } : { $option }
replay-undo = la place { $seat } reprend ses réponses à partir de la décision { $decision }
replay-score = place { $seat } : { $score }
replay-score-wins = place { $seat } : { $score } – victoire
replay-unfinished = La partie n’est pas terminée.
card-hidden = une carte ({ $back })
event-answer = place { $seat } : { $option }
event-move = { $card } : { $from } → { $to }
event-shuffle = mélange : { $zone }
event-pass = on fait passer : { $from } → { $to }
event-set = { $field } vaut maintenant { $value }
event-show = montré aux places { $seats } : { $zone } ({ $cards })
event-show-end = n’est plus montré : { $zone }
