"""What a database on a server needs beside: turns to write, and a line on which it tells of work."""
