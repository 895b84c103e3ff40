title = Les lampes
not-in-hand = Vous n’avez pas cette carte : { $card }.
not-spare = Cette carte n’est pas dans la boîte : { $card }.
campaign-week = Une semaine de lampes
    .text = Trois parties ; avant chacune, on échange une lampe.
sheet-store = Dans la réserve
