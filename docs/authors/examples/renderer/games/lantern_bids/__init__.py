"""The images of Lantern bids."""
