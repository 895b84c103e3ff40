title = Whispers
deck-empty = The deck is empty.
deck-not-empty = You may rest only when the deck is empty; it holds { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
not-in-hand = You hold no { $card }.
