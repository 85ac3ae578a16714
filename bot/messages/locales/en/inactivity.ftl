### Inactive matches.

## Log entries
told-deserted = The match was ended because of inactivity. Its log is kept.

idle-notice = { $people }: there has been no move in { $match } for a long time.
idle-closes = The match will end { $relative }, on { $absolute }, unless a player moves or presses *Keep it going*.
button-keep = Keep it going
done-keep = { $match } continues.
