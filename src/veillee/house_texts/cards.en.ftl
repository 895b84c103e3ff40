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

# The list of games.

games-game = Game
games-title = Title
games-players = Players
games-option = Option
games-editions = Editions
games-more = veillee games { $game } tells of one game: its options, their values and its editions.
games-none = There are no games here yet; VEILLEE_GAMES=module adds some.
games-slips = Slips, misprints and cut texts; none of them can be chosen:
