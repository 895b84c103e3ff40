# Ce qu’il faut regarder avant de répondre : ce que dit « ? » après la question.

look-gather = Regardez ce qu’offre chaque lieu et ce que coûte votre prochaine section ; qui est seul prend tout.
look-fable = Voyez quand la carte agit et ce qu’elle demande : certaines n’agissent que si vous êtes seul, d’autres qu’en compagnie. On peut aussi n’en jouer aucune.
look-order = Voyez si l’une change ce que l’autre trouvera : elle doit passer avant ou après.
look-monster-place = Voyez où les autres iront sans doute : les lieux riches et ce qui leur manque. Votre cochon peut aussi être frappé.
look-stop-monster = Voyez qui s’y trouve et ce qu’il perdrait : votre Ami vous quitterait, et pourrait servir plus tard.
look-share = Regardez le prix de votre prochaine section : prenez ce qui vous manque.
look-act = Regardez vos ressources et vos maisons : un plancher coûte 2, des murs 4 et un toit 6, dans le matériau de la maison.
look-friend = Voyez ce qu’il fait et qui il aide ou gêne : offert, il remplace l’Ami que cette personne avait.
look-reward = Voyez ce qui manque le plus à votre prochaine maison : des ressources tout de suite, ou des cartes pour plus tard.
look-gain-resource = Regardez le prix de la section que vous voulez bâtir ensuite, et prenez ce qui vous manque.
look-hand-over = Voyez de quoi vous vous passez le mieux, et ce qui manque à l’autre pour sa prochaine section.
