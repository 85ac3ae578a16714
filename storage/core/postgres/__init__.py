"""What a database on a server needs beside: words to reach it, turns to write, a line on which it tells of work."""
