"""The rules of Flotsam, one rule per file."""
