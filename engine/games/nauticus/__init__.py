"""Nauticus: build ships, equip them and load them. No information is hidden; the rules are in `steps/`."""
