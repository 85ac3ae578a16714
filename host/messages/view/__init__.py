"""What is shown of a match to whom."""
