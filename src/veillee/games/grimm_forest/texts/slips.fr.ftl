# Étourderies, fautes d’impression et textes coupés des éditions imprimées.

slip-what-is-chosen = Après le Prince, on y choisit des Amis et des Fables ; il s’agit des cartes Collecte et des Fables.
slip-build-example = L’exemple de construction compte un second plancher de bois parmi les possibilités, puis l’interdit.
slip-end-of-gathering = La règle nomme la cinquième étape de la collecte autrement que les cartes qui y agissent.
slip-player-aid = Les aides de jeu font partie du matériel, mais la mise en place n’en distribue pas.
slip-number-of-actions = Trois possibilités sont annoncées pour une action ; quatre suivent.
slip-next-turn = Le paragraphe sur les cartes pour la manche suivante manque.
slip-gather-example = Le milieu de l’exemple de collecte manque.
slip-bundles = Jetons Tas : la phrase sur leur échange s’interrompt.
slip-tom-thumb = Tom Pouce : le texte s’interrompt.
slip-woodcutter = Le Bûcheron : le texte s’interrompt avant de dire où vont les 2 bois.
slip-harvest-moon = Pleine Lune porte le texte de Grenier Secret.
slip-crowded-place = Pour un lieu de plus de 10 ressources, il n’est pas redit que le Prince prend la moitié.
slip-fairy-food-name = Le nom de Fairy Food (Jardin des Fées) est resté en anglais.
slip-number-of-actions-fan = Trois possibilités sont annoncées pour une action ; quatre suivent.
slip-next-round-sign = Le symbole de la manche suivante porte un nom dans le matériel et un autre dans la règle.
slip-bridge-troll-example = L’exemple de collecte nomme le Troll du Pont un peu autrement que la carte.
slip-fairy-food-moment = Pour poser le Jardin des Fées, deux moments sont donnés : le début de la manche et celui de la collecte.
slip-gather-heading = L’exemple de collecte porte pour titre le mot qui désigne la défausse.
slip-bridge-troll-name = Le nom du Troll du Pont a perdu une lettre.
