# What the terminal table says.

terminal-over = The tale is told.
terminal-wait = The others are thinking …
terminal-thinking = thinking …
terminal-not-now = Not now: { $reason }
terminal-missing = Not open now:
terminal-no-hints = Nobody here has a hint for you.
terminal-hints = What you might do
terminal-one-of = { $prompt } ({ $number } of { $count })
terminal-score = { $seat }: { $score }
terminal-score-wins = { $seat }: { $score } – victory
terminal-team = { $seats } together: { $score }
terminal-counted = { $card } ({ $points })
terminal-take-backs = Take-backs in this game: { $count }.
terminal-owner-data = Played with the owner’s data.
terminal-owner-mark = owner’s data
terminal-not-practised = { $names } { $count ->
    [one] has never practised at a table like this one, and plays by rules of thumb.
   *[other] have never practised at a table like this one, and play by rules of thumb.
}
terminal-kept = The record of this game is kept in { $file }
terminal-saved = The game is saved. To go on: veillee play --resume{ $flags }
terminal-empty = none
terminal-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
terminal-labelled = { $label }: { $text }
terminal-explained = { $what }: { $text }
terminal-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-standing = Points
terminal-card-points = Worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} to { $seat } as things stand.
terminal-card-points-own = Worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} to you as things stand.
terminal-several-ways = What would you like to do with it?
terminal-taken-back = Taken back.
terminal-no-undo = This cannot be taken back. { $reason }
terminal-log = Log
terminal-log-empty = Nothing has happened yet.
terminal-log-earlier = … (l tells the whole story)
terminal-asked = What is asked
terminal-rule-at = Rulebook: { $rule }

# The line mode.

terminal-lines-help = Type the number of a choice or the beginning of a card’s name. ? explains what is asked, ? NAME a card; h gives hints, u takes back, l shows the log, q leaves.
terminal-lines-unknown = I do not understand “{ $text }”. You can type a number from 1 to { $count }, a card’s name, ?, ? NAME, h, u, l or q.
terminal-lines-several = “{ $text }” could be any of these: { $names }
terminal-lines-together = Several that go together can be typed at once, in any order: 1, 3 or their names with commas between them.
terminal-lines-not-together = These do not make a whole choice together.
terminal-lines-no-card = There is no card whose name begins with “{ $text }”.
terminal-lines-meant = Did you mean “{ $name }”?
terminal-lines-which = What would you like to play? Type a number or the beginning of a name; q leaves.
terminal-lines-which-again = Type a number from 1 to { $count }, the beginning of a name, or q.
terminal-lines-players = How many play, { $least } to { $most }? Enter takes { $usual }.
terminal-lines-bots = Who plays against you? A number, or one for each of the { $count }, such as 2,4. Enter takes { $usual }.

# The screens.

terminal-evening = an evening by the fire
terminal-start-game = Game
terminal-start-players = Players
terminal-start-bot = { $name } plays like
terminal-start-details = Choose point by point
terminal-start-language = Language
terminal-start-begin = Begin
terminal-start-continue = Continue: { $game }, left { $when }
terminal-start-all-left = All games to go on with ({ $count }) …
terminal-start-left = Games to go on with
terminal-start-left-which = Which one would you like to go on with?
terminal-start-keys = ↑ ↓ choose a line   ← → change it   Enter begins
bot-random = The Wind
    .text = Takes whatever comes its way, and thinks nothing of it.
bot-greedy = The Old Housekeeper
    .text = Takes what looks best at the moment, as ever.
terminal-key-explain = Explain
terminal-key-hint = Hint
terminal-key-undo = Take back
terminal-key-log = Log
terminal-key-rules = Rules
terminal-key-orders = Replies
terminal-key-new = New game
terminal-key-leave = Leave
terminal-key-close = Close
terminal-end-won = You have won!
terminal-end-shared = The victory is shared
terminal-end-lost = Well told, all the same

# A table at a server.

terminal-room = Not everybody has sat down yet.
terminal-shuffling = The cards are being shuffled …
terminal-seat-free = a free seat
terminal-watching = You are watching.
terminal-line-lost = The connection is lost. Trying again …
terminal-paused = The game is paused.
terminal-away = { $names } { $count ->
    [one] is
   *[other] are
} away. b: let the computer stand in
terminal-no-stand-in = Nobody needs a stand-in now.
terminal-request-undo = { $seat } would like to take back the last choice. y: agree, n: refuse
terminal-request-abandon = { $seat } would like to end the game early. y: agree, n: refuse
terminal-asking-undo = The others are asked whether you may take back your last choice. n: never mind
terminal-asking-abandon = The others are asked whether to end the game early. n: never mind
terminal-end-abandoned = The game was ended early
terminal-leave = Leave the table?
terminal-leave-how = What is to become of your seat?
terminal-leave-keep = Keep it: I’ll be back
terminal-leave-free = Give it up, for somebody else
terminal-leave-stand-in = Let the computer play on for me
terminal-leave-abandon = Stay, and ask the others to end the game early
terminal-leave-stay = Stay and play on
terminal-seat-kept = Your seat is kept. To come back: veillee join { $address } --seat { $seat }{ $flags }
terminal-seat-left = You have left. The computer plays on; to take your seat again: veillee join { $address } --seat { $seat }{ $flags }
terminal-table-left = You have left the table.
terminal-record-at = The record of this game: { $address }
terminal-join-no-server = Nobody answers at { $address }. Is the house open there?
terminal-join-no-house = There is no game house at { $address }.
terminal-join-bad-address = “{ $address }” is not the address of a table or an invitation, such as http://localhost:8000/table/ID.
terminal-join-no-name = Say what you are called: --name NAME
terminal-join-no-game = The table plays “{ $game }”, which is not installed here.
terminal-join-other-rules = The table plays { $game } by other rules or with other cards than are installed here.
terminal-join-owner-data = The table plays with the owner’s data; give the same file with --owner-data FILE.
terminal-join-no-owner-data = The table does not play with these owner’s data.
terminal-join-broken-off = This game was called off before it began.

# Campaigns.

terminal-end-interlude = On to the next game
terminal-campaign-game = game { $number } is next
terminal-campaign-interlude = { $games ->
    [0] before the first game
   *[other] after game { $games }
}
terminal-campaign-done = the campaign is done
terminal-campaign-lost = the campaign is lost
terminal-campaign-given-up = given up
terminal-campaign-game-number = Game { $number }
terminal-campaign-won = victory: { $names }
terminal-campaign-lowered = lowered by { $number }
terminal-campaign-ticked = ticked: { $number }
terminal-campaign-left = out: { $cards }
terminal-campaign-came = in: { $cards }
terminal-campaign-circles = { $full } of { $of } circles are full
terminal-campaign-none-ticked = none yet
terminal-campaign-saved = The campaign is saved. To go on: veillee campaign play { $name }{ $flags }
terminal-start-campaign = Continue: { $campaign }, { $standing }
terminal-start-campaign-new = Begin: { $campaign }
terminal-key-campaign = Campaign
terminal-key-go-on = Go on
terminal-key-fast-forward = Let the computer play it
terminal-fast-forward-sure = The computer plays this part of the campaign to its end, and that cannot be taken back. Press f once more to let it, or any other key to play it yourself.
terminal-key-back = Back

field-round = Round { $value }

terminal-orders = Automatic replies
terminal-orders-how = Where others wait for your answer, the house gives it as set here. Choose a card to change its automatic reply.
terminal-orders-lines = Automatic replies for cards that answer what others do; o NUMBER changes the reply for one.
terminal-orders-help = o lists your automatic replies for cards that answer what others do.
terminal-order-always = always play it
terminal-order-ask = ask me
terminal-order-if-aimed = only if aimed at me
terminal-order-never = never
