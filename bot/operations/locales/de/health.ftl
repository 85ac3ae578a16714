### Wie es dem Bot geht.

command-host-health = status
    .description = Status des Bots anzeigen: Verzögerungen und Warteschlangen

health-well = Alles in Ordnung.
health-busy = Manches dauert länger als sonst.
health-closed = Ich kann nicht in allen Kanälen von Partien schreiben.
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
    [one] Nachrichten verspäten sich ({ $count } auf allen Servern), die älteste um eine Minute.
   *[other] Nachrichten verspäten sich ({ $count } auf allen Servern), die älteste um { $minutes } Minuten.
}
health-robots = Alle Roboter sind pünktlich.
health-robots-late = { $minutes ->
    [one] Roboterzüge verspäten sich ({ $count } auf allen Servern), der älteste um eine Minute.
   *[other] Roboterzüge verspäten sich ({ $count } auf allen Servern), der älteste um { $minutes } Minuten.
}
health-timers = Erinnerungen und Fristen sind pünktlich.
health-timers-late = { $minutes ->
    [one] Erinnerungen und Fristen verspäten sich ({ $count } auf allen Servern), die älteste um eine Minute.
   *[other] Erinnerungen und Fristen verspäten sich ({ $count } auf allen Servern), die älteste um { $minutes } Minuten.
}
health-database = Züge werden schnell gespeichert.
health-database-slow = Das Speichern von Zügen dauert gerade lange.
health-backups = Das letzte Backup der Datenbank ist gelungen.
health-backups-failed = Das letzte Backup der Datenbank ist fehlgeschlagen. Den Grund nennt das Protokoll des Bots.
