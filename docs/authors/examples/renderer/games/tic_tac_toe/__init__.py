"""The images of Tic-tac-toe."""
