title = Peepers
deck-empty = The deck is empty.
cellar-empty = Your cellar is empty.
own-hand = You cannot steal from yourself.
no-sweets = You have no sweet to pay with.
hand-empty = Seat { $seat } holds no cards.
put-back-first = First put back the { $cards } cards you are looking at.
not-peeked = You are not looking at this card: { $card }.
