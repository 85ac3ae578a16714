"""The tide of a match: it turns after a time, and whoever sees that leaves a mark."""
