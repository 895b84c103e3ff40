# Slips, misprints and cut texts of printed editions.

slip-what-is-chosen = After the Prince it lets players choose Friends and Fables; Gather cards and Fables are meant.
slip-build-example = The example of building counts a second wooden floor among what is possible, and then forbids it.
slip-end-of-gathering = The rules name the fifth step of gathering otherwise than the cards that act in it.
slip-player-aid = Player aids are among the parts, but setting up hands out none.
slip-number-of-actions = It announces three options for an action; four follow.
slip-next-turn = The paragraph about cards for the next round is missing.
slip-gather-example = The middle of the example of gathering is missing.
slip-bundles = Resource bundles: the sentence about changing them breaks off.
slip-tom-thumb = Tom Thumb: the text breaks off.
slip-woodcutter = Woodcutter: the text breaks off before it says where the 2 wood go.
slip-harvest-moon = Harvest Moon carries the text of Hidden Stash.
slip-crowded-place = For a place with more than 10 resources it does not repeat that the Prince takes half.
slip-fairy-food-name = The name of Fairy Food was left in English.
slip-number-of-actions-fan = It announces three options for an action; four follow.
slip-next-round-sign = The sign for the next round has one name among the parts and another in the rules.
slip-bridge-troll-example = The example of gathering calls the Bridge Troll a little differently than the card.
slip-fairy-food-moment = Fairy Food gives two moments for laying it out: the start of the round, and that of gathering.
slip-gather-heading = Over the example of gathering stands the word for discarding.
slip-bridge-troll-name = The Bridge Troll’s name has lost a letter.
