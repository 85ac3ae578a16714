"""The contents of pages, loaded from the host and put into words."""
