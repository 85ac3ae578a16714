"""Interactions: commands, forms, acknowledging and answering."""
