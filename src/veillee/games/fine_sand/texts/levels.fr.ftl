### Les cinq niveaux des robots : qui ils sont, et un trait de caractère.

bot-level1 = La Femme du pêcheur
    .text = Veut toujours une carte de plus, et bâtit quand il est presque trop tard.
bot-level2 = Le Lièvre
    .text = Bâtit aussitôt tout ce qui peut se bâtir, et se repose en chemin.
bot-level3 = La Fourmi
    .text = Prépare chaque tour et ne laisse rien traîner.
bot-level4 = Le Hérisson
    .text = Était déjà là quand vous pensiez mener.
bot-level5 = Le Roi des mers
    .text = Toutes les marées lui obéissent, et il sait ce qu’emportera la prochaine.
