"""Actions by members and hosts in leagues."""
