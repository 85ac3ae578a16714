"""Private notes on Discord: `/game note`, the panel, catching up."""
