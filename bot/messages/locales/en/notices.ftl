### Notifications.

notice-ping = { $person }, it’s your turn: { $match }.
notice-many = { $count ->
    [one] { $person }, it’s your turn: { $match }.
   *[other] { $person }, it’s your turn in { $count } matches. You have the least time left in { $match }. `/games mine` lists them all.
}
notice-remind = { $person }, reminder: { $match } is waiting for you.
notice-ping-window = { $person }, you can answer in { $match }.
notice-remind-window = { $person }, reminder: you can still answer in { $match }.
notice-call-window = { $person }, the time to answer in { $match } is about to run out.
notice-call = { $person }, your time in { $match } is about to run out.
notice-near = { $person }, it’s almost your turn in { $match }.
notice-closed = I can’t send messages in this match’s channel ({ $reason }), so you’re getting this as a direct message. The buttons work here too.
notice-news = Since your last turn:
notice-news-newest = Latest events since your last turn:
notice-news-start = Since the start:
notice-news-newest-start = Latest events since the start:
button-snooze = { $hours ->
    [one] Mute for { $hours } hour
   *[other] Mute for { $hours } hours
}
button-mute = Mute this match
done-mute = { $match } is muted. To unmute it, use `/mute` with the option `unmute`.
done-snooze = { $hours ->
    [one] { $match } is muted for an hour.
   *[other] { $match } is muted for { $hours } hours.
}
done-unmute = { $match } is no longer muted.
done-snooze-cut = { $match } is muted only until { $until }, because your time will run out soon after that.

## Commands
command-mute = mute
    .description = Mute a match permanently or for a number of hours

## Options
option-hours = hours
    .description = How many hours to mute the match (default: until you unmute it)
option-again = unmute
    .description = Unmute the match
