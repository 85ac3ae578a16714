### Der Aushang eines Servers.

server-board-heading = Partien
server-board-none = Es ist keine Partie offen oder im Gang. `/spiel eröffnen` eröffnet eine.
