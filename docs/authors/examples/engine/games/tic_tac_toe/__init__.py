"""Tic-tac-toe: two players place marks in turn, and three in a row win."""
