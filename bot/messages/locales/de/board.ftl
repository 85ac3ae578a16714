### Der Aushang eines Servers.

server-board-heading = Partien
server-board-none = Zurzeit gibt es keine offenen oder laufenden Partien. Mit `/spiel eröffnen` startest du eine.
