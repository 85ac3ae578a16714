"""The rules of Regatta, one per file."""
