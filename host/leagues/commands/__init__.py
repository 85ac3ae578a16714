"""Commands in leagues, for members and hosts."""
