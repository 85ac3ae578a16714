"""Leagues and their seasons."""
