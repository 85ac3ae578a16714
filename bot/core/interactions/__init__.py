"""Interactions: commands, modals, acknowledgements and responses."""
