title = Les colporteurs
not-in-hand = Vous n'avez pas cette marchandise : { $card }.
not-in-order = Les marchandises se posent dans l'ordre ; votre étal porte déjà : { $card }.
lay-out-more = Posez-en encore { $cards }.
too-few-left = Il faut en poser encore { $cards }, mais à partir de celle-ci il vous en resterait { $left }.
own-stall = On ne fait pas affaire avec soi-même.
had-offer = La place { $seat } a déjà reçu une offre ce tour-ci.
too-few-goods = La place { $seat } ne tient que { $held ->
    [one] { $held } carte
   *[other] { $held } cartes
} ; vous en offrez { $offered }.
