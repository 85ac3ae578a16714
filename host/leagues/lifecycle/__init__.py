"""The lifecycle of seasons: storing them, and opening, drawing, playing and ending them automatically."""
