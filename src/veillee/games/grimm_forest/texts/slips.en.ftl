# Slips, misprints and cut texts of printed editions.

slip-what-is-chosen = After the Prince it lets players choose Friends and Fables; Gather cards and Fables are meant.
slip-build-example = The example of building counts a second wooden floor among what is possible, and then forbids it.
slip-end-of-gathering = The rules name the fifth step of gathering otherwise than the cards that act in it.
slip-player-aid = Player aids are among the parts, but setting up hands out none.
slip-next-turn = The paragraph about cards for the next round is missing.
slip-gather-example = The middle of the example of gathering is missing.
slip-tom-thumb = Tom Thumb: the text breaks off.
slip-woodcutter = Woodcutter: the text breaks off before it says where the 2 wood go.
slip-harvest-moon = Harvest Moon carries the text of Hidden Stash.
slip-crowded-place = For a place with more than 10 resources it does not repeat that the Prince takes half.
slip-fairy-food-name = The name of Fairy Food was left in English.
slip-fairy-food-moment = Fairy Food gives two moments for laying it out: the start of the round, and that of gathering.
slip-bridge-troll-name = The Bridge Troll’s name has lost a letter.
