### Matches that nobody touches.

## What happened at the table
told-deserted = Nobody has moved for a long time: the match has been ended. Its log stays.

idle-notice = { $people }: nobody has moved in { $match } for a long time.
idle-closes = It will be ended { $relative }, on { $absolute }, unless somebody moves or keeps it going.
button-keep = Keep it going
done-keep = { $match } goes on.
