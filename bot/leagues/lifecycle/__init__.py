"""Messages about a season, its tables and its champion."""
