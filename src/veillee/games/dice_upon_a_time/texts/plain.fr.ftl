# Ce que signifient les faces et les Événements, en clair ; comment commence un chapitre.

does-number = { $value } : se pose sur un chemin vide de { $value } au plus, ou sur un dé de { $value } au plus.
does-prohibition = Interdiction : compte 6. Là où elle est posée, les autres ne la couvrent qu’avec une Interdiction ; vous, avec n’importe quel 6.
does-story = Carte Récit : compte 6. Qui la pose doit piocher un Récit, et n’avance qu’ensuite.
does-story-of-two = Carte Récit : compte 6. Avec l’Événement de ce chapitre, qui la pose pioche deux Récits et en choisit un.
does-magic-item = Objet magique : compte 6. Qui le pose peut piocher un Objet magique.
does-double = Jeton doublé : compte 6. Le premier jeton qu’un lieu vous donne dans le même tour vient en double.
does-plain = { $face } : un 6 ordinaire, tant que l’Événement de ce chapitre est ouvert.
does-nothing-left = { $face } : compte 6 ; il ne reste aucune carte de ce genre à piocher.
does-slip = Glissade : le Serpent reprend son dé.
does-bread = Pain : le dé du Serpent apporte une miche et s’en retourne.
does-apple = Pomme : le dé du Serpent apporte une pomme et s’en retourne.

event-mother-holle-shakes-her-beds = Chaque chemin vide demande 1 de plus que d’habitude, mais jamais plus de 6. Le plan du pays le montre déjà.
event-thaw = Chaque chemin vide demande 1 de moins que d’habitude, mais jamais moins de 1. Le plan du pays le montre déjà.
event-hundred-year-sleep = { $limit ->
    [one] Un seul dé tient sur chaque chemin, au lieu de { $usual }.
   *[other] { $limit } dés seulement tiennent l’un sur l’autre, au lieu de { $usual }.
}
event-wedding-at-court = Tant qu’ils sont vides, les chemins vers le Roi et la Fée ne demandent que 4. Le plan du pays le montre déjà.
event-lame-horses = Quand on arrive auprès d’un Coursier, on ne peut pas bondir vers un autre.
event-rain-of-stars = Quand on arrive sur un lieu Pièce d’or, on peut prendre deux pièces au lieu d’une.
event-laden-tree = Quand on arrive sur un lieu Pomme, on peut prendre deux pommes au lieu d’une.
event-oven-calls = Quand on arrive sur un lieu Miche de pain, on peut prendre deux miches au lieu d’une.
event-market-day = Quand on arrive en Ville, on peut piocher deux Quêtes au lieu d’une, et on garde la meilleure.
event-broken-spells = Une Interdiction (×) n’arrête personne dans ce chapitre : c’est un 6 ordinaire, que tout 6 peut couvrir.
event-stones-in-the-wolfs-belly = Le Loup digère ses pierres ; aucun dé ne peut être posé chez lui.
event-fireside-tales = Quand on doit piocher un Récit, on en voit deux et on choisit lequel est raconté.

chapter-of = { $of ->
    [0] Chapitre { $chapter }
   *[other] Chapitre { $chapter } sur { $of }
}
chapter-page = Le début du chapitre
chapter-event = Nouveau : { $event }
chapter-begins = { $you ->
    [yes] Vous commencez.
   *[no] { $seat } commence.
}
chapter-goal-first = Accomplissez des Quêtes avant la fin du dernier chapitre : chacune rapporte des Points Aventure (PA), et qui en a le plus gagne.
chapter-goal-together = Accomplissez les Quêtes communes avant la fin du dernier chapitre : tous vos points comptent ensemble.
chapter-dice = Un chemin s’ouvre à un dé au moins égal à son nombre ; sur un dé, on en pose un autre au moins égal. { $limit ->
    [0] { "" }
    [one] Un seul dé tient sur chaque chemin.
   *[other] Un chemin porte { $limit } dés au plus.
}
chapter-hero = Votre héros : { $hero }. { $does }
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
chapter-last = C’est le dernier chapitre : ce qui n’est pas accompli à la fin ne rapporte rien, et le Renard, le Lapin et le Serpent ne donnent plus rien{ $wolf ->
    [asleep] .
   *[awake]  ; le Loup mord encore.
}
chapter-tie = À égalité de points, qui a accompli le plus de Quêtes l’emporte.
chapter-quests = Reste à accomplir : { $quests }.
chapter-quest = { $card } ({ $points } PA)
chapter-side-quest = { $card } (Quête secondaire, { $points } PA à la fin de la partie)
chapter-curses = { $count ->
    [one] Malédiction à lever
   *[other] Malédictions à lever
} : { $curses }.
chapter-go = Tourner la page
