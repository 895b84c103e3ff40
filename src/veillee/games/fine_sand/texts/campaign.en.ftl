# Campaigns, and the interlude between two of their games.

campaign-fable = Fable campaign
    .text = Game after game three cards leave everybody’s pile, and three Fable cards come in: new cards that can do new things.
campaign-solo = Solo campaign
    .text = Ten games with a score sheet. Each ticks a number of its own; above 20 all is lost.
setting-part = Part of a campaign
setting-part-game = a game
setting-part-interlude = between two games

zone-pile = Pile
    .name = the pile
zone-turned = Turned up
    .name = the cards turned up
zone-leaving = Leaving the pile
    .name = the cards that leave the pile
zone-coming = Coming into the pile
    .name = the cards that come into the pile
zone-stack = Fable stack
    .name = the Fable stack
zone-gone = Gone for good
    .name = the cards that are gone for good
field-game = { $value ->
    [0] Before the first game
   *[other] After game { $value }
}

ask-turn-up = Shuffle the pile and turn cards up until three digits lie open. They leave everybody’s pile, and three Fable cards come in.
ask-lower = The game counts { $total }. Tick it; a coin group that became full may lower it first.
ask-let-go = Six cards with a digit were turned up, and three of them leave the campaign for good: { $left ->
    [one] choose the last one.
   *[other] { $left } are still to be chosen.
}
question-turn-up = turning cards up
question-lower = the total
question-let-go = what leaves
option-turn-up = Shuffle and turn cards up
option-lower = { $by ->
    [0] Tick the total as it is
   *[other] Take { $by } off the total, then tick it
}
option-let-go = Let { $card } go
forced-lower = { "" }

turns-up = { $you ->
    [yes] You turn the cards up.
   *[no] { $seat } turns the cards up.
}
campaign-lost = No number up to 20 is left: the campaign is lost.
set-game = { "" }
set-winners = { "" }
set-revealer = { "" }
set-cards = { "" }
set-presents = { "" }
set-coins = { "" }
set-circles = { "" }
set-ticked = { "" }
set-total = The game counts { $value }.
set-lowered = Coin groups take { $value } off the total.
set-tick = { $value } is ticked.
shuffled-pile = The pile is shuffled.
moved-pile-turned = Turned up: { $cards }.
moved-turned-leaving = Out of the pile: { $cards }.
moved-stack-coming = New in the pile: { $cards }.
answered-turn-up = { "" }
answered-lower = { "" }
answered-let-go = { "" }

no-such-bonus = The coin groups that became full can take off { $most } at most.
not-turned = This card does not lie open: { $card }.
warning-stays = A card with a warning sign never leaves: { $card }.

advice-reveal = There is nothing to choose.
advice-tick = This ticks { $number }.
advice-no-tick = No number up to 20 would be left.
advice-leave = You can do without { $card } most easily: it costs { $cost }.

sheet-score = Score sheet
sheet-column-pile = PILE
sheet-column-gift = GIFT
sheet-column-total = TOTAL
sheet-coins = Coin tokens
sheet-ticks = Numbers ticked
sheet-ticks-next = { $count ->
    [0] No number up to 20 is left to tick.
    [1] The number to tick: { $numbers }
   *[other] To tick, as you choose: { $numbers }
}
sheet-victory-points = Victory points
sheet-games = The games so far
sheet-changes = What left and what came
sheet-left = out of the pile: { $cards }
sheet-came = into the pile: { $cards }
sheet-pile = The pile
sheet-stack = The Fable stack, from the top
sheet-gone = Gone for good
sheet-lost = The last game counts { $total }: no number up to 20 is left to tick for it.

# How a game ended, and an interlude; nothing where there is nothing special to say.

verdict = { $players ->
    [1] The game is counted: the lower the total, the better
   *[other] { "" }
}
verdict-interlude = { $players ->
    [1] { $tick ->
        [0] The campaign is lost
       *[other] { $game ->
            [10] The campaign is done
           *[other] { "" }
        }
    }
   *[other] { "" }
}
