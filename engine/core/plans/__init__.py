"""The parts of planned turns that a game defines."""
