### Daten von Menschen.

command-settings-data = daten
    .description = Was ich über dich gespeichert habe: als Datei, oder gar nicht mehr
option-what = was
    .description = Was ich damit tun soll
choice-data-export = gib mir alles als Datei
choice-data-forget = vergiss mich

button-export-me = Alles, was du von mir weißt
button-forget-me = Vergiss mich
button-forget-go-on = Weiter
button-forget-yes = Ja, vergiss mich jetzt
data-exported = Das ist alles, was ich über dich gespeichert habe. Nur du siehst diese Nachricht.
data-forget-what = **Soll ich dich vergessen?** Du verlässt alle Tische, und in laufenden Partien übernehmen Roboter deine Plätze. Deine Einstellungen, Notizen und freien Tage werden gelöscht, ebenso, wie zuverlässig du gespielt hast. Beendete Partien bleiben, ohne deinen Namen und ohne dein Konto. Nachrichten, die schon in Discord stehen, bleiben, wie sie sind.
data-forget-sure = **Bist du sicher?** Das lässt sich nicht zurücknehmen: Nichts, was du hier gespielt hast, wird wieder dir gehören.
data-forgotten = Ich habe dich vergessen. Wenn du je wieder hier spielst, lerne ich dich neu kennen.
