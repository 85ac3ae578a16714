"""Figures on cards, drawn as silhouettes: the objects, the treasures and the signs for the colours."""
