### Postponing a league match.

## Vote
question-postpone = { $by } would like to postpone this match by { $count ->
    [one] { $count } day
   *[other] { $count } days
}. All clocks would stop, and the season’s dates would stay the same. Everyone has to agree. Do you agree?
told-match-postponed = Everyone agreed: the match is postponed by { $count ->
    [one] { $count } day
   *[other] { $count } days
}, and all clocks have stopped.
told-match-continued = The match continues, and the clocks are running again.
told-postpone-refused = The match is not postponed.

## Answers
done-league-postpone-asked = The others have been asked to vote on postponing the match.
done-league-postpone = The match is being postponed.
slip-league-postpone-where = Use this command in the thread of the match, or choose a table.

## Errors
refusal-league-not-league-match = Only league matches can be postponed.
refusal-league-postponed = This match is already postponed.
refusal-league-postpone-days = A match can be postponed by 1 to { $most } days.
refusal-league-postpone-waits = Other tables of its players open only after this match, so it can’t be postponed.
refusal-league-postpone-late = { $count ->
    [0] This match can’t be postponed any more: { $days } days must remain for playing.
    [one] This match can be postponed by at most { $count } day: { $days } days must remain for playing.
   *[other] This match can be postponed by at most { $count } days: { $days } days must remain for playing.
}

## Commands
command-league-postpone = postpone
    .description = Ask the other players to postpone a match; all clocks stop if everyone agrees
