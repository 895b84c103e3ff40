# Remettre des ressources.

ask-hand-over = « { $card } » : choisissez une ressource à donner à { $other_seat }.
cause-hand-over = { "" }
question-hand-over = donner une ressource
option-hand-over = Donner { one-unit }
answered-hand-over = { "" }
hands-over = { $other_you ->
    [yes] { $seat } vous donne { $amount ->
        [one] { $amount } jeton
       *[other] { $amount } jetons
    } de { $material }.
   *[no] { $you ->
        [yes] Vous donnez
       *[no] { $seat } donne
    } { $amount ->
        [one] { $amount } jeton
       *[other] { $amount } jetons
    } de { $material } à { $other_seat }.
}
none-to-hand-over = Vous ne pouvez pas donner cette ressource ({ $material }) : vous en avez { $have }, et cette carte en permet { $due }.

# Match Amical.

ask-friendly-game = Vous gagnez le Match Amical : prenez une ressource à un adversaire sur votre lieu ; la seconde viendra du même adversaire.
question-friendly-game = prendre vos gains
option-win = Prendre { one-unit } à { $other_seat }
answered-win = { $other_you ->
    [yes] { $seat } vous prend { one-unit }.
   *[no] { $you ->
        [yes] Vous prenez
       *[no] { $seat } prend
    } { one-unit } à { $other_seat }.
}
not-in-the-game = Vous ne pouvez prendre qu’à un adversaire sur votre lieu, et ce n’est pas { $player }.
game-has-begun = Vous avez déjà pris à quelqu’un d’autre ; vous ne pouvez plus rien prendre à { $player }.
rival-has-none = Vous ne pouvez pas prendre cette ressource ({ $material }) : { $player } n’en a pas.

# Grand Méchant Loup.

ask-blow-down = Le Grand Méchant Loup a faim : choisissez la maison qui perd sa section du dessus.
question-blow-down = choisir une maison
option-blow-down = Ôter le dessus de { $other_you ->
    [yes] votre propre maison
   *[no] la maison { DE($other_seat) }
} sur le site { $site }
answered-blow-down = { "" }
loses-section = Le Grand Méchant Loup souffle : { $you ->
    [yes] vous perdez
   *[no] { $seat } perd
} { a-section }.
wolf-is-at = Le Grand Méchant Loup en est { $you ->
    [yes] à vos propres maisons
   *[no] aux maisons { DE($player) }
} ; choisissez l’une d’elles.
no-house-there = Il n’y a pas de maison sur le site { $site }.
brick-is-safe = La maison du site { $site } est de brique : le Grand Méchant Loup n’y peut rien.
same-house = La maison du site { $site } est identique à celle du site { $first } ; choisissez celle-ci.

# Troll du Pont.

ask-toll = Votre Troll du Pont arrête quelqu’un sur son lieu : choisissez qui vous donne la moitié de ce qu’il a collecté.
question-toll = choisir qui paie
option-ask-toll = { $other_you ->
    [yes] Vous désigner : personne ne paie
   *[no] Faire payer { $other_seat }
}
answered-ask-toll = Le Troll du Pont { $other_you ->
    [yes] vous arrête
   *[no] arrête { $other_seat }
}.
not-at-the-troll = Le Troll du Pont ne peut pas arrêter { $player }, qui n’est pas sur son lieu.
troll-spares-you = Votre Troll du Pont doit arrêter un adversaire ; seules les éditions françaises permettent de se désigner soi-même.

# Consulter l’Oracle.

ask-oracle = L’Oracle vous propose une Fable de chaque adversaire, au hasard : prenez-les, ou laissez-les toutes.
question-oracle = consulter l’Oracle
option-consult = Prendre une Fable à chaque adversaire
option-leave-fables = Laisser toutes les Fables où elles sont
answered-consult = { "" }
answered-leave-fables = { $you ->
    [yes] Vous laissez leurs Fables à vos adversaires.
   *[no] { $seat } laisse leurs Fables à ses adversaires.
}

# Murmures Fantômes.

ask-whispers = { $more ->
    [yes] Murmures Fantômes : vous gardez « { $card } ». Choisissez encore une Fable à garder.
   *[no] Vous entendez des Murmures Fantômes : choisissez une Fable à garder ; vous en gardez deux, les autres sont défaussées.
}
cause-whispers = { "" }
question-whispers = garder une Fable
option-keep-fable = Garder « { $card } »
answered-keep-fable = { "" }
moved-peeked-fable-discard = { $you ->
    [yes] Vous défaussez
   *[no] { $seat } défausse
} { $cards }.
not-whispered = La Fable « { $card } » n’est pas parmi celles que vous regardez.

# Pleine Lune.

ask-harvest = C’est la Pleine Lune : choisissez un lieu sans cochon, et prenez la moitié de ce qui s’y trouve.
ask-harvest-token = La Pleine Lune éclaire le Marché : prenez un jeton de votre choix.
question-harvest = choisir un lieu
question-harvest-token = prendre un jeton
option-harvest = Prendre la moitié de ce qui se trouve { at-place }
answered-harvest = { $you ->
    [yes] Vous prenez
   *[no] { $seat } prend
} la moitié de ce qui se trouve { at-place }.
pigs-stood-there = Vous ne pouvez rien prendre { at-place } : { $pigs ->
    [one] un cochon s’y trouvait
   *[other] { $pigs } cochons s’y trouvaient
}.

# Grenier Secret.

ask-stash = Un Grenier Secret au Marché : choisissez le type dont vous gagnez 2 jetons.
question-stash = ouvrir le grenier
option-open-stash = Gagner 2 jetons de { $material }
answered-open-stash = { $you ->
    [yes] Vous gagnez
   *[no] { $seat } gagne
} 2 jetons de { $material }.

# Souvenirs du Passé.

ask-past = { $count ->
    [one] Souvenirs du Passé : choisissez encore une Fable défaussée.
   *[other] Souvenirs du Passé : prenez { $count } Fables défaussées, l’une après l’autre.
}
cause-past = { "" }
question-past = prendre une Fable
option-recall = Prendre « { $card } »
answered-recall = { "" }
not-discarded = La Fable « { $card } » n’est pas dans la défausse.

# Cadeau Rusé.

amount-1 = 1 jeton
amount-2 = 2 jetons
amount-3 = 3 jetons
ask-gift = Un Cadeau Rusé : donnez jusqu’à 3 ressources d’un type, et recevez-en autant d’un autre, que l’adversaire choisit.
ask-give-back = On vous a joué « { card-thoughtful-gift } » : choisissez ce que vous donnez en échange, { $count ->
    [one] 1 ressource
   *[other] { $count } ressources d’un même type
}.
cause-give-back = { "" }
question-gift = faire un cadeau
question-give-back = rendre un cadeau
option-gift = Donner { $amount } de { $material } à { $other_seat }
option-no-gift = Ne rien donner
option-give-back = Rendre autant de { $material }
answered-gift = { $other_you ->
    [yes] { $seat } vous donne { $amount } de { $material }.
   *[no] { $you ->
        [yes] Vous donnez
       *[no] { $seat } donne
    } { $amount } de { $material } à { $other_seat }.
}
answered-no-gift = { "" }
answered-give-back = { "" }
gives-in-return = { $other_you ->
    [yes] { $seat } vous rend { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    } de { $material }.
   *[no] { $you ->
        [yes] Vous rendez
       *[no] { $seat } rend
    } { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    } de { $material } à { $other_seat }.
}
gift-to-yourself = Un cadeau va à un adversaire, pas à vous.
gift-too-large = Vous ne pouvez pas en donner { $amount } ({ $material }) : vous en avez { $have }.
cannot-answer-gift = Vous ne pouvez pas en donner { $amount } ({ $material }) à { $player }, qui pourrait rendre au plus { $best } d’un seul autre type.
give-back-another-type = Vous avez reçu ce type ({ $material }) ; rendez-en un autre.

# Marchand Ambulant.

paid-straw = paille
paid-wood = bois
paid-brick = brique
bought-straw = paille
bought-wood = bois
bought-brick = brique
ask-trade = Un Marchand Ambulant est sur votre lieu : vous pouvez payer 2 jetons d’un type et en prendre 3 d’un autre.
question-trade = échanger
option-trade = Payer 2 jetons de { $paid } et en prendre 3 de { $bought }
option-no-trade = Ne rien échanger
forced-leave-fables = { "" }
forced-no-gift = { "" }
forced-no-trade = { "" }
answered-trade = { $you ->
    [yes] Vous payez 2 jetons de { $paid } et en prenez
   *[no] { $seat } paie 2 jetons de { $paid } et en prend
} 3 de { $bought }.
answered-no-trade = { "" }
trade-another-type = Le Marchand donne un autre type que celui que vous payez.
merchant-asks-more = Le Marchand demande { $price } jetons de { $material } ; vous en avez { $have }.
