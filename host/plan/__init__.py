"""Turns planned in advance."""
