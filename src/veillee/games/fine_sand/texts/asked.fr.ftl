# Ce qu’il faut regarder avant de répondre : ce que dit « ? » après la question.

look-exchange = Cherchez ce que vous pourrez bientôt payer : une carte trop chère pour le reste de la main ne fait que l’encombrer.
look-draw = Voyez combien de cartes il reste dans votre pioche et la limite de votre main : le surplus sera défaussé à la fin du tour.
look-act = Voyez ce que vous pouvez payer et la limite de votre main : construisez avec les cartes que vous perdriez, ou piochez pour trouver mieux.
look-batch = Les cartes construites d’un coup se paient ensemble, sans qu’on rende la monnaie : voyez si le surplus en paierait une autre.
look-build-by = Regardez le prix de chaque carte et ce qu’elle fera pour vous à chaque tour.
look-pay = Cherchez la plus petite somme qui suffit : ce qui paie va à la défausse, et on ne rend pas la monnaie.
look-discard = Cherchez les cartes que vous ne pourrez pas payer de sitôt, ou que vous avez déjà construites.
look-discard-any = Chaque carte rendue en amène une nouvelle : voyez lesquelles sont trop chères pour être construites bientôt.
look-keep = Voyez laquelle des deux vous pourrez payer en premier, et laquelle aide le plus vos prochains tours.
look-limit = Cherchez ce que vous ne construirez pas aux prochains tours ; la défausse reviendra quand votre pioche sera mélangée.
