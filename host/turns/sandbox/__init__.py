"""A private copy of the position for trying moves."""
