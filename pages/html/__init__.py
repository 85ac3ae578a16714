"""HTML, feeds and JSON made from the contents of pages."""
