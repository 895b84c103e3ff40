# Hints for the introductory game. Above each: the rule it belongs to, and when to show it.

# fs.aim – setting up: the draw pile
hint-intro-1 = These 30 cards are yours, and everybody has the same ones. Build them, give them away: the fewer are left at the end, the better.
# fs.round – setting up: the board
hint-intro-2 = Read the board from left to right: draw, then build or draw again, then see how many cards you may keep. That is a whole turn.
# fs.rollers – the opening hand: the green card
hint-intro-3 = Green belongs in the first column. Dear, but once it stands there, every later turn begins with one more card.
# fs.diggers – the opening hand: the red card
hint-intro-4 = Red belongs in the second column. With a Digger there you can build two cards in a building turn instead of one.
# fs.tippers – the opening hand: the blue card
hint-intro-5 = Blue belongs in the third column. A Tipper helps in the turns in which you do not build but draw again.
# fs.mixers – the opening hand: the violet card
hint-intro-6 = Violet belongs in the fourth column and helps at once: a Mixer lets you take one more card along into the next turn.
# fs.castles – the opening hand: the castle
hint-intro-7 = A castle does nothing at all, but it is cheap. Every cheap card that is built is one less to count.
# fs.coins – the opening hand: the coin card
hint-intro-8 = Any card can pay 1. This one pays 2, but it can never be built: in the end you have to give it away, or be left with it.
# fs.gift – setting up: the Gift action
hint-intro-9 = The yellow Gift is yours from the start: once a turn it takes any one card off your hands. There is no asking for it back.
# fs.gifts – setting up: the Symbol card
hint-intro-10 = What you give waits, face down, until it goes to the discard pile of your left neighbour. Gifts for you come from the right.
# fs.round – round 1: it begins
hint-intro-11 = Everybody plays at once, and nobody wins by being quick. Take your time; the others wait.
# fs.step-2a – round 1: build or draw
hint-intro-12 = With six cards in hand, build something right away: otherwise half of them would have to be discarded.
# fs.payment – the first payment
hint-intro-13 = Pay with what you need least. It is not lost: discarded cards come back when your draw pile has run out.
# fs.ready – after the first green, red or blue build
hint-intro-14 = This card needs a night’s rest: it goes to work in your next turn. Violet and yellow ones start at once.
# fs.gift – round 1: no gift made yet
hint-intro-15 = Do not be shy with gifts. A card given away need never be built, and that is worth more than the one coin it would pay.
# fs.limit – the first time over the limit
hint-intro-16 = Three cards may stay in your hand for now. Keep those that pay well and the one you want to build next.
# fs.gifts – the end of round 1
hint-intro-17 = Gifts travel only if everybody has one waiting. As long as a single player has none, all the others just wait and pile up.
# fs.step-1 – round 2: it begins
hint-intro-18 = From now on each turn starts with two fresh cards, and with more of them once you have Rollers.
# fs.step-2 – round 2: build or draw
hint-intro-19 = Build or draw: one of the two, never both. Gifts and other yellow actions go with either.
# fs.step-2b – few cards in hand, nothing good to build
hint-intro-20 = With so few cards only something small can be paid. Draw this time and build something better in the next turn.
# fs.reshuffle – the first reshuffle
hint-intro-21 = Your discards are a new draw pile now. Each time round it gets thinner, if you have built and given well.
# fs.tokens – the first coin token
hint-intro-22 = Nothing left to draw? You get coin tokens for it. They pay for last builds and decide ties.
# fs.end – somebody’s piles are nearly empty
hint-intro-23 = Somebody will soon have drawn everything. Now only the number of cards counts: build many small ones rather than one big one.
# fs.exchange – after the game
hint-intro-24 = Next time shuffle. Your opening hand is then left to luck, so you may swap whatever you dislike in it, once.
