# Ce qu’il faut regarder avant de répondre : ce que dit « ? » après la question.

look-turn = Regardez vos dés, le but de vos Quêtes et les chemins autour de votre figurine : un dé au moins égal à l’emplacement ouvre le chemin.
look-socket = Le dé doit valoir au moins l’emplacement, ou le dé posé dessus : cherchez un chemin qui part de votre lieu, ou de quoi gêner les autres.
look-move = Voyez ce que donne le lieu d’arrivée, et si l’une de vos Quêtes s’y accomplit.
look-face-item = Voyez combien d’Objets vous avez : chacun se joue une fois, le moment venu.
look-place-token = Regardez ce que demandent vos Quêtes : on les paie en jetons.
look-first-quest = Les pioches chères rapportent plus et demandent plus : une Quête simple et une chère, c’est un bon début.
look-draw-quest = Voyez ce que vous avez et où vous êtes : une pioche chère rapporte plus et demande plus de jetons ou de chemin.
look-keep-quest = Regardez le lieu et les jetons que demande chacune : la meilleure est celle qui se trouve sur votre route.
look-return-quest = Cherchez celle qui est le plus loin de votre route ou demande des jetons que vous n’aurez pas.
look-fulfil = Regardez le lieu où vous êtes et vos jetons : chaque Quête qui correspond rapporte ses points maintenant.
look-pay = Regardez ce que demandent vos autres Quêtes, et gardez ces jetons-là.
look-roll = Regardez les chiffres des chemins que vous visez : le dé à changer est celui qui est trop faible pour tous.
look-fox = Regardez le chemin que vous voulez prendre et les faces spéciales : la tanière vous laisse le choix.
look-reroll = Voyez quels dés sont trop faibles pour les chemins visés ; ils sont relancés ensemble, une fois.
look-partner = Voyez ce qu’ont et ce que cherchent les autres ici : un bon échange aide les deux.
look-build = Voyez les jetons qui manquent à vos Quêtes et à celles de l’autre : une seule offre par partenaire et par tour.
look-reply = Voyez ce que vous donnez et recevez, et ce que cela apporte aux Quêtes de l’autre.
look-character = Regardez ce que chacun sait faire : l’un marche plus loin, l’autre pioche mieux ; prenez celui qui vous ressemble.
look-walk = Voyez ce que donnent les lieux voisins, et lequel est sur le chemin de vos Quêtes.
look-feed = Cherchez le dé qui vous sera le moins utile d’ici la fin du chapitre.
