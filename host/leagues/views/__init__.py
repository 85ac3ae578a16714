"""Read-only views of leagues and seasons."""
