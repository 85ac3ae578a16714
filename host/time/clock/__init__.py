"""The clocks of seats, players' rest times, and outages."""
