### Wie es dem Bot geht.

command-host-health = befinden
    .description = Wie es mir geht: was wartet, und wie lange schon

health-well = Alles in Ordnung.
health-busy = Manches dauert länger als sonst.
health-matches = { $count ->
    [0] Hier läuft keine Partie.
    [one] Hier läuft eine Partie.
   *[other] Hier laufen { $count } Partien.
}
health-discord = Discord antwortet schnell.
health-discord-slow = Discord antwortet langsam.
health-discord-unknown = Wie schnell Discord antwortet, ist noch nicht bekannt.
health-posts = Keine Nachricht wartet darauf, gesendet zu werden.
health-posts-late = { $minutes ->
    [one] Nachrichten warten darauf, gesendet zu werden ({ $count } auf allen Servern), die erste seit einer Minute.
   *[other] Nachrichten warten darauf, gesendet zu werden ({ $count } auf allen Servern), die erste seit { $minutes } Minuten.
}
health-robots = Kein Roboter ist im Verzug.
health-robots-late = { $minutes ->
    [one] Roboter sind im Verzug (Züge auf allen Servern: { $count }), der erste seit einer Minute.
   *[other] Roboter sind im Verzug (Züge auf allen Servern: { $count }), der erste seit { $minutes } Minuten.
}
health-timers = Erinnerungen und Fristen sind pünktlich.
health-timers-late = { $minutes ->
    [one] Erinnerungen und Fristen sind im Verzug ({ $count } auf allen Servern), die erste seit einer Minute.
   *[other] Erinnerungen und Fristen sind im Verzug ({ $count } auf allen Servern), die erste seit { $minutes } Minuten.
}
health-database = Züge werden schnell gespeichert.
health-database-slow = Züge zu speichern dauert lange.
