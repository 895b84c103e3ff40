### Les cinq niveaux des robots : qui ils sont, et un trait de caractère.

bot-level1 = La Pie
    .text = Amasse tout ce qui va par plusieurs, et n’a d’yeux pour rien d’autre.
bot-level2 = La Belle au bois dormant
    .text = Prend la moitié d’une histoire et attend l’autre, cent ans s’il le faut.
bot-level3 = Gretel la maligne
    .text = Aime ce qui compte tout de suite, et se trompe rarement de carte.
bot-level4 = Le Chat botté
    .text = Pense jusqu’à la fin de la manche, et retombe sur ses pattes.
bot-level5 = Schéhérazade
    .text = A conté cette histoire mille fois, et sait comment elle peut finir.
