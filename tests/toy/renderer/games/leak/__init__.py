"""Drawing code for the images of Leak."""
