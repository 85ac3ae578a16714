"""Drawing code for the images of Pearls."""
