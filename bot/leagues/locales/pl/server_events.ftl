### Server events for the dates of seasons.

server-event-description = Sezon gry { $game }, który trwa kilka dni lub dłużej. Zapisy, zasady i tabela: { $link }
slip-server-events = Aby pokazywać terminy sezonów jako wydarzenia serwera, potrzebuję na tym serwerze uprawnienia *{ $permission }*.
