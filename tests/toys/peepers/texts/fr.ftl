title = Les curieux
deck-empty = La pioche est vide.
cellar-empty = Votre cave est vide.
own-hand = On ne se vole pas soi-même.
no-sweets = Vous n'avez plus de bonbon pour payer.
hand-empty = La place { $seat } n'a pas de cartes en main.
put-back-first = Remettez d'abord les { $cards } cartes que vous regardez.
not-peeked = Vous ne regardez pas cette carte : { $card }.
