"""Benchmarks (`make bench`), each compared with a reference in the same run. See docs/performance.md."""
