"""Days off on Discord: `/away`."""
