### Wer als Spielleitung handelt, und was sie getan hat.

## Das Verzeichnis
audit-heading = Protokoll der Spielleitung, Seite { $page }
audit-none = Auf dieser Seite gibt es keine Einträge.
audit-line = { $when } **{ $who }**: { $act }
audit-match = { $line } – { $match }
audit-participant = { $line } (spielt selbst mit)
audit-reason = { $line } – „{ $reason }“
act-pause = Uhren angehalten
act-resume = Uhren fortgesetzt
act-extend = { $player }: { $hours ->
    [one] { $hours } Stunde mehr Zeit
   *[other] { $hours } Stunden mehr Zeit
 }
act-outage = Störung von { $began } bis { $ended } gemeldet
act-replace = { $player } durch { $by } ersetzt
act-undo = Züge nach Eintrag { $entry } zurückgenommen
act-close = Partie abgebrochen
act-dismiss = { $player } durch einen Roboter ersetzt
act-repost = Statuskarte und Spielplan neu gepostet
act-repair = Partie geprüft, { $entries ->
    [one] { $entries } Eintrag
   *[other] { $entries } Einträge
 }{ $misfit ->
    [0] {""}
   *[other] ; Eintrag { $misfit } ist ungültig
 }
act-export = Partie als Datei exportiert
act-export-running = laufende Partie durch das Betreiberteam des Bots als Datei exportiert
act-import = Partie aus einer Datei importiert

## Was nicht geht
slip-hosts-only = Dafür brauchst du die Berechtigung „Server verwalten“ oder die Rolle der Spielleitung.
refusal-participant = Du spielst in dieser Partie mit oder hast mitgespielt. Deshalb müssen zuerst die anderen am Tisch zustimmen.
refusal-reason-needed = Gib bitte einen Grund an. Er ist für alle sichtbar.

## Befehle
command-host-audit = protokoll
    .description = Zeigen, was die Spielleitung wann und warum getan hat
option-reason = grund
    .description = Begründung, für alle sichtbar
act-hand-over = Tisch an { $player } übergeben
act-unknown = eine Aktion, die diese Version des Bots nicht kennt
told-exported = { $host } hat diese Partie als Datei exportiert. Die Datei enthält alle verdeckten Informationen, auch den Startwert der Zufallszahlen.
told-table-closed = { $host } hat diesen Tisch geschlossen.
told-handed-over = { $host } hat den Tisch an { $player } übergeben.
option-form = datei
    .description = Das ganze Protokoll als Datei herunterladen
choice-form-csv = Tabelle (CSV)
choice-form-json = Daten (JSON)

## Was am Tisch geschah
told-by-participant = Hinweis: { $host } gehört zur Spielleitung und spielt in dieser Partie mit oder hat mitgespielt.
told-by-rival = Hinweis: { $host } gehört zur Spielleitung und spielt in der Liga selbst mit.
told-act-refused = Nicht alle haben zugestimmt: Der Vorschlag von { $host } wird nicht umgesetzt.

## Fragen
question-act = { $by } gehört zur Spielleitung und spielt in dieser Partie mit oder hat mitgespielt. Deshalb müssen alle anderen zustimmen. Vorschlag: { $act }. Stimmst du zu?
question-act-league = { $by } gehört zur Spielleitung und spielt in der Liga selbst mit. Deshalb müssen alle an diesem Tisch zustimmen. Vorschlag: { $act }. Stimmst du zu?

## Erledigt
done-table-asked = { $match }: Du spielst in dieser Partie mit oder hast mitgespielt, deshalb müssen die anderen abstimmen. Wer innerhalb von drei Tagen nicht antwortet, stimmt mit Ja. Jemand anderes aus der Spielleitung kann sofort entscheiden.
done-audit-filed = Hier ist das vollständige Protokoll der Spielleitung als Datei.
