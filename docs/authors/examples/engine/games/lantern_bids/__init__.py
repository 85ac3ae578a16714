"""Lantern bids: in each round, all players secretly bid a card for a lantern."""
