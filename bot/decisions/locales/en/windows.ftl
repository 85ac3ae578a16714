### Windows, in which players answer out of turn.

told-window-timed-out = The time to answer is over. No answer counts as a pass.
