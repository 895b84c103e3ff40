# What the boards in the browser say.

board-round = Round { $round } of { $rounds }
board-you = You
board-thinking = still thinking
board-ready = ready
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-closed = closed
board-in-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
board-deck = { $count ->
    [one] { $count } card in the draw pile
   *[other] { $count } cards in the draw pile
}
board-no-cards = no cards yet
board-revealed = Revealed: { $cards }.
board-back = Back
