"""A private copy of the position on which users can try moves."""
