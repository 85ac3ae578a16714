### Ratings and profiles.

## Commands
command-rating = rating
    .description = Show the best of this server in a game, and my own rating
command-profile = profile
    .description = Show what somebody has played here, to which places and how reliably

## Help
help-ratings = **Ratings.** `/game open` with the option `rated` lets the result change the ratings of those who play. `/rating` shows the best of this server in a game and where you stand, `/profile` what somebody has played here. Nothing of a match counts before it is over.

## Ratings
rating-heading = Ratings: { $game }
rating-known = **{ $number }** ± { $spread } ({ $count ->
    [one] { $count } match
   *[other] { $count } matches
})
rating-provisional = **{ $number }?** ± { $spread } ({ $count ->
    [one] { $count } match
   *[other] { $count } matches
})
rating-nobody = Nobody has a place yet: that takes a few rated matches.
rating-more = … and { $count } more
rating-mine = Yours: { $rating }, without a place so far
rating-mine-placed = Yours: { $rating }, place { $place }
rating-none = No match of yours in this game was rated here. `/game open` with the option `rated` opens one.
rating-note = ± tells how far off the number may be. With a question mark too little is known for a place. Who has not played a rated match for half a year has no place until the next one.

## Profiles
profile-heading = { $name } on this server
profile-nothing = No match with others has come to its end here so far.
profile-reliability = Reliability: { $figure }
profile-rating = Rating: { $rating }
profile-seats = tables of { $seats }: { $told }
profile-finished = { $count ->
    [one] { $count } match played to the end ({ $places })
   *[other] { $count } matches played to the end ({ $places })
}
profile-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} × { $count }
profile-left = { $count } left early
profile-substituted = { $count } finished for others
profile-note = Only finished matches of this server count; not those for one, nor those that came from a file.
profile-shared = Everybody in this channel sees your profile now.
refusal-profile-hidden = { $player } keeps their profile to themselves.
