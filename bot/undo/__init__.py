"""Taking moves back on Discord."""
