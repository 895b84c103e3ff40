# Ce qu’il faut regarder avant de répondre : ce que dit « ? » après la question.

look-gather = Regardez ce qu’offre chaque lieu et ce que coûte votre prochaine section ; qui est seul prend tout.
look-fable = Voyez quand la carte agit et ce qu’elle demande : certaines n’agissent que seul, d’autres en compagnie. On peut aussi n’en jouer aucune.
look-order = Voyez si l’une change ce que l’autre trouvera : elle doit passer avant ou après.
look-monster-place = Voyez où les autres iront sans doute : les lieux riches et ce qui leur manque. Votre cochon peut aussi être frappé.
look-stop-monster = Voyez qui s’y trouve et ce qu’il perdrait : votre carte est ensuite perdue, et pourrait servir plus tard.
look-share = Regardez le prix de votre prochaine section : prenez le matériau qui manque.
look-act = Regardez vos réserves et les prix de vos terrains : un sol coûte 2, les murs 4 et le toit 6 du matériau de la maison.
look-friend = Voyez ce qu’il fait et qui il aide ou gêne : donné, il remplace l’Ami que cette personne avait.
look-reward = Voyez ce qui manque le plus à votre prochaine maison : des ressources tout de suite, ou des cartes pour plus tard.
look-gain-resource = Regardez le prix de la section que vous voulez bâtir ensuite, et prenez ce qui manque.
look-hand-over = Voyez de quoi vous vous passez le mieux, et ce qui manque à l’autre pour sa prochaine section.
