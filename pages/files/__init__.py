"""The website as files for a static host."""
