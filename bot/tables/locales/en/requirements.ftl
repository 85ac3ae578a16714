### Requirements of tables: what users without an invitation need to join.

## Options
option-reliability = reliability
    .description = Who may join: minimum percentage of turns on time (not above your own)
option-min-rating = min-rating
    .description = Who may join: minimum rating (the range must include yours)
option-max-rating = max-rating
    .description = Who may join: maximum rating (the range must include yours)
choice-newcomers = newcomers only

## The status card
requirements = To join without an invitation: { $list }.
requirement-newcomers = newcomers only
requirement-reliability = at least { $least }% of turns on time
requirement-rating = rating from { $least } to { $most }
requirement-rating-least = rating of at least { $least }
requirement-rating-most = rating of at most { $most }
card-shared-hours = { $count ->
    [0] There is no hour at which all seated players are awake.
   *[other] Hours at which all seated players are awake (your time): { $times }
}

## Errors
refusal-rating-range-empty = The minimum rating is above the maximum rating.
refusal-rating-range-without-own = Your own rating of { $own } doesn’t meet the requirement you chose ({ $range }). The range must include your rating.
refusal-rating-outside-range = This table has a requirement: { $range }. Your rating is { $own }.
refusal-reliability-above-own = You take { $own }% of your turns on time, so you can’t ask others for { $least }%.
refusal-reliability-low = This table is for players who take at least { $least }% of their turns on time. Yours: { $own }%.
refusal-reliability-unknown = This requires at least { $least }% of turns on time, which is known only after { $turns } turns in matches with other players.
refusal-newcomers-only = This table is for newcomers who have finished at most { $most } matches with other players.
refusal-newcomers-unrated = Only newcomers can open rated tables for newcomers. You can open this table without ratings.
