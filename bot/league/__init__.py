"""Leagues: what people read of them."""
