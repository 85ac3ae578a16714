"""Sending, editing and deleting messages, and classifying failures."""
