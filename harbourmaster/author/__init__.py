"""Tools for authors of games: `harbourmaster author new`, `check`, `draw` and `play`."""
