# Aladin.

ask-foretell = Aladin frotte sa lampe : annoncez si votre cochon sera seul ou en compagnie ; si c’est vrai, vous gagnez une ressource de chaque type.
question-foretell = annoncer votre compagnie
option-foretell = Dire : { $company ->
    [alone] mon cochon sera seul
   *[together] mon cochon sera en compagnie
}
answered-foretell = { $you ->
    [yes] Vous annoncez que votre cochon
   *[no] { $seat } annonce que son cochon
} sera { $company ->
    [alone] seul
   *[together] en compagnie
} dans cette manche.
set-said = { "" }

# Ali Baba.

ask-steal = Ali Baba vole une ressource pour vous : choisissez à qui, et laquelle ; si vous croisez cet adversaire pendant la collecte, elle lui revient.
question-steal = voler une ressource
option-steal = Voler { one-unit } à { $other_seat }
answered-steal = { $other_you ->
    [yes] { $seat } vous vole { one-unit }.
   *[no] { $you ->
        [yes] Vous volez
       *[no] { $seat } vole
    } { one-unit } à { $other_seat }.
}
gives-back = { $other_you ->
    [yes] { $seat } vous rend { one-unit }.
   *[no] { $you ->
        [yes] Vous rendez
       *[no] { $seat } rend
    } { one-unit } à { $other_seat }.
}
steal-from-others = Vous ne pouvez pas vous voler vous-même ; choisissez un adversaire.
nothing-to-steal = Vous ne pouvez pas voler cette ressource ({ $material }) : { $player } n’en a pas.
set-debts = { "" }

# Cendrillon.

ask-coach = Le carrosse de Cendrillon arrive le premier au Marché : prenez un jeton de votre choix avant les autres.
question-coach = prendre un jeton d’avance

# Méchante Reine.

ask-look = Les autres ont choisi : regardez en secret une carte d’un adversaire, puis choisissez les vôtres.
question-look = regarder une carte
option-look-gather = Regarder la carte Collecte { DE($other_seat) }
option-look-fable = Regarder la Fable { DE($other_seat) }
answered-look-gather = { "" }
answered-look-fable = { "" }
look-at-others = La Méchante Reine regarde une carte d’un adversaire, pas les vôtres.
no-fable-to-look-at = Il n’y a pas de Fable devant { $player } ; vous pouvez regarder la carte Collecte.

# Prince Grenouille.

ask-call-back = Le Prince Grenouille vous quitte : choisissez un Ami défaussé qui vient à sa place, à garder ou à offrir.
question-call-back = rappeler un Ami
option-call-back = Rappeler « { $card } »
answered-call-back = { "" }
not-himself = Le Prince Grenouille ne peut pas se remplacer lui-même ; choisissez un autre Ami.
not-among-discarded-friends = L’Ami « { $card } » n’est pas dans la défausse.

# Le Petit Bonhomme de Pain d’Épices.

ask-run-off = Le Petit Bonhomme de Pain d’Épices peut filer : prenez 1 ressource sur chaque lieu et n’allez nulle part, ou partez comme les autres.
question-run-off = filer ou partir
option-run-off = Prendre 1 ressource sur chaque lieu et n’aller nulle part
option-walk = Aller où mène votre carte Collecte
answered-run-off = { $you ->
    [yes] Vous prenez 1 ressource sur chaque lieu et n’allez
   *[no] { $seat } prend 1 ressource sur chaque lieu et ne va
} nulle part.
answered-walk = { "" }
ask-crumb = Le Petit Bonhomme de Pain d’Épices passe par le Marché : prenez-y un jeton de votre choix.
question-crumb = prendre un jeton au passage

# Le Chasseur.

ask-hunt = « { $card } » va frapper sur votre lieu, et « { $next_card } » ensuite : le Chasseur n’arrête qu’un monstre par manche.
cause-hunt = { "" }
question-hunt = choisir un monstre
option-hunt = Arrêter ce monstre
option-spare = Laisser frapper celui-ci et attendre l’autre
answered-hunt = { "" }
answered-spare = { $you ->
    [yes] Votre Chasseur attend
   *[no] Le Chasseur { DE($seat) } attend
} un autre monstre.

# Jack le Chasseur de Géant.

ask-add = Jack sème ses haricots au Marché : choisissez le type des 2 ressources qui s’y ajoutent.
question-add = ajouter des ressources
option-add = 2 jetons de { $material }
answered-add = { $you ->
    [yes] Vous ajoutez
   *[no] { $seat } ajoute
} 2 jetons de { $material } au Marché.

# Pinocchio.

ask-announce = Pinocchio vous écoute : annoncez quelle carte Collecte vous jouerez ; si c’est vrai, vous gagnez 2 ressources de ce que ce lieu produit.
question-announce = annoncer un lieu
option-announce = Dire que vous irez { to-place }
answered-announce = { $you ->
    [yes] Vous promettez d’aller
   *[no] { $seat } promet d’aller
} { to-place }.
ask-earn = Pinocchio a dit vrai pour le Marché : choisissez le type dont vous gagnez 2 ressources.
question-earn = choisir votre récompense
option-earn = Gagner 2 jetons de { $material }
answered-earn = { $you ->
    [yes] Vous gagnez
   *[no] { $seat } gagne
} 2 jetons de { $material } pour avoir dit la vérité.

# Raiponce.

ask-store = Raiponce remonte son panier : choisissez le type des 2 ressources qu’elle reçoit.
question-store = remplir le panier
option-store = 2 jetons de { $material }
answered-store = { $you ->
    [yes] Vous posez
   *[no] { $seat } pose
} 2 jetons de { $material } sur Raiponce.
rapunzel-not-alone = { $others ->
    [0] Raiponce ne déroule sa natte que si vous êtes seul sur un lieu, et vous n’êtes nulle part.
    [one] Raiponce ne déroule sa natte que si vous êtes seul ; { $others } adversaire est sur votre lieu.
   *[other] Raiponce ne déroule sa natte que si vous êtes seul ; { $others } adversaires sont sur votre lieu.
}
nothing-on-rapunzel = Il n’y a encore rien sur Raiponce.
set-stored = { $rule ->
    [gf-friends-keep-or-give] Ce qui se trouvait sur Raiponce est perdu avec elle.
   *[other] { "" }
}

# La Belle au Bois Dormant.

ask-enchant = La Belle au Bois Dormant rêve d’une Fable : choisissez qui joue dans cette manche la première de la pioche, sans la voir et sans en jouer d’autre.
question-enchant = choisir qui rêve
option-enchant = { $other_you ->
    [yes] La jouer vous-même
   *[no] Faire jouer { $other_seat }
}
answered-enchant = { "" }

# Blanche-Neige.

ask-offer-fable = Blanche-Neige est sur votre lieu : choisissez une Fable à lui donner.
question-offer-fable = donner une Fable
option-offer-fable = Donner « { $card } »
answered-offer-fable = { "" }
ask-claim = Blanche-Neige : un adversaire sur votre lieu n’a pas de Fable à donner ; prenez plutôt une de ses ressources.
question-claim = choisir une ressource
option-claim = Prendre { one-unit }
answered-claim = { $you ->
    [yes] Vous prenez
   *[no] { $seat } prend
} { one-unit } pour Blanche-Neige.
nothing-to-claim = Vous ne pouvez pas prendre cette ressource ({ $material }) : { $player } n’en a pas.

# Poucelina.

ask-fly = Poucelina peut appeler son hirondelle : allez où mène, au hasard, une autre de vos cartes Collecte, ou restez sur votre chemin.
question-fly = s’envoler ou marcher
option-fly = Aller où mène le hasard
option-keep-way = Aller où mène votre carte Collecte
answered-fly = { "" }
answered-keep-way = { "" }

# Tom Pouce.

ask-pick = Tom Pouce se glisse avant les autres : prenez 1 ressource sur un lieu, ou rien.
question-pick = se servir
option-pick = Prendre { one-unit } { at-place }
option-pick-nothing = Ne rien prendre
forced-walk = { "" }
forced-spare = { "" }
forced-keep-way = { "" }
forced-pick-nothing = { "" }
answered-pick = { $you ->
    [yes] Vous prenez
   *[no] { $seat } prend
} { one-unit } { at-place }.
answered-pick-nothing = { "" }
none-at-that-place = Cette ressource ({ $material }) ne se trouve pas { at-place }.
