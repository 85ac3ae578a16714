"""Nauticus: build ships, equip them and load them; nothing is hidden. The rules are in the steps."""
