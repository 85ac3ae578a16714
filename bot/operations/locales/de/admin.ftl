### Die Werkzeuge der Spielleitung.

## Was am Tisch geschah
told-paused = { $host } hat die Uhren angehalten. Grund: { $reason }
told-resumed = { $host } lässt die Uhren weiterlaufen.
told-extended = { $hours ->
    [one] { $who } bekommt von { $host } { $hours } Stunde mehr. Grund: { $reason }
   *[other] { $who } bekommt von { $host } { $hours } Stunden mehr. Grund: { $reason }
}
told-outage = { $host } hat eine Störung von { $began } bis { $ended } gemeldet: Diese Zeit zählt nicht mit. Grund: { $reason }
told-closed = { $host } hat die Partie abgebrochen. Grund: { $reason }
told-exported-running = Wer den Bot betreibt, hat diese laufende Partie als Datei gespeichert. Wer die Datei hat, weiß alles, was verborgen ist.
told-reposted = { $host } hat den Spielplan noch einmal posten lassen.
told-repaired = { $host } hat die Partie prüfen und in Ordnung bringen lassen.

pause-forgotten = { $count ->
    [0] Die Uhren von { $match } sind seit { $since } angehalten. Die Spielleitung kann sie mit `/spielleitung fortsetzen` weiterlaufen lassen.
   *[other] { $people }: Die Uhren von { $match } sind seit { $since } angehalten. Die Spielleitung kann sie mit `/spielleitung fortsetzen` weiterlaufen lassen.
}

## Hilfe
help-hosting = **Sich um einen Server kümmern.** Wer den Server verwalten darf oder die Rolle der Spielleitung hat, kann mit `/spielleitung` Uhren anhalten, Zeit geben, einen Platz neu vergeben, Züge zurücknehmen und eine Partie in einen anderen Kanal verlegen, abbrechen oder prüfen. Was mit einer Partie geschieht, wird dort mit dem Grund gesagt, und `/spielleitung audit-log` zählt alles auf. Was für den Server gilt, steht unter `/spielleitung einstellungen`. Eine Partie, die lange niemand anrührt, wird nach einer Ankündigung beendet.

## Erledigt
done-paused = Die Uhren von { $match } sind angehalten.
done-resumed = Die Uhren von { $match } laufen wieder.
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
    [one] { $player } hat { $hours } Stunde mehr: { $match }.
   *[other] { $player } hat { $hours } Stunden mehr: { $match }.
}
done-outage = { $count ->
    [one] Die Uhren von { $count } Partie zählen diese Zeit nicht mit.
   *[other] Die Uhren von { $count } Partien zählen diese Zeit nicht mit.
}
done-reposted = { $match } wird noch einmal gepostet.
done-filed = { $match } als Datei. Sie enthält alles, auch den Startwert; bewahre sie sicher auf.
done-import = { $match } ist wieder da.
slip-hours = Schreib die Stunden bitte als Zahl von 1 bis { $most }.
host-form-hours = Wie viele Stunden?
host-form-reason = Warum? Alle werden es lesen.
host-no-turns = Es gibt nichts zurückzunehmen.
host-turns = Ab welchem Zug?
host-panel-hint = -# Einen Platz jemand anderem geben oder eine Partie aus einer Datei machen: `/spielleitung ersetzen` und `/spielleitung importieren`. Wer den Server verwaltet, kann dir diese Befehle freigeben: in Discord unter *Servereinstellungen*, *Integrationen*.
host-panel-all = Alle Partien dieses Servers
host-panel-about = Was du mit einer Partie machst, wird dort mit deiner Begründung gesagt und steht im Audit-Log. Wo du selbst mitspielst, wird der Tisch gefragt.
host-panel-heading = Spielleitung
button-host-outage = Störung melden
button-host-resume-all = Alle Uhren weiterlaufen lassen
button-host-pause-all = Alle Uhren anhalten
button-host-audit = Audit-Log
button-host-turns = Züge zurücknehmen …
button-host-replace = Durch einen Roboter ersetzen
button-host-extend = Mehr Zeit geben
button-host-seats = Mitspielende …
button-host-handover = Den Tisch übernehmen
button-host-move = Hierher umziehen
button-host-export = Als Datei bekommen
button-host-repair = Prüfen und reparieren
button-host-repost = Neu posten
button-host-cancel = Partie abbrechen
button-host-resume = Uhren weiterlaufen lassen
button-host-pause = Uhren anhalten
button-host = Spielleitung

## Prüfung
repair-heading = { $match }: geprüft
repair-fits = { $count ->
    [one] Das Protokoll hat { $count } Eintrag, und er passt zu den Regeln. Was ich mir daneben gemerkt hatte, ist verworfen.
   *[other] Das Protokoll hat { $count } Einträge, und alle passen zu den Regeln. Was ich mir daneben gemerkt hatte, ist verworfen.
}
repair-misfit = { $count ->
    [one] Das Protokoll hat { $count } Eintrag, und er passt nicht.
   *[other] Das Protokoll hat { $count } Einträge. Eintrag { $entry } ist der erste, der nicht passt.
}
repair-whose = Er ist von { $who }, vom { $when }.
repair-undo = Mit `/spielleitung zurücknehmen` lässt er sich zurücknehmen, mit allem, was danach kam: Wähle dort Eintrag { $entry }.
repair-close = `/spielleitung abbrechen` beendet die Partie ohne Ergebnis; ihr Protokoll bleibt.
repair-operator = Wer den Bot betreibt, kann eine Sicherung zurückspielen.
repair-unknown = Aufgehoben für eine Fassung von mir, die es kennt: { $kinds }.
repair-unmade = Konnte durch einen Fehler von mir nicht erscheinen und wird noch einmal versucht: { $kinds }.
misfit-deal = Mit dem, was gespeichert ist, lässt sich das Spiel nicht aufbauen.
misfit-unreadable = Er lässt sich nicht lesen.
misfit-missing = Er fehlt.
misfit-over = Er ist ein Zug, aber das Spiel war zu Ende.
misfit-seat = Er ist ein Zug von jemandem, der nicht am Zug war.
misfit-illegal = Er ist ein Zug, den die Regeln nicht erlaubten.
misfit-end = Die Partie ist als beendet gespeichert und ist es nicht, oder umgekehrt.

## Was nicht geht
slip-file-lost = Discord hat die Datei nicht herausgegeben. Versuch es bitte noch einmal.
refusal-paused-already = Die Uhren dieser Partie sind schon angehalten.
refusal-not-paused = Die Uhren dieser Partie sind nicht angehalten.
refusal-no-clock = In dieser Partie wird niemandes Zeit gezählt.
refusal-outage-bounds = { $hours ->
    [one] Eine Störung dauert höchstens { $hours } Stunde
   *[other] Eine Störung dauert höchstens { $hours } Stunden
} { $days ->
    [one] und kann höchstens einen Tag her sein.
   *[other] und kann höchstens { $days } Tage her sein.
}
refusal-outage-known = Diese Zeit ist schon als Störung gemeldet und zählt nicht mit.
refusal-outage-of-nothing = Zu dieser Zeit lief hier keine Uhr.
refusal-not-over-for-file = Hier wird nur eine beendete Partie herausgegeben: Die Datei verrät den Startwert und damit alles, was noch kommt. Wer den Bot betreibt, kann auch eine laufende Partie kopieren.
refusal-running-file = Diese Partie ist nicht zu Ende, und wer die Datei hat, weiß alles, was noch kommt. Zurückbringen kann sie nur, wer den Bot betreibt.
refusal-file-too-large = Diese Datei ist zu groß für eine Partie; höchstens { $most } kB.
refusal-no-match-file = Das ist keine Datei einer Partie, oder keine, die ich geschrieben haben könnte.
refusal-file-too-long = Diese Datei hat mehr Einträge, als eine Partie haben kann; höchstens { $most }.
refusal-file-edition = Mit der Ausgabe in dieser Datei lässt sich das Spiel nicht spielen.
refusal-file-of-former = Jemand aus dieser Partie hat die eigenen Daten löschen lassen. Der Platz lässt sich niemandem mehr zuordnen, deshalb kann die Partie nicht importiert werden.
refusal-file-does-not-fit = { $entry ->
    [0] Mit dem, was in der Datei steht, lässt sich das Spiel nicht aufbauen.
   *[other] Diese Partie passt nicht zu den Regeln: Eintrag { $entry } ihres Protokolls ist der erste falsche.
}

## Befehle
command-host = spielleitung
    .description = Werkzeuge für alle, die sich um die Partien des Servers kümmern
command-host-pause = anhalten
    .description = Die Uhren einer Partie oder aller anhalten
command-host-resume = fortsetzen
    .description = Die Uhren einer Partie oder aller weiterlaufen lassen
command-host-extend = verlängern
    .description = Jemandem mehr Zeit geben
command-host-outage = störung
    .description = In allen Partien die Zeit zurückgeben, in der Discord ausgefallen war
command-host-cancel = abbrechen
    .description = Eine Partie ohne Ergebnis beenden
command-host-repost = neu-posten
    .description = Die Statuskarte und den letzten Spielplan noch einmal posten
command-host-repair = reparieren
    .description = Eine Partie von Anfang an prüfen und sagen, wo sie nicht zu den Regeln passt
command-host-export = exportieren
    .description = Eine beendete Partie als Datei bekommen, mit allen Geheimnissen
command-host-import = importieren
    .description = Aus einer Datei eine Partie in diesem Kanal machen
option-everywhere = alle
    .description = Alle Partien dieses Servers
option-more-hours = stunden
    .description = Wie viele Stunden mehr
option-outage-hours = stunden
    .description = Wie viele Stunden sie gedauert hat
option-ended = beendet
    .description = Vor wie vielen Stunden sie endete; lass es weg, wenn sie eben erst endete
option-file = datei
    .description = Eine Datei, die exportieren erstellt hat
