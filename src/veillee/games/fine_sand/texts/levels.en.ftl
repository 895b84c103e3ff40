### The five levels of the house's bots: who they are, and a line of character.

bot-level1 = The Fisherman’s Wife
    .text = Always wants one card more, and builds when it is nearly too late.
bot-level2 = The Hare
    .text = Builds whatever can be built, at once, and rests on the way.
bot-level3 = The Ant
    .text = Plans turn by turn and lets nothing lie about.
bot-level4 = The Hedgehog
    .text = Was there already when you thought you were ahead.
bot-level5 = The Sea King
    .text = Every tide obeys him, and he knows what the next one will take.
