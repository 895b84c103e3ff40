# What the game is, and how its table is set up.

title = Fairy Tale
neutral-title = Twelve Cards, One Tale
game-summary = Draft cards, play some of them, and put together the tale that is worth the most. Cards that lie face up score points; effects, your own and the others’, may turn them face down, and then they are worth nothing.
first-game = Your first game? Play in novice mode: you begin with a card face up, and pick and play one fewer in the first round
setting-mode = Mode
setting-mode-basic = basic (80 cards, 2–4 players)
setting-mode-novice = novice (first game, 2–4 players)
setting-mode-expert = expert (100 cards, 2–5 players)
setting-teams = Teams
setting-teams-none = none
setting-teams-pairs = two against two
setting-teams-exchange = two against two, with exchange
setting-trickster = The Trickster’s name
setting-trickster-best = the best one is found for you
setting-trickster-ask = you choose it yourself
setting-rounds = Rounds
setting-draft = Cards dealt in a round

# Cards and where they lie.

zone-deck = Draw pile
    .name = the draw pile
zone-unused = Out of the game
    .name = cards out of the game
zone-hands = Hand
    .yours = your hand
    .theirs = { $seat }’s hand
zone-picks = Picked cards
    .yours = your picked cards
    .theirs = { $seat }’s picked cards
zone-chosen = Card to be revealed
    .yours = your card to be revealed
    .theirs = { $seat }’s card to be revealed
zone-opened = Open cards
    .yours = your open cards
    .theirs = { $seat }’s open cards
zone-closed = Closed cards
    .yours = your closed cards
    .theirs = { $seat }’s closed cards
column-affinity = Affinity (colour)
column-type = Type
column-expert = Expert game only
column-open = Open
column-close = Close
column-hunt = Hunt
open-any = turn a card face up, so that it counts again
open-holy-empire = { open-any }
open-fairywood = { open-any }
open-dragonvale = { open-any }
open-shadow = { open-any }
close-any = turn a card face down: it is worth nothing until it is opened again
close-holy-empire = { close-any }
close-fairywood = { close-any }
close-dragonvale = { close-any }
close-shadow = { close-any }
hunt-any = a card that comes into play face down is worth nothing until it is opened
hunt-holy-empire = { hunt-any }
hunt-fairywood = { hunt-any }
hunt-dragonvale = { hunt-any }
hunt-shadow = { hunt-any }
column-coined = Named by us
affinity-holy-empire = Holy Empire
affinity-fairywood = Fairywood
affinity-dragonvale = Dragonvale
affinity-shadow = Shadow
type-character = character
type-home = home
type-story = story

# What is asked, and what can be answered.

ask-pick = Pick one card; { $hands ->
    [2] the other one goes
   *[other] the rest go
} to { $players ->
    [2] the other player
   *[other] { $round ->
        [1] your left neighbour
        [2] your right neighbour
        [3] your left neighbour
        [4] your right neighbour
       *[other] your neighbour
    }
}.{ $picks ->
    [0] { $round ->
        [1] { $hands ->
            [3] { " " }In all you will pick three cards and play one of them.
            [4] { " " }In all you will pick four cards and play two of them.
           *[other] { " " }In all you will pick five cards and play three of them.
        }
       *[other] { "" }
    }
   *[other] { "" }
}
ask-play = Choose a card to play. { $round ->
    [1] Everybody reveals one card at the same moment, then the effects happen. The two picks you do not play are discarded.
   *[other] All reveal together.
}
ask-open = { $left ->
    [1] Open one of your closed { $demands_only ->
        [1] Holy Empire cards
        [2] Fairywood cards
        [3] Dragonvale cards
        [4] Shadow cards
       *[other] cards
    }: turned face up, it counts again.
   *[other] Open { $left } of your closed { $demands_only ->
        [1] Holy Empire cards
        [2] Fairywood cards
        [3] Dragonvale cards
        [4] Shadow cards
       *[other] cards
    }: turned face up, they count again.
}
ask-close = { $left ->
    [1] Close one of your open { $demands_only ->
        [1] Holy Empire cards
        [2] Fairywood cards
        [3] Dragonvale cards
        [4] Shadow cards
       *[other] cards
    }: turned face down, it scores nothing.
   *[other] Close { $left } of your open { $demands_only ->
        [1] Holy Empire cards
        [2] Fairywood cards
        [3] Dragonvale cards
        [4] Shadow cards
       *[other] cards
    }: turned face down, they score nothing.
}
ask-exchange = Your Shadow card allows an exchange: which card do you give to your partner?
ask-exchange-for = What do you take from your partner for it? An open card stays open, a closed one closed.
ask-name = Points are counted: choose the name your Trickster goes by, so that your other cards are worth more.
question-pick = pick a card
question-play = play a card
question-open = open a card
question-close = close a card
question-exchange = give a card
question-exchange-for = take a card
question-name = name the Trickster
option-pick = Pick { $card }
    .short = Pick
option-play = Play { $card }
    .short = Play
option-open = Open { $card }
    .short = Open (face up)
option-close = Close { $card }
    .short = Close (face down)
option-skip = Do not exchange
option-give = Give { $card }
    .short = Give
option-give-closed = Give { $card } (closed)
    .short = Give
option-take = Take { $card }
    .short = Take
option-take-closed = Take { $card } (closed)
    .short = Take
option-name = Go by { $card }
    .short = Choose
option-nameless = Go by no other name
forced-pick = The cards left were all alike: you pick { $card }.
forced-play = Your picks are all alike: you play { $card }.
forced-open = Only { $card } could be opened, and you open it.
forced-close = Only { $card } could be closed, and you close it.
forced-skip = { "" }
forced-nameless = { "" }
board-looking = The round is over. The next one is about to begin.

# What happens.

set-round = { $players ->
    [2] Round { $value } begins.
   *[other] Round { $value }: hands go to the { $value ->
        [1] left
        [3] left
       *[other] right
    }.
}
set-demands = { "" }
set-disguises = { $you ->
    [yes] Your Trickster
   *[no] { $seat }’s Trickster
} goes by the name of { $card }.
shuffled-deck = { "" }
moved-deck-hands = { $you ->
    [yes] You are dealt { $cards }.
   *[no] { "" }
}
moved-deck-opened = { $you ->
    [yes] You are
   *[no] { $seat } is
} dealt { $cards } as an open card.
moved-opened-deck = { $cards } goes back into the draw pile: the first card must not open, close or hunt.
moved-hands-picks = { $you ->
    [yes] You keep { $cards }.
   *[no] { "" }
}
passed-hands = { $you ->
    [yes] You receive { $cards }.
   *[no] { $direction ->
        [left] The hands go to the left.
        [right] The hands go to the right.
        [swap] The two players swap hands.
       *[other] The hands are passed on.
    }
}
moved-picks-chosen = { "" }
moved-chosen-opened = { $you ->
    [yes] You reveal
   *[no] { $seat } reveals
} { $cards }.
moved-opened-closed = { $rule ->
    [ft-reveal] { $you ->
        [yes] Hunted: your { $cards } enters closed, without effect.
       *[no] Hunted: { $seat }’s { $cards } enters closed, without effect.
    }
   *[other] { $you ->
        [yes] You close { $cards }.
       *[no] { $seat } closes { $cards }.
    }
}
moved-closed-opened = { $you ->
    [yes] You open
   *[no] { $seat } opens
} { $cards }.
moved-opened-opened = { $giving ->
    [yes] Exchange: you give { $cards } to { $seat }.
   *[no] { $you ->
        [yes] Exchange: you get { $cards } from { $giver }.
       *[no] Exchange: { $giver } gives { $cards } to { $seat }.
    }
}
moved-closed-closed = { $giving ->
    [yes] Exchange: you give { $cards } (closed) to { $seat }.
   *[no] { $you ->
        [yes] Exchange: you get { $cards } (closed) from { $giver }.
       *[no] Exchange: { $giver } gives { $cards } (closed) to { $seat }.
    }
}
moved-picks-unused = { $you ->
    [yes] The round is over: you discard { $cards } unplayed.
   *[no] { "" }
}
answered-pick = { "" }
answered-play = { "" }
answered-open = { "" }
answered-close = { "" }
answered-give = { "" }
answered-give-closed = { "" }
answered-take = { "" }
answered-take-closed = { "" }
answered-name = { "" }
answered-skip = { $you ->
    [yes] You do
   *[no] { $seat } does
} not exchange anything.
answered-nameless = { $you ->
    [yes] Your Trickster
   *[no] { $seat }’s Trickster
} goes by no other name.
cause-hunt = { $you ->
    [yes] { $card } hunts for you.
   *[no] { $card } hunts for { $seat }.
}
cause-open = { $you ->
    [yes] Your { $card } lets you open
   *[no] { $seat }’s { $card } lets { $seat } open
} { $amount ->
    [one] one closed
   *[other] up to { $amount } closed
}{ $asked ->
    [1] { " " }Holy Empire
    [2] { " " }Fairywood
    [3] { " " }Dragonvale
    [4] { " " }Shadow
   *[other] { "" }
} { $amount ->
    [one] card, if there is one
   *[other] cards, if there are any
}.
cause-close = { $you ->
    [yes] Your { $card }
   *[no] { $seat }’s { $card }
} makes { $everybody ->
    [yes] everybody
   *[no] { $you ->
        [yes] you
       *[no] { $seat }
    }
} close a { $asked ->
    [1] Holy Empire card
    [2] Fairywood card
    [3] Dragonvale card
    [4] Shadow card
   *[other] card
}{ $everybody ->
    [yes] , if they have one
   *[no] { "" }
}.

# Why not.

not-in-hand = You are choosing from your hand, and this card is not in it: { $card }.
picked-already = You have picked this card already: { $card }.
not-picked = You have not picked this card: { $card }.
played-already = This card has been played already: { $card }.
open-already = This card is open already: { $card }.
close-already = This card is closed already: { $card }.
none-to-open = No closed copy of this card lies in front of you: { $card }.
none-to-close = No open copy of this card lies in front of you: { $card }.
no-effect-closes = { $asked ->
    [0] Cards of other affinities are asked for now
   *[other] Only a { $asked ->
        [1] Holy Empire
        [2] Fairywood
        [3] Dragonvale
       *[other] Shadow
    } card can be closed now
}; { $card } belongs to { $own ->
    [1] the Holy Empire
    [2] Fairywood
    [3] Dragonvale
   *[other] Shadow
}.
no-effect-opens = { $asked ->
    [0] Cards of other affinities are asked for now
   *[other] Only a { $asked ->
        [1] Holy Empire
        [2] Fairywood
        [3] Dragonvale
       *[other] Shadow
    } card can be opened now
}; { $card } belongs to { $own ->
    [1] the Holy Empire
    [2] Fairywood
    [3] Dragonvale
   *[other] Shadow
}.
in-order = Several cards are turned in the order of the card list; go on from this one: { $card }.
as-many-as-possible = As many effects as possible must take place; { $effects ->
    [one] one is still to be done
   *[other] { $effects } are still to be done
}, and this choice would leave too few cards for that.
not-yours = You have no such card in play, on that side: { $card }.
not-partners = Your partner has no such card in play, on that side: { $card }.
no-such-name = The Trickster can only go by the name of another card of this deck, and this is not one: { $card }.

card-homesteaders = Homesteaders
    .short = Home­steaders
    .text = Each is worth 1 point for every open copy you have: 1 in all for one, 4 for two, 9 for three, 16 for four and so on.
card-knight-of-the-round-table = Knight of the Round Table
    .short = Knight
    .text = 3 points. Each of your open Bronze Dragon cards counts this one, as it says there.
card-bard = Bard
    .text = 3 points for each open Elven Warrior of yours; without any, 0.
card-staff-bearing-sage = Staff-Bearing Sage
    .short = Staff-Bearing Sage
    .text = 1 point. Open one of your closed Holy Empire cards.
card-castle = Castle
    .text = 6 points. Close one of your open Holy Empire cards (this one may be chosen too, and must be if it is the only one).
card-high-paladin = The High Paladin
    .short = The High Paladin
    .text = 2 points. Hunt: Shadow cards revealed by others at the same moment enter closed, without effect.
card-paladins-tale-chapter-1 = Paladin’s Tale – Chapter 1
    .short = Paladin’s Tale 1
    .text = 6 points if you have more open Holy Empire cards than anybody else, otherwise 0.
card-paladins-tale-chapter-2 = Paladin’s Tale – Chapter 2
    .short = Paladin’s Tale 2
    .text = 6 points if you have Homesteaders and Staff-Bearing Sage open, otherwise 0.
card-paladins-tale-chapter-3 = Paladin’s Tale – Chapter 3
    .short = Paladin’s Tale 3
    .text = 6 points if you have Knight of the Round Table and Castle open, otherwise 0.
card-paladins-tale-chapter-4 = Paladin’s Tale – Chapter 4
    .short = Paladin’s Tale 4
    .text = 9 points if The High Paladin lies open in front of you, otherwise 0.
card-mischievous-fairy = Mischievous Fairy
    .short = Mischie­vous Fairy
    .text = Each is worth 1 point for every open copy you have: 1 in all for one, 4 for two, 9 for three, 16 for four and so on.
card-elven-warrior = Elven Warrior
    .text = 3 points. Each of your open Bard cards counts this one, as it says there.
card-dwarven-warrior = Dwarven Warrior
    .text = 3 points for each open Sky-Dance Dragon of yours; without any, 0.
card-spirit-of-the-spring = Spirit of the Spring
    .short = Spirit of the Spring
    .text = 1 point. Open one of your closed Fairywood cards.
card-fairy-ring = Fairy Ring
    .text = 6 points. Close one of your open Fairywood cards (this one may be chosen too, and must be if it is the only one).
card-fairy-queen = The Fairy Queen
    .short = The Fairy Queen
    .text = 2 points. Hunt: Shadow cards revealed by others at the same moment enter closed, without effect.
card-fairy-queens-tale-chapter-1 = Fairy Queen’s Tale – Chapter 1
    .short = Queen’s Tale 1
    .text = 6 points if you have more open Fairywood cards than anybody else, otherwise 0.
card-fairy-queens-tale-chapter-2 = Fairy Queen’s Tale – Chapter 2
    .short = Queen’s Tale 2
    .text = 6 points if you have Mischievous Fairy and Spirit of the Spring open, otherwise 0.
card-fairy-queens-tale-chapter-3 = Fairy Queen’s Tale – Chapter 3
    .short = Queen’s Tale 3
    .text = 6 points if you have Elven Warrior and Fairy Ring open, otherwise 0.
card-fairy-queens-tale-chapter-4 = Fairy Queen’s Tale – Chapter 4
    .short = Queen’s Tale 4
    .text = 9 points if The Fairy Queen lies open in front of you, otherwise 0.
card-children-of-the-dragon = Children of the Dragon
    .short = Children of the Dragon
    .text = Each is worth 1 point for every open copy you have: 1 in all for one, 4 for two, 9 for three, 16 for four and so on.
card-sky-dance-dragon = Sky-Dance Dragon
    .short = Sky-Dance Dragon
    .text = 3 points. Each of your open Dwarven Warrior cards counts this one, as it says there.
card-bronze-dragon = Bronze Dragon
    .short = Bronze Dragon
    .text = 3 points for each open Knight of the Round Table of yours; without any, 0.
card-silver-dragon = Silver Dragon
    .short = Silver Dragon
    .text = 1 point. Open one of your closed Dragonvale cards.
card-dragons-lair = Dragon’s Lair
    .text = 6 points. Close one of your open Dragonvale cards (this one may be chosen too, and must be if it is the only one).
card-gold-dragon = The Gold Dragon
    .short = The Gold Dragon
    .text = 2 points. Hunt: Shadow cards revealed by others at the same moment enter closed, without effect.
card-dragons-tale-chapter-1 = Dragon’s Tale – Chapter 1
    .short = Dragon’s Tale 1
    .text = 6 points if you have more open Dragonvale cards than anybody else, otherwise 0.
card-dragons-tale-chapter-2 = Dragon’s Tale – Chapter 2
    .short = Dragon’s Tale 2
    .text = 6 points if you have Children of the Dragon and Silver Dragon open, otherwise 0.
card-dragons-tale-chapter-3 = Dragon’s Tale – Chapter 3
    .short = Dragon’s Tale 3
    .text = 6 points if you have Sky-Dance Dragon and Dragon’s Lair open, otherwise 0.
card-dragons-tale-chapter-4 = Dragon’s Tale – Chapter 4
    .short = Dragon’s Tale 4
    .text = 9 points if The Gold Dragon lies open in front of you, otherwise 0.
card-demon = Demon
    .text = 0 points. Everyone, including you, closes one of their open Holy Empire cards.
card-vampire = Vampire
    .text = 0 points. Everyone, including you, closes one of their open Fairywood cards.
card-werewolf = Werewolf
    .short = Were­wolf
    .text = 0 points. Everyone, including you, closes one of their open Dragonvale cards.
card-dark-angel = Dark Angel
    .text = −1 point. Open two of your closed cards, whatever their affinity.
card-magic-circle-of-chaos = Magic Circle of Chaos
    .short = Magic Circle of Chaos
    .text = −1 point. Everyone, including you, closes one of their open cards of any colour.
card-shadowkings-tale-chapter-1 = Shadowking’s Tale – Chapter 1
    .short = Shadow Tale 1
    .text = 6 points if you have more open Shadow cards than anybody else, otherwise 0.
card-shadowkings-tale-chapter-2 = Shadowking’s Tale – Chapter 2
    .short = Shadow Tale 2
    .text = 6 points if you have more open Character cards than anybody else, otherwise 0.
card-shadowkings-tale-chapter-3 = Shadowking’s Tale – Chapter 3
    .short = Shadow Tale 3
    .text = 6 points if you have more open Home cards than anybody else, otherwise 0.
card-shadowkings-tale-chapter-4 = Shadowking’s Tale – Chapter 4
    .short = Shadow Tale 4
    .text = 6 points if you have more open Story cards than anybody else, otherwise 0.
card-trickster = The Trickster
    .text = −1 point. When points are counted it may go by the name of one other card.

# Why a choice is advised.

advice-points = Scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
advice-counts-first = Scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} now, and more with every further copy.
advice-counts = With it you have { $copies } of these, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} together.
advice-pair = Goes with { $other_card }: scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} so far.
advice-waits = Scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each open copy of { $other_card } you will have.
advice-condition-met = Its condition is met: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
advice-condition-lacks = Scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} once you have an open copy of { $other_card }.
advice-leads = You have the most cards of the sort it asks for: { $points ->
    [one] { $points } point
   *[other] { $points } points
} as things stand.
advice-trails = Scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} if you still get the most cards of the sort it asks for.
advice-opens = Lets you open { $other_card } again: { $points ->
    [one] { $points } point
   *[other] { $points } points
} more as things stand.
advice-opens-nothing = Scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}, but you have nothing it could open yet.
advice-closes-own = Scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}; the card to close for it can be { $other_card }.
advice-closes-itself = Worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} if you can close a lesser card of the same colour instead; for now it would close itself.
advice-closes-all = { $others ->
    [0] For now it costs nobody but you: { $lost ->
        [one] { $lost } point
       *[other] { $lost } points
    }.
   *[other] As things stand it costs the others { $others ->
        [one] { $others } point
       *[other] { $others } points
    } in all, and you { $lost ->
        [0] nothing
        [one] { $lost } point
       *[other] { $lost } points
    }.
}
advice-closes-nothing = Harmless to you: so far there is nothing it would close.
advice-hunts = Hunts Shadow cards the others reveal with it, and scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
advice-trickster = Under another name it earns { $points ->
    [one] { $points } point
   *[other] { $points } points
} so far.
advice-denies = { $points ->
    [0] Your opponent could make good use of it.
    [one] Your opponent would score { $points } point with it at once.
   *[other] Your opponent would score { $points } points with it at once.
}
advice-denies-left = { $points ->
    [0] Your left neighbour could make good use of it.
    [one] Your left neighbour would score { $points } point with it at once.
   *[other] Your left neighbour would score { $points } points with it at once.
}
advice-denies-right = { $points ->
    [0] Your right neighbour could make good use of it.
    [one] Your right neighbour would score { $points } point with it at once.
   *[other] Your right neighbour would score { $points } points with it at once.
}
advice-close = { $points ->
    [0] Closing it costs you nothing at the moment
    [one] Closing it costs you { $points } point
   *[other] Closing it costs you { $points } points
}.
advice-close-ahead = Closing it costs you { $points ->
    [one] { $points } point
   *[other] { $points } points
} now, but the cards you keep open promise more for the rest of the game.
advice-close-gains = Once face down, it no longer costs you anything: a gain of { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
advice-exchange = Earns your team { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
advice-exchange-skip = Keeps everything where it lies.
advice-name = Under this name it earns { $points ->
    [one] { $points } point
   *[other] { $points } points
} more.
advice-little = Scores nothing for the moment.

mark-points = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
mark-times = { $value } × …
