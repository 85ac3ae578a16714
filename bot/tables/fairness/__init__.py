"""Verifying a match and handing out its record on Discord."""
