"""What is shown of a season, as numbers: standings, who met whom, the pyramid. Pure."""
