### Daten von Menschen.

command-settings-data = daten
    .description = Deine gespeicherten Daten herunterladen oder löschen
option-what = was
    .description = Was soll mit deinen Daten passieren?
choice-data-export = als Datei herunterladen
choice-data-forget = meine Daten löschen

button-export-me = Meine Daten herunterladen
button-forget-me = Meine Daten löschen
button-forget-go-on = Weiter
button-forget-yes = Ja, jetzt löschen
button-keep-data = Daten behalten
data-exported = Das sind alle Daten, die ich über dich gespeichert habe. Nur du siehst diese Nachricht.
data-forget-what = **Alle deine Daten löschen?** Du verlässt alle Tische, und in laufenden Partien übernehmen Roboter deine Plätze. Deine Einstellungen, Notizen und freien Tage werden gelöscht, ebenso die Angaben zu deiner Zuverlässigkeit. Beendete Partien bleiben erhalten, aber ohne deinen Namen und dein Konto. Schon gepostete Nachrichten in Discord bleiben unverändert.
data-forget-sure = **Bist du sicher?** Das kannst du nicht rückgängig machen: Deine bisherigen Partien werden dir nie wieder zugeordnet.
data-forgotten = Deine Daten wurden gelöscht. Wenn du wieder hier spielst, fängst du ganz neu an.
refusal-too-often-export = Du hast deine Daten in den letzten 24 Stunden schon { $most }-mal heruntergeladen. Bitte versuch es morgen wieder.
refusal-too-often-forget = Du hast deine Daten in den letzten 24 Stunden schon { $most }-mal gelöscht. Bitte versuch es morgen wieder.
