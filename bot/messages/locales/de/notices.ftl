### Nachrichten.

notice-ping = { $person }, du bist am Zug: { $match }.
notice-many = { $count ->
    [one] { $person }, du bist am Zug: { $match }.
   *[other] { $person }, du bist in { $count } Partien am Zug. Am dringendsten ist { $match }. Alle siehst du mit `/partien meine`.
}
notice-remind = { $person }, Erinnerung: { $match } wartet auf deinen Zug.
notice-ping-window = { $person }, du kannst antworten: { $match }.
notice-remind-window = { $person }, zur Erinnerung: Du kannst noch antworten: { $match }.
notice-call-window = { $person }, die Zeit zum Antworten läuft bald ab: { $match }.
notice-call = { $person }, deine Zeit in { $match } läuft gleich ab.
notice-near = { $person }, du bist in { $match } bald am Zug.
notice-closed = Im Kanal dieser Partie kann ich nicht schreiben. Grund: { $reason }. Deshalb bekommst du eine Direktnachricht. Die Knöpfe funktionieren auch hier.
notice-news = Seit deinem letzten Zug:
notice-news-newest = Das Neueste seit deinem letzten Zug:
notice-news-start = Seit Beginn:
notice-news-newest-start = Das Neueste seit Beginn:
button-snooze = { $hours ->
    [one] { $hours } Stunde stummschalten
   *[other] { $hours } Stunden stummschalten
}
button-mute = Partie stummschalten
done-mute = { $match } ist stummgeschaltet. Aufheben kannst du das mit `/stumm` und der Option `aufheben`.
done-snooze = { $hours ->
    [one] { $match } ist für eine Stunde stummgeschaltet.
   *[other] { $match } ist für { $hours } Stunden stummgeschaltet.
}
done-unmute = { $match } ist nicht mehr stummgeschaltet.
done-snooze-cut = { $match } ist nur bis zum { $until } stummgeschaltet, weil deine Zeit kurz danach abläuft.

## Befehle
command-mute = stumm
    .description = Benachrichtigungen zu einer Partie ausschalten, dauerhaft oder für einige Stunden

## Optionen
option-hours = stunden
    .description = Dauer in Stunden; ohne Angabe dauerhaft
option-again = aufheben
    .description = Stummschaltung aufheben
