"""The Pearls images."""
