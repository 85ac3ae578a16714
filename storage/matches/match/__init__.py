"""Match rows: secrets, seats, log and snapshots."""
