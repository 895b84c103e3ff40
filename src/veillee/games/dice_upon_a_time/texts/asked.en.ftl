# What to look at before answering a question: what “?” says after the question itself.

look-turn = Look at your dice, at where your Quests lead, and at the paths around your figure: a die at least as high as its socket opens the path.
look-socket = Your die must be at least as high as the socket or the die on top of it: look for a path that touches your place, or for one that stands in others’ way.
look-move = Look at what the place at the far end gives, and whether one of your Quests is fulfilled there.
look-face-item = Look at how many Items you hold: each may be played once, when its moment comes.
look-place-token = Look at what your open Quests ask for: tokens pay for them.
look-first-quest = Dearer decks bring more points and ask for more: a cheap Quest and a dear one are a good beginning.
look-draw-quest = Look at what you hold and where you stand: a dear deck brings more points and asks for more tokens or a longer way.
look-keep-quest = Look at the place and the tokens each one asks for: the best is the one you can fulfil on your way.
look-return-quest = Look for the one that is farthest from your way or asks for tokens you will not have.
look-fulfil = Look at the place you stand on and at your tokens: every Quest that matches brings its points now.
look-pay = Look at what your other Quests ask for, and keep those tokens.
look-roll = Look at the numbers on the paths you want to walk: a die too low for all of them is the one to change.
look-fox = Look at the path you most want to walk, and at the special faces: the den lets you choose.
look-reroll = Look which dice are too low for the paths you want; they are rolled together, once.
look-partner = Look at what the others here hold and need: a good trade helps both.
look-build = Look at the tokens your Quests lack and at what your partner lacks: there is one offer for each partner and turn.
look-reply = Look at what you would give and get, and at what it does for the other’s Quests.
look-character = Look at what each can do: some walk farther, some draw more; take what suits the way you like to play.
look-walk = Look at what the neighbouring places give, and which of them lies on the way to your Quests.
look-feed = Look for the die that helps you least in the rest of the chapter.
