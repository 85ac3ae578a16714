"""What is posted of a match for everybody."""
