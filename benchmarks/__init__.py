"""Benchmarks (`make bench`), each compared with a named reference in the same run; see docs/performance.md."""
