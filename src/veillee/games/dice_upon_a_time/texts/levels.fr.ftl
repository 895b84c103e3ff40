### Les cinq niveaux des robots : qui ils sont, et un trait de caractère.

bot-level1 = L’Enfant du bûcheron
    .text = S’arrête pour chaque animal du chemin, et oublie où menait le chemin.
bot-level2 = Le Colporteur
    .text = A un Objet magique pour chaque occasion, et n’a encore jamais trouvé l’occasion.
bot-level3 = Le Plus Jeune Prince
    .text = Accepte une Quête après l’autre, et lâche le Loup sur qui va plus vite.
bot-level4 = Le Corbeau
    .text = Voit le pays d’en haut, et plus loin que le prochain tour.
bot-level5 = Dame Hiver
    .text = Secoue ses dés comme ses édredons, et connaît chaque route sous la neige.
