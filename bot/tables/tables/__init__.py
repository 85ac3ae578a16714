"""Tables from opening to the start of the match: `/game`."""
