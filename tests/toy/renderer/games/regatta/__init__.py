"""Drawing code for the images of Regatta."""
