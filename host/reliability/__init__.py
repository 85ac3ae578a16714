"""How reliably people have played."""
