# Ce qu’il faut regarder avant de répondre : ce que dit « ? » après la question.

look-exchange = Toute carte paie 1, une carte Pièce ce qu’elle indique. Cherchez ce que vous pourrez bientôt payer : une carte trop chère pour le reste de la main ne fait que l’encombrer.
look-draw = Voyez combien de cartes il reste dans votre pioche et la limite de votre main : le surplus sera défaussé à la fin du tour.
look-act = { $ending ->
    [2] C’est la dernière manche : chaque carte construite ou offerte maintenant en fait une de moins à compter ; ce que vous piochez sans le construire ne sert plus à rien.
   *[other] Toute carte paie 1, une carte Pièce ce qu’elle indique. Voyez ce que vous pouvez payer et la limite de votre main : construisez avec les cartes que vous perdriez, ou piochez pour trouver mieux. La partie finit quand quelqu’un n’a plus ni pioche ni défausse ; moins il reste alors de cartes non construites, mieux c’est, cartes Pièce comprises.{ $players ->
        [1] { "" }
       *[other] { " " }Une carte offerte ne compte plus parmi les vôtres.
    }
}
look-batch = Les cartes construites d’un coup se paient ensemble, sans qu’on rende la monnaie : voyez si le surplus en paierait une autre.
look-build-by = Regardez le prix de chaque carte et ce qu’elle fera pour vous à chaque tour.
look-pay = Toute carte paie 1, une carte Pièce ce qu’elle indique. Cherchez la plus petite somme qui suffit : ce qui paie va à la défausse, et on ne rend pas la monnaie.
look-discard = Cherchez les cartes que vous ne pourrez pas payer de sitôt, ou que vous avez déjà construites.
look-discard-any = Chaque carte rendue en amène une nouvelle : voyez lesquelles sont trop chères pour être construites bientôt.
look-keep = Voyez laquelle des deux vous pourrez payer en premier, et laquelle aide le plus vos prochains tours.
look-limit = Cherchez ce que vous ne construirez pas aux prochains tours ; la défausse reviendra quand votre pioche sera mélangée.
look-dream = Regardez le prix des cartes retournées et ce que vous pouvez payer : vous en construirez une au plus, et cinq au plus se retournent.
look-remove = Cherchez la carte que vous aimeriez le moins repiocher : ce qui est retiré ne revient plus de la partie.
look-dive = Voyez ce que vous pouvez payer ce tour-ci, ou les pièces qui vous manquent : la carte vient aussitôt en main.
look-turn-up = Il n’y a rien à peser ici : regardez les trois chiffres qui apparaissent, ils disent quelles cartes partent et lesquelles arrivent.
look-lower = Regardez votre feuille : plus le nombre coché est bas, plus il rapporte de points de victoire ; un nombre déjà pris laisse place au suivant qui est libre.
look-let-go = Voyez lesquelles vous manqueront le moins : elles ne reviendront dans aucune partie de cette campagne.
