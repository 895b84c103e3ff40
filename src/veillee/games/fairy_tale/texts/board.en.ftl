# What only the board in the browser says.

board-handed-left = Hands go to the left
board-handed-right = Hands go to the right
board-handed-swap = You swap hands after each pick
board-rest-to = { $hands ->
    [2] the card left goes to { $seat }
   *[other] the rest of the hand goes to { $seat }
}
board-receives = gets the cards you do not pick
board-partner = your partner
board-team-points = Team: { $points }
board-picked-count = { $count ->
    [one] { $count } card picked
   *[other] { $count } cards picked
}
board-open-count = { $count } open
board-closed-count = { $count } closed
board-your-tale = Your tale
board-tale-of = { $seat }’s tale
board-empty-row = No card has been played yet.
board-hand = Your hand
board-picks = Your picks
board-you-give = You give { $card }.
board-tap-partner = Tap { $seat }’s line to see the cards.
board-to-reveal = Waiting to be revealed
board-seen = Cards passed on
board-seen-title = The cards you have passed on this round
board-passed-on = Still with the others
board-came-back = Came back to you
board-read-first = Tap a card to read it. Tap its text, or press and hold the card, to see it large. Open: face up. Closed: face down, worth nothing.
board-open-and-closed = Open: face up. Closed: face down, worth nothing.
board-closed-now = Closed: it is worth nothing until it is opened again.
board-effects-open = Thanks to { $effects }, choose what to open.
board-effects-close = Because of { $effects }, choose a card to close.
board-because = { $itself ->
    [yes] { $line } Its own effect asks for it.
   *[no] { $way ->
        [open] { $causes } let you open { $cards }.
        [close] Because of { $causes }, you close { $cards }.
       *[hunt] { $line } This is because of { $causes }.
    }
}{ $alike ->
    [yes] { " " }Your cards of that name are all alike.
   *[no] { "" }
}
board-effect-of = { $seat }’s { $card }
board-effect-yours = your { $card }
board-revealed-by = { $seat } – { $card }
board-last-turn = The last reveal. { $line }
board-look = see all
board-latest = new
board-novice = Novice game
board-last-pick = The last card came to you: { $card }.
board-play-of = Card { $number } of { $count }
board-on-the-table = { $question ->
    [open] First open one of your closed cards on the table.
   *[close] First close one of your open cards on the table.
}
board-turn-close = Close { $count } cards
board-turn-open = Open { $count } cards
board-chosen-of = Chosen { $done } of { $count }
board-show-row = Show { $seat }’s cards
board-names = The names to choose from
board-standing = Standings
board-over = The tale is told
board-count = How the points were counted
