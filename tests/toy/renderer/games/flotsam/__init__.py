"""Drawing code for the images of Flotsam."""
