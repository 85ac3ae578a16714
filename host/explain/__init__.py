"""What a robot expects of a turn, and why: of turns that were taken, and as a hint."""
