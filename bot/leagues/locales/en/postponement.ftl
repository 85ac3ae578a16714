### Postponing a league match.

## Vote
question-postpone = { $by } would like to postpone this match by { $count ->
    [one] { $count } day
   *[other] { $count } days
}. All clocks would stop, but the dates of the season would not change. Everyone has to agree. Do you agree?
told-match-postponed = Everyone agreed: the match has been postponed by { $count ->
    [one] { $count } day
   *[other] { $count } days
}, and all clocks have stopped.
told-match-continued = The match continues, so the clocks are running again.
told-postpone-refused = The match will not be postponed.

## Answers
done-league-postpone-asked = I’ve asked the other players to vote on postponing the match.
done-league-postpone = The match is being postponed.
slip-league-postpone-where = Use this command in the thread of the match, or choose a table.

## Errors
refusal-league-not-league-match = Only league matches can be postponed.
refusal-league-postponed = This match is already postponed.
refusal-league-postpone-days = A match can be postponed by 1 to { $most } days.
refusal-league-postpone-waits = This match can’t be postponed because some players can’t start their next match until this one is over.
refusal-league-postpone-late = { $count ->
    [0] This match can’t be postponed any more: at least { $days } days of playing time must remain.
    [one] This match can be postponed by at most { $count } day: at least { $days } days of playing time must remain.
   *[other] This match can be postponed by at most { $count } days: at least { $days } days of playing time must remain.
}

## Commands
command-league-postpone = postpone
    .description = Ask the other players to postpone a match; all clocks stop if everyone agrees
