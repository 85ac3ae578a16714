### What becomes of a seat whose player is away.

told-voted = The others have decided: a robot, { $new }, plays on for { $who }.
told-absent = Nobody decided otherwise: a robot, { $new }, plays on for { $who }.
told-waits = The others have decided to wait for { $who }.
told-wanted = The others look for a substitute for { $who }.
told-stands-in = A robot plays this turn for { $who }.
