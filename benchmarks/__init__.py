"""Benchmarks (`make bench`), each compared with a named reference in the same run. See docs/performance.md."""
