"""Pearls: players dive for one to three pearls at a time, and most pearls win.

Each step states its rules. Future tides are hidden. Each seat has a shell that other players see only at the
end.
"""
