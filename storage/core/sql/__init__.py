"""SQL support for all kinds of databases: transactions, statements, row mapping and errors."""
