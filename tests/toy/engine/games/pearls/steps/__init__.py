"""The rules of Pearls, one a file."""
