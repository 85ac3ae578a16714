"""Harbourmaster's command line."""
