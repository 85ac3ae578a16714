"""The pictures of Regatta."""
