"""The images of Regatta."""
