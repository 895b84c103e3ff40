# Hints with chances, and the analysis of a finished game.

hint-chance = { $percent }% to win. { $reason }
hint-expected = Expected result: { $percent }% of the best. { $reason }

analysis-title = How the chances went
analysis-ask = Analyse the game
analysis-working = Going over the game: { $percent }%
analysis-again = Try again
analysis-curve = { $common ->
    [yes] Expected result in % of the best, from what each player knew at the time
   *[no] Chance to win in %, from what each player knew at the time
}
analysis-guess = { $common ->
    [yes] Each number is a guess from what that one player knew then, so they need not agree.
   *[no] Each chance is a guess from what that one player knew then, so together they need not make 100%.
}
analysis-numbers = The numbers under the plot are the turning points told of below.
analysis-curve-of = { $you ->
    [yes] You
   *[no] { $seat }
}: { $first }% at first, at worst { $least }%, at best { $most }%, in the end { $last }%.
analysis-turns = Where it turned
analysis-turns-of = Where it turned for { $you ->
    [yes] you
   *[no] { $seat }
}
analysis-turns-about = Each point is seen with the eyes of the player who chose. Between two points the numbers can rise again.
analysis-no-turns = No single choice, and nothing that followed one, cost much.
analysis-place = { $percent }% into the game
analysis-by-choice = { $you ->
    [yes] You
   *[no] { $seat }
} chose: { $option }. By that choice { $common ->
    [yes] { $you ->
        [yes] the result you could expect
       *[no] the result { $seat } could expect
    }
   *[no] { $you ->
        [yes] your chance to win
       *[no] { $seat }’s chance to win
    }
} fell from { $before }% to { $after }%.
analysis-by-what-followed = { $you ->
    [yes] You
   *[no] { $seat }
} chose: { $option }. By what followed up to the next choice, { $common ->
    [yes] { $you ->
        [yes] the result you could expect
       *[no] the result { $seat } could expect
    }
   *[no] { $you ->
        [yes] your chance to win
       *[no] { $seat }’s chance to win
    }
} fell from { $before }% to { $after }%.
analysis-knew = From what { $you ->
    [yes] you
   *[no] { $seat }
} knew then
analysis-knew-other = The computer would rather have chosen: { $option }. At first sight: { $reason }
analysis-knew-same = The computer would have chosen the same. At first sight: { $reason }
analysis-hindsight = With hindsight
analysis-hindsight-other = As the cards truly lay, this would have been best: { $option }.
analysis-hindsight-same = As the cards truly lay, no other choice would have been clearly better.
analysis-percent = { $percent }%
analysis-option = Choice
analysis-column-knew = Known then
analysis-column-hindsight = With hindsight
analysis-chosen = chosen
analysis-told = What followed
analysis-about = Each choice was tried { $iterations } times, at turning points { $closer } times, with cards as they might have lain for all the player knew. With hindsight, the trials were with the cards that truly lay there, which nobody could know.

analysis-unfinished = The game is not over yet: only a finished game can be analysed.
analysis-abandoned = The game was broken off: there is no result to judge it by.
analysis-interlude = This is what happens between two games of a campaign, and no game.
analysis-no-judge = Nothing was learned about tables such as this one, so nobody can tell what to expect there.
analysis-no-advice = This game gives no advice, so nobody can judge it.
analysis-no-seat = This table has no such seat.
analysis-busy = Other games are being analysed just now. Please try again in a while.
analysis-other-rules = The game was played by rules that are no longer here.
analysis-failed = The game could not be analysed.
