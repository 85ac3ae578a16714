"""Nauticus: build ships, equip them and load them.

Nothing is hidden. The rules are in `steps/`.
"""
