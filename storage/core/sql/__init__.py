"""How is asked in SQL, the same of every kind of database: transactions, statements, rows, and what can go wrong."""
