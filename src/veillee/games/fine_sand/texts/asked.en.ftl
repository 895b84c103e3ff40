# What to look at before answering a question: what “?” says after the question itself.

look-exchange = Every card pays 1, a coin card what is printed on it. Look for cards you can pay for soon: what costs more than your other cards are worth only fills the hand.
look-draw = Look at how many cards are left in your pile and at your hand limit: what you cannot keep is discarded at the end of the turn.
look-act = { $ending ->
    [2] This is the last round: every card that is built or given away now is one less to count, and nothing you draw but do not build helps any more.
   *[other] Every card pays 1, a coin card what is printed on it. Look at what you can pay for now and at your hand limit: build with the cards you would lose anyway, or draw for something better. The game ends when somebody’s draw and discard piles are both empty: the fewer cards are unbuilt then, the better, and coin cards count too.{ $players ->
        [1] { "" }
       *[other] { " " }A card you have given away no longer counts as yours.
    }
}
look-batch = All cards of one go are paid together, and there is no change: look whether what you would overpay covers another card.
look-build-by = Look at the price of each card and at what it will do for you every turn from now on.
look-pay = Every card pays 1, a coin card what is printed on it. Look for the smallest sum that is enough: what you pay with goes to the discard pile, and nothing is given back.
look-discard = Look for cards you cannot pay for in the near future, or that you have built already.
look-discard-any = Each card you give up brings a new one: look which of yours are too dear to be built soon.
look-keep = Look which of the two you can pay for first, and which does more for your next turns.
look-limit = Look for what you will not build in the next turns; what you discard comes back when your pile is shuffled anew.
look-dream = Look at the prices of what lies open and at what you can pay: you may build one of them, and up to five are turned up while you wait.
look-remove = Look for the card you would least like to draw again: what is removed never comes back in this game.
look-dive = Look at what you can pay for in this turn, or at the coins you are short of: the card comes to your hand at once.
look-turn-up = There is nothing to weigh here: look at the three digits that turn up, for they say which cards leave and which come.
look-lower = Look at your sheet: the lower the number you tick, the more victory points it brings, but a number that is taken already moves on to the next free one.
look-let-go = Look at which three you will miss least: they do not come back in any later game of this campaign.
