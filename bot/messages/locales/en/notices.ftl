### Notices.

notice-ping = { $person }, it is your turn: { $match }.
notice-many = { $count ->
    [one] { $person }, it is your turn: { $match }.
   *[other] { $person }, it is your turn in { $count } matches; { $match } has the least time left. `/games` lists them all.
}
notice-remind = { $person }, { $match } still waits for you.
notice-call = { $person }, your time in { $match } is about to run out.
notice-near = { $person }, your turn in { $match } is near.
notice-news = Since your last turn:
notice-news-newest = Since your last turn, the latest of it:
button-snooze = Quiet for { $hours } hours
button-mute = Mute this match
done-mute = I won’t tell you anything about { $match } any more. `/mute` with the option `again` undoes this.
done-snooze = { $hours ->
    [one] I won’t tell you anything about { $match } for an hour.
   *[other] I won’t tell you anything about { $match } for { $hours } hours.
}
done-unmute = I’ll tell you about { $match } again.
done-snooze-cut = I’ll keep quiet about { $match } only until { $until }: your time there runs out soon after that.

## Commands
command-mute = mute
    .description = Hear nothing about a match any more, or for some hours

## Options
option-hours = hours
    .description = For this many hours; without it, for good
option-again = again
    .description = Hear about it again
