"""The common parts of all games' images: canvas, boxes, text, colours, sprites and files."""
