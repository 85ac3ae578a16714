"""Standings: points, ranking, and the places that players can still reach."""
