"""Table lifecycle: `/game`."""
