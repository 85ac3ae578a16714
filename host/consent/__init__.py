"""What the table agrees to: acts of hosts who play themselves."""
