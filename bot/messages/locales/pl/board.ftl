### Tablica serwera.

server-board-heading = Partie
server-board-none = Nie ma otwartych ani trwających partii. Nową otworzysz poleceniem `/gra otwórz`.
