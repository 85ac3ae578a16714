### Absent players.

told-voted = Vote result: a robot, { $new }, takes over for { $who }.
told-absent = No decision was made: a robot, { $new }, takes over for { $who }.
told-waits = Vote result: the table waits for { $who }.
told-wanted = Vote result: the table is looking for a substitute for { $who }.
told-stands-in = A robot plays this turn for { $who }.
told-renewed = From now on, a newer version of the robot plays for { $who }.
told-relieved = The robot playing for { $who } did not respond in time: a faster one plays this turn.

## Votes
question-absent = { $who } has run out of time. What should happen? { $who } can still move until this is decided.
question-wanted = The table is looking for a substitute for { $who }. The substitute will see everything { $who } could see. Until then, { $who } can still move.
question-default-turn = If there is no decision, a robot plays this turn.
question-default-seat = If there is no decision, a robot takes over the seat until { $who } returns.
question-default-wait = If there is no decision, the table keeps waiting.
