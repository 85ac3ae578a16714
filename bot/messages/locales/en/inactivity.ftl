### Inactive matches.

## Log entries
told-deserted = The match was ended because of inactivity. Its log is still available.

idle-notice = { $people }: no one has moved in { $match } for a long time.
idle-closes = The match will end { $relative } ({ $absolute }) unless a player moves or presses *Keep it going*.
button-keep = Keep it going
done-keep = { $match } continues.
