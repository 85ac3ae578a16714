"""`/league`: what members do about seasons, and how these stand."""
