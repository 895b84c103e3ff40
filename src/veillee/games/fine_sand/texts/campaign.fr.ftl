# Les campagnes, et l’interlude entre deux de leurs parties.

campaign-fable = Campagne Sabuleuse
    .text = Partie après partie, trois cartes quittent la pile de tous et trois cartes Fable y entrent : de nouvelles cartes aux nouvelles actions.
campaign-solo = Campagne Solo
    .text = Dix parties et une feuille de score. Chacune coche un nombre ; au-delà de 20, tout est perdu.
setting-part = Partie d’une campagne
setting-part-game = une partie
setting-part-interlude = entre deux parties

zone-pile = Pile
    .name = la pile
zone-turned = Cartes retournées
    .name = les cartes retournées
zone-leaving = Sortent de la pile
    .name = les cartes qui sortent de la pile
zone-coming = Entrent dans la pile
    .name = les cartes qui entrent dans la pile
zone-stack = Tas de Fable
    .name = le tas de Fable
zone-gone = Sorties pour de bon
    .name = les cartes sorties pour de bon
field-game = { $value ->
    [0] Avant la première partie
   *[other] Après la partie { $value }
}

ask-turn-up = Mélangez la pile et retournez des cartes jusqu’à en voir trois à chiffre. Ces trois-là quittent la pile de tous, trois cartes Fable y entrent.
ask-lower = Le total à cocher est { $total } ; une série de ronds devenue pleine peut d’abord le diminuer.
ask-let-go = Six cartes à chiffre ont été retournées, et trois d’entre elles quittent la campagne pour de bon : { $left ->
    [one] choisissez la dernière.
   *[other] il en reste { $left } à choisir.
}
question-turn-up = retourner des cartes
question-lower = le total
question-let-go = ce qui part
option-turn-up = Mélanger et retourner des cartes
option-lower = { $by ->
    [0] Cocher le total tel quel
   *[other] Retrancher { $by } du total, puis cocher
}
option-let-go = Laisser partir « { $card } »
forced-lower = { "" }

turns-up = { $you ->
    [yes] Vous retournez les cartes.
   *[no] { $seat } retourne les cartes.
}
campaign-lost = Il ne reste aucun nombre jusqu’à 20 : la campagne est perdue.
set-game = { "" }
set-winners = { "" }
set-revealer = { "" }
set-cards = { "" }
set-presents = { "" }
set-coins = { "" }
set-circles = { "" }
set-ticked = { "" }
set-total = Le total de la partie est { $value }.
set-lowered = Les séries pleines retranchent { $value } du total.
set-tick = Le { $value } est coché.
shuffled-pile = La pile est mélangée.
moved-pile-turned = Cartes retournées : { $cards }.
moved-turned-leaving = Hors de la pile : { $cards }.
moved-stack-coming = Dans la pile désormais : { $cards }.
answered-turn-up = { "" }
answered-lower = { "" }
answered-let-go = { "" }

no-such-bonus = Les séries devenues pleines retranchent { $most } au plus.
not-turned = La carte « { $card } » n’est pas retournée.
warning-stays = « { $card } » est une carte à panneau, qui ne part jamais.

advice-reveal = Il n’y a rien à choisir.
advice-tick = On coche ainsi le { $number }.
advice-no-tick = Il ne resterait aucun nombre jusqu’à 20.
advice-leave = « { $card } » est la carte qui manquera le moins ; elle coûte { $cost }.

sheet-score = Feuille de score
sheet-column-pile = PILE
sheet-column-gift = CADEAU
sheet-column-total = TOTAL
sheet-coins = Pions Pièce
sheet-ticks = Nombres cochés
sheet-ticks-next = { $count ->
    [0] Jusqu’à 20, il ne reste aucun nombre à cocher.
    [1] À cocher : { $numbers }
   *[other] À cocher, au choix : { $numbers }
}
sheet-victory-points = Points de victoire
sheet-games = Les parties jouées
sheet-changes = Ce qui est sorti, ce qui est entré
sheet-left = hors de la pile : { $cards }
sheet-came = dans la pile : { $cards }
sheet-pile = La pile
sheet-stack = Le tas de Fable, à partir du dessus
sheet-gone = Sorties pour de bon
sheet-lost = Le total de la dernière partie est { $total }, et il ne reste aucun nombre à cocher jusqu’à 20.

# How a game ended, and an interlude; nothing where there is nothing special to say.

verdict = { $players ->
    [1] Les points sont comptés : plus le total est bas, mieux c’est
   *[other] { "" }
}
verdict-interlude = { $players ->
    [1] { $tick ->
        [0] La campagne est perdue
       *[other] { $game ->
            [10] La campagne est terminée
           *[other] { "" }
        }
    }
   *[other] { "" }
}
