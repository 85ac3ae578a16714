"""The rules of Pearls, one per file."""
