### Wer als Spielleitung handelt, und was sie getan hat.

## Das Verzeichnis
audit-heading = Was die Spielleitung getan hat, Seite { $page }
audit-none = Auf dieser Seite steht nichts.
audit-line = { $when } **{ $who }**: { $act }
audit-match = { $line } — { $match }
audit-participant = { $line } (spielt selbst mit)
audit-reason = { $line } — „{ $reason }“
act-pause = Uhren angehalten
act-resume = Uhren wieder gestartet
act-extend = { $player }: { $hours ->
    [one] { $hours } Stunde mehr
   *[other] { $hours } Stunden mehr
 }
act-outage = Störung gemeldet von { $began } bis { $ended }
act-replace = { $player } durch { $by } ersetzt
act-undo = Züge nach Eintrag { $entry } zurückgenommen
act-cancel = Partie abgebrochen
act-close = Partie abgebrochen
act-dismiss = { $player } durch einen Roboter ersetzt
act-repost = Spielplan noch einmal gepostet
act-repair = Partie geprüft, { $entries ->
    [one] { $entries } Eintrag
   *[other] { $entries } Einträge
 }{ $misfit ->
    [0] {""}
   *[other] ; Eintrag { $misfit } passt nicht
 }
act-export = Partie als Datei ausgegeben
act-export-running = laufende Partie als Datei ausgegeben, von dem, der den Bot betreibt
act-import = Partie aus einer Datei eingespielt

## Was nicht geht
slip-hosts-only = Diese Werkzeuge hat nur, wer den Server verwalten darf oder dort die Rolle der Spielleitung hat.
refusal-participant = Du spielst in dieser Partie selbst mit oder hast es getan: Erst müssen die anderen am Tisch einverstanden sein.
refusal-reason-needed = Nenne bitte einen Grund; alle werden ihn lesen.

## Befehle
command-host-audit = audit-log
    .description = Zeigen, was die Spielleitung getan hat, und warum
option-reason = grund
    .description = Warum; alle werden es lesen
act-hand-over = Leitung des Tisches an { $player } gegeben
act-unknown = etwas, das diese Fassung nicht kennt
told-exported = { $host } hat sich diese Partie als Datei geben lassen. Sie verrät alles, was verborgen war, auch den Startwert.
told-table-closed = { $host } hat diesen Tisch abgesagt.
told-handed-over = { $host } hat die Leitung des Tisches an { $player } gegeben.
option-form = datei
    .description = Alles davon als Datei bekommen
choice-form-csv = Tabelle (CSV)
choice-form-json = Daten (JSON)

## Was am Tisch geschah
told-by-participant = Entschieden von jemandem, der mitspielt: { $host } hat oder hatte einen Platz in dieser Partie.
told-act-refused = Nicht alle sind einverstanden: Was { $host } für den Server entscheiden wollte, geschieht nicht.

## Fragen
question-act = { $by } gehört zur Spielleitung dieses Servers und spielt selbst mit oder hat es getan; darum müssen alle anderen einverstanden sein. Gewünscht: { $act }. Bist du einverstanden?

## Erledigt
done-table-asked = Du spielst in dieser Partie selbst mit oder hast es getan, darum werden die anderen gefragt; wer nach drei Tagen nicht geantwortet hat, ist einverstanden. Jemand anderes aus der Spielleitung kann es sofort entscheiden: { $match }.
done-audit-filed = Alles, was die Spielleitung auf diesem Server getan hat, als Datei.
