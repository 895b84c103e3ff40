# Ce que dit la table du terminal.

terminal-over = Le conte est fini.
terminal-wait = Les autres réfléchissent…
terminal-thinking = réfléchit…
terminal-not-now = Pas maintenant. { $reason }
terminal-missing = Impossible pour l’instant :
terminal-no-hints = Personne ici n’a de conseil à vous donner.
terminal-hints = Ce qu’on pourrait faire
terminal-one-of = { $prompt } ({ $number } sur { $count })
terminal-score = { $seat } : { $score }
terminal-score-wins = { $seat } : { $score } – victoire
terminal-team = { $seats } ensemble : { $score }
terminal-counted = { $card } ({ $points })
terminal-take-backs = Choix annulés pendant la partie : { $count }.
terminal-owner-data = Partie jouée avec les données du propriétaire.
terminal-owner-mark = données du propriétaire
terminal-not-practised = { $names } { $count ->
    [one] n’a jamais joué à une table comme celle-ci et s’en tient à quelques principes simples.
   *[other] n’ont jamais joué à une table comme celle-ci et s’en tiennent à quelques principes simples.
}
terminal-kept = L’enregistrement de cette partie est conservé dans { $file }
terminal-saved = La partie est enregistrée. Pour la reprendre : veillee play --resume{ $flags }
terminal-empty = rien
terminal-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
terminal-labelled = { $label } : { $text }
terminal-explained = { $what }. { $text }
terminal-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-standing = Points
terminal-card-points = Rapporte pour l’instant { $points ->
    [one] { $points } point
   *[other] { $points } points
} à { $seat }.
terminal-card-points-own = Vous rapporte pour l’instant { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
terminal-several-ways = Que voulez-vous en faire ?
terminal-taken-back = Votre choix est annulé.
terminal-no-undo = Impossible d’annuler ce choix. { $reason }
terminal-log = Journal de la partie
terminal-log-empty = Il ne s’est encore rien passé.
terminal-log-earlier = … (l raconte toute l’histoire)
terminal-asked = Ce qui vous est demandé
terminal-rule-at = À lire dans les règles : « { $rule } »

# Le mode ligne par ligne.

terminal-lines-help = Tapez le numéro d’un choix ou le début du nom d’une carte. « ? » explique ce qui est demandé, « ? » suivi d’un nom explique une carte ; h donne un conseil, u annule votre dernier choix, l montre le journal, q quitte la table.
terminal-lines-unknown = Je ne comprends pas « { $text } ». Vous pouvez taper un nombre de 1 à { $count }, le nom d’une carte, « ? » seul ou suivi d’un nom, h, u, l ou q.
terminal-lines-several = « { $text } » peut désigner : { $names }
terminal-lines-together = Plusieurs choix qui vont ensemble se tapent d’un coup, dans n’importe quel ordre : 1, 3 ou leurs noms séparés par des virgules.
terminal-lines-not-together = Ensemble, cela ne fait pas un choix complet.
terminal-lines-no-card = Aucune carte n’a un nom qui commence par « { $text } ».
terminal-lines-meant = Vouliez-vous dire « { $name } » ?
terminal-lines-which = À quoi voulez-vous jouer ? Tapez un numéro ou le début d’un nom ; q quitte.
terminal-lines-which-again = Tapez un nombre de 1 à { $count }, le début d’un nom, ou q.
terminal-lines-players = Combien de joueurs, de { $least } à { $most } ? Entrée : { $usual }.
terminal-lines-bots = Qui joue contre vous ? Tapez un numéro{ $count ->
    [one] { "" }
   *[other] , ou un pour chacun des { $count } adversaires, par exemple 2,4
}. Entrée : { $usual }.

# Les écrans.

terminal-evening = une soirée au coin du feu
terminal-start-game = Jeu
terminal-start-players = Joueurs
terminal-start-bot = { $name } joue comme
terminal-start-details = Choisir point par point
terminal-start-language = Langue
terminal-start-begin = Commencer
terminal-start-continue = Reprendre : { $game } (partie du { $when })
terminal-start-all-left = Toutes les parties à reprendre ({ $count })…
terminal-start-left = Parties à reprendre
terminal-start-left-which = Laquelle voulez-vous reprendre ?
terminal-start-keys = ↑ ↓ choisir une ligne   ← → la changer   Entrée pour commencer
bot-random = Le Vent
    .text = Prend ce qui vient, sans y penser.
bot-greedy = La Vieille Gouvernante
    .text = Prend ce qui semble le mieux sur le moment, comme toujours.
terminal-key-explain = Expliquer
terminal-key-hint = Conseil
terminal-key-undo = Annuler
terminal-key-log = Journal
terminal-key-rules = Règles
terminal-key-orders = Réponses
terminal-key-new = Rejouer
terminal-key-leave = Quitter
terminal-key-close = Fermer
terminal-end-won = Vous avez gagné !
terminal-end-shared = La victoire est partagée
terminal-end-lost = Bien conté, malgré tout

# Une table sur un serveur.

terminal-room = Tout le monde n’est pas encore là.
terminal-shuffling = On mélange les cartes…
terminal-seat-free = une place libre
terminal-watching = Vous regardez la partie.
terminal-line-lost = La liaison est coupée. Nouvel essai…
terminal-paused = La partie est en pause.
terminal-away = { $count ->
    [one] { $names } n’est pas là pour le moment. b : faire jouer l’ordinateur à sa place
   *[other] { $names } ne sont pas là pour le moment. b : faire jouer l’ordinateur à leur place
}
terminal-no-stand-in = Inutile de faire jouer l’ordinateur : tout le monde est là.
terminal-request-undo = { $seat } voudrait annuler son dernier choix. y : d’accord, n : non
terminal-request-abandon = { $seat } voudrait arrêter la partie. y : d’accord, n : non
terminal-asking-undo = Les autres doivent dire si vous pouvez annuler votre dernier choix. n : y renoncer
terminal-asking-abandon = Les autres doivent dire s’ils veulent arrêter la partie. n : y renoncer
terminal-end-abandoned = La partie a été interrompue
terminal-leave = Quitter la table ?
terminal-leave-how = Que devient votre place ?
terminal-leave-keep = La garder : je reviendrai
terminal-leave-free = La laisser à quelqu’un d’autre
terminal-leave-stand-in = Laisser l’ordinateur jouer à ma place
terminal-leave-abandon = Rester, et proposer aux autres d’arrêter la partie
terminal-leave-stay = Rester et continuer à jouer
terminal-seat-kept = Votre place est gardée. Pour revenir : veillee join { $address } --seat { $seat }{ $flags }
terminal-seat-left = Vous avez quitté la table. L’ordinateur joue à votre place ; pour la reprendre : veillee join { $address } --seat { $seat }{ $flags }
terminal-table-left = Vous avez quitté la table.
terminal-record-at = L’enregistrement de cette partie : { $address }
terminal-join-no-server = Personne ne répond à l’adresse { $address }. La maison y est-elle ouverte ?
terminal-join-no-house = Il n’y a pas de maison de jeux à l’adresse { $address }.
terminal-join-bad-address = « { $address } » n’est pas l’adresse d’une table ou d’une invitation, comme http://localhost:8000/table/ID.
terminal-join-no-name = Dites sous quel nom vous jouez : --name NOM
terminal-join-no-game = À cette table, on joue à « { $game } », qui n’est pas installé ici.
terminal-join-other-rules = À cette table, on joue à « { $game } » avec d’autres règles ou d’autres cartes que celles installées ici.
terminal-join-owner-data = À cette table, on joue avec les données du propriétaire ; indiquez le même fichier avec --owner-data FICHIER.
terminal-join-no-owner-data = À cette table, on ne joue pas avec ces données du propriétaire.
terminal-join-broken-off = Cette partie a été interrompue avant de commencer.

# Les campagnes.

terminal-end-interlude = En route pour la partie suivante
terminal-campaign-game = la partie { $number } va commencer
terminal-campaign-interlude = { $games ->
    [0] avant la première partie
   *[other] après la partie { $games }
}
terminal-campaign-done = la campagne est finie
terminal-campaign-lost = la campagne est perdue
terminal-campaign-given-up = abandonnée
terminal-campaign-game-number = Partie { $number }
terminal-campaign-won = victoire : { $names }
terminal-campaign-lowered = { $number } de moins
terminal-campaign-ticked = coché : { $number }
terminal-campaign-left = sorties : { $cards }
terminal-campaign-came = entrées : { $cards }
terminal-campaign-circles = { $full } ronds pleins sur { $of }
terminal-campaign-none-ticked = aucun pour l’instant
terminal-campaign-saved = La campagne est enregistrée. Pour la reprendre : veillee campaign play { $name }{ $flags }
terminal-start-campaign = Reprendre : { $campaign }, { $standing }
terminal-start-campaign-new = Commencer : { $campaign }
terminal-key-campaign = Campagne
terminal-key-go-on = Continuer
terminal-key-fast-forward = Laisser jouer l’ordinateur
terminal-fast-forward-sure = L’ordinateur joue cette partie de la campagne jusqu’au bout, et cela ne pourra pas être annulé. Appuyez encore une fois sur f pour le laisser faire, ou sur une autre touche pour jouer vous-même.
terminal-key-back = Retour

field-round = Manche { $value }

terminal-orders = Réponses automatiques
terminal-orders-how = Quand les autres attendent votre réponse, la maison répond selon ces réglages. Choisissez une carte pour changer sa réponse automatique.
terminal-orders-lines = Vos réponses automatiques pour les cartes qui répondent à ce que font les autres ; o NUMÉRO change celle d’une carte.
terminal-orders-help = o montre vos réponses automatiques pour les cartes qui répondent à ce que font les autres.
terminal-order-always = toujours la jouer
terminal-order-ask = me demander
terminal-order-if-aimed = seulement si on me vise
terminal-order-never = jamais
