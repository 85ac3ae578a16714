"""What players have posted of a match that is over, to be passed on."""
