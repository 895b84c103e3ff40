# Ce que dit la table du terminal.

terminal-over = Le conte est dit.
terminal-wait = Les autres réfléchissent…
terminal-thinking = réfléchit…
terminal-not-now = Pas maintenant : { $reason }
terminal-missing = Impossible pour l’instant :
terminal-no-hints = Personne ici n’a de conseil à vous donner.
terminal-hints = Ce qu’on pourrait faire
terminal-forced = Il n’y avait qu’un choix possible, il a été fait pour vous : { $option }
terminal-score = { $seat } : { $score }
terminal-score-wins = { $seat } : { $score } – victoire
terminal-take-backs = { $count ->
    [one] Partie jouée avec un coup repris.
   *[other] Partie jouée avec { $count } coups repris.
}
terminal-owner-data = Partie jouée avec les données du propriétaire.
terminal-owner-mark = données du propriétaire
terminal-kept = Le déroulement de cette partie est conservé dans { $file }
terminal-saved = La partie est enregistrée. Pour la reprendre : veillee play --resume
terminal-empty = aucune
terminal-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
terminal-several-ways = Que voulez-vous en faire ?
terminal-taken-back = C’est repris.
terminal-no-undo = Impossible de reprendre ce coup. { $reason }
terminal-log = Ce qui s’est passé
terminal-log-empty = Il ne s’est encore rien passé.
terminal-asked = Ce qui vous est demandé
terminal-rule-at = Livret de règles : { $rule }
terminal-names = Margot, Anselme, Perrine, Gaspard, Odile, Bastien, Sidonie
terminal-seat-you = Vous

# Le mode ligne par ligne.

terminal-lines-help = Tapez le numéro d’un choix ou le début du nom d’une carte. « ? » explique ce qui est demandé, « ? » suivi d’un nom explique une carte ; h donne un conseil, u reprend un coup, l montre le journal, q quitte la table.
terminal-lines-unknown = Je ne comprends pas « { $text } ». Vous pouvez taper un nombre de 1 à { $count }, le nom d’une carte, « ? » seul ou suivi d’un nom, h, u, l ou q.
terminal-lines-several = « { $text } » peut désigner : { $names }
terminal-lines-no-card = Aucune carte n’a un nom qui commence par « { $text } ».

# Les écrans.

terminal-evening = une soirée au coin du feu
terminal-start-game = Jeu
terminal-start-players = Joueurs
terminal-start-bots = Robots
terminal-start-language = Langue
terminal-start-begin = Commencer
terminal-start-continue = Reprendre : { $game }
terminal-start-keys = ↑ ↓ choisir une ligne   ← → la changer   Entrée pour commencer
terminal-start-error = Cela ne va pas ensemble : { $reason }
terminal-bots-random = jouent au hasard
terminal-bots-greedy = jouent au mieux
terminal-key-explain = Expliquer
terminal-key-hint = Conseil
terminal-key-undo = Reprendre
terminal-key-log = Journal
terminal-key-rules = Règles
terminal-key-new = Rejouer
terminal-key-leave = Quitter
terminal-key-close = Fermer
terminal-end-won = La soirée est à vous !
terminal-end-shared = La victoire est partagée
terminal-end-lost = Bien conté, malgré tout

field-round = Manche { $value }
