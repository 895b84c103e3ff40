# What the house says in the browser.

web-evening = an evening of games by the fire
web-loading = One moment …
web-close = Close
web-skip = Skip to the page
web-no-page = There is nothing on this page.
web-to-front = Front page
web-no-answer = The house does not answer. Is it still running?
web-part-missing = A part of this page could not be loaded.
web-reload = Load the page again

# The front page.

web-pick-game = Which game shall it be?
web-continue = Go on playing
web-your-turn = your turn
web-turn-of = waiting for { $names }
web-campaigns-ended = Campaigns that have ended ({ $count })
web-players = { $fewest ->
    [1] { $most ->
        [1] 1 player
       *[other] 1–{ $most } players
    }
   *[other] { $fewest ->
        [2] { $most ->
            [2] 2 players
           *[other] 2–{ $most } players
        }
       *[other] { $fewest }–{ $most } players
    }
}
web-minutes = about { $minutes } min
web-minutes-each = about { $minutes } minutes a game
web-age = age { $age }+
web-rules-of = Rules of { $game }
web-contents = Contents
web-credits = Who made this
web-with-whom = With whom?
web-mode-bots = against the computer
web-mode-screen = together at this screen
web-mode-link = with friends, by link
web-people-screen = Other players here
web-people-link = Friends to invite
web-bots = Computer players
web-your-name = Your name
web-your-name-example = Your name (you can change it)
web-their-name = Player { $number }
web-more = More choices
web-edition-details = Choose point by point
web-bot-plays = { $name } plays like
web-not-practised = Has never practised at a table like this one, and plays by rules of thumb.
web-time-to-react = Time to react
web-time-usual = as usual
web-time-seconds = { $seconds } s
web-time-free = as long as it takes
web-memory-aid = Memory aid: let me look again at face-down cards I have seen
web-play = Play
web-how-to-play = How to play
web-invited = You are invited!
web-invited-to = { $game }, with { $names }
web-sit-down = Sit down at the table

# Settings.

web-settings = Settings
web-language = Language
web-language-auto = as in this browser
web-theme = Appearance
web-theme-auto = as on this device
web-theme-light = daylight
web-theme-dark = candlelight
web-text-size = Text size
web-text-size-small = small
web-text-size-normal = normal
web-text-size-large = large
web-text-size-huge = very large
web-motion = Animation
web-motion-auto = as on this device
web-motion-on = on
web-motion-off = off
web-pace = Pace of what others do
web-pace-slow = slow: every step can be read
web-pace-normal = normal
web-pace-fast = fast
web-pace-tap = a tap for each step
web-sound = Sounds
web-marks = Mark colours with symbols as well
web-confirm = Ask me to confirm where a single tap would do
web-neutral-titles = Neutral titles, without the games’ real names and makers

# Before the game.

web-connecting = On the way to the table …
web-waiting-for-others = Not everybody is here yet.
web-waiting-hint = Let each friend scan a code with their phone, or send them the link. The game begins when everybody has sat down.
web-only-this-machine = For now these links open on this computer only. To play from phones and other computers at home, whoever started Veillée opens it to the home network: the README says how. The game begins when everybody has sat down.
web-shuffling = The cards are being shuffled …
web-seat-free = A free seat
web-asked-back = { $name } is asked back
web-without = Play without { $name }: let the computer take the seat
web-qr = A code for this link, to scan with a phone
web-invitation = Link for this seat
web-copy = Copy
web-copied = Copied!
web-curtain = { $name }, it is your turn!
web-curtain-others = Everybody else, please look away.
web-curtain-lift = I am { $name }
web-together-told = Meanwhile
web-card-selected = { $card }, selected
web-can-choose = can be chosen
web-can-choose-inside = something in it can be chosen
web-your-choice = Your choice

# At the table.

web-asked = What is asked
web-wait = { $others ->
    [1] Now { $rival } …
   *[other] Now the others …
}
web-page-lies-open = First read the page that lies on the board, and turn it.
web-forced = { $option } – your only option, so it is done in a moment.
web-moment = One moment …
web-watching = You are watching.
web-watching-computer = The computer plays for you.
web-over = The tale is told.
web-over-interlude = The interlude is over.
web-thinking = { $count ->
   *[other] Waiting for { $names }
}
web-is-thinking = thinking …
web-stand-in = the computer stands in
web-offline = away
web-away = { $name } is away.
web-company-away = { $name } is away.
web-company-back = { $name } is back.
web-company-left = { $name } has left the table. The computer plays on in the meantime.
web-company-stand-in = The computer stands in for { $name }.
web-company-instead = { $name } takes the seat of { $before }.
web-call-stand-in = Let the computer stand in
web-spectator = watching
web-computer-plays = the computer plays for you
web-why = What does this mean?
web-show-rule = Read the rule
web-not-now = Not now. { $reason }
web-missing = Not open now
web-no-hints = Nobody here has a hint for you.
web-hints-close = Put the hints away
web-next = Go on
web-for-you = This concerns you
web-seen = Got it
web-several-ways = What would you like to do with it?
web-send = Yes – { $option }
web-put-back = Not this one
web-not-yet = No, not yet
web-line-lost = The connection is lost. Trying again …
web-tap-kept = Your choice is kept: it will be sent as soon as the connection is back.
web-not-arrived = That did not arrive. Please try again.
web-paused = The game is paused.
web-resume = Go on
web-request-undo = { $seat } would like to take back the last choice.
web-request-abandon = { $seat } would like to end the game early.
web-agree = Agreed
web-disagree = No
web-log = Log
web-log-empty = Nothing has happened yet.
web-reference = Reference
web-tab-rules = Rules
web-tab-cards = All cards
web-tab-memory = Memory aid
web-memory-text = These cards lie face down, but you have seen them and know where they are.
web-search = Search the cards
web-nothing-found = No card like that.
web-card-now = Worth now
web-card-source = About this text
web-tool-hint = Hint
web-tool-undo = Take back
web-tool-log = Log
web-tool-rules = Rules
web-tool-menu = Menu
web-window = Time to react: { $seconds } s
web-orders = Automatic replies
web-orders-about = When other people wait for your answer, the window closes after a fixed time. If you have not answered by then, or pass this screen round, your automatic replies do. With computer players alone there is no clock: automatic replies come at once, and “Ask me” waits for you. Cards in bold are yours now.
web-order-always = Always play it
web-order-ask = Ask me
web-order-if-aimed = Only if aimed at me
web-order-never = Never
web-menu = Menu
web-menu-home = Front page (you keep your seat)
web-pause = Pause (everybody waits)
web-leave = Leave for a while (the computer plays for me)
web-leave-sure = The computer will play for you until you come back. Leave your seat?
web-leave-alone-sure = Nobody but the computer would be left: the game waits until you come back. Leave your seat?
web-look-on-sure = The computer plays all your choices from now on, fast. You can take your seat again as long as the game lasts. Let it?
web-abandon = End this game for good
web-abandon-sure = If everybody agrees, the game ends without a winner and cannot be taken up again. End it?
web-stay = Stay
web-abandoned = The game was ended early.
web-rematch = Play again
web-to-rematch = To the new game
web-show-end = Show the result
web-look-at-table = Look at the table
web-end-won = You have won!
web-end-shared = The victory is shared!
web-end-winner = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
}
web-keys = Keys
web-key-explain = explain a card, or what is asked
web-key-h = hint
web-key-u = take back
web-key-l = log
web-key-r = rules
web-key-c = all cards
web-key-o = automatic replies
web-key-m = pause, settings, leave
web-key-esc = close, or put back
web-key-arrows = go from card to card
web-about-table = This table
web-owner-data = Played with the owner’s data.
web-take-backs = Take-backs in this game: { $count }.
web-commitment = Fair shuffle: the order of the cards was settled before the first one was dealt. When the game is over, its record proves that nobody changed it; the command “veillee verify” checks that.
web-record = The game’s record

# Who made this.

web-credits-house = Our code, texts and drawings are under the MIT licence.
web-credits-games = The games
web-credits-game = { $designers }; { $publisher }, { $year }
web-credits-neutral = With plain titles, the games’ names and their makers are not shown.
web-credits-independent = Veillée is an independent, fan-made implementation. None of the people and companies named has made, checked or endorsed it, and it contains none of their texts and pictures. If you like a game, buy the box: it is the better evening.
web-credits-icons = Pictures on the cards
web-credits-icons-text = From game-icons.net, under the Creative Commons licence BY 3.0, recoloured:
web-credits-fonts = Typefaces
web-credits-software = Software in this page

# Campaigns.

web-what-to-play = What shall it be?
web-single-game = A single game
web-look-on = Let the computer play to the end
web-sit-again = Take my seat again
web-end-interlude = { $number ->
    [0] On to the next game
   *[other] { $of ->
        [0] On to game { $number }
       *[other] On to game { $number } of { $of }
    }
}
web-end-chapter = { $number ->
    [0] The game is over
   *[other] { $of ->
        [0] Game { $number } is over
       *[other] Game { $number } of { $of } is over
    }
}
web-campaign-game = { $of ->
    [0] Game { $number }
   *[other] Game { $number } of { $of }
}
web-end-campaign-done = The campaign is done
web-end-campaign-lost = The campaign is lost
web-end-campaign-given-up = The campaign is given up
web-campaign-go-on = Go on with the campaign
web-campaign-sheet = The campaign’s sheet
web-campaign-to-table = To the table
web-campaign-add-bot = Add a computer player
web-campaign-add-friend = Invite a friend
web-campaign-remove = { $name } leaves the campaign
web-campaign-new = Begin another campaign
web-campaign-give-up = Give up the campaign
web-campaign-give-up-sure = Give it up for good

# A guest’s own games.

web-own-games = My games
web-own-lead = What you play and have played in this house, the newest first.
web-own-which = Which games
web-own-all = All
web-own-running = Running
web-own-finished = Finished
web-own-campaigns = Campaigns
web-own-game = Game
web-own-every-game = Every game
web-own-company = Played with
web-own-anybody = Anybody
web-own-people = People
web-own-bots = The computer alone
web-own-more = Show more
web-own-none = There is nothing here yet.
web-own-none-such = None of your games is like that.
web-own-won = You won
web-own-shared = You share the victory
web-own-lost = { $names } won
web-own-together = Played together
web-own-ended-early = Ended early
web-own-interlude = Between two games of a campaign
web-own-waiting = Seats are still free
web-own-chapter = a game of a campaign
web-own-begun = begun { $when }
web-own-goes-on = goes on
web-own-over = ended { $when }
