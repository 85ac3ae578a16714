"""Nauticus: build ships, equip them, load them; nothing is hidden. The rules are the steps."""
