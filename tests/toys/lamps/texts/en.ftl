title = Lamps
not-in-hand = You hold no { $card }.
not-spare = There is no { $card } in the box.
campaign-week = A week of lamps
    .text = Three games; before each a lamp is exchanged.
sheet-store = In the store
