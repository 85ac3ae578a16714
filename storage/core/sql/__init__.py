"""SQL shared by all kinds of databases: transactions, statements, row mapping and errors."""
