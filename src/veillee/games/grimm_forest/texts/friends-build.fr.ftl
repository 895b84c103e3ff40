# Marraine la Fée.

ask-trade-in = Marraine la Fée s’en va avec 2 de vos Fables : choisissez-en une à défausser.
question-trade-in = défausser une Fable
option-trade-in = Défausser « { $card } »
answered-trade-in = { "" }
too-few-fables = Marraine la Fée emporte { $needed } Fables en partant ; en main, vous en avez { $have }.

# Boucle d’Or.

ask-goldilocks = Boucle d’Or vous montre les prochaines Fables : choisissez celle que vous gardez.
ask-put-back = Remettez les autres sur la pioche : la première que vous remettez se retrouvera dessous.
question-goldilocks = garder une Fable
question-put-back = remettre une Fable
option-keep-one = Garder « { $card } »
option-put-back = Remettre « { $card } »
answered-keep-one = { "" }
answered-put-back = { "" }
not-among-them = La Fable « { $card } » n’est pas parmi celles que vous regardez.
zone-peeked = Fables regardées
    .yours = les Fables que vous regardez
    .theirs = les Fables que regarde { $seat }
moved-fable-deck-peeked = { $you ->
    [yes] Vous regardez { $cards }.
   *[no] { $seat } regarde en secret { $cards }.
}
moved-peeked-hands = { $you ->
    [yes] Vous gardez { $cards }.
   *[no] { $seat } garde { $cards }.
}
moved-peeked-fable-deck = { $you ->
    [yes] Vous remettez { $cards } sur la pioche.
   *[no] { $seat } remet { $cards } sur la pioche.
}

# Le Petit Chaperon Rouge.

zone-spread = Fables retournées
    .name = les Fables retournées
moved-fable-deck-spread = Le Petit Chaperon Rouge retourne { $cards }.
moved-spread-hands = { $you ->
    [yes] Vous prenez
   *[no] { $seat } prend
} { $cards }.
moved-spread-fable-discard = { "" }

# Le Chat Botté.

ask-puss-section = Le Chat Botté bâtit : choisissez une section ; une ressource de son prix peut venir d’un adversaire.
ask-lender = Choisissez qui doit payer une ressource pour vous, ou payez tout vous-même.
question-puss-section = choisir une section
question-lender = choisir qui paie
option-borrow = Prendre une ressource à { $other_seat }
option-pay-alone = Tout payer vous-même
forced-pay-alone = { "" }
answered-borrow = { $other_you ->
    [yes] { $seat } vous fait payer une ressource.
   *[no] { $you ->
        [yes] Vous faites
       *[no] { $seat } fait
    } payer une ressource à { $other_seat }.
}
answered-pay-alone = { "" }
nothing-to-build = Pour l’instant, vous ne pouvez rien bâtir, même avec une ressource d’un adversaire.
borrow-from-others = Seul un adversaire peut payer une ressource pour vous.
nothing-to-lend = { $player } n’a pas cette ressource ({ $material }).

# La Petite Sirène.

ask-lock = La Petite Sirène est arrivée : choisissez une carte Collecte à glisser sous elle, où elle ne servira plus.
question-lock = retenir une carte Collecte
option-lock = Retenir la carte qui mène { to-place }
answered-lock = { "" }
locked-already = La carte qui mène { to-place } est déjà retenue.
set-bound = { $value ->
    [1] { $you ->
        [yes] La carte Collecte devant vous ira sous la Petite Sirène.
       *[no] La carte Collecte devant { $seat } ira sous la Petite Sirène.
    }
   *[other] { "" }
}
moved-laid-locked = La carte posée sur la table va sous la Petite Sirène.

# Nain Tracassin.

ask-spin = Le Nain Tracassin file toute votre paille : choisissez ce qu’elle devient.
question-spin = filer la paille
option-spin = Changer toute la paille en { $material }
answered-spin = { $you ->
    [yes] Vous changez toute votre paille
   *[no] { $seat } change toute sa paille
} en { $material }.
no-straw-to-spin = Vous n’avez pas de paille à filer pour le Nain Tracassin.
