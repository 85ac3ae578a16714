"""What a seat has chosen and not yet confirmed: a list of actions on top of the log."""
