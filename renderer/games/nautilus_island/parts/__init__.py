"""Parts that several images of Nautilus Island contain."""
