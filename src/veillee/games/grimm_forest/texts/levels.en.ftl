### The five levels of the house's bots: who they are, and a line of character.

bot-level1 = The Youngest Pig
    .text = Straw is gathered quickly, so straw it shall be.
bot-level2 = Grandmother by the Stove
    .text = Would rather hear one more Fable than lay one more floor.
bot-level3 = The Sly Fox
    .text = Builds well enough, and gladly sends a monster over to the neighbours.
bot-level4 = The Brave Little Tailor
    .text = Measures the whole round before the first cut.
bot-level5 = The Retired Wolf
    .text = Has studied houses all his life, if only from the outside.
