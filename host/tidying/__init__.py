"""What a match that is over no longer needs."""
