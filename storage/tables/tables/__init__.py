"""Rows of invitations."""
