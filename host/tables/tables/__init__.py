"""Tables from opening to start: opening, joining, starting, leaving, cancelling."""
