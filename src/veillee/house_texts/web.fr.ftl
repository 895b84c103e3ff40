# Ce que dit la maison dans le navigateur.

web-evening = une soirée de jeux au coin du feu
web-loading = Un instant…
web-close = Fermer
web-skip = Aller au contenu
web-no-page = Il n’y a rien sur cette page.
web-to-front = Retour à l’accueil
web-no-answer = La maison ne répond pas. Est-elle encore ouverte ?
web-part-missing = Une partie de cette page n’a pas pu être chargée.
web-reload = Recharger la page

# La page d’accueil.

web-pick-game = À quoi jouons-nous ?
web-continue = Reprendre une partie
web-your-turn = à vous de jouer
web-turn-of = on attend { $names }
web-campaigns-ended = Campagnes terminées ({ $count })
web-players = { $fewest ->
    [1] { $most ->
        [1] 1 joueur
       *[other] 1 à { $most } joueurs
    }
   *[other] { $fewest ->
        [2] { $most ->
            [2] 2 joueurs
           *[other] 2 à { $most } joueurs
        }
       *[other] { $fewest } à { $most } joueurs
    }
}
web-minutes = environ { $minutes } min
web-minutes-each = environ { $minutes } minutes par partie
web-age = dès { $age } ans
web-rules-of = Règles : { $game }
web-contents = Sommaire
web-credits = Crédits
web-with-whom = Avec qui ?
web-mode-bots = contre l’ordinateur
web-mode-screen = ensemble sur cet écran
web-mode-link = avec des amis, par lien
web-people-screen = Autres joueurs ici
web-people-link = Amis à inviter
web-bots = Adversaires virtuels
web-your-name = Votre nom
web-your-name-example = Votre nom (modifiable)
web-their-name = Joueur { $number }
web-more = Plus d’options
web-edition-details = Choisir point par point
web-bot-plays = { $name } joue comme
web-not-practised = N’a jamais joué à une table comme celle-ci et s’en tient à quelques principes simples.
web-time-to-react = Temps pour réagir
web-time-usual = comme d’habitude
web-time-seconds = { $seconds } s
web-time-free = le temps qu’il faut
web-memory-aid = Aide-mémoire : me laisser revoir les cartes face cachée que j’ai déjà vues
web-play = Jouer
web-how-to-play = Comment joue-t-on ?
web-invited = On vous invite à jouer !
web-invited-to = { $game }, avec { $names }
web-sit-down = S’asseoir à la table

# Réglages.

web-settings = Réglages
web-language = Langue
web-language-auto = celle du navigateur
web-theme = Apparence
web-theme-auto = celle de l’appareil
web-theme-light = lumière du jour
web-theme-dark = lueur des bougies
web-text-size = Taille du texte
web-text-size-small = petite
web-text-size-normal = normale
web-text-size-large = grande
web-text-size-huge = très grande
web-motion = Animations
web-motion-auto = comme sur l’appareil
web-motion-on = activées
web-motion-off = désactivées
web-pace = Rythme du jeu des autres
web-pace-slow = lent : le temps de lire chaque étape
web-pace-normal = normal
web-pace-fast = rapide
web-pace-tap = toucher l’écran à chaque étape
web-sound = Sons
web-marks = Ajouter un signe à chaque couleur
web-confirm = Demander confirmation là où un seul geste suffirait
web-neutral-titles = Titres neutres, sans le vrai nom des jeux ni de leurs auteurs

# Avant la partie.

web-connecting = En chemin vers la table…
web-waiting-for-others = Tout le monde n’est pas encore là.
web-waiting-hint = Demandez à chacun de photographier un code avec son téléphone, ou envoyez-lui le lien. La partie commence quand tout le monde est assis.
web-only-this-machine = Pour l’instant, ces liens ne s’ouvrent que sur cet ordinateur. Pour jouer à la maison depuis des téléphones et d’autres ordinateurs, la personne qui a lancé Veillée doit l’ouvrir au réseau de la maison : le fichier README explique comment. La partie commence quand tout le monde est assis.
web-shuffling = On mélange les cartes…
web-seat-free = Une place libre
web-asked-back = Place gardée pour { $name }
web-without = Jouer sans { $name } : l’ordinateur prend sa place
web-qr = Code de ce lien, à photographier avec un téléphone
web-invitation = Lien pour cette place
web-copy = Copier
web-copied = Copié !
web-curtain = { $name }, c’est à vous !
web-curtain-others = Que les autres regardent ailleurs, s’il vous plaît.
web-curtain-lift = C’est moi, { $name }
web-together-told = Entre-temps
web-card-selected = { $card }, carte choisie
web-can-choose = choix possible
web-can-choose-inside = choix possible à l’intérieur
web-your-choice = Votre choix

# À la table.

web-asked = Ce qui vous est demandé
web-wait = { $others ->
    [1] À { $rival } de jouer…
   *[other] Aux autres de jouer…
}
web-page-lies-open = Lisez d’abord la page posée sur le plateau, puis tournez-la.
web-forced = { $option } – seul choix possible, c’est fait dans un instant.
web-moment = Un instant…
web-watching = Vous regardez la partie.
web-watching-computer = L’ordinateur joue pour vous.
web-over = Le conte est fini.
web-over-interlude = L’interlude est fini.
web-thinking = { $count ->
   *[other] On attend encore { $names }
}
web-is-thinking = réfléchit…
web-stand-in = l’ordinateur joue à sa place
web-offline = hors ligne
web-away = { $name } n’est pas là pour le moment.
web-company-away = { $name } n’est pas là pour l’instant.
web-company-back = { $name } est de retour.
web-company-left = { $name } a quitté la table. L’ordinateur joue en attendant.
web-company-stand-in = L’ordinateur remplace { $name }.
web-company-instead = { $name } prend la place { DE($before) }.
web-call-stand-in = Faire jouer l’ordinateur à sa place
web-spectator = spectateur
web-computer-plays = l’ordinateur joue pour vous
web-why = Qu’est-ce que cela veut dire ?
web-show-rule = Lire la règle
web-not-now = Pas maintenant. { $reason }
web-missing = Impossible pour l’instant
web-no-hints = Personne ici n’a de conseil à vous donner.
web-hints-close = Ranger les conseils
web-next = Continuer
web-for-you = Cela vous concerne
web-seen = Vu
web-several-ways = Que voulez-vous en faire ?
web-send = Oui – { $option }
web-put-back = Pas celle-ci
web-not-yet = Non, pas encore
web-line-lost = La liaison est coupée. Nouvel essai…
web-tap-kept = Votre choix est gardé : il partira dès que la liaison sera rétablie.
web-not-arrived = La demande n’est pas arrivée. Réessayez.
web-paused = La partie est en pause.
web-resume = Continuer
web-request-undo = { $seat } voudrait annuler son dernier choix.
web-request-abandon = { $seat } voudrait arrêter la partie.
web-agree = D’accord
web-disagree = Non
web-log = Journal de la partie
web-log-empty = Il ne s’est encore rien passé.
web-reference = Règles et cartes
web-tab-rules = Règles
web-tab-cards = Toutes les cartes
web-tab-memory = Aide-mémoire
web-memory-text = Ces cartes sont face cachée, mais vous les avez vues et savez où elles sont.
web-search = Chercher une carte
web-nothing-found = Aucune carte trouvée.
web-card-now = Vaut maintenant
web-card-source = À propos de ce texte
web-tool-hint = Conseil
web-tool-undo = Annuler
web-tool-log = Journal
web-tool-rules = Règles
web-tool-menu = Menu
web-window = Temps pour réagir : { $seconds } s
web-orders = Réponses automatiques
web-orders-about = Quand d’autres personnes attendent votre réponse, le temps pour réagir est limité. Si vous n’avez pas répondu d’ici là, ou si l’écran passe de main en main, vos réponses automatiques le font pour vous. Face à l’ordinateur seul, rien ne presse : elles partent aussitôt, et « Me demander » vous attend. Les cartes en gras sont à vous en ce moment.
web-order-always = Toujours la jouer
web-order-ask = Me demander
web-order-if-aimed = Seulement si on me vise
web-order-never = Jamais
web-menu = Menu
web-menu-home = Accueil (vous gardez votre place)
web-pause = Faire une pause (tout le monde attend)
web-leave = M’absenter (l’ordinateur joue pour moi)
web-leave-sure = L’ordinateur jouera pour vous jusqu’à votre retour. Céder votre place ?
web-leave-alone-sure = Il ne resterait que l’ordinateur : la partie attendra votre retour. Céder votre place ?
web-look-on-sure = L’ordinateur fera désormais tous vos choix, et vite. Vous pourrez reprendre votre place tant que la partie dure. Le laisser faire ?
web-abandon = Mettre fin à la partie
web-abandon-sure = Si tout le monde est d’accord, la partie s’arrête sans vainqueur, et on ne pourra pas y revenir. Y mettre fin ?
web-stay = Rester
web-abandoned = La partie a été interrompue.
web-rematch = Rejouer
web-to-rematch = Vers la nouvelle partie
web-show-end = Voir le résultat
web-look-at-table = Regarder la table
web-end-won = Vous avez gagné !
web-end-shared = La victoire est partagée !
web-end-winner = { $count ->
    [one] Victoire { DE($names) }
   *[other] Victoire partagée : { $names }
}
web-keys = Touches
web-key-explain = expliquer une carte, ou ce qui est demandé
web-key-h = conseil
web-key-u = annuler
web-key-l = journal
web-key-r = règles
web-key-c = toutes les cartes
web-key-o = réponses automatiques
web-key-m = pause, réglages, quitter
web-key-esc = fermer, ou reposer
web-key-arrows = aller d’une carte à l’autre
web-about-table = Cette table
web-owner-data = Partie jouée avec les données du propriétaire.
web-take-backs = Choix annulés pendant la partie : { $count }.
web-commitment = Mélange honnête : l’ordre des cartes était fixé avant la première donne. Une fois la partie terminée, son enregistrement prouve que personne ne l’a changé ; la commande « veillee verify » le vérifie.
web-record = L’enregistrement de la partie

# Les crédits.

web-credits-house = Notre code, nos textes et nos dessins sont sous licence MIT.
web-credits-games = Les jeux
web-credits-game = { $designers } ; { $publisher }, { $year }
web-credits-neutral = Avec les titres neutres, ni le nom des jeux ni leurs auteurs ne sont affichés.
web-credits-independent = Veillée est une adaptation indépendante, faite par des amateurs. Aucune des personnes et sociétés nommées ne l’a faite, vérifiée ni approuvée, et elle ne contient ni leurs textes ni leurs images. Si un jeu vous plaît, achetez la boîte : la soirée n’en sera que meilleure.
web-credits-icons = Les images des cartes
web-credits-icons-text = De game-icons.net, sous licence Creative Commons BY 3.0, recolorées :
web-credits-fonts = Les caractères
web-credits-software = Les logiciels de cette page

# Les campagnes.

web-what-to-play = À quoi joue-t-on ?
web-single-game = Une partie
web-look-on = Laisser l’ordinateur jouer jusqu’à la fin
web-sit-again = Reprendre ma place
web-end-interlude = { $number ->
    [0] En route pour la partie suivante
   *[other] { $of ->
        [0] En route pour la partie { $number }
       *[other] En route pour la partie { $number } sur { $of }
    }
}
web-end-chapter = { $number ->
    [0] La partie est finie
   *[other] { $of ->
        [0] La partie { $number } est finie
       *[other] La partie { $number } sur { $of } est finie
    }
}
web-campaign-game = { $of ->
    [0] Partie { $number }
   *[other] Partie { $number } sur { $of }
}
web-end-campaign-done = La campagne est finie
web-end-campaign-lost = La campagne est perdue
web-end-campaign-given-up = La campagne est abandonnée
web-campaign-go-on = Continuer la campagne
web-campaign-sheet = La feuille de la campagne
web-campaign-to-table = À la table
web-campaign-add-bot = Ajouter un adversaire virtuel
web-campaign-add-friend = Inviter quelqu’un
web-campaign-remove = { $name } quitte la campagne
web-campaign-new = Commencer une autre campagne
web-campaign-give-up = Abandonner la campagne
web-campaign-give-up-sure = L’abandonner pour de bon

# A guest’s own games.

web-own-games = Mes parties
web-own-lead = Ce que vous jouez et avez joué dans cette maison, le plus récent d’abord.
web-own-which = Quelles parties
web-own-all = Toutes
web-own-running = En cours
web-own-finished = Terminées
web-own-campaigns = Campagnes
web-own-game = Jeu
web-own-every-game = Tous les jeux
web-own-company = Jouées avec
web-own-anybody = Tout le monde
web-own-people = D’autres personnes
web-own-bots = L’ordinateur seul
web-own-more = En montrer plus
web-own-none = Il n’y a encore rien ici.
web-own-none-such = Aucune de vos parties n’est de ce genre.
web-own-won = Vous avez gagné
web-own-shared = Vous partagez la victoire
web-own-lost = Victoire : { $names }
web-own-together = Jouée ensemble
web-own-ended-early = Interrompue
web-own-interlude = Entre deux parties d’une campagne
web-own-waiting = Il reste des places libres
web-own-chapter = une partie d’une campagne
web-own-begun = commencée le { $when }
web-own-goes-on = en cours
web-own-over = terminée le { $when }
