# What to look at before answering a question: what “?” says after the question itself.

look-gather = Look at how much lies at each place and at what your next section costs; whoever stands there alone takes it all.
look-fable = Look at when the card acts and at what it asks for: some work only alone, some only in company. You may also play none.
look-order = Look whether one of them changes what the other finds: that one should come first or last.
look-monster-place = Look where the others are likely to go: richest places and what they still need. Your own pig can be struck too.
look-stop-monster = Look at who stands there and what they would lose: your card is gone afterwards, and may be worth more later.
look-share = Look at what your next section costs: take the material that is missing.
look-act = Look at your stores and at the prices on your sites: a floor costs 2, walls 4 and a roof 6 of the house’s material.
look-friend = Look at what it does and at whom it would help or hinder: a Friend you give away replaces the one that player has.
look-reward = Look at what your next house needs most: resources now, or cards for later.
look-gain-resource = Look at the price of the section you want to build next, and take what is missing.
look-hand-over = Look at what you can best spare, and at what the other needs for the next section.
