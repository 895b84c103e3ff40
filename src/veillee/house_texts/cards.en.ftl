# Lists of cards, and cards from somebody’s own box.

replay-owner-data = owner’s data
replay-owner-data-note = owner’s data: { $note }
cards-head = { $game }: { $cards ->
    [one] one card
   *[other] { $cards } cards
} of { $kinds ->
    [one] one kind
   *[other] { $kinds } kinds
}
cards-our-text = { $name }. Without the owner’s data: { $text }
cards-provenance-confirmed = confirmed
cards-provenance-inferred = inferred
cards-provenance-reconstructed = reconstructed
cards-provenance-owner = owner’s data
