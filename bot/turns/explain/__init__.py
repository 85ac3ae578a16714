"""What a robot expects of a turn, and why."""
