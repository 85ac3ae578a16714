"""Messages about leagues, built from plain values."""
