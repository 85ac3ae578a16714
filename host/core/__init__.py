"""What every feature of the host stands on; it names none of them and knows no match."""
