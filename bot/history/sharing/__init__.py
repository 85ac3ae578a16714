"""The card and the film of a match that is over, posted for everybody."""
