"""The rules of Buoys, one rule per file."""
