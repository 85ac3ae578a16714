"""Two people head to head, and the records of a game, on Discord."""
