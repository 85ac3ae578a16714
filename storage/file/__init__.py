"""What a database in a file needs beside: a driver that goes to its thread no more often than it must, and what it is called."""
