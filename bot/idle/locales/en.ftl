### Matches that nobody touches.

## What happened at the table
told-deserted = Nobody has moved for a long time: the match is closed. Its log stays.

idle-notice = { $people }: nobody has touched { $match } for long.
idle-closes = It is closed { $relative }, on { $absolute }, unless somebody moves or keeps it going.
button-keep = Keep it going
done-keep = { $match } goes on.
