### Server events for the dates of seasons.

server-event-description = Eine Saison { $game }, die mehrere Tage dauert. Anmeldung, Regeln und Tabelle: { $link }
slip-server-events = Um die Termine der Saisons als Server-Events zu zeigen, brauche ich auf diesem Server die Berechtigung *{ $permission }*.
