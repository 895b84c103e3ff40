# Unique locations and Fairy Food.

ask-lay-location = Lay your { $card } on a place: it stays there for the next rounds.
ask-fairy-food = Your Fairy Food is ready: lay it on a place, where it will feed each player with 3 resources.
cause-lay-location = { "" }
question-lay-location = lay a location
question-fairy-food = lay Fairy Food
option-lay = Lay it { at-place }
answered-lay = { "" }
lays-card = { $you ->
    [yes] You lay
   *[no] { $seat } lays
} this card { at-place }: { $card }.
set-hosts = { "" }
set-feasts = { "" }
location-there-already = Each place takes only one unique location; { at-place } there is already this one: { $card }.

# Royal Wedding.

ask-wedding-gift = You are not at the Royal Wedding: choose the resource it costs you.
question-wedding-gift = pay for the wedding
option-wedding-gift = Pay { one-unit }
answered-wedding-gift = { $you ->
    [yes] You miss
   *[no] { $seat } misses
} the wedding and lose{ $you ->
    [yes] { "" }
   *[no] s
} { one-unit }.
none-to-pay = You have no { $material } to pay with.

# Hired Help.

ask-wages = Hired Help costs 2 resources of your choice: pay them, or the card has to go.
question-wages = pay for help
option-pay-help = Pay { one-unit }
option-dismiss-help = Discard Hired Help
answered-pay-help = { $you ->
    [yes] You pay
   *[no] { $seat } pays
} the Hired Help { one-unit }.
answered-dismiss-help = { "" }
wages-begun = You have already begun to pay; { $left ->
    [one] 1 resource is
   *[other] { $left } resources are
} still to come.

# Crystal Ball.

ask-crystal-ball = Your Crystal Ball shows the Gather card before one opponent: choose whose.
ask-replace-gather-card = You have looked into the Crystal Ball: lay another Gather card, or keep the one in front of you.
question-crystal-ball = look at a card
question-replace-gather-card = replace your card
option-look-at = Look at the card before { $other_seat }
option-lay-instead = Go { to-place } instead
option-keep-gather-card = Keep the card in front of you
forced-keep-gather-card = { "" }
answered-look-at = { "" }
answered-lay-instead = { "" }
answered-keep-gather-card = { "" }
look-at-an-opponent = You know your own card; look at an opponent’s.

# Wishing Well and Dark Curse.

ask-wishing-well = { $more ->
    [yes] The Wishing Well: now choose who exchanges Gather cards with { $other_you ->
        [yes] you
       *[no] { $other_seat }
    }.
   *[no] The Wishing Well exchanges the Gather cards of two players: choose the first.
}
cause-wishing-well = { "" }
question-wishing-well = exchange cards
option-exchange = Take the card before { $other_you ->
    [yes] you
   *[no] { $other_seat }
}
answered-exchange = { $you ->
    [yes] You point
   *[no] { $seat } points
} at the Gather card before { $other_you ->
    [yes] you
   *[no] { $other_seat }
}.
passed-laid = Two Gather cards change places unseen{ $you ->
    [yes] ; what lies in front of you now is { $cards }
   *[no] { "" }
}.
passed-gather = { "" }
two-players-exchange = You have chosen this player already; a second one is needed.

# Night at the Tavern.

ask-tavern = All these Friends sit in the tavern: choose yours, the others are dealt at random.
question-tavern = choose a Friend
option-choose-friend = Take { $card }
answered-choose-friend = { $you ->
    [yes] You choose
   *[no] { $seat } chooses
} { $card } at the tavern; chance deals out the others.
shuffled-newcomer = { "" }
not-at-the-tavern = This Friend does not sit in the tavern: { $card }.
