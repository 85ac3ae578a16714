### Wie es dem Bot geht.

health-well = Alles in Ordnung.
health-busy = Manches dauert länger als sonst.
health-closed = In manchen Kanälen mit laufenden Partien kann ich nicht schreiben.
health-unsafe = Alles läuft, aber das letzte Backup ist fehlgeschlagen.
health-matches = { $count ->
    [0] Hier läuft keine Partie.
    [one] Hier läuft eine Partie.
   *[other] Hier laufen { $count } Partien.
}
health-discord = Discord antwortet schnell.
health-discord-slow = Discord antwortet langsam.
health-discord-unknown = Die Antwortzeit von Discord ist noch nicht bekannt.
health-posts = Alle Nachrichten wurden gesendet.
health-posts-late = { $minutes ->
    [one] Noch nicht gesendete Nachrichten: { $count } auf allen Servern, die älteste seit einer Minute.
   *[other] Noch nicht gesendete Nachrichten: { $count } auf allen Servern, die älteste seit { $minutes } Minuten.
}
health-robots = Alle Roboter ziehen pünktlich.
health-robots-late = { $minutes ->
    [one] Verspätete Roboterzüge: { $count } auf allen Servern, größte Verspätung: eine Minute.
   *[other] Verspätete Roboterzüge: { $count } auf allen Servern, größte Verspätung: { $minutes } Minuten.
}
health-timers = Erinnerungen und Fristen sind pünktlich.
health-timers-late = { $minutes ->
    [one] Verspätete Erinnerungen und Fristen: { $count } auf allen Servern, größte Verspätung: eine Minute.
   *[other] Verspätete Erinnerungen und Fristen: { $count } auf allen Servern, größte Verspätung: { $minutes } Minuten.
}
health-games = { $count ->
    [one] Das Spiel { $games } kann nicht geladen werden. Seine Partien pausieren. Der Grund steht im Protokoll des Bots.
   *[other] Die Spiele { $games } können nicht geladen werden. Ihre Partien pausieren. Die Gründe stehen im Protokoll des Bots.
}
health-database = Züge werden schnell gespeichert.
health-database-slow = Züge werden gerade langsam gespeichert.
health-backups = Das letzte Backup der Datenbank war erfolgreich.
health-backups-failed = Das letzte Backup der Datenbank ist fehlgeschlagen. Das Team, das den Bot betreibt, findet den Grund im Log des Bots.
