### Messages after the database was restored.

restored-running = I had to restore a backup of my database from { $absolute }. { $moves ->
    [0] { $match } is back at the start, before the first move. Please ignore everything I posted here after that.
   *[other] { $match } is back at the position after move { $moves }. Please ignore everything I posted here after that, and continue from there.
}
restored-open = I had to restore a backup of my database from { $absolute }. { $match } is back to how it was at that time. Please ignore everything I posted here after that, and check whether you still have your seat.
restored-void = **No longer valid**: this message is newer than the backup that the match was restored from.
