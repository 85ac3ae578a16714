"""The images of Pearls."""
