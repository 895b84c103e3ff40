# Conseils avec leurs chances, et l’analyse d’une partie finie.

hint-chance = { $percent } % de chances de gagner. { $reason }
hint-expected = Résultat attendu : { $percent } % du meilleur. { $reason }

analysis-title = L’évolution des chances
analysis-ask = Analyser la partie
analysis-working = Analyse en cours : { $percent } %
analysis-again = Réessayer
analysis-curve = { $common ->
    [yes] Résultat attendu en % du meilleur, d’après ce que chacun savait alors
   *[no] Chances de gagner en %, d’après ce que chacun savait alors
}
analysis-guess = { $common ->
    [yes] Chaque nombre est une estimation d’après ce que ce seul joueur savait alors : ils peuvent différer.
   *[no] Chaque pourcentage est une estimation d’après ce que ce seul joueur savait alors : leur somme ne fait pas forcément 100 %.
}
analysis-numbers = Les numéros sous le graphique sont ceux des tournants ci-dessous.
analysis-curve-of = { $you ->
    [yes] Vous
   *[no] { $seat }
} : { $first } % au début, { $least } % au plus bas, { $most } % au plus haut, { $last } % à la fin.
analysis-turns = Les tournants
analysis-turns-of = Les tournants pour { $you ->
    [yes] vous
   *[no] { $seat }
}
analysis-turns-about = Chaque tournant est vu par les yeux du joueur qui a choisi. Entre deux tournants, les nombres peuvent remonter.
analysis-no-turns = Aucun choix, ni rien de ce qui a suivi, n’a coûté cher.
analysis-place = À { $percent } % de la partie
analysis-by-choice = { $you ->
    [yes] Vous avez choisi
   *[no] { $seat } a choisi
} – { $option }. Par ce choix, { $common ->
    [yes] { $you ->
        [yes] le résultat que vous pouviez attendre est passé
       *[no] le résultat que pouvait attendre { $seat } est passé
    }
   *[no] { $you ->
        [yes] vos chances de gagner sont passées
       *[no] ses chances de gagner sont passées
    }
} de { $before } % à { $after } %.
analysis-by-what-followed = { $you ->
    [yes] Vous avez choisi
   *[no] { $seat } a choisi
} – { $option }. Du fait de ce qui a suivi, jusqu’au choix d’après, { $common ->
    [yes] { $you ->
        [yes] le résultat que vous pouviez attendre est passé
       *[no] le résultat que pouvait attendre { $seat } est passé
    }
   *[no] { $you ->
        [yes] vos chances de gagner sont passées
       *[no] ses chances de gagner sont passées
    }
} de { $before } % à { $after } %.
analysis-knew = D’après ce que { $you ->
    [yes] vous saviez alors
   *[no] savait alors { $seat }
}
analysis-knew-other = L’ordinateur aurait plutôt choisi – { $option }. À première vue : { $reason }
analysis-knew-same = L’ordinateur aurait choisi la même chose. À première vue : { $reason }
analysis-hindsight = Après coup
analysis-hindsight-other = Avec les cartes telles qu’elles étaient vraiment, le meilleur choix aurait été – { $option }.
analysis-hindsight-same = Avec les cartes telles qu’elles étaient vraiment, aucun autre choix n’aurait été nettement meilleur.
analysis-percent = { $percent } %
analysis-option = Choix
analysis-column-knew = Su alors
analysis-column-hindsight = Après coup
analysis-chosen = choisi
analysis-told = Ce qui a suivi
analysis-about = Chaque choix a été essayé { $iterations } fois, et { $closer } fois aux tournants, avec des cartes réparties comme elles pouvaient l’être d’après ce que le joueur savait. Après coup, on a essayé avec les cartes telles qu’elles étaient vraiment, ce que personne ne pouvait savoir.

analysis-unfinished = La partie n’est pas terminée : seule une partie finie peut être analysée.
analysis-abandoned = La partie a été interrompue : il n’y a pas de résultat pour la juger.
analysis-interlude = C’est ce qui se passe entre deux parties d’une campagne, et non une partie.
analysis-no-judge = Rien n’a été appris sur des tables comme celle-ci : personne ne peut dire à quoi s’y attendre.
analysis-no-advice = Ce jeu ne donne pas de conseils : personne ne peut le juger.
analysis-no-seat = Cette table n’a pas cette place.
analysis-busy = D’autres parties sont en cours d’analyse. Réessayez dans un moment.
analysis-other-rules = La partie a été jouée avec des règles qui ne sont plus disponibles.
analysis-failed = La partie n’a pas pu être analysée.
