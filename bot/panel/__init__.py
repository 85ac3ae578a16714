"""The match panel: all that a person may do with a match now."""
