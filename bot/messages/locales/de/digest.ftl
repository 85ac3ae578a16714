### Die tägliche Übersicht der Partien, die auf jemanden warten.

digest-heading = { $count ->
    [one] In { $count } Partie bist du am Zug
   *[other] In { $count } Partien bist du am Zug
}
digest-hint = Diese Übersicht kommt einmal am Tag. Ändern kannst du das mit `/einstellungen ich`.
