"""The tools of those who look after a server."""
