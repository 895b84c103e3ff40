# Aladdin.

ask-foretell = Aladdin rubs his lamp: say aloud whether your pig will be alone or in company; if you are right, you gain one of each resource.
question-foretell = foretell your company
option-foretell = Say: { $company ->
    [alone] my pig will be alone
   *[together] my pig will be in company
}
answered-foretell = { $you ->
    [yes] You predict that your pig
   *[no] { $seat } predicts that { $seat }’s pig
} will be { $company ->
    [alone] alone
   *[together] in company
} this round.
set-said = { "" }

# Ali Baba.

ask-steal = Ali Baba steals a resource for you: choose whose, and which; if you meet its owner when all collect, it goes back.
question-steal = steal a resource
option-steal = Steal { one-unit } from { $other_seat }
answered-steal = { $you ->
    [yes] You steal
   *[no] { $seat } steals
} { one-unit } from { $other_you ->
    [yes] you
   *[no] { $other_seat }
}.
gives-back = { $you ->
    [yes] You give
   *[no] { $seat } gives
} { one-unit } back to { $other_you ->
    [yes] you
   *[no] { $other_seat }
}.
steal-from-others = You cannot steal from yourself; choose an opponent.
nothing-to-steal = You cannot steal { $material }: { $player } has none.
set-debts = { "" }

# Cinderella.

ask-coach = Cinderella’s coach is first at the Market: take a token of your choice before the others come.
question-coach = take a token first

# Evil Queen.

ask-look = The others have chosen: look secretly at a card of one opponent, then choose yours.
question-look = look at a card
option-look-gather = Look at { $other_seat }’s Gather card
option-look-fable = Look at { $other_seat }’s Fable
answered-look-gather = { "" }
answered-look-fable = { "" }
look-at-others = The Evil Queen looks at a card of an opponent, not at yours.
no-fable-to-look-at = No Fable lies before { $player }; you can look at the Gather card.

# Frog Prince.

ask-call-back = The Frog Prince leaves you: choose a discarded Friend that comes instead, to keep or to give.
question-call-back = call a Friend back
option-call-back = Call back { $card }
answered-call-back = { "" }
not-himself = The Frog Prince cannot come back for himself; choose another Friend.
not-among-discarded-friends = This Friend is not among the discarded ones: { $card }.

# Gingerbread Man.

ask-run-off = The Gingerbread Man can run: take 1 resource from every place and stand nowhere, or walk like the others.
question-run-off = run or walk
option-run-off = Take 1 resource from every place and go nowhere
option-walk = Walk where your Gather card leads
answered-run-off = { $you ->
    [yes] You take 1 resource from every place and go
   *[no] { $seat } takes 1 resource from every place and goes
} nowhere.
answered-walk = { "" }
ask-crumb = The Gingerbread Man runs past the Market: take a token of your choice there.
question-crumb = take a token in passing

# Huntsman.

ask-hunt = The { $card } is about to strike at your place, and the { $next_card } after it: the Huntsman stops only one monster this round.
cause-hunt = { "" }
question-hunt = choose a monster
option-hunt = Stop this monster
option-spare = Let this one strike and wait for another
answered-hunt = { "" }
answered-spare = { $you ->
    [yes] Your Huntsman waits
   *[no] { $seat }’s Huntsman waits
} for another monster.

# Jack the Giant Slayer.

ask-add = Jack sows beans at the Market: choose the type of the 2 resources that are added there.
question-add = add resources
option-add = 2 { $material }
answered-add = { $you ->
    [yes] You add
   *[no] { $seat } adds
} 2 { $material } to the Market.

# Pinocchio.

ask-announce = Pinocchio wants to hear it: say aloud which Gather card you will play; the truth brings you 2 of what that place yields.
question-announce = announce a place
option-announce = Say that you will go { to-place }
answered-announce = { $you ->
    [yes] You announce
   *[no] { $seat } announces
} the way { to-place }.
ask-earn = Pinocchio has told the truth about the Market: choose the type of which you gain 2.
question-earn = choose your reward
option-earn = Gain 2 { $material }
answered-earn = { $you ->
    [yes] You gain
   *[no] { $seat } gains
} 2 { $material } for telling the truth.

# Rapunzel.

ask-store = Rapunzel pulls up her basket: choose the type of the 2 resources that are put on her.
question-store = fill the basket
option-store = 2 { $material }
answered-store = { $you ->
    [yes] You put
   *[no] { $seat } puts
} 2 { $material } on Rapunzel.
rapunzel-not-alone = { $others ->
    [0] Rapunzel lets her hair down only if you stand alone at a place, and you are at none.
    [one] Rapunzel lets her hair down only if you are alone; { $others } opponent is at your place.
   *[other] Rapunzel lets her hair down only if you are alone; { $others } opponents are at your place.
}
nothing-on-rapunzel = Nothing lies on Rapunzel yet.
set-stored = { $rule ->
    [gf-friends-keep-or-give] What lay on Rapunzel is lost with her.
   *[other] { "" }
}

# Sleeping Beauty.

ask-enchant = Sleeping Beauty dreams of a Fable: choose who plays the top card of the deck this round, unseen and as their only Fable.
question-enchant = choose who dreams
option-enchant = { $other_you ->
    [yes] Play it yourself
   *[no] Let { $other_seat } play it
}
answered-enchant = { "" }

# Snow White.

ask-offer-fable = Snow White is at your place: choose a Fable to give to her owner.
question-offer-fable = give a Fable
option-offer-fable = Give { $card }
answered-offer-fable = { "" }
ask-claim = Snow White: an opponent at your place has no Fable to give; take one of their resources instead.
question-claim = choose a resource
option-claim = Take { one-unit }
answered-claim = { $you ->
    [yes] You take
   *[no] { $seat } takes
} { one-unit } as a present for Snow White.
nothing-to-claim = You cannot take { $material }: { $player } has none.

# Thumbelina.

ask-fly = Thumbelina can call her swallow: swap your Gather card for another one drawn at random, or keep it.
question-fly = fly or walk
option-fly = Go to a random place
option-keep-way = Keep to your choice
answered-fly = { "" }
answered-keep-way = { "" }

# Tom Thumb.

ask-pick = Tom Thumb slips in early: take 1 resource from a place, or nothing.
question-pick = help yourself
option-pick = Take { one-unit } { at-place }
option-pick-nothing = Take nothing
forced-walk = { "" }
forced-spare = { "" }
forced-keep-way = { "" }
forced-pick-nothing = { "" }
answered-pick = { $you ->
    [yes] You take
   *[no] { $seat } takes
} { one-unit } { at-place }.
answered-pick-nothing = { "" }
none-at-that-place = There is no { $material } { at-place }.
