"""What happens when the time of a seat has run out."""
