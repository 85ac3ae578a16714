"""Roll calls: before an old table starts, all its players confirm that they still want to play."""
