### The five levels of the house's bots: who they are, and a line of character.

bot-level1 = The Woodcutter’s Child
    .text = Stops for every animal on the way, and forgets where the way was going.
bot-level2 = The Pedlar
    .text = Has a Magic Item for every need, and never needs it yet.
bot-level3 = The Youngest Prince
    .text = Takes on one Quest after the other, and sets the Wolf on whoever is quicker.
bot-level4 = The Raven
    .text = Sees the land from above, and farther than the next turn.
bot-level5 = Mother Holle
    .text = Shakes her dice like her featherbeds, and knows every road under the snow.
