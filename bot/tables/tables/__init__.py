"""Tables from opening to start: `/game`."""
