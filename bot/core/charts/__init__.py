"""League and player charts: the image, its text version and its alt text."""
