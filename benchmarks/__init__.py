"""Measurements, each as a ratio to a named reference in the same run: `make bench`, told in docs/performance.md."""
