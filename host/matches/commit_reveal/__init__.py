"""Commit-and-reveal as pure functions: commitment, transcript, key, receipt and verification."""
