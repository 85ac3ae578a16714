"""Read-only views of leagues."""
