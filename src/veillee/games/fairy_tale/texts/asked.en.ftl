# What to look at before answering a question: what “?” says after the question itself.

look-pick = { $picks ->
    [0] Look at what the cards ask for: one that goes with others is worth more than a high number alone.
   *[other] Look at what you have and at what your cards ask for: a card that goes with others is worth more than a high number alone.
}
look-play = Look at what your neighbours have open: some effects close cards, and some cards count only beside others of yours.
look-open = A closed card is worth nothing: look which of yours brings most once it is open, and what it makes of your other cards.
look-close = It is worth nothing as long as it is closed: look which card you can best spare, and which of yours could open it again.
look-exchange = Look at your partner’s cards as well as your own: what is weak with you may complete something there.
look-exchange-for = Look at what the card would be worth beside yours, and at what your partner loses with it.
look-name = Look at your cards that ask for a name or count their own kind: the Trickster counts as the one you choose.
