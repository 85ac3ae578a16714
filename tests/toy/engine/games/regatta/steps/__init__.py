"""The rules of Regatta, one a file."""
