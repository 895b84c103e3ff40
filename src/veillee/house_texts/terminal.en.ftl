# What the terminal table says.

terminal-over = The tale is told.
terminal-wait = The others are thinking …
terminal-thinking = thinking …
terminal-not-now = Not now: { $reason }
terminal-missing = Not open now:
terminal-no-hints = Nobody here has a hint for you.
terminal-hints = What one might do
terminal-forced = There was only one choice, and it was made for you: { $option }
terminal-score = { $seat }: { $score }
terminal-score-wins = { $seat }: { $score } – victory
terminal-take-backs = { $count ->
    [one] Played with one take-back.
   *[other] Played with { $count } take-backs.
}
terminal-owner-data = Played with the owner's data.
terminal-owner-mark = owner's data
terminal-kept = The record of this game is kept in { $file }
terminal-saved = The game is saved. To go on: veillee play --resume
terminal-empty = none
terminal-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
terminal-several-ways = What would you like to do with it?
terminal-taken-back = Taken back.
terminal-no-undo = This cannot be taken back. { $reason }
terminal-log = What happened
terminal-log-empty = Nothing has happened yet.
terminal-asked = What is asked
terminal-rule-at = Rulebook: { $rule }
terminal-names = Margot, Anselm, Perrine, Gaspard, Odile, Bastien, Sidonie
terminal-seat-you = You

# The line mode.

terminal-lines-help = Type the number of a choice or the beginning of a card's name. ? explains what is asked, ? NAME a card; h gives hints, u takes back, l shows the log, q leaves.
terminal-lines-unknown = I do not understand “{ $text }”. You can type a number from 1 to { $count }, a card's name, ?, ? NAME, h, u, l or q.
terminal-lines-several = “{ $text }” could be any of these: { $names }
terminal-lines-no-card = There is no card whose name begins with “{ $text }”.

# The screens.

terminal-evening = an evening by the fire
terminal-start-game = Game
terminal-start-players = Players
terminal-start-bots = Bots
terminal-start-language = Language
terminal-start-begin = Begin
terminal-start-continue = Continue: { $game }
terminal-start-keys = ↑ ↓ choose a line   ← → change it   Enter begins
terminal-start-error = This does not go together: { $reason }
terminal-bots-random = play at random
terminal-bots-greedy = play their best
terminal-key-explain = Explain
terminal-key-hint = Hint
terminal-key-undo = Take back
terminal-key-log = Log
terminal-key-rules = Rules
terminal-key-new = New game
terminal-key-leave = Leave
terminal-key-close = Close
terminal-end-won = The evening is yours!
terminal-end-shared = The victory is shared
terminal-end-lost = Well told, all the same

field-round = Round { $value }
