"""The pictures of Pearls."""
