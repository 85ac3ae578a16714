"""What a database in a file needs beside: a driver that goes to its thread as seldom as it can, and addresses."""
