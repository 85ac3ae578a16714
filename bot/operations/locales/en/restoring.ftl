### Messages after the database was restored.

restored-running = I had to restore a backup of my database from { $absolute }. { $moves ->
    [0] { $match } is back at its start, before the first move. Everything I posted here after that is void.
   *[other] { $match } is back at the position after move { $moves }. Everything I posted here after that is void; please continue from there.
}
restored-open = I had to restore a backup of my database from { $absolute }. { $match } is back as it was then, and everything I posted here after that is void. Please check whether you still have your seat.
restored-void = **Void**: this was posted after the backup from which the match was restored.
