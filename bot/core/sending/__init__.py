"""Sending, editing and deleting messages, and what failures mean."""
