"""Taking back what was confirmed."""
