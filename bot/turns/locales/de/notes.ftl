### Private Notizen.

## Befehle
command-note = notiz
    .description = Dir zu einer Partie etwas merken, nur für dich
option-line = zeile
    .description = Was du dir merken willst; ohne Angabe siehst du deine Notiz

## Seiten
note-heading = 📝 **Deine Notiz**
note-line = { $line }
note-none = Zu dieser Partie hast du dir nichts notiert.
note-alone = Das sieht sonst niemand. Du findest es in deiner Ansicht und wenn du nachliest, was geschehen ist.
note-form = Deine Notiz
note-form-line = Zeile hinzufügen
button-note-add = Zeile hinzufügen
button-note-delete = Notiz löschen

## Was nicht geht
refusal-note-empty = Darin steht nichts, was man notieren könnte.
refusal-note-too-long = In eine Notiz passen { $most } Zeichen. Lösche sie, um neu anzufangen.
refusal-no-note = Zu dieser Partie hast du dir nichts notiert.
