"""Drawing code for the images of Buoys."""
