"""`/league`: the members' commands for seasons and standings."""
