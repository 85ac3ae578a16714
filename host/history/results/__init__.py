"""What a finished match brought each of its seats."""
