"""Tables before the start: open, join, leave, start and cancel."""
