### Tablica serwera.

noticeboard-heading = Partie
noticeboard-none = Żadna partia nie jest otwarta ani w toku. Nową otwiera `/gra otwórz`.
