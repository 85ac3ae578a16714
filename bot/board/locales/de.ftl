### Der Aushang eines Servers.

noticeboard-heading = Partien
noticeboard-none = Es ist keine Partie offen oder im Gang. `/spiel eröffnen` eröffnet eine.
