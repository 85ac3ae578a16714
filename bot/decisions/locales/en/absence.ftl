### Absent players.

told-voted = Vote result: the robot { $new } takes over for { $who }.
told-absent = No decision was made, so the robot { $new } takes over for { $who }.
told-waits = Vote result: keep waiting for { $who }.
told-wanted = Vote result: find a substitute for { $who }.
told-stands-in = A robot is playing this turn for { $who }.
told-renewed = A newer version of the robot now plays for { $who }.
told-relieved = The robot playing for { $who } did not respond in time, so a faster one is playing this turn.

## Votes
question-absent = { $who } has run out of time. What should happen?
question-late-player = { $person }, you can still take your turn until this is decided.
question-wanted = A substitute is needed for { $who }. The substitute will be able to see everything { $who } could see. Until someone takes over, { $who } can still move.
question-default-turn = If there is no decision, a robot will play this turn.
question-default-seat = If there is no decision, a robot will take over the seat until { $who } returns.
question-default-wait = If there is no decision, everyone keeps waiting.
