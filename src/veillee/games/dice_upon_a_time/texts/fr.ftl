# Ce qu’est le jeu, et comment préparer sa table.

title = Dice Upon a Time
neutral-title = Des dés et des merveilles
game-summary = Les héros des frères Grimm parcourent un même pays. Vos dés ouvrent des chemins et nourrissent les Esprits de la Forêt ; en route, vous amassez des jetons, vivez des Récits et accomplissez des Quêtes. Qui a le plus de Points Aventure l’emporte.
setting-edition = Règles
setting-edition-full = le jeu complet
setting-edition-beginner = pour débuter
setting-mode = Mode
setting-mode-competitive = chacun pour soi
setting-mode-co-operative = ensemble, pour un rang
setting-stories = Récits
setting-items = Objets magiques
setting-items-open = Objets magiques entre amis
setting-items-open-false = cachés
setting-items-open-true = visibles
setting-characters = Personnages
setting-characters-dealt = distribués
setting-characters-chosen = choisis
setting-characters-off = aucun
setting-events = Événements
setting-events-hidden = cachés jusqu’à leur chapitre
setting-events-open = visibles dès le début
setting-events-off = aucun
setting-length = Durée
setting-length-normal = normale (6 chapitres)
setting-length-short = courte (3 chapitres)
setting-length-extra-long = extra longue (chacun pour soi)
setting-thumbling = Jetons de Tom Pouce (partie extra longue)

# Où se trouvent les choses.

zone-item_deck = Objets magiques
    .name = la pioche des Objets magiques
zone-item_discard = Objets défaussés
    .name = les Objets défaussés
zone-drawn = Objets mis à part
    .name = les Objets mis à part
zone-story_deck = Récits
    .name = la pioche des Récits
zone-story = Récit en cours
    .name = le Récit en cours
zone-story_discard = Récits passés
    .name = les Récits passés
zone-deck_2 = Quêtes de valeur 2
    .name = les Quêtes de valeur 2
zone-deck_3 = Quêtes de valeur 3
    .name = les Quêtes de valeur 3
zone-deck_4 = Quêtes de valeur 4
    .name = les Quêtes de valeur 4
zone-offered = Quêtes piochées
    .name = les Quêtes piochées
zone-common = Quêtes communes
    .name = les Quêtes communes
zone-common_stories = Récits communs
    .name = les Récits communs
zone-event_deck = Événements
    .name = la pioche des Événements
zone-announced = Événements à venir
    .name = les Événements à venir
zone-event = Événement du chapitre
    .name = l’Événement du chapitre
zone-past = Événements passés
    .name = les Événements passés
zone-characters = Personnages
    .name = les personnages
zone-items = Objets magiques
    .yours = vos Objets magiques
    .theirs = les Objets magiques { DE($seat) }
zone-stalls = Objets proposés
    .yours = vos Objets proposés
    .theirs = les Objets proposés par { $seat }
zone-played = Objets joués
    .yours = vos Objets en jeu
    .theirs = les Objets en jeu { DE($seat) }
zone-quests = Quêtes
    .yours = vos Quêtes
    .theirs = les Quêtes { DE($seat) }
zone-done = Quêtes accomplies
    .yours = vos Quêtes accomplies
    .theirs = les Quêtes accomplies par { $seat }
zone-kept = Récits ouverts
    .yours = vos Récits ouverts
    .theirs = les Récits ouverts { DE($seat) }
zone-heroes = Personnage
    .yours = votre personnage
    .theirs = le personnage { DE($seat) }
back-characters = un personnage
    .cards = { $count ->
        [one] un personnage
       *[other] { $count } personnages
    }
back-events = un Événement
    .cards = { $count ->
        [one] un Événement
       *[other] { $count } Événements
    }
back-items = un Objet magique
    .cards = { $count ->
        [one] un Objet magique
       *[other] { $count } Objets magiques
    }
back-stories = un Récit
    .cards = { $count ->
        [one] un Récit
       *[other] { $count } Récits
    }
back-quests-2 = une Quête de valeur 2
    .cards = { $count ->
        [one] une Quête de valeur 2
       *[other] { $count } Quêtes de valeur 2
    }
back-quests-3 = une Quête de valeur 3
    .cards = { $count ->
        [one] une Quête de valeur 3
       *[other] { $count } Quêtes de valeur 3
    }
back-quests-4 = une Quête de valeur 4
    .cards = { $count ->
        [one] une Quête de valeur 4
       *[other] { $count } Quêtes de valeur 4
    }
back-dice = un dé
    .cards = { $count ->
        [one] un dé
       *[other] { $count } dés
    }
back-paths = un chemin
    .cards = { $count ->
        [one] un chemin
       *[other] { $count } chemins
    }
back-places = un lieu
    .cards = { $count ->
        [one] un lieu
       *[other] { $count } lieux
    }
back-spirits = un Esprit
    .cards = { $count ->
        [one] un Esprit
       *[other] { $count } Esprits
    }

# Les mots pour les jetons, les faces, les effets et les objets.

token-gold = une pièce d’or
into-gold = une pièce d’or
token-apple = une pomme
into-apple = une pomme
token-bread = une miche de pain
into-bread = une miche de pain
face-none = aucune face
face-prohibition = Interdiction
face-story = Carte Récit
face-magic-item = Objet magique
face-double = Jeton doublé
face-slip = glissade (retour au Serpent)
face-bread = pain
face-apple = pomme
face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
face-6 = 6
option-1 = premier
option-2 = deuxième
object-angels-crossbow = l’Arbalète des Anges
object-old-soldiers-sword = l’Épée du Vieux Soldat
object-devils-three-golden-hairs = les 3 Boucles d’Or du Diable
object-enchanted-flute = la Flûte enchantée
place-town = en Ville
place-church = à l’Église
place-inn = à l’Auberge
place-well = au Puits
place-bridge = au Pont
place-hunter = chez le Chasseur
place-old-lady = chez la Vieille Dame
place-woodcutter = chez le Bûcheron
place-soldier = chez le Soldat
place-king = chez le Roi
place-fairy = chez la Fée
place-clouds = aux Nuages
place-great-mountains = aux Grandes Montagnes
place-hell = en Enfer
place-great-sea = à la Grande Mer
place-steed-nw = au Coursier (nord-ouest)
place-steed-ne = au Coursier (nord-est)
place-steed-se = au Coursier (sud-est)
place-steed-sw = au Coursier (sud-ouest)
place-apple-1 = à la Pomme (nord)
place-apple-2 = à la Pomme (ouest)
place-bread-1 = à la Miche de pain (sud)
place-bread-2 = à la Miche de pain (nord-ouest)
place-gold-1 = aux Pièces d’or (est)
place-gold-2 = aux Pièces d’or (sud-ouest)
place-magic-items = aux Objets magiques
socket-town--old-lady = sur le chemin { card-town--old-lady }
socket-town--inn = sur le chemin { card-town--inn }
socket-town--well = sur le chemin { card-town--well }
socket-town--bridge = sur le chemin { card-town--bridge }
socket-town--church = sur le chemin { card-town--church }
socket-bridge--king = sur le chemin { card-bridge--king }
socket-woodcutter--fairy = sur le chemin { card-woodcutter--fairy }
socket-church--hunter = sur le chemin { card-church--hunter }
socket-hunter--bridge = sur le chemin { card-hunter--bridge }
socket-bridge--soldier = sur le chemin { card-bridge--soldier }
socket-soldier--well = sur le chemin { card-soldier--well }
socket-well--woodcutter = sur le chemin { card-well--woodcutter }
socket-woodcutter--inn = sur le chemin { card-woodcutter--inn }
socket-church--clouds = sur le chemin { card-church--clouds }
socket-old-lady--apple-1 = sur le chemin { card-old-lady--apple-1 }
socket-old-lady--steed-ne = sur le chemin { card-old-lady--steed-ne }
socket-inn--gold-1 = sur le chemin { card-inn--gold-1 }
socket-woodcutter--steed-se = sur le chemin { card-woodcutter--steed-se }
socket-well--bread-1 = sur le chemin { card-well--bread-1 }
socket-well--hell = sur le chemin { card-well--hell }
socket-soldier--steed-sw = sur le chemin { card-soldier--steed-sw }
socket-soldier--gold-2 = sur le chemin { card-soldier--gold-2 }
socket-bridge--great-sea = sur le chemin { card-bridge--great-sea }
socket-hunter--steed-nw = sur le chemin { card-hunter--steed-nw }
socket-hunter--bread-2 = sur le chemin { card-hunter--bread-2 }
socket-steed-nw--clouds = sur le chemin { card-steed-nw--clouds }
socket-clouds--apple-1 = sur le chemin { card-clouds--apple-1 }
socket-apple-1--steed-ne = sur le chemin { card-apple-1--steed-ne }
socket-steed-ne--great-mountains = sur le chemin { card-steed-ne--great-mountains }
socket-gold-1--great-mountains = sur le chemin { card-gold-1--great-mountains }
socket-great-mountains--magic-items = sur le chemin { card-great-mountains--magic-items }
socket-magic-items--steed-se = sur le chemin { card-magic-items--steed-se }
socket-steed-se--bread-1 = sur le chemin { card-steed-se--bread-1 }
socket-bread-1--hell = sur le chemin { card-bread-1--hell }
socket-hell--gold-2 = sur le chemin { card-hell--gold-2 }
socket-steed-sw--apple-2 = sur le chemin { card-steed-sw--apple-2 }
socket-apple-2--great-sea = sur le chemin { card-apple-2--great-sea }
socket-great-sea--bread-2 = sur le chemin { card-great-sea--bread-2 }
socket-fox = chez le Renard
socket-rabbit = chez le Lapin
socket-wolf = chez le Loup
socket-snake = chez le Serpent
die-die-prohibition = le dé Interdiction
die-die-story = le dé Récit
die-die-item = le dé Objet
die-die-double = le dé Jeton doublé
die-die-numbers = le dé à chiffres
die-snake-die = le dé Serpent

# Ce qui est demandé, et ce qu’on peut répondre.

ask-turn = À vous : posez un dé, servez-vous d’un jeton, d’un Objet ou de votre pouvoir, ou passez jusqu’à la fin du chapitre.
ask-socket = Choisissez l’emplacement de votre dé : sur un chemin qui part de votre lieu, il vous ouvre la route.
ask-move = Votre dé est posé : choisissez maintenant le lieu où il mène, ou restez.
ask-wish = Le Chapeau des souhaits vous emmène où vous voulez, sauf chez le Roi et la Fée : choisissez le lieu.
ask-follow = Le cheval doré vous amène auprès d’une autre figurine : choisissez laquelle.
ask-fly = Votre Récit peut vous emporter n’importe où, sauf chez le Roi et la Fée : choisissez un lieu, ou restez.
ask-walk = Marchez jusqu’à un lieu voisin, quoi qu’il y ait sur le chemin : choisissez lequel.
ask-boots = Les bottes vous font parcourir un ou deux chemins : choisissez où vous arrivez.
ask-sleep = La Belle au bois dormant écarte deux dés, puis marche : choisissez le dé suivant.
ask-face-item = Votre dé montre un Objet magique : vous pouvez en piocher un.
ask-place-item = Vous voici au lieu des Objets magiques : vous pouvez en piocher un.
ask-place-token = Le lieu que vous atteignez offre des jetons : prenez, ou ne prenez rien.
ask-steed = Vous voici auprès d’un Coursier : bondissez vers un autre Coursier, ou restez ici.
ask-draw-quest = { $drawn ->
    [0] { $draws ->
        [1] Vous pouvez piocher une Quête. Choisissez la pioche : le chiffre indique ce que la Quête rapporte en PA.
       *[other] Vous pouvez piocher { $draws } Quêtes et en garder { $keeps } : choisissez la pioche de la première.
    }
   *[other] Choisissez la pioche de la Quête suivante.
}
ask-first-quest = On commence avec deux Quêtes : choisissez la pioche de la première. Son nombre est ce qu’elle rapporte en Points Aventure (PA).
ask-keep-quest = Gardez une des Quêtes piochées ; les autres retournent sous leurs pioches.
ask-return-quest = Vous avez une Quête de trop, ou devez en rendre une : choisissez laquelle retourne sous sa pioche.
ask-keep-item = Blanche-Neige regarde deux Objets et en garde un : choisissez lequel.
ask-fulfil = Vous pouvez accomplir une Quête : choisissez-la, ou continuez.
ask-pay = Payez avec des jetons de votre choix : choisissez le suivant.
ask-pay-item = Payez avec un Objet magique de votre choix.
ask-roll = Vos dés sont lancés : vous pouvez changer ce qu’ils montrent, ou le garder.
ask-bird = L’oiseau doré tourne des dés qui montrent 1 ou 2 : choisissez-en un.
ask-face = Choisissez la face que votre dé doit montrer.
ask-fox = Ce dé revient de la tanière du Renard : choisissez la face qu’il montre.
ask-reroll = Choisissez un à un les dés à relancer ; ils seront lancés ensemble.
ask-feed = Le Loup a faim : choisissez le dé inutilisé que vous lui donnez.
ask-story-shown = Vous avez tiré une Malchance : la cape d’invisibilité vous ferait piocher un autre Récit.
ask-choose = Choisissez lequel des deux effets de votre Malchance se réalise.
ask-tell = Contes au coin du feu : choisissez le Récit à vivre ; l’autre est défaussé.
ask-hit = Une carte va vous frapper : une Plante l’écarte, la balle dorée sauve vos jetons.
ask-curse-taken = Une Malédiction vous échoit : l’anneau maudit en donnerait une des vôtres à quelqu’un d’autre.
ask-gain-own = Vous allez gagner des jetons : un Objet peut en ajouter.
ask-gain-seen = Quelqu’un va gagner des jetons : la massue vous les donnerait.
ask-quests-drawn = Quelqu’un a pioché des Quêtes : le miroir magique vous les donnerait.
ask-items-drawn = Quelqu’un a pioché des Objets magiques : l’esprit de la bouteille vous les donnerait.
ask-snake-rolled = Le dé Serpent est lancé : le serpent blanc le ferait relancer.
ask-hazel = La branche de noisetier ajoute un jeton : choisissez lequel.
ask-any-token = Vous gagnez un jeton de votre choix.
ask-lose = Vous perdez un jeton : choisissez lequel.
ask-discard = Vous perdez un Objet magique : choisissez lequel.
ask-set-aside = Vous perdez un dé inutilisé : choisissez celui qu’on écarte.
ask-lower = Votre dé le plus haut tombe sur son plus petit chiffre : plusieurs sont à égalité, choisissez lequel.
ask-rob = Prenez un jeton à quelqu’un : choisissez à qui, et lequel.
ask-seize = La malchance d’à côté fait votre bonheur : choisissez le jeton que vous prenez.
ask-recover = Vous pouvez remettre dans votre réserve un dé déjà posé : touchez-le.
ask-fetch = La lumière bleue vous rend un de vos dés utilisés : choisissez lequel.
ask-lift = Une Malédiction est levée : choisissez laquelle.
ask-favour = Il y a égalité au dernier rang : choisissez qui reçoit de l’aide.
ask-bestow = L’anneau maudit transmet une Malédiction : choisissez laquelle, et à qui.
ask-swap-give = Tom Pouce échange des Quêtes : choisissez celle que vous cédez.
ask-swap-take = Tom Pouce échange des Quêtes : choisissez celle que vous recevez.
ask-partner = Vous faites une rencontre : choisissez à qui faire une offre, ou n’échangez rien.
ask-build = Composez votre offre : ce que vous donnez et ce que vous demandez.
ask-show = Choisissez un Objet magique à échanger ; seul votre partenaire le verra.
ask-reply = On vous fait une offre : acceptez, refusez, ou faites-en une autre si c’est encore possible.
ask-character = Choisissez le personnage que vous jouerez.
question-turn = commencer le tour
question-socket = choisir un emplacement
question-move = marcher ou rester
question-wish = faire un souhait
question-follow = choisir une figurine
question-fly = s’envoler ou rester
question-walk = choisir la route
question-boots = choisir où vont les bottes
question-sleep = écarter des dés
question-face-item = piocher un Objet ou non
question-place-item = piocher un Objet ou non
question-place-token = prendre un jeton ou non
question-steed = bondir ou rester
question-draw-quest = piocher une Quête ou non
question-first-quest = piocher une première Quête
question-keep-quest = garder une Quête
question-return-quest = rendre une Quête
question-keep-item = garder un Objet
question-fulfil = accomplir des Quêtes
question-pay = payer un jeton
question-pay-item = payer avec un Objet
question-roll = répondre au lancer
question-bird = choisir un dé à tourner
question-face = choisir une face
question-fox = choisir la face d’un dé du Renard
question-reroll = choisir les dés à relancer
question-feed = nourrir le Loup
question-story-shown = se cacher ou non
question-choose = choisir une malchance
question-tell = choisir le Récit
question-hit = se protéger ou non
question-curse-taken = transmettre la Malédiction ou non
question-gain-own = ajouter au gain ou non
question-gain-seen = s’emparer du gain ou non
question-quests-drawn = s’emparer des Quêtes ou non
question-items-drawn = s’emparer des Objets ou non
question-snake-rolled = faire relancer ou non
question-hazel = choisir une sorte de jeton
question-any-token = choisir un jeton
question-lose = perdre un jeton
question-discard = défausser un Objet
question-set-aside = perdre un dé
question-lower = abaisser un dé
question-rob = prendre un jeton
question-seize = prendre un jeton
question-recover = reprendre un dé
question-fetch = récupérer un dé
question-lift = lever une Malédiction
question-favour = choisir qui aider
question-bestow = transmettre une Malédiction
question-swap-give = choisir la Quête à céder
question-swap-take = choisir la Quête à recevoir
question-partner = échanger ou non
question-build = composer une offre
question-show = présenter un Objet
question-reply = répondre à l’offre
question-character = choisir un personnage
option-die = Utiliser { $die }
option-pass = Passer
option-wait = Attendre
option-rabbit = Jeton Lapin : marcher
option-sleep = Belle au bois dormant : avancer pour deux dés
option-crystal-ball = Boule de cristal : compter { $value }
option-red-hood = Chaperon rouge : n’importe quel chemin
option-musicians = Musiciens : un dé de plus
option-place = Poser { $socket }
option-go = Aller { $place }
option-stay = Rester
option-follow = Rejoindre { $seat }
option-ride = Aller à cheval { $place }
option-draw-item = Piocher un Objet magique
option-no-item = N’en piocher aucun
option-take = Prendre { $token }
option-take-nothing = Ne rien prendre
option-draw-quest = Piocher une Quête de valeur { $deck }
option-no-quest = Ne pas piocher de Quête
option-keep-quest = Garder « { $card } »
option-return-quest = Rendre « { $card } »
option-keep-item = Garder « { $card } »
option-fulfil = Accomplir « { $card } »
option-take-object = Prendre { $object }
option-done = Continuer
option-pay = Payer { $token }
option-pay-item = Payer avec « { $card } »
option-reroll = Relancer { $die }
option-enough = Laisser les dés ainsi
option-turn = Tourner { $die }
option-face = { $face }
option-feed = Donner { $die }
option-play = Jouer « { $card } »
option-decline = Ne rien jouer
option-tell = Vivre « { $card } »
option-choose = Choisir le { $option } effet
option-lose = Perdre { $token }
option-discard = Défausser « { $card } »
option-set-aside = Écarter { $die }
option-lower = Abaisser { $die }
option-rob = Prendre { $token } à { $seat }
option-seize = Prendre { $token }
option-recover = Reprendre { $die }
option-leave-dice = Ne rien reprendre
option-fetch = Récupérer { $die }
option-lift = Lever « { $card } »
option-favour = Aider { $seat }
option-bestow = Transmettre « { $card } » à { $seat }
option-swat = Écarter le dé du sommet { $socket }
option-convert = Échanger { $token } contre { $into }
option-swap = Jeton Tom Pouce : troquer une Quête
option-swap-give = Céder « { $card } »
option-swap-take = Recevoir « { $card } »
option-offer = Faire une offre à { $seat }
option-no-trade = Ne rien échanger
option-give = Donner { $token }
option-give-card = Donner « { $card } »
option-give-object = Donner { $object }
option-give-item = Donner un Objet magique
option-want = Demander { $token }
option-want-card = Demander « { $card } »
option-want-object = Demander { $object }
option-want-item = Demander un Objet magique
option-propose = Proposer
option-withdraw = Abandonner l’offre
option-accept = Accepter
option-refuse = Refuser
option-counter = Autre offre
option-show = Présenter « { $card } »
option-become = Jouer le personnage « { $card } »
forced-pass = { "" }
forced-wait = { "" }
forced-stay = { "" }
forced-no-item = { "" }
forced-take-nothing = { "" }
forced-no-quest = { "" }
forced-done = { "" }
forced-enough = { "" }
forced-decline = { "" }
forced-leave-dice = { "" }
forced-no-trade = { "" }
forced-choose = Un seul des deux effets est possible : c’est lui qui s’applique.
forced-feed = Le Loup a faim : vous avez dû céder { $die }.

# Ce qui arrive.

answered-die = { "" }
answered-pass = { $you ->
    [yes] Vous passez
   *[no] { $seat } passe
} pour le reste du chapitre.
answered-wait = { $you ->
    [yes] Sans dé à poser, vous passez votre tour.
   *[no] Sans dé à poser, { $seat } passe son tour.
}
answered-rabbit = { $you ->
    [yes] Vous rendez
   *[no] { $seat } rend
} un jeton Lapin.
answered-sleep = { $you ->
    [yes] Vous vous assoupissez et rêvez d’un chemin.
   *[no] { $seat } s’assoupit et rêve d’un chemin.
}
answered-crystal-ball = { "" }
answered-red-hood = Le petit chaperon rouge : { $you ->
    [yes] votre prochain dé
   *[no] le prochain dé { DE($seat) }
} peut prendre n’importe quel chemin qui part de son lieu.
answered-musicians = Les musiciens de Brême : { $you ->
    [yes] votre prochain dé
   *[no] le prochain dé { DE($seat) }
} peut dépasser d’un cran la limite d’une pile.
answered-place = { "" }
answered-go = { "" }
answered-stay = { $you ->
    [yes] Vous restez
   *[no] { $seat } reste
} sur place.
answered-follow = { "" }
answered-ride = { "" }
answered-draw-item = { "" }
answered-no-item = { "" }
answered-take = { "" }
answered-take-nothing = { $you ->
    [yes] Vous ne prenez
   *[no] { $seat } ne prend
} rien.
answered-draw-quest = { "" }
answered-no-quest = { "" }
answered-keep-quest = { "" }
answered-return-quest = { "" }
answered-keep-item = { "" }
answered-fulfil = { "" }
answered-take-object = { $you ->
    [yes] Vous prenez
   *[no] { $seat } prend
} { $object }.
answered-done = { "" }
answered-pay = { $you ->
    [yes] Vous payez
   *[no] { $seat } paie
} { $token }.
answered-pay-item = { "" }
answered-reroll = { $you ->
    [yes] Vous choisissez
   *[no] { $seat } choisit
} de relancer { $die }.
answered-enough = { "" }
answered-turn = { "" }
answered-face = { $you ->
    [yes] Vous tournez un dé sur la face
   *[no] { $seat } tourne un dé sur la face
} « { $face } ».
answered-feed = { $you ->
    [yes] Vous donnez
   *[no] { $seat } donne
} { $die } au Loup.
answered-play = { "" }
answered-decline = { "" }
answered-tell = { $you ->
    [yes] Vous choisissez
   *[no] { $seat } choisit
} le Récit « { $card } ».
answered-choose = { "" }
answered-lose = { $you ->
    [yes] Vous perdez
   *[no] { $seat } perd
} { $token }.
answered-discard = { "" }
answered-set-aside = { $you ->
    [yes] Vous écartez
   *[no] { $seat } écarte
} { $die }.
answered-lower = { $you ->
    [yes] Vous abaissez
   *[no] { $seat } abaisse
} { $die }.
answered-rob = { $other_you ->
    [yes] { $seat } vous prend { $token }.
   *[no] { $you ->
        [yes] Vous prenez
       *[no] { $seat } prend
    } { $token } à { $other_seat }.
}
answered-seize = { $you ->
    [yes] Vous prenez { $token } à votre voisin de droite.
   *[no] { $seat } prend { $token } à son voisin de droite.
}
answered-recover = { $you ->
    [yes] Vous reprenez
   *[no] { $seat } reprend
} { $die }.
answered-leave-dice = { "" }
answered-fetch = { $you ->
    [yes] Vous récupérez
   *[no] { $seat } récupère
} { $die }.
answered-lift = { "" }
answered-favour = { "" }
answered-bestow = { "" }
answered-swat = { $you ->
    [yes] Vous écartez
   *[no] { $seat } écarte
} le dé du sommet { $socket }.
answered-convert = { $you ->
    [yes] Vous échangez
   *[no] { $seat } échange
} { $token } contre { $into }.
answered-swap = { $you ->
    [yes] Vous rendez
   *[no] { $seat } rend
} un jeton Tom Pouce pour troquer une Quête.
answered-swap-give = { "" }
answered-swap-take = { "" }
answered-offer = { "" }
answered-no-trade = { "" }
answered-give = { $you ->
    [yes] Vous offrez
   *[no] { $seat } offre
} { $token }.
answered-give-card = { $you ->
    [yes] Vous offrez
   *[no] { $seat } offre
} « { $card } ».
answered-give-object = { $you ->
    [yes] Vous offrez
   *[no] { $seat } offre
} { $object }.
answered-give-item = { $you ->
    [yes] Vous offrez
   *[no] { $seat } offre
} un Objet magique.
answered-want = { $you ->
    [yes] Vous demandez
   *[no] { $seat } demande
} { $token }.
answered-want-card = { $you ->
    [yes] Vous demandez
   *[no] { $seat } demande
} « { $card } ».
answered-want-object = { $you ->
    [yes] Vous demandez
   *[no] { $seat } demande
} { $object }.
answered-want-item = { $you ->
    [yes] Vous demandez
   *[no] { $seat } demande
} un Objet magique.
answered-propose = { $you ->
    [yes] Vous proposez
   *[no] { $seat } propose
} cet échange.
answered-withdraw = { $you ->
    [yes] Vous retirez
   *[no] { $seat } retire
} l’offre.
answered-accept = { $you ->
    [yes] Vous acceptez
   *[no] { $seat } accepte
} l’offre.
answered-refuse = { $you ->
    [yes] Vous refusez
   *[no] { $seat } refuse
} l’offre.
answered-counter = { $you ->
    [yes] Vous faites
   *[no] { $seat } fait
} une autre offre.
answered-show = { "" }
answered-become = { "" }
places = { $you ->
    [yes] Vous posez
   *[no] { $seat } pose
} un dé ({ $face }) { $socket }.
arrives = { $you ->
    [yes] Vous arrivez
   *[no] { $seat } arrive
} { $place }.
takes-object = { $you ->
    [yes] Vous prenez
   *[no] { $seat } prend
} { $object }.
story-effect = « { $card } » : { $effect }.
side-quest-pays = Quête secondaire : { $you ->
    [yes] vous gagnez
   *[no] { $seat } gagne
} { $points } PA pour « { $card } ».
curse-costs = Malédiction : { $you ->
    [yes] vous perdez
   *[no] { $seat } perd
} { $points } PA à cause de « { $card } ».
ends-with = { $you ->
    [yes] Vous terminez
   *[no] { $seat } termine
} la partie avec { $points } PA.
ends-together = Ensemble, vous terminez la partie avec { $points } PA.
names-value = { $you ->
    [yes] Vous voyez
   *[no] { $seat } voit
} un { $value } dans la boule de cristal.
cause-draw-quest = { "" }
gains = { $you ->
    [yes] Vous gagnez
   *[no] { $seat } gagne
}{ $gold ->
    [0] { "" }
   *[other] { " " }{ $gold } { $gold ->
        [one] pièce d’or
       *[other] pièces d’or
    }
}{ $apples ->
    [0] { "" }
   *[other] { $gold ->
        [0] { " " }
       *[other] { ", " }
    }{ $apples } { $apples ->
        [one] pomme
       *[other] pommes
    }
}{ $loaves ->
    [0] { "" }
   *[other] { $gold ->
        [0] { $apples ->
            [0] { " " }
           *[other] { ", " }
        }
       *[other] { ", " }
    }{ $loaves } { $loaves ->
        [one] miche de pain
       *[other] miches de pain
    }
}.
event-show = { $seen ->
    [yes] On montre à { $seats } : { $cards }.
   *[no] { "" }
}
event-show-end = { "" }
set-chapter = Le chapitre { $value } commence.
set-rank = Ensemble, la table atteint le rang { $value } sur 5.
verdict = { $mode ->
    [co-operative] { $rank ->
        [0] Le conte est fini
        [1] Cette fois, pas de fin heureuse
        [2] Pas encore de fin heureuse
        [3] Presque une fin heureuse
        [4] Une fin heureuse, et une victoire partagée
       *[5] La plus heureuse des fins, et une victoire partagée
    }
   *[other] { "" }
}
set-rabbits = { $value ->
    [0] { "" }
   *[other] { $you ->
        [yes] Vous avez
       *[no] { $seat } a
    } maintenant { $value ->
        [one] { $value } jeton Lapin
       *[other] { $value } jetons Lapin
    }.
}
set-active = { "" }
set-at = { "" }
set-ball = { "" }
set-carriers = { "" }
set-deal = { "" }
set-double = { "" }
set-ending = { "" }
set-extra = { "" }
set-faces = { "" }
set-first = { "" }
set-gains = { "" }
set-hat = { "" }
set-hood = { "" }
set-idle = { "" }
set-lies = { "" }
set-loss = { "" }
set-met = { "" }
set-moved = { "" }
set-passed = { "" }
set-path = { "" }
set-rabbit_supply = { "" }
set-snake_owner = { "" }
set-sockets = { "" }
set-thumbling = { "" }
set-tokens = { "" }
set-used = { "" }
set-usual = { "" }
set-wolf_closed = { "" }
shuffled-item_deck = { "" }
shuffled-story_deck = { "" }
shuffled-deck_2 = { "" }
shuffled-deck_3 = { "" }
shuffled-deck_4 = { "" }
shuffled-event_deck = { "" }
shuffled-characters = { "" }
moved-item_deck-items = { $you ->
    [yes] Vous piochez
   *[no] { $seat } pioche
} { $cards }.
moved-item_deck-stalls = { $you ->
    [yes] Vous regardez
   *[no] { $seat } regarde
} { $cards }.
moved-stalls-item_discard = { $you ->
    [yes] Vous défaussez
   *[no] { $seat } défausse
} { $cards }.
moved-items-played = { $you ->
    [yes] Vous jouez
   *[no] { $seat } joue
} { $cards }.
moved-items-item_discard = { $you ->
    [yes] Vous défaussez
   *[no] { $seat } défausse
} { $cards }.
moved-items-stalls = { $you ->
    [yes] Vous présentez
   *[no] { $seat } présente
} { $cards }.
moved-stalls-items = { $you ->
    [yes] Vous repartez avec
   *[no] { $seat } repart avec
} { $cards }.
moved-offered-quests = { $you ->
    [yes] Vous vous lancez dans
   *[no] { $seat } se lance dans
} { $cards }.
moved-deck_2-quests = { $you ->
    [yes] Vous vous lancez dans
   *[no] { $seat } se lance dans
} { $cards }.
moved-deck_3-quests = { $you ->
    [yes] Vous vous lancez dans
   *[no] { $seat } se lance dans
} { $cards }.
moved-deck_4-quests = { $you ->
    [yes] Vous vous lancez dans
   *[no] { $seat } se lance dans
} { $cards }.
moved-quests-deck_2 = { $you ->
    [yes] Vous rendez
   *[no] { $seat } rend
} { $cards }.
moved-quests-deck_3 = { $you ->
    [yes] Vous rendez
   *[no] { $seat } rend
} { $cards }.
moved-quests-deck_4 = { $you ->
    [yes] Vous rendez
   *[no] { $seat } rend
} { $cards }.
moved-quests-done = { $you ->
    [yes] Vous accomplissez
   *[no] { $seat } accomplit
} { $cards }.
moved-common-done = { $you ->
    [yes] Vous accomplissez
   *[no] { $seat } accomplit
} { $cards }.
moved-story-kept = { $you ->
    [yes] Vous gardez { $cards } devant vous.
   *[no] { $seat } garde { $cards } sur la table.
}
moved-kept-story_discard = { $you ->
    [yes] Vous en avez fini avec
   *[no] { $seat } en a fini avec
} { $cards }.
moved-characters-heroes = { $you ->
    [yes] Vous jouez
   *[no] { $seat } joue
} { $cards }.
moved-kept-kept = { $giving ->
    [yes] Vous cédez { $cards } à { $seat }.
   *[no] { $you ->
        [yes] Vous recevez { $cards } { DE($giver) }.
       *[no] { $seat } reçoit { $cards } { DE($giver) }.
    }
}
moved-quests-quests = { $giving ->
    [yes] Vous cédez { $cards } à { $seat }.
   *[no] { $you ->
        [yes] Vous recevez { $cards } { DE($giver) }.
       *[no] { $seat } reçoit { $cards } { DE($giver) }.
    }
}
moved-items-items = { $giving ->
    [yes] Vous cédez { $cards } à { $seat }.
   *[no] { $you ->
        [yes] Vous recevez { $cards } { DE($giver) }.
       *[no] { $seat } reçoit { $cards } { DE($giver) }.
    }
}
moved-story_deck-story = { $count ->
    [one] Un Récit se dévoile : { $cards }.
   *[other] Des Récits se dévoilent : { $cards }.
}
moved-story-story_discard = { "" }
moved-story-common_stories = { $cards } reste sur la table, pour tout le monde.
moved-common_stories-story_discard = On en a fini avec { $cards }.
moved-deck_2-offered = { $count ->
    [one] Quête piochée : { $cards }.
   *[other] Quêtes piochées : { $cards }.
}
moved-deck_3-offered = { $count ->
    [one] Quête piochée : { $cards }.
   *[other] Quêtes piochées : { $cards }.
}
moved-deck_4-offered = { $count ->
    [one] Quête piochée : { $cards }.
   *[other] Quêtes piochées : { $cards }.
}
moved-offered-deck_2 = { $count ->
    [one] { $cards } retourne sous sa pioche.
   *[other] { $cards } retournent sous leur pioche.
}
moved-offered-deck_3 = { $count ->
    [one] { $cards } retourne sous sa pioche.
   *[other] { $cards } retournent sous leur pioche.
}
moved-offered-deck_4 = { $count ->
    [one] { $cards } retourne sous sa pioche.
   *[other] { $cards } retournent sous leur pioche.
}
moved-event_deck-event = L’Événement de ce chapitre : { $cards }.
moved-announced-event = L’Événement de ce chapitre : { $cards }.
moved-event_deck-announced = Événements à venir : { $cards }.
moved-event-past = { "" }
moved-past-event_deck = { "" }
moved-item_discard-item_deck = { "" }
moved-story_discard-story_deck = { "" }
moved-played-item_discard = { "" }
moved-item_deck-drawn = { "" }
moved-drawn-item_deck = { "" }

# Pourquoi pas.

no-such-item = Vous n’avez pas « { $card } ».
not-now = Ce n’est pas le moment de jouer « { $card } ».
too-few-tokens = Il vous manque au moins { $token } : il en faut { $needed }, et vous en avez { $held }.
too-few-in-all = Il vous faut { $needed } { $needed ->
    [one] jeton
   *[other] jetons
} de n’importe quelle sorte, et vous en avez { $held }.
too-few-items = Il vous faut { $needed } { $needed ->
    [one] Objet magique
   *[other] Objets magiques
} à défausser.
draw-them-all = Vous avez commencé à piocher : { $quests ->
    [one] il reste { $quests } Quête
   *[other] il reste { $quests } Quêtes
} à piocher.
quest-deck-empty = Il n’y a plus de Quête de valeur { $deck }.
option-impossible = { $option ->
    [1] Le premier
   *[other] Le deuxième
} effet de « { $card } » n’est pas possible pour vous en ce moment.
wolf-closed = Le Loup ne prend plus de dés pendant ce chapitre.
den-full = La tanière du Renard est pleine : { $dice } dés s’y trouvent.
path-not-near = Le petit chaperon rouge a besoin d’un chemin qui part de son lieu.
stacks-only = Vous avez relevé la limite d’une pile : ce dé va sur un chemin, chez le Lapin ou chez le Serpent.
stack-full = Il n’y a plus de place : { $limit ->
    [one] un seul dé peut être posé ici.
   *[other] { $limit } dés au plus peuvent être posés ici.
}
prohibited = L’Interdiction de quelqu’un d’autre est au sommet : seule une Interdiction peut la couvrir.
own-prohibition = Votre propre Interdiction est au sommet : pour la couvrir, il faut un 6 ; ce dé compte { $value }.
die-too-low = Ce dé compte { $value } ; l’emplacement demande au moins { $needed }.
prohibition-there = { $whose ->
    [own] Votre propre Interdiction est au sommet : il faut un 6 pour la couvrir.
   *[other] Une Interdiction d’un autre joueur est au sommet : seule une Interdiction la couvre.
}
socket-needs = { $dice ->
    [0] Cet emplacement demande un dé de { $needed } ou plus.
   *[other] Le dé du sommet compte { $needed } : il faut un dé de { $needed } ou plus pour le couvrir.
}
die-does-not-lead-there = De là où vous êtes, le dé que vous avez posé n’y mène pas.
already-there = Vous y êtes déjà.
only-on-foot = On ne va pas ainsi chez le Roi ni chez la Fée.
too-far = { $paths ->
    [one] Il faut un chemin qui y mène directement de votre lieu.
   *[other] C’est trop loin : { $paths } chemins au plus peuvent vous en séparer.
}
after-the-jump = Pas encore : avant un bond, on n’accomplit que ce qui nomme le Coursier.
no-jump-there = Vous ne pouvez pas y bondir : un bond mène d’un Coursier à un autre, une seule fois.
no-ride-there = Vous ne pouvez pas y chevaucher maintenant.
die-aside = Ce dé est écarté jusqu’à la fin du chapitre.
die-not-in-reserve = Ce dé n’est pas dans votre réserve.
no-socket = Aucun emplacement n’accepte ce dé en ce moment.
no-rabbit-token = Vous n’avez pas de jeton Lapin.
cannot-sleep = Seule la Belle au bois dormant écarte deux dés inutilisés ; vous en avez { $dice }.
dice-left = Il vous reste des dés inutilisés ({ $dice }) : jouez votre tour ou passez.
place-first = Vous avez commencé à préparer un dé : posez-le.
turn-begun = Votre tour est commencé : jouez-le maintenant.
nothing-to-pass = Vous n’avez plus de dé inutilisé : attendez plutôt.
card-not-open = La carte « { $card } » n’est pas ouverte devant vous.
counts-at-the-end = La carte « { $card } » ne compte qu’à la fin de la partie.
wrong-place = La carte « { $card } » s’accomplit ailleurs.
object-missing = La carte « { $card } » demande un objet que vous ne portez pas.
no-such-object-here = Il n’y a pas ici de tel objet à prendre.
needs-a-jump = Il faut bondir d’un Coursier à un autre, ou chevaucher en tant que Barbabec, pour lever « { $card } ».
empty-offer = L’offre est vide : ajoutez-y d’abord quelque chose.
too-many-quests = Quelqu’un aurait { $quests } Quêtes actives ; le maximum est de { $limit }.

# Les noms des cartes, et ce qu’elles font.

card-town = Ville
    .text = À l’arrivée, vous pouvez piocher une Quête.
card-church = Église
    .text = Un lieu que demandent des Quêtes.
card-inn = Auberge
    .text = Un lieu que demandent des Quêtes.
card-well = Puits
    .text = Un lieu que demandent des Quêtes.
card-bridge = Pont
    .text = Un lieu que demandent des Quêtes.
card-hunter = Chasseur
    .text = À l’arrivée, vous piochez un Récit ; les Quêtes s’accomplissent ensuite.
    .without-stories = Un lieu comme un autre : on joue sans Récits.
card-old-lady = Vieille Dame
    .text = À l’arrivée, vous piochez un Récit ; les Quêtes s’accomplissent ensuite.
    .without-stories = Un lieu comme un autre : on joue sans Récits.
card-woodcutter = Bûcheron
    .text = À l’arrivée, vous piochez un Récit ; les Quêtes s’accomplissent ensuite.
    .without-stories = Un lieu comme un autre : on joue sans Récits.
card-soldier = Soldat
    .text = À l’arrivée, vous piochez un Récit ; les Quêtes s’accomplissent ensuite.
    .without-stories = Un lieu comme un autre : on joue sans Récits.
card-king = Roi
    .text = À l’arrivée, vous pouvez piocher trois Quêtes et en garder une. Un seul chemin y mène, et en revient.
card-fairy = Fée
    .text = À l’arrivée, vous pouvez prendre un jeton au choix. Un seul chemin y mène, et en revient.
card-clouds = Nuages
    .text = Un lieu que demandent des Quêtes.
card-great-mountains = Grandes Montagnes
    .text = Un lieu que demandent des Quêtes.
card-hell = Enfer
    .text = Un lieu que demandent des Quêtes.
card-great-sea = Grande Mer
    .text = Un lieu que demandent des Quêtes.
card-steed-nw = Coursier (nord-ouest)
    .text = À l’arrivée, vous pouvez bondir vers un autre Coursier.
card-steed-ne = Coursier (nord-est)
    .text = À l’arrivée, vous pouvez bondir vers un autre Coursier.
card-steed-se = Coursier (sud-est)
    .text = À l’arrivée, vous pouvez bondir vers un autre Coursier.
card-steed-sw = Coursier (sud-ouest)
    .text = À l’arrivée, vous pouvez bondir vers un autre Coursier.
card-apple-1 = Pomme (nord)
    .text = À l’arrivée, vous pouvez prendre une pomme.
card-apple-2 = Pomme (ouest)
    .text = À l’arrivée, vous pouvez prendre une pomme.
card-bread-1 = Miche de pain (sud)
    .text = À l’arrivée, vous pouvez prendre une miche de pain.
card-bread-2 = Miche de pain (nord-ouest)
    .text = À l’arrivée, vous pouvez prendre une miche de pain.
card-gold-1 = Pièces d’or (est)
    .text = À l’arrivée, vous pouvez prendre une pièce d’or.
card-gold-2 = Pièces d’or (sud-ouest)
    .text = À l’arrivée, vous pouvez prendre une pièce d’or.
card-magic-items = Objets magiques
    .text = À l’arrivée, vous pouvez piocher un Objet magique.
    .without-items = Un lieu comme un autre : on joue sans Objets magiques.
card-town--old-lady = Ville – Vieille Dame
    .text = Vide, ce chemin demande au moins 3, sauf si l’Événement du chapitre y change quelque chose ; le plan du pays le montre.
card-town--inn = Ville – Auberge
    .text = Vide, ce chemin demande au moins 2, sauf si l’Événement du chapitre y change quelque chose ; le plan du pays le montre.
card-town--well = Ville – Puits
    .text = Vide, ce chemin demande au moins 3, sauf si l’Événement du chapitre y change quelque chose ; le plan du pays le montre.
card-town--bridge = Ville – Pont
    .text = Vide, ce chemin demande au moins 2, sauf si l’Événement du chapitre y change quelque chose ; le plan du pays le montre.
card-town--church = Ville – Église
    .text = Vide, ce chemin demande au moins 3, sauf si l’Événement du chapitre y change quelque chose ; le plan du pays le montre.
card-bridge--king = Pont – Roi
    .text = Vide, ce chemin demande au moins 6, sauf si l’Événement du chapitre y change quelque chose ; le plan du pays le montre.
card-woodcutter--fairy = Bûcheron – Fée
    .text = Vide, ce chemin demande au moins 6, sauf si l’Événement du chapitre y change quelque chose ; le plan du pays le montre.
card-church--hunter = Église – Chasseur
    .text = Vide, ce chemin demande au moins 3, sauf si l’Événement du chapitre y change quelque chose ; le plan du pays le montre.
card-hunter--bridge = Chasseur – Pont
    .text = Vide, ce chemin demande au moins 4, sauf si l’Événement du chapitre y change quelque chose ; le plan du pays le montre.
card-bridge--soldier = Pont – Soldat
    .text = Vide, ce chemin demande au moins 3, sauf si l’Événement du chapitre y change quelque chose ; le plan du pays le montre.
card-soldier--well = Soldat – Puits
    .text = Vide, ce chemin demande au moins 4, sauf si l’Événement du chapitre y change quelque chose ; le plan du pays le montre.
card-well--woodcutter = Puits – Bûcheron
    .text = Vide, ce chemin demande au moins 3, sauf si l’Événement du chapitre y change quelque chose ; le plan du pays le montre.
card-woodcutter--inn = Bûcheron – Auberge
    .text = Vide, ce chemin demande au moins 4, sauf si l’Événement du chapitre y change quelque chose ; le plan du pays le montre.
card-church--clouds = Église – Nuages
    .text = Vide, ce chemin demande au moins 5, sauf si l’Événement du chapitre y change quelque chose ; le plan du pays le montre.
card-old-lady--apple-1 = Vieille Dame – Pomme (nord)
    .text = Vide, ce chemin demande au moins 2, sauf si l’Événement du chapitre y change quelque chose ; le plan du pays le montre.
card-old-lady--steed-ne = Vieille Dame – Coursier (nord-est)
    .text = Vide, ce chemin demande au moins 3, sauf si l’Événement du chapitre y change quelque chose ; le plan du pays le montre.
card-inn--gold-1 = Auberge – Pièces d’or (est)
    .text = Vide, ce chemin demande au moins 3, sauf si l’Événement du chapitre y change quelque chose ; le plan du pays le montre.
card-woodcutter--steed-se = Bûcheron – Coursier (sud-est)
    .text = Vide, ce chemin demande au moins 2, sauf si l’Événement du chapitre y change quelque chose ; le plan du pays le montre.
card-well--bread-1 = Puits – Miche de pain (sud)
    .text = Vide, ce chemin demande au moins 2, sauf si l’Événement du chapitre y change quelque chose ; le plan du pays le montre.
card-well--hell = Puits – Enfer
    .text = Vide, ce chemin demande au moins 5, sauf si l’Événement du chapitre y change quelque chose ; le plan du pays le montre.
card-soldier--steed-sw = Soldat – Coursier (sud-ouest)
    .text = Vide, ce chemin demande au moins 2, sauf si l’Événement du chapitre y change quelque chose ; le plan du pays le montre.
card-soldier--gold-2 = Soldat – Pièces d’or (sud-ouest)
    .text = Vide, ce chemin demande au moins 3, sauf si l’Événement du chapitre y change quelque chose ; le plan du pays le montre.
card-bridge--great-sea = Pont – Grande Mer
    .text = Vide, ce chemin demande au moins 5, sauf si l’Événement du chapitre y change quelque chose ; le plan du pays le montre.
card-hunter--steed-nw = Chasseur – Coursier (nord-ouest)
    .text = Vide, ce chemin demande au moins 2, sauf si l’Événement du chapitre y change quelque chose ; le plan du pays le montre.
card-hunter--bread-2 = Chasseur – Miche de pain (nord-ouest)
    .text = Vide, ce chemin demande au moins 3, sauf si l’Événement du chapitre y change quelque chose ; le plan du pays le montre.
card-steed-nw--clouds = Coursier (nord-ouest) – Nuages
    .text = Vide, ce chemin demande au moins 4, sauf si l’Événement du chapitre y change quelque chose ; le plan du pays le montre.
card-clouds--apple-1 = Nuages – Pomme (nord)
    .text = Vide, ce chemin demande au moins 4, sauf si l’Événement du chapitre y change quelque chose ; le plan du pays le montre.
card-apple-1--steed-ne = Pomme (nord) – Coursier (nord-est)
    .text = Vide, ce chemin demande au moins 2, sauf si l’Événement du chapitre y change quelque chose ; le plan du pays le montre.
card-steed-ne--great-mountains = Coursier (nord-est) – Grandes Montagnes
    .text = Vide, ce chemin demande au moins 5, sauf si l’Événement du chapitre y change quelque chose ; le plan du pays le montre.
card-gold-1--great-mountains = Pièces d’or (est) – Grandes Montagnes
    .text = Vide, ce chemin demande au moins 4, sauf si l’Événement du chapitre y change quelque chose ; le plan du pays le montre.
card-great-mountains--magic-items = Grandes Montagnes – Objets magiques
    .text = Vide, ce chemin demande au moins 5, sauf si l’Événement du chapitre y change quelque chose ; le plan du pays le montre.
card-magic-items--steed-se = Objets magiques – Coursier (sud-est)
    .text = Vide, ce chemin demande au moins 3, sauf si l’Événement du chapitre y change quelque chose ; le plan du pays le montre.
card-steed-se--bread-1 = Coursier (sud-est) – Miche de pain (sud)
    .text = Vide, ce chemin demande au moins 2, sauf si l’Événement du chapitre y change quelque chose ; le plan du pays le montre.
card-bread-1--hell = Miche de pain (sud) – Enfer
    .text = Vide, ce chemin demande au moins 4, sauf si l’Événement du chapitre y change quelque chose ; le plan du pays le montre.
card-hell--gold-2 = Enfer – Pièces d’or (sud-ouest)
    .text = Vide, ce chemin demande au moins 4, sauf si l’Événement du chapitre y change quelque chose ; le plan du pays le montre.
card-steed-sw--apple-2 = Coursier (sud-ouest) – Pomme (ouest)
    .text = Vide, ce chemin demande au moins 2, sauf si l’Événement du chapitre y change quelque chose ; le plan du pays le montre.
card-apple-2--great-sea = Pomme (ouest) – Grande Mer
    .text = Vide, ce chemin demande au moins 4, sauf si l’Événement du chapitre y change quelque chose ; le plan du pays le montre.
card-great-sea--bread-2 = Grande Mer – Miche de pain (nord-ouest)
    .text = Vide, ce chemin demande au moins 4, sauf si l’Événement du chapitre y change quelque chose ; le plan du pays le montre.
card-fox = Le Renard
    .text = Laissez un dé dans la tanière (deux places) : au chapitre suivant, vous choisissez sa face au lieu de le lancer.
card-rabbit = Le Lapin
    .text = À la fin du chapitre, le dé du sommet vaut à son joueur de commencer le suivant et un jeton Lapin : un déplacement par n’importe quel chemin.
card-wolf = Le Loup
    .text = Une fois par chapitre : posez-y un dé, et chacun des autres doit aussi en sacrifier un.
card-snake = Le Serpent
    .text = À la fin du chapitre, le dé du sommet vaut à son joueur un dé de plus au chapitre suivant : le dé Serpent.
card-die-prohibition = Dé Interdiction
    .text = De 1 à 5, et × (Interdiction) : compte 6, et les autres ne la couvrent qu’avec une Interdiction.
card-die-story = Dé Récit
    .text = De 1 à 5, et un livre (Carte Récit) : compte 6, et qui le pose pioche un Récit.
    .without-stories = De 1 à 6.
card-die-item = Dé Objet
    .text = De 1 à 5, et un chapeau (Objet magique) : compte 6, et qui le pose peut piocher un Objet magique.
    .without-items = De 1 à 6.
card-die-double = Dé Jeton doublé
    .text = De 1 à 5, et ×2 (Jeton doublé) : compte 6, et le premier jeton qu’un lieu vous donne dans ce tour vient en double.
card-die-numbers = Dé à chiffres
    .text = Ses faces : 3, 4, 5, 5, 6 et 6.
card-snake-die = Dé Serpent
    .text = Glissade, pain, pomme, 4, 5 et 6.
card-red-riding-hood = Le petit chaperon rouge
    .text = Une fois par chapitre : son dé peut aller sur un chemin qui part de son lieu, quelle que soit la valeur ; elle doit alors le suivre.
card-brave-little-tailor = Le brave petit tailleur
    .text = Une fois par chapitre, au début de votre tour : écartez le dé du dessus de la pile d’un chemin, du Lapin ou du Serpent (sauf une Interdiction).
card-thumbling = Tom Pouce
    .text = Rendez un jeton Tom Pouce : échangez une de vos Quêtes actives contre celle de quelqu’un d’autre.
card-rapunzel = Raiponce
    .text = Une fois par chapitre : relancez un seul dé du lancer commun.
card-king-thrushbeard = Le Roi Barbabec
    .text = Une fois par chapitre, auprès d’un Coursier : chevauchez n’importe où, sauf chez le Roi et la Fée.
card-puss-in-boots = Le chat botté
    .text = Une fois par chapitre : échangez un jeton contre un jeton d’une autre sorte.
card-snow-white = Blanche-Neige
    .text = Pour chaque Objet magique à piocher, elle en voit deux et en garde un.
card-bremen-musicians = Les musiciens de Brême
    .text = Une fois par chapitre : votre dé peut aller sur une pile déjà pleine.
card-sleeping-beauty = La Belle au bois dormant
    .text = Au lieu de poser un dé : écartez-en deux et suivez un chemin.
card-crystal-ball = La boule de cristal
    .text = En posant un dé : il compte ce que vous annoncez, de 1 à 6.
card-wishing-hat = Chapeau des souhaits
    .text = Au lieu de marcher : allez n’importe où, sauf chez le Roi et la Fée.
card-cursed-ring = L’anneau maudit
    .text = Pendant votre tour : donnez une de vos Malédictions à quelqu’un d’autre.
card-golden-bird = L’oiseau doré
    .text = Après votre lancer : tournez jusqu’à deux dés montrant 1 ou 2 sur la face de votre choix.
card-plant = Plante
    .text = Quand une carte va vous frapper : annulez son effet sur vous.
card-white-snake = Le serpent blanc
    .text = Après un lancer du dé Serpent : faites-le relancer.
card-blue-light = La lumière bleue
    .text = Au début de votre tour : reprenez un dé utilisé.
card-seven-league-boots = Les bottes de 7 lieues
    .text = En guise de tour : parcourez un ou deux chemins, quoi qu’il s’y trouve.
card-cudgel-in-sack = La massue dans le sac
    .text = D’autres vont gagner des jetons : ils sont pour vous.
card-magic-mirror = Le miroir magique
    .text = Quand quelqu’un d’autre pioche des Quêtes : celle qui devait être gardée est pour vous.
card-magic-beans = Les haricots magiques
    .text = Quand vous posez un dé : il peut aller sur une pile déjà pleine.
card-little-table = Petite-table-sois-mise
    .text = Le lieu où vous êtes donne trois jetons au lieu du nombre habituel.
card-hazel-branch = La branche de noisetier
    .text = Vous gagnez des jetons : un de plus de la même sorte.
card-ball-of-wool = La merveilleuse pelote de laine
    .short = La merveil­leuse pelote
    .text = Au début de votre tour : relancez autant de dés inutilisés que vous voulez.
card-spirit-in-bottle = L’esprit de la bouteille
    .text = Quand quelqu’un d’autre pioche des Objets magiques : ceux qu’il devait recevoir sont pour vous.
card-invisibility-cloak = La cape d’invisibilité
    .short = La cape d’invisi­bilité
    .text = Vous avez tiré une Malchance : défaussez-la et piochez un autre Récit.
card-golden-ball = La balle dorée
    .text = Vous allez perdre des jetons : ils restent à vous.
card-golden-horse = Le cheval doré
    .text = Au lieu de marcher : rejoignez une autre figurine.
card-red-cheek-white-cheek = Joue rouge, joue blanche
    .text = 2 PA : défaussez 2 pommes, où que vous soyez.
card-supper-for-the-huntsman = Le souper du chasseur
    .text = 2 PA : apportez une miche de pain au Chasseur.
card-trail-of-crumbs = Un chemin de miettes
    .text = 2 PA : défaussez 2 miches de pain, où que vous soyez.
card-hans-in-luck = Jean le Chanceux
    .text = 2 PA : défaussez 2 pièces d’or, où que vous soyez.
card-pedlars-basket = Le panier de la colporteuse
    .text = 2 PA : apportez une pomme à la Vieille Dame.
card-brother-lustigs-loaf = La miche de Frère Luron
    .text = 2 PA : apportez une miche de pain au Soldat.
card-innkeepers-reckoning = La note de l’aubergiste
    .text = 2 PA : apportez une pièce d’or à l’Auberge.
card-something-gold-in-the-water = De l’or au fond de l’eau
    .text = 2 PA : apportez une pièce d’or au Puits.
card-fruit-for-the-poor-man = Un fruit pour le pauvre
    .text = 2 PA : apportez une pomme au Bûcheron.
card-singing-bone = L’os chanteur
    .text = 2 PA : apportez une pomme au Pont.
card-tailor-in-heaven = Le tailleur au ciel
    .text = 2 PA : rendez-vous aux Nuages.
card-devils-sooty-brother = Le frère noir de suie du Diable
    .text = 2 PA : rendez-vous en Enfer.
card-fisherman-and-his-wife = Le pêcheur et sa femme
    .text = 2 PA : rendez-vous à la Grande Mer.
card-glass-mountain = La montagne de verre
    .text = 2 PA : rendez-vous aux Grandes Montagnes.
card-harvest-thanks = Merci pour la récolte
    .text = 3 PA : apportez 2 pommes à l’Église.
card-grandmothers-basket = Le panier de Mère-grand
    .text = 3 PA : apportez une pomme et une miche de pain à la Vieille Dame.
card-bearskins-purse = La bourse de Peau-d’ours
    .text = 3 PA : apportez 2 pièces d’or au Soldat.
card-table-laid-for-strangers = La table des voyageurs
    .text = 3 PA : apportez 2 miches de pain à l’Auberge.
card-toll = Le péage du pont
    .text = 3 PA : apportez 2 pièces d’or au Pont.
card-mother-holles-tree = Le pommier de Dame Hiver
    .text = 3 PA : apportez 2 pommes au Puits.
card-coin-for-saint-peter = Une pièce pour saint Pierre
    .text = 3 PA : apportez une pièce d’or aux Nuages.
card-gift-for-the-devils-grandmother = Un présent pour la grand-mère du Diable
    .short = Présent pour la grand-mère
    .text = 3 PA : apportez une pomme en Enfer.
card-shake-the-tree = Secouer le pommier
    .text = 3 PA : défaussez 3 pommes, où que vous soyez.
card-empty-the-oven = Vider le four
    .text = 3 PA : défaussez 3 miches de pain, où que vous soyez.
card-star-money = La pluie d’écus
    .text = 3 PA : défaussez 3 pièces d’or, où que vous soyez.
card-clever-gretels-feast = Le festin de Gretel la maligne
    .text = 3 PA : défaussez une pomme, une miche de pain et une pièce d’or, où que vous soyez.
card-audience-at-court = Audience à la cour
    .text = 3 PA : rendez-vous chez le Roi.
card-thirteenth-guest = La treizième invitée
    .text = 3 PA : rendez-vous chez la Fée.
card-skilful-huntsman = L’habile chasseur
    .text = 3 PA : allez chercher l’Arbalète des Anges aux Nuages et apportez-la au Chasseur.
card-giant-in-the-pass = Le géant du col
    .text = 3 PA : allez chercher l’Épée du Vieux Soldat chez le Soldat et apportez-la aux Grandes Montagnes.
card-luck-child = L’enfant né coiffé
    .text = 4 PA : allez chercher les 3 Boucles d’Or du Diable en Enfer et apportez-les au Roi.
card-pipers-return = Le retour du joueur de flûte
    .text = 4 PA : allez chercher la Flûte enchantée aux Grandes Montagnes et apportez-la à l’Église.
card-three-little-men = Les trois petits hommes
    .text = 4 PA : apportez une pomme et une pièce d’or au Bûcheron.
card-two-brothers = Les deux frères
    .text = 4 PA : apportez une miche de pain et une pièce d’or au Chasseur.
card-whole-houses-debt = L’ardoise de la maisonnée
    .text = 4 PA : apportez 3 pièces d’or à l’Auberge.
card-rations-for-the-regiment = Du pain pour le régiment
    .text = 4 PA : apportez 3 miches de pain au Soldat.
card-offerings-on-high = Offrandes au ciel
    .text = 4 PA : apportez une pomme, une miche de pain et une pièce d’or aux Nuages.
card-devils-bargain = Le marché du Diable
    .text = 4 PA : apportez une miche de pain et 2 pièces d’or en Enfer.
card-sweet-porridge-for-all = La bouillie pour tous
    .text = 4 PA : défaussez 2 pommes et 2 miches de pain, où que vous soyez.
card-golden-orchard = Le verger d’or
    .text = 4 PA : défaussez 2 pommes et 2 pièces d’or, où que vous soyez.
card-tree-that-asked = L’arbre qui appelait
    .text = Chance : gagnez une pomme.
card-fresh-from-the-oven = Tout chaud du four
    .text = Chance : gagnez une miche de pain.
card-coin-in-the-hem = Une pièce dans l’ourlet
    .text = Chance : gagnez une pièce d’or.
card-wish-granted = Un vœu exaucé
    .text = Chance : gagnez un jeton de votre choix.
card-old-womans-thanks = Le merci de la vieille femme
    .text = Chance : piochez un Objet magique.
card-kings-herald = Le héraut du roi
    .text = Chance : vous pouvez piocher une Quête.
card-hares-shortcut = Le raccourci du lièvre
    .text = Chance : prenez un jeton Lapin.
card-on-the-griffins-back = Sur le dos du griffon
    .text = Chance : vous pouvez aller n’importe où, sauf chez le Roi et la Fée.
card-helpful-ants = Les fourmis secourables
    .text = Chance : vous pouvez reprendre un dé utilisé.
card-gambling-hansel = Jeannot le joueur
    .text = Chance : vous pouvez relancer autant de dés inutilisés que vous voulez.
card-tear-breaks-the-spell = Une larme rompt le charme
    .text = Chance : levez une Malédiction qui pèse sur vous ; à défaut, gagnez un jeton de votre choix.
card-rumpelstiltskins-price = Le prix de Rumpelstiltskin
    .short = Le prix de Rumpel­stiltskin
    .text = Chance : prenez un jeton à quelqu’un ; si personne n’en a, gagnez un jeton de votre choix.
card-home-again = De retour au logis
    .text = Quête secondaire, 2 PA : terminez la partie à la Ville.
card-friend-of-the-forest = L’ami de la forêt
    .text = Quête secondaire, 2 PA : ayez des dés chez deux Esprits différents quand la partie s’achève.
card-full-basket = Panier plein
    .text = Quête secondaire, 2 PA : ayez 3 pommes quand la partie s’achève.
card-full-larder = Garde-manger plein
    .text = Quête secondaire, 2 PA : ayez 3 miches de pain quand la partie s’achève.
card-full-purse = Bourse pleine
    .text = Quête secondaire, 2 PA : ayez 3 pièces d’or quand la partie s’achève.
card-keeper-of-wonders = Gardien des merveilles
    .text = Quête secondaire, 2 PA : ayez 2 Objets magiques quand la partie s’achève.
card-good-company = En bonne compagnie
    .text = Quête secondaire, 1 PA : partagez votre lieu avec une autre figurine quand la partie s’achève.
card-worlds-end = Le bout du monde
    .text = Quête secondaire, 2 PA : terminez la partie aux Nuages, en Enfer, à la Grande Mer ou aux Grandes Montagnes.
effect-robbers-den-1 = perdez un jeton
effect-robbers-den-2 = défaussez un Objet magique
effect-good-for-the-neighbours-1 = tous les autres gagnent une pièce d’or
effect-good-for-the-neighbours-2 = tous les autres gagnent une pomme
effect-shared-table-1 = tous les autres gagnent une pomme
effect-shared-table-2 = tous les autres gagnent une miche de pain
effect-generous-fool-1 = tous les autres gagnent une miche de pain
effect-generous-fool-2 = tous les autres gagnent une pièce d’or
effect-swept-away-1 = allez à la Grande Mer
effect-swept-away-2 = allez aux Grandes Montagnes
effect-wrong-door-1 = allez en Enfer
effect-wrong-door-2 = allez aux Nuages
effect-lost-at-dusk-1 = allez au Puits
effect-lost-at-dusk-2 = allez au Pont
effect-asleep-on-the-road-1 = écartez un dé inutilisé
effect-asleep-on-the-road-2 = perdez un jeton
effect-stolen-letter-1 = renoncez à une Quête active
effect-stolen-letter-2 = perdez 2 jetons
effect-thieving-magpies-1 = la personne à votre gauche vous prend un jeton
effect-thieving-magpies-2 = la personne à votre droite vous prend un Objet magique au hasard
effect-hungry-goats-1 = perdez une pomme
effect-hungry-goats-2 = perdez une miche de pain
effect-birds-ate-the-crumbs-1 = perdez une miche de pain
effect-birds-ate-the-crumbs-2 = perdez une pièce d’or
effect-hole-in-the-pocket-1 = perdez une pièce d’or
effect-hole-in-the-pocket-2 = perdez une pomme
effect-stepmothers-favour-1 = tous les autres piochent un Objet magique
effect-stepmothers-favour-2 = tous les autres peuvent reprendre un dé utilisé
effect-spindle-1 = votre dé inutilisé le plus haut tombe sur son plus petit chiffre
effect-spindle-2 = défaussez un Objet magique
effect-youngest-brother-1 = qui a le moins de PA gagne un jeton au choix
effect-youngest-brother-2 = qui a le moins de PA peut piocher une Quête
card-robbers-den = Le repaire des brigands
    .text = Malchance : { effect-robbers-den-1 }, ou { effect-robbers-den-2 }.
card-good-for-the-neighbours = Tant mieux pour les voisins
    .text = Malchance : { effect-good-for-the-neighbours-1 }, ou { effect-good-for-the-neighbours-2 }.
card-shared-table = Table partagée
    .text = Malchance : { effect-shared-table-1 }, ou { effect-shared-table-2 }.
card-generous-fool = Le naïf généreux
    .text = Malchance : { effect-generous-fool-1 }, ou { effect-generous-fool-2 }.
card-swept-away = Emporté au loin
    .text = Malchance : { effect-swept-away-1 }, ou { effect-swept-away-2 }.
card-wrong-door = La mauvaise porte
    .text = Malchance : { effect-wrong-door-1 }, ou { effect-wrong-door-2 }.
card-lost-at-dusk = Égaré au crépuscule
    .text = Malchance : { effect-lost-at-dusk-1 }, ou { effect-lost-at-dusk-2 }.
card-asleep-on-the-road = Endormi en chemin
    .text = Malchance : { effect-asleep-on-the-road-1 }, ou { effect-asleep-on-the-road-2 }.
card-stolen-letter = La lettre dérobée
    .text = Malchance : { effect-stolen-letter-1 }, ou { effect-stolen-letter-2 }.
card-thieving-magpies = Les pies voleuses
    .text = Malchance : la personne à votre gauche vous prend un jeton, ou celle à votre droite vous prend un Objet magique au hasard.
card-hungry-goats = Les chèvres affamées
    .text = Malchance : { effect-hungry-goats-1 }, ou { effect-hungry-goats-2 }.
card-birds-ate-the-crumbs = Les oiseaux et les miettes
    .text = Malchance : { effect-birds-ate-the-crumbs-1 }, ou { effect-birds-ate-the-crumbs-2 }.
card-hole-in-the-pocket = Poche percée
    .text = Malchance : { effect-hole-in-the-pocket-1 }, ou { effect-hole-in-the-pocket-2 }.
card-stepmothers-favour = Les faveurs de la marâtre
    .text = Malchance : { effect-stepmothers-favour-1 }, ou { effect-stepmothers-favour-2 }.
card-spindle = Le fuseau
    .text = Malchance : { effect-spindle-1 }, ou { effect-spindle-2 }.
card-youngest-brother = Le benjamin
    .text = Malchance : { effect-youngest-brother-1 }, ou { effect-youngest-brother-2 }.
card-black-stallion = L’étalon noir
    .text = Malédiction, 2 PA perdus, sauf si vous bondissez d’un Coursier à un autre, ou chevauchez en tant que Barbabec.
card-ravens-spell = Le sort du corbeau
    .text = Malédiction, 2 PA perdus, sauf si vous vous rendez à l’Église.
card-frogs-claim = Le dû de la grenouille
    .text = Malédiction, 2 PA perdus, sauf si vous défaussez 2 jetons.
card-thirteenth-fairys-word = La parole de la treizième fée
    .text = Malédiction, 3 PA perdus, sauf si vous vous rendez chez le Roi ou chez la Fée.
card-devils-contract = Le pacte du Diable
    .text = Malédiction, 3 PA perdus, sauf si vous vous rendez en Enfer.
card-witchs-toll = Le tribut de la sorcière
    .text = Malédiction, 1 PA perdu, sauf si vous défaussez un Objet magique.
card-buy-a-rumour = Acheter une rumeur
    .text = Mini quête : défaussez un jeton, et vous pouvez piocher une Quête.
card-apple-for-a-secret = Une pomme contre un secret
    .text = Mini quête : défaussez une pomme, et piochez un Objet magique.
card-feed-the-hare = Nourrir le lièvre
    .text = Mini quête : défaussez une miche de pain, et prenez un jeton Lapin.
card-at-the-market-stall = À l’étal du marché
    .text = Mini quête : défaussez une pièce d’or, et gagnez une pomme et une miche de pain.
card-princess-at-the-well = La princesse au puits
    .text = Mini quête : au Puits, gagnez une pièce d’or.
card-landlords-treat = La maison régale
    .text = Mini quête : à l’Auberge, gagnez une miche de pain.
card-godfathers-blessing = La bénédiction du parrain
    .text = Mini quête : à l’Église, levez une Malédiction qui pèse sur vous ; à défaut, piochez un Objet magique.
card-troubled-crossing = La traversée difficile
    .text = Mini quête : au Pont, vous pouvez reprendre un dé utilisé.
card-flounders-wish = Le souhait du turbot
    .text = Mini quête : à la Grande Mer, gagnez 2 jetons de votre choix.
card-heavens-gate = La porte du ciel
    .text = Mini quête : aux Nuages, vous pouvez piocher une Quête, puis gagnez un jeton de votre choix.
card-stoking-the-kettles = Sous les chaudrons
    .text = Mini quête : en Enfer, gagnez 2 pièces d’or.
card-dwarfs-mine = La mine des nains
    .text = Mini quête : aux Grandes Montagnes, piochez un Objet magique, puis gagnez une pièce d’or.
card-mother-holle-shakes-her-beds = Dame Hiver secoue ses édredons
    .text = Chaque chemin vide compte 1 de plus, 6 au maximum.
card-thaw = Le dégel
    .text = Chaque chemin vide compte 1 de moins, 1 au minimum.
card-hundred-year-sleep = Le sommeil de cent ans
    .text = Les piles contiennent un dé de moins.
card-wedding-at-court = Noces à la cour
    .text = Les chemins vides vers le Roi et la Fée comptent 4.
card-lame-horses = Chevaux boiteux
    .text = Personne ne bondit d’un Coursier à l’autre.
card-rain-of-stars = Pluie d’étoiles
    .text = Les lieux Pièces d’or en donnent deux.
card-laden-tree = L’arbre chargé
    .text = Les lieux Pomme en donnent deux.
card-oven-calls = Le four appelle
    .text = Les lieux Miche de pain en donnent deux.
card-market-day = Jour de marché
    .text = À la Ville, vous pouvez piocher deux Quêtes et en garder une.
card-broken-spells = Sorts rompus
    .text = Les Interdictions sont de simples 6.
card-stones-in-the-wolfs-belly = Des pierres dans le ventre du loup
    .text = Le Loup ne prend aucun dé.
card-fireside-tales = Contes au coin du feu
    .text = Qui doit piocher un Récit en pioche deux et en choisit un.

mark-ap = { $value } PA
