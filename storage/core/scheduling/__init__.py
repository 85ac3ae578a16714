"""Rows of what is due: posts, jobs, timers."""
