"""Pearls: a toy game that lives in the tests alone, to prove that a game is added without an edit elsewhere."""
