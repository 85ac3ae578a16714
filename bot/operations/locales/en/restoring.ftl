### After the database was restored.

restored-running = I had to go back to a copy of my database, made on { $absolute }. { $moves ->
    [0] { $match } stands at its beginning again: no move has been made. What I posted here after that is void.
   *[other] { $match } stands after move { $moves } again. What I posted here after that is void; please play on from there.
}
restored-open = I had to go back to a copy of my database, made on { $absolute }. { $match } stands as it did then, and what I posted here later is void. Please look who has a seat.
restored-void = **Void**: this was posted after the copy was made to which the match went back.
