### Wer als Spielleitung handelt, und was sie getan hat.

## Das Verzeichnis
audit-heading = Was die Spielleitung getan hat, Seite { $page }
audit-none = Auf dieser Seite steht nichts.
audit-line = { $when } **{ $who }**: { $act }
audit-match = { $line } — { $match }
audit-reason = { $line } — „{ $reason }“
act-pause = Uhren angehalten
act-resume = Uhren weiterlaufen lassen
act-extend = Zeit gegeben
act-replace = Platz neu vergeben
act-undo = Züge zurückgenommen
act-cancel = Partie abgebrochen
act-close = Partie geschlossen
act-dismiss = Platz an einen Roboter gegeben
act-repost = Plan neu gezeigt
act-repair = Partie geprüft
act-export = Partie als Datei ausgegeben
act-import = Partie aus einer Datei eingespielt

## Was nicht geht
slip-hosts-only = Diese Werkzeuge hat nur, wer den Server verwalten darf oder dort die Rolle der Spielleitung hat.
refusal-reason-needed = Nenne bitte einen Grund; alle werden ihn lesen.

## Befehle
command-host-audit = verzeichnis
    .description = Zeigen, was die Spielleitung getan hat, und warum
option-reason = grund
    .description = Warum; alle werden es lesen
