"""Notifications to the players of a match, and mutes."""
