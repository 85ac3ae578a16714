"""Who plays whom, in which seat, and in which division."""
