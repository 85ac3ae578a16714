"""The rules of Regatta, one rule per file."""
