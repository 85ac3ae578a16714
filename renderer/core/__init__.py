"""What every game's pictures are made with: canvas, boxes, text, colours, sprites, files."""
