### Tablica serwera.

server-board-heading = Partie
server-board-none = Żadna partia nie jest otwarta ani w toku. Nową otwiera `/gra otwórz`.
