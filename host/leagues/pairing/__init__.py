"""Pairing: assigning opponents, seats and divisions."""
