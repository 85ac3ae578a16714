"""Nautilus Island: explore a stranded submarine, recover sets of objects, and close them with portholes."""
