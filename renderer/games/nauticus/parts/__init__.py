"""Parts that several images of Nauticus contain."""
