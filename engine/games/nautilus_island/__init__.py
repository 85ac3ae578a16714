"""Nautilus Island: explore a stranded submarine, recover sets of objects, close them with portholes."""
