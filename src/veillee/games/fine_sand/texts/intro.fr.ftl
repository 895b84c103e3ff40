# Conseils pour la partie d’initiation. Au-dessus de chacun : sa règle, et quand le montrer.

# fs.aim – mise en place : la pioche
hint-intro-1 = Ces 30 cartes sont à vous, et tout le monde a les mêmes. Construisez-les, offrez-les : moins il en reste à la fin, mieux c’est.
# fs.round – mise en place : le plateau
hint-intro-2 = Lisez le plateau de gauche à droite : piocher, puis construire ou piocher encore, puis voir combien de cartes garder. Voilà tout un tour.
# fs.rollers – main de départ : la carte verte
hint-intro-3 = Le vert va dans la première colonne. C’est cher, mais une fois la carte en place, chacun de vos tours suivants commence avec une carte de plus.
# fs.diggers – main de départ : la carte rouge
hint-intro-4 = Le rouge va dans la deuxième colonne. Avec une Pelleteuse, un tour de chantier permet deux constructions au lieu d’une.
# fs.tippers – main de départ : la carte bleue
hint-intro-5 = Le bleu va dans la troisième colonne. Un Camion-benne aide aux tours où, au lieu de construire, vous repiochez.
# fs.mixers – main de départ : la carte violette
hint-intro-6 = Le violet va dans la quatrième colonne et aide tout de suite : une Bétonnière laisse passer une carte de plus au tour suivant.
# fs.castles – main de départ : le château
hint-intro-7 = Un château ne fait rien du tout, mais il est bon marché. Chaque petite carte construite, c’est une carte de moins à compter.
# fs.coins – main de départ : la carte Pièce
hint-intro-8 = N’importe quelle carte paie 1. Celle-ci paie 2, mais ne se construit jamais : un jour il faudra l’offrir, ou la garder jusqu’à la fin.
# fs.gift – mise en place : l’action Cadeau
hint-intro-9 = Le Cadeau jaune est là d’emblée : une fois par tour, il vous débarrasse de la carte que vous voulez. Elle ne vous reviendra plus.
# fs.gifts – mise en place : la Carte Symbole
hint-intro-10 = Ce que vous offrez patiente, face cachée, puis part à gauche, dans la défausse du voisin. Vos cadeaux à vous viennent de droite.
# fs.round – manche 1 : début
hint-intro-11 = Tout le monde joue à la fois, et la vitesse ne rapporte rien. Réfléchissez tranquillement, les autres attendront.
# fs.step-2a – manche 1 : construire ou piocher
hint-intro-12 = Avec six cartes en main, construisez quelque chose tout de suite : sinon il faudra en jeter la moitié.
# fs.payment – premier paiement
hint-intro-13 = Payez avec ce qui vous sert le moins. Rien n’est perdu : la défausse revient quand la pioche est épuisée.
# fs.ready – après la première construction verte, rouge ou bleue
hint-intro-14 = Cette carte a besoin d’une nuit de repos : elle se met au travail à votre prochain tour. Les violettes et les jaunes commencent aussitôt.
# fs.gift – manche 1 : pas encore de cadeau
hint-intro-15 = Offrez sans hésiter. Une carte donnée n’est plus à construire, et cela vaut mieux que la pièce qu’elle aurait payée.
# fs.limit – premier dépassement de la limite
hint-intro-16 = Pour l’instant, trois cartes peuvent rester en main. Gardez celles qui paient bien et celle que vous construirez ensuite.
# fs.gifts – fin de la manche 1
hint-intro-17 = Les cadeaux ne voyagent que si tout le monde en a un en attente. Qu’il en manque un seul, et tous les autres patientent et s’empilent.
# fs.step-1 – manche 2 : début
hint-intro-18 = Désormais, chaque tour débute par deux nouvelles cartes, et davantage avec des Rouleaux compresseurs.
# fs.step-2 – manche 2 : construire ou piocher
hint-intro-19 = Construire ou piocher : l’un ou l’autre, jamais les deux. Cadeau et autres actions jaunes vont avec chacun.
# fs.step-2b – peu de cartes, rien de bon à construire
hint-intro-20 = Avec si peu de cartes, on ne peut payer que du petit. Piochez cette fois-ci, vous construirez mieux au prochain tour.
# fs.reshuffle – premier remélange
hint-intro-21 = Vos défausses forment une nouvelle pioche. À chaque passage elle maigrit, si vous avez bien construit et bien offert.
# fs.tokens – premier pion Pièce
hint-intro-22 = Plus rien à piocher ? Vous recevez des pions Pièce à la place. Ils paient les dernières constructions et départagent les égalités.
# fs.end – des piles presque vides chez quelqu’un
hint-intro-23 = Quelqu’un aura bientôt tout pioché. Seul le nombre de cartes compte désormais : mieux vaut plusieurs petites constructions qu’une grande.
# fs.exchange – après la partie
hint-intro-24 = La prochaine fois, mélangez. La main de départ dépendra du hasard ; vous pourrez donc en changer, une fois, ce qui vous déplaît.
