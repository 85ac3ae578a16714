### What becomes of a seat whose player is away.

told-voted = The others have decided: a robot, { $new }, plays on for { $who }.
told-absent = Nobody decided otherwise: a robot, { $new }, plays on for { $who }.
told-waits = The others have decided to wait for { $who }.
told-wanted = The others are looking for a substitute for { $who }.
told-stands-in = A robot plays this turn for { $who }.
told-renewed = From here on, a newer version of the robot plays for { $who }.
told-relieved = The robot of { $who } gave no answer in time: a quicker one plays this turn.

## Questions
question-absent = { $who }’s time has run out. What should happen? { $who } may still move until that is decided.
question-wanted = A substitute for { $who } is wanted. Whoever takes the seat sees what { $who } could see. Until then { $who } may still move.
question-default-turn = If nobody decides, a robot plays this turn.
question-default-seat = If nobody decides, a robot takes the seat until { $who } returns.
question-default-wait = If nobody decides, the table goes on waiting.
