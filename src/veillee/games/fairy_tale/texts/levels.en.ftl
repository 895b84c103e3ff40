### The five levels of the house's bots: who they are, and a line of character.

bot-level1 = The Magpie
    .text = Gathers whatever comes in numbers, and has no eyes for the rest.
bot-level2 = Sleeping Beauty
    .text = Takes one half of a tale and waits for the other, a hundred years if need be.
bot-level3 = Clever Gretel
    .text = Likes what counts at once, and seldom takes the wrong card.
bot-level4 = Puss in Boots
    .text = Thinks ahead to the end of the round, and lands on his feet.
bot-level5 = Scheherazade
    .text = Has told this tale a thousand times, and knows how it may end.
