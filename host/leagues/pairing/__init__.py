"""Pairing: opponents, seats and divisions."""
