"""The images of Template game."""
