# What only the board in the browser says.

board-you = You
board-back = Back to the table
board-map = The land: places, paths and Spirits
board-nearer = Look closer
board-figure = { $seat }: figure
board-socket = { $path }: empty, needs { $value }
board-socket-dice = { $path }: { $dice ->
    [one] one die
   *[other] { $dice } dice
}, from the top: { $lying }
board-wolf-closed = Asleep until the next chapter.
board-your-dice = Your dice
board-name-value = The Crystal Ball: choose the number the die will count as.
board-strike = The Tailor: choose the stack whose top die is put aside.
board-tailor = Your turn: place a die, or pass. Before that, if you like, the Tailor puts aside the top die of a stack: tap his card.
board-tailor-only = Your turn, without a die: use a token or an Item, or wait. If the Tailor puts a die aside now (tap his card), you must use a Rabbit token after it.
board-second-quest = One more Quest. Choose the deck: its number is the Adventure Points (AP) the Quest brings.
board-take = This place gives { $tokens }: take, or take nothing.
board-take-all = Take { $tokens }
board-take-any = This place gives { $count ->
    [one] a token of your choice
   *[other] { $count } tokens of one kind
}: choose, or take nothing.
board-without-dice = Your turn, without a die to place: use a token or an Item, or wait.
board-turn-passes = No die is left for you to place: this turn passes.
board-none-fulfilled = Nothing more to fulfil here. Still possible: { $named }. “Go on” ends your turn.
board-lift = Lift { $card }
board-can-lift = You can lift a Curse here: choose it, or go on.
board-fulfil = Fulfil { $card } ({ $points } AP)
board-not-again = Don’t ask again this chapter
board-no-swap = No swap after all
board-swap-sure = For a Thumbling token you give one of your Quests ({ $own }) and take one of somebody else’s ({ $others }).
board-rabbit-sure = Hand in a Rabbit token to walk one path without a die? You choose the path next.
board-pass-sure = Pass? The dice you have left will not be used in this chapter.
board-met = You have met { $seat }: make an offer, or do not trade.
board-only-dice = Your turn: place a die, or pass until the chapter ends.
board-ride = At a Steed, King Thrushbeard may ride on to any place that glows: tap it, or stay.
board-prepared = Your turn has begun: choose the die you place.
board-hood-next = Little Red Riding Hood: choose a glowing path at your feet, whatever its number; you will walk along it.
board-hood = Little Red Riding Hood: choose a die for a path at your feet, whatever its number. “Take back” saves her power for later.
board-rapunzel = Rapunzel may roll one die again: choose it, or leave the dice as they are.
board-no-way = From where you stand your die leads nowhere: stay, or play the Item that glows.
board-neighbours = Left: { $left }, right: { $right }.
board-last-offer = You have been made an offer in return: accept it, or refuse it.
board-place-only = Place only
board-next = Die in hand: choose a glowing path, or a Spirit’s corner. A path that begins at your figure takes you along.
board-first-turn = Your turn: choose a die. It opens a path with its own number or a lower one; a picture, × or ×2 counts 6.
board-sign = The sign in its corner is its sixth face. { $does }
board-spirit-again = Tap once more to put the die there.
board-die = { $die }: { $face }
board-die-used = used
board-die-aside = put aside
board-die-fox = in the Fox’s den
board-dice-left = { $count ->
    [one] one die left: { $faces }
   *[other] { $count } dice left: { $faces }
}
board-no-dice = dice used up
board-tokens = Tokens
board-token = { $token ->
    [gold] gold
    [apple] apple
   *[other] bread
}
board-amount = { $token ->
    [gold] { $count ->
        [one] a gold coin
       *[other] { $count } gold coins
    }
    [apple] { $count ->
        [one] an apple
       *[other] { $count } apples
    }
   *[other] { $count ->
        [one] a loaf
       *[other] { $count } loaves
    }
}
board-held = { $token ->
    [gold] { $count ->
        [one] a gold coin
       *[other] { $count } gold coins
    }
   *[other] { board-amount }
}
board-rabbits = { $count ->
    [one] a Rabbit token
   *[other] { $count } Rabbit tokens
}
board-thumbling = Thumbling’s tokens: { $count }
board-quests = Quests
board-no-quests = No open Quests
board-items = { $count ->
    [0] no Magic Items
    [one] a Magic Item
   *[other] { $count } Magic Items
}
board-thinking = still choosing
board-ready = ready
board-first = first player
board-passed = passed
board-points = { $points } AP
board-unfinished = not fulfilled: brings nothing and costs nothing
board-robbed = { $seat } takes from you, with the Magic Mirror: { $card }
board-swapped = { $seat } hands in a Thumbling token and swaps Quests with you: you give { $given } and get { $got }.
board-bestowed = { $seat } hands you a Curse, with the Cursed Ring: { $card }
board-fulfilled = { $seat } fulfils a Quest: { $card } ({ $points } AP)
board-fed = The Wolf has taken a die of yours: { $die }
board-told-story = The Story: { $card }
board-came-true = It came true: { $effect }.
board-lost-item = “{ $story }” takes a Magic Item from you: { $card }
board-drew = You get: { $card }
board-your-hero = your hero
board-own-points = You: { $points } AP
board-points-meaning = Adventure Points (AP): what fulfilled Quests have brought
board-common = Together: { $points } AP
field-chapter = { $value ->
    [0] Setting up
   *[other] Chapter { $value }
}
board-piles = Decks and discards
board-deck = { $count } left
board-unfold = { $seat }: dice left: { $dice }, { $points } AP. Tokens: { $tokens }. Quests: { $quests }. Show all
board-show-cards = Cards ({ $count })
board-show-map = Map
board-fold-moment = Look at the map
board-unfold-moment = Back to the question
board-asked = Asked at the same time, unseen: { $names }
board-about-to-gain = { $you ->
    [yes] You are gaining { $tokens }.
   *[no] { $seat } is gaining { $tokens }.
}
board-about-to-lose = About to be lost: { $tokens }
board-draws-items = Magic Items have just been drawn; it is { $seat }’s turn.
board-draws-quests = Quests have just been drawn; it is { $seat }’s turn.
board-snake-rolled = Snake die, { $seat }: { $face }
board-plays = { $seat }: { $card }
board-rabbits-left = Rabbit tokens left: { $count }
board-gives = { $you ->
    [yes] You give
   *[no] { $seat } gives
}
board-take-out = Take it out again
board-nothing = nothing
board-sort-quests = Quest
board-sort-items = Magic Item
board-sort-events = Event
board-sort-characters = Character
board-sort-places = Place
board-sort-paths = Path
board-sort-spirits = Forest Spirit
board-sort-dice = Die
board-sort-stories = Story
won-points = Decided by Adventure Points: { $first } to { $second }.
won-quests = Equal in Adventure Points; decided by fulfilled Quests: { $first } to { $second }.
won-curses = Equal in Adventure Points and fulfilled Quests; decided by fewer Curses: { $first } to { $second }.
won-shared = Equal in Adventure Points, fulfilled Quests and Curses.
board-none-done = no Quest fulfilled
board-rank = Rank { $rank } of 5.
board-rank-1 = No better than Cinderella’s stepsister: try again.
board-rank-2 = A beginning, though no heroes yet.
board-rank-3 = Mother Holle is almost pleased.
board-rank-4 = A tale to be told for a long time.
board-rank-5 = The whole land sings of you.
