"""The lifecycle of seasons: storing, opening, drawing, playing and ending them automatically."""
