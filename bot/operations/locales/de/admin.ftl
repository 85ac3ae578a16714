### Die Werkzeuge der Spielleitung.

## Was am Tisch geschah
told-paused = { $host } hat die Uhren angehalten. Grund: { $reason }
told-resumed = { $host } hat die Uhren wieder gestartet.
told-extended = { $hours ->
    [one] { $host } gibt { $who } { $hours } Stunde mehr Zeit. Grund: { $reason }
   *[other] { $host } gibt { $who } { $hours } Stunden mehr Zeit. Grund: { $reason }
}
told-outage = { $host } hat eine Störung von { $began } bis { $ended } gemeldet: Diese Zeit wird allen gutgeschrieben. Grund: { $reason }
told-closed = { $host } hat die Partie abgebrochen. Grund: { $reason }
told-exported-running = Das Team, das den Bot betreibt, hat diese laufende Partie als Datei exportiert. Die Datei enthält alle verdeckten Informationen.
told-reposted = { $host } hat die Statuskarte und den Spielplan neu gepostet.
told-repaired = { $host } hat die Partie geprüft und repariert.

pause-forgotten = { $count ->
    [0] Die Uhren von { $match } sind seit dem { $since } angehalten. Die Spielleitung kann sie mit `/spielleitung fortsetzen` weiterlaufen lassen.
   *[other] { $people }: Die Uhren von { $match } sind seit dem { $since } angehalten. Die Spielleitung kann sie mit `/spielleitung fortsetzen` weiterlaufen lassen.
}

## Hilfe
help-hosting = **Einen Server verwalten.** Mit der Berechtigung „Server verwalten“ oder der Rolle der Spielleitung kannst du mit `/spielleitung` Uhren anhalten, Zeit geben, Plätze neu vergeben, Züge zurücknehmen und Partien verlegen, abbrechen oder prüfen. Jeder Eingriff wird mit Begründung in der Partie gemeldet, und `/spielleitung protokoll` listet alle auf. Die Einstellungen des Servers findest du unter `/spielleitung einstellungen`. Partien, in denen lange niemand zieht, werden nach einer Ankündigung beendet.

## Erledigt
done-paused = { $match }: Die Uhren sind angehalten.
done-resumed = { $match }: Die Uhren laufen wieder.
done-all-paused = { $count ->
    [0] Es lief keine Uhr.
    [one] Die Uhren von { $count } Partie sind angehalten.
   *[other] Die Uhren von { $count } Partien sind angehalten.
}
done-all-resumed = { $count ->
    [0] Es war keine Uhr angehalten.
    [one] Die Uhren von { $count } Partie laufen wieder.
   *[other] Die Uhren von { $count } Partien laufen wieder.
}
done-extended = { $hours ->
    [one] { $match }: { $player } hat { $hours } Stunde mehr Zeit.
   *[other] { $match }: { $player } hat { $hours } Stunden mehr Zeit.
}
done-outage = { $count ->
    [one] In { $count } Partie wurde die Zeit gutgeschrieben.
   *[other] In { $count } Partien wurde die Zeit gutgeschrieben.
}
done-reposted = { $match }: Statuskarte und Spielplan werden neu gepostet.
done-filed = Hier ist die Datei: { $match }. Sie enthält alle verdeckten Informationen, auch den Startwert der Zufallszahlen. Bewahre sie sicher auf.
done-import = { $match } wurde importiert.
slip-hours = Gib die Stunden bitte als Zahl von 1 bis { $most } an.
slip-ended = Die Störung darf höchstens { $most } Stunden vorbei sein. Gib eine Anzahl von Stunden ein.
host-form-hours = Wie viele Stunden?
host-form-ended = Seit wie vielen Stunden vorbei? (leer: 0)
host-form-reason = Begründung (für alle sichtbar)
host-no-turns = Es gibt nichts zurückzunehmen.
host-turns = Ab welchem Zug?
host-panel-hint = -# Mit `/spielleitung ersetzen` vergibst du einen Platz an jemand anderen, mit `/spielleitung importieren` erstellst du eine Partie aus einer Datei. Wenn du diese Befehle nicht siehst, kann sie jemand mit der Berechtigung „Server verwalten“ unter *Servereinstellungen > Integrationen* freigeben.
host-panel-all = Alle Partien dieses Servers
host-panel-about = Deine Eingriffe werden mit Begründung in der Partie gemeldet und stehen im Protokoll der Spielleitung. Wenn du selbst mitspielst, müssen die anderen zustimmen.
host-panel-heading = Spielleitung
button-host-health = Zustand des Bots
button-host-outage = Störung melden
button-host-resume-all = Alle Uhren fortsetzen
button-host-pause-all = Alle Uhren anhalten
button-host-audit = Protokoll der Spielleitung
button-host-turns = Züge zurücknehmen …
button-host-replace = Durch Roboter ersetzen
button-host-extend = Mehr Zeit geben
button-host-seats = Mitspielende …
button-host-handover = Tischleitung übernehmen
button-host-move = In diesen Kanal verlegen
button-host-export = Als Datei exportieren
button-host-repair = Prüfen und reparieren
button-host-repost = Neu posten
button-host-cancel = Partie abbrechen
button-host-resume = Uhren fortsetzen
button-host-pause = Uhren anhalten
button-host = Spielleitung

## Prüfung
repair-heading = { $match }: Prüfung
repair-fits = { $count ->
    [one] Das Protokoll hat { $count } Eintrag, und er ist gültig. Die Zwischenspeicher wurden geleert.
   *[other] Das Protokoll hat { $count } Einträge, und alle sind gültig. Die Zwischenspeicher wurden geleert.
}
repair-misfit = { $count ->
    [one] Das Protokoll hat { $count } Eintrag, und er ist ungültig.
   *[other] Das Protokoll hat { $count } Einträge. Eintrag { $entry } ist der erste ungültige.
}
repair-whose = Der ungültige Eintrag stammt von { $who } ({ $when }).
repair-undo = Wähle bei `/spielleitung zurücknehmen` den Eintrag { $entry }, um ihn und alle späteren zurückzunehmen.
repair-close = `/spielleitung abbrechen` beendet die Partie ohne Ergebnis. Ihr Protokoll bleibt erhalten.
repair-operator = Das Team, das den Bot betreibt, kann ein Backup wiederherstellen.
repair-unknown = Gespeicherte Daten, die diese Version des Bots nicht unterstützt (sie bleiben unverändert): { $kinds }.
repair-unmade = Wegen eines Fehlers im Bot konnten manche Nachrichten nicht gepostet werden. Ich versuche es jetzt noch einmal: { $kinds }.
misfit-deal = Mit den gespeicherten Daten kann das Spiel nicht aufgebaut werden.
misfit-unreadable = Der Eintrag kann nicht gelesen werden.
misfit-missing = Der Eintrag fehlt.
misfit-over = Dieser Zug kam erst nach dem Ende des Spiels.
misfit-seat = Auf diesem Platz gab es zu diesem Zeitpunkt nichts zu entscheiden.
misfit-illegal = Dieser Zug verstößt gegen die Regeln.
misfit-end = Laut den gespeicherten Daten ist die Partie beendet, nach den Regeln aber nicht, oder umgekehrt.

## Was nicht geht
slip-file-lost = Die Datei konnte nicht von Discord geladen werden. Versuch es bitte noch einmal.
refusal-paused-already = Die Uhren dieser Partie sind schon angehalten.
refusal-not-paused = Die Uhren dieser Partie sind nicht angehalten.
refusal-no-clock = Diese Partie wird ohne Uhr gespielt.
refusal-outage-bounds = { $hours ->
    [one] Eine Störung kann höchstens { $hours } Stunde dauern
   *[other] Eine Störung kann höchstens { $hours } Stunden dauern
} { $days ->
    [one] und höchstens einen Tag zurückliegen.
   *[other] und höchstens { $days } Tage zurückliegen.
}
refusal-outage-known = Für diese Zeit ist schon eine Störung gemeldet.
refusal-outage-of-nothing = In dieser Zeit lief hier keine Uhr.
refusal-not-over-for-file = Du kannst nur beendete Partien exportieren: Die Datei verrät den Startwert der Zufallszahlen und damit alles, was noch kommt. Laufende Partien kann nur das Team exportieren, das den Bot betreibt.
refusal-running-file = Diese Partie ist nicht zu Ende, und die Datei verrät alles, was noch kommt. Importieren kann sie nur das Team, das den Bot betreibt.
refusal-file-too-large = Diese Datei ist zu groß für eine Partie (höchstens { $most } kB).
refusal-no-match-file = Diese Datei enthält keine Partie dieses Bots.
refusal-file-too-long = Diese Datei hat mehr Einträge, als für eine Partie möglich sind (höchstens { $most }).
refusal-file-edition = Die Ausgabe des Spiels, die in dieser Datei steht, ist nicht spielbar.
refusal-file-does-not-fit = { $entry ->
    [0] Aus den Daten in dieser Datei lässt sich das Spiel nicht aufbauen.
   *[other] Diese Partie verstößt gegen die Spielregeln: Der erste Verstoß ist Eintrag { $entry } im Protokoll.
}

## Befehle
command-host = spielleitung
    .description = Partien dieses Servers verwalten (für die Spielleitung)
command-host-panel = werkzeuge
    .description = Werkzeuge: Zusatzzeit, Störungen, Prüfen und Reparieren, Export, Zustand des Bots und mehr
command-host-pause = anhalten
    .description = Die Uhren einer Partie oder aller Partien anhalten
command-host-resume = fortsetzen
    .description = Die Uhren einer Partie oder aller Partien weiterlaufen lassen
command-host-cancel = abbrechen
    .description = Eine Partie ohne Ergebnis beenden
command-host-repost = neu-posten
    .description = Die Statuskarte und den letzten Spielplan noch einmal posten
command-host-import = importieren
    .description = Eine Partie aus einer Datei in diesen Kanal importieren
option-everywhere = alle
    .description = Alle Partien dieses Servers
option-file = datei
    .description = Datei einer exportierten Partie
