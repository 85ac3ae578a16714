"""Nauticus: build ships, equip them, load them; everything is open. The rules are the steps."""
