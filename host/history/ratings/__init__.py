"""Ratings: estimates of the players' strength from their matches."""
