"""Figures drawn from what finished matches brought: of a person, of two, of a game on a server."""
