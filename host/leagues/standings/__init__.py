"""Points, order, and what is still possible."""
