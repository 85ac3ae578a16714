### Leagues.

## The settings of a season
season-divisions = Divisions of about { $size }: everybody plays { $matches } matches at tables of { $seats }, { $count ->
    [one] once
   *[other] { $count } times
} in each seat, and meets all the others about equally often.
season-round-robin = Everybody meets everybody, at tables of { $seats }.
season-cup = A cup for { $most }: everybody plays { $matches } matches at tables of { $seats }, { $count ->
    [one] once
   *[other] { $count } times
} in each seat.
season-swiss = Tables of { $seats } in { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}: whoever has as many points sits together.
season-pace = Time to begin with: { $bank }. More for each turn: { $increment }. Saved up at most: { $cap }.
season-load = Nobody has more than { $count ->
    [one] { $count } table
   *[other] { $count } tables
} at the same time.
season-points = Points by place: { $points }. Whoever does not play to the end gets none, and the others close up.
season-order = Where points are equal, these decide one after the other: { $steps }.
season-step-points = points
season-step-head-to-head = who beat whom
season-step-places = firsts, then seconds and thirds
season-step-strength = the points of those one has beaten
season-step-share = how near one came to the winners’ scores
season-step-lot = the lot
season-strikes = { $count ->
    [one] Whoever leaves a table is struck from the season.
   *[other] Whoever leaves { $count } tables is struck from the season.
}
season-moves = The first of each division go up, the last two go down, as far as there is room.
season-least = { $count ->
    [one] It takes { $count } person at least.
   *[other] It takes { $count } people at least.
}
season-full = It begins as soon as all places are taken.
season-dates = Sign-up is open for { $sign-up }. After that everybody has { $confirm } to confirm that they are there.
season-play = Play lasts { $play }.
season-hurry = { $days } before the end unfinished matches get faster. Time to begin with: { $bank }. More for each turn: { $increment }. Saved up at most: { $cap }.
season-end = At a table that is not over in the end, whoever has run out of time there gets nothing. The others share the best places.
season-protest = After the end there are { $days } to ask the hosts for a ruling.

## What speaks against settings
refusal-season-seats = The game is not played by { $count }.
refusal-season-size = A division needs { $count } people at least, or it has no table.
refusal-season-each = Each seat can be had { $count ->
    [one] once
   *[other] { $count } times
} at most.
refusal-season-people = With these numbers of people there is no season: { $count } is the limit.
refusal-season-room = This format needs to know for how many there is room. The limit is { $count }.
refusal-season-rounds = It takes { $count ->
    [one] { $count } round
   *[other] { $count } rounds
} at least, and twelve at most.
refusal-season-load = Nobody has more than { $count ->
    [one] { $count } table
   *[other] { $count } tables
} anyway.
refusal-season-points = Points need { $count } numbers, one for each place. None may be higher than the one before it, and the first must be more than zero.
refusal-season-strikes = At least { $count ->
    [one] { $count } table that is left has
   *[other] { $count } tables that are left have
} to be forgiven before anybody is struck.
refusal-season-pace = Nobody could play by these numbers: the bank has to be larger than zero, the cap no smaller than bank and increment, and { $count ->
    [one] { $count } day
   *[other] { $count } days
} at most.
refusal-season-hurry = The hurry at the end is slower than the usual pace. Choose smaller numbers.
refusal-season-days = In this time the season need not end. At this pace play has to last { $count ->
    [one] { $count } day
   *[other] { $count } days
}; or choose a faster pace.
refusal-season-dates = The days don’t fit together: the hurry has to come before the warning, both within the time of play, and sign-up lasts a day at least.
refusal-season-long = No part of a season lasts longer than { $count ->
    [one] { $count } day
   *[other] { $count } days
}.
