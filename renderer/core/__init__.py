"""The common parts of all games' pictures: canvas, boxes, text, colours, sprites, files."""
