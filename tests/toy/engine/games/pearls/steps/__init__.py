"""The rules of Pearls, one rule per file."""
