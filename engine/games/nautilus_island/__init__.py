"""Nautilus Island: explore a stranded submarine, salvage sets of objects, close them with portholes."""
