# Ce que signifient les faces et les Événements, en clair ; comment commence un chapitre.

does-number = { $value } : se pose sur un chemin vide de { $value } au plus, ou sur un dé de { $value } au plus.
does-prohibition = Interdiction : compte 6. Là où elle est posée, les autres ne la couvrent qu’avec une Interdiction ; vous, avec n’importe quel 6.
does-story = Carte Récit : compte 6. Qui la pose doit piocher un Récit.
does-story-of-two = Carte Récit : compte 6. Avec l’Événement de ce chapitre, qui la pose pioche deux Récits et en choisit un.
does-magic-item = Objet magique : compte 6. Qui le pose peut piocher un Objet magique.
does-double = Jeton doublé : compte 6. Le premier jeton qu’un lieu vous donne dans le même tour vient en double.
does-plain = { $face } : un 6 ordinaire, tant que l’Événement de ce chapitre est ouvert.
does-nothing-left = { $face } : compte 6 ; il ne reste aucune carte de ce genre à piocher.
does-slip = Glissade : le Serpent reprend son dé.
does-bread = Pain : le dé du Serpent apporte une miche et s’en retourne.
does-apple = Pomme : le dé du Serpent apporte une pomme et s’en retourne.

event-mother-holle-shakes-her-beds = Chaque chemin vide demande 1 de plus que le nombre imprimé, mais jamais plus de 6.
event-thaw = Chaque chemin vide demande 1 de moins que le nombre imprimé, mais jamais moins de 1.
event-hundred-year-sleep = { $limit ->
    [one] Un seul dé tient sur chaque chemin, au lieu de { $usual }.
   *[other] { $limit } dés seulement tiennent l’un sur l’autre, au lieu de { $usual }.
}
event-wedding-at-court = Tant qu’ils sont vides, les chemins vers le Roi et la Fée ne demandent que 4.
event-lame-horses = Qui arrive sur un Coursier ne peut pas bondir jusqu’à un autre.
event-rain-of-stars = Qui arrive sur un lieu Pièce d’or peut prendre deux pièces au lieu d’une.
event-laden-tree = Qui arrive sur un lieu Pomme peut prendre deux pommes au lieu d’une.
event-oven-calls = Qui arrive sur un lieu Miche de pain peut prendre deux miches au lieu d’une.
event-market-day = Qui arrive à la Ville peut piocher deux Quêtes au lieu d’une, et garde la meilleure.
event-broken-spells = Une Interdiction n’arrête personne ; c’est un 6 ordinaire, que tout 6 peut couvrir.
event-stones-in-the-wolfs-belly = Le Loup cuve ses pierres ; aucun dé ne peut être posé chez lui.
event-fireside-tales = Qui doit piocher un Récit en voit deux et choisit lequel est raconté.

chapter-of = { $of ->
    [0] Chapitre { $chapter }
   *[other] Chapitre { $chapter } sur { $of }
}
chapter-page = Le début du chapitre
chapter-event = Nouveau : { $event }
chapter-begins = { $you ->
    [yes] Le premier tour est pour vous.
   *[no] Le premier tour : { $seat }.
}
chapter-goal-first = Accomplissez des Quêtes avant la fin du dernier chapitre : chacune rapporte des Points Aventure (PA), et qui en a le plus gagne.
chapter-goal-together = Accomplissez les Quêtes communes avant la fin du dernier chapitre : tous vos points comptent ensemble.
chapter-goal = { $points ->
    [0] Vous n’avez encore aucun point
   *[other] Vous avez { $points } PA
} ; { $best ->
    [0] les autres non plus.
   *[other] le meilleur des autres en a { $best }.
}
chapter-goal-rival = Vous avez { $points } PA ; { $rival } en a { $best }.
chapter-goal-ahead = Vous avez { $points } PA, soit { $lead } d’avance.
chapter-common = Vous avez { $points } PA ensemble.
chapter-last = C’est le dernier chapitre : ce qui n’est pas accompli à la fin ne rapporte rien, et les Esprits ne donnent plus rien.
chapter-quests = Reste à accomplir : { $quests }.
chapter-quest = { $card } ({ $points } PA)
chapter-go = Tourner la page
