### Ratings and profiles.

## Commands
command-rating = rating
    .description = Show this server’s leaderboard for a game, and your own rating
menu-profile = Profile
command-profile = profile
    .description = Show a player’s results and reliability on this server

## Help
help-ratings = **Ratings.** `/game open` with the option `rated` opens a rated match. `/rating` shows this server’s leaderboard for a game and your own rating, and `/profile` shows a player’s results on this server. Only finished matches count.

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
rating-nobody = No one is ranked yet. Players need a few rated matches to appear on the leaderboard.
rating-more = …and { $count } more
rating-mine = You: { $rating }, not ranked yet
rating-mine-placed = You: { $rating }, place { $place }
rating-none = You have no rated matches in this game on this server. Open one using `/game open` with the option `rated`.
rating-note = ± shows how uncertain a rating is. Ratings with a question mark are too uncertain to be ranked. Players who haven’t played a rated match for six months are not ranked until they play another one.

## Profiles
profile-heading = { $name } on this server
profile-nothing = No finished matches with other players on this server yet.
profile-reliability = Reliability: { $figure }
profile-rating = Rating: { $rating }
profile-seats = { $seats }-player matches: { $told }
profile-finished = { $count ->
    [one] { $count } match finished ({ $places })
   *[other] { $count } matches finished ({ $places })
}
profile-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} × { $count }
profile-won = { $count } won
profile-draw = { $count } drawn
profile-lost = { $count } lost
profile-left = { $count } left early
profile-substituted = { $count } finished as a substitute
profile-note = Only finished matches on this server count. Solo matches and imported matches don’t.
profile-shared = Your profile is now visible to everyone in this channel.
refusal-profile-hidden = { $player } has hidden their profile.
