"""The rules of Leak, one rule per file."""
