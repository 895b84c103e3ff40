### Les cinq niveaux des robots : qui ils sont, et un trait de caractère.

bot-level1 = Le plus jeune cochon
    .text = La paille se ramasse vite, ce sera donc de la paille.
bot-level2 = Grand-mère près du poêle
    .text = Aime mieux entendre une Fable de plus que poser un plancher de plus.
bot-level3 = Le Renard rusé
    .text = Bâtit assez bien, et envoie volontiers un monstre chez les voisins.
bot-level4 = Le Vaillant Petit Tailleur
    .text = Prend les mesures de toute la manche avant le premier coup de ciseaux.
bot-level5 = Le Loup à la retraite
    .text = A étudié les maisons toute sa vie, de l’extérieur, il est vrai.
