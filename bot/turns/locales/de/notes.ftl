### Private Notizen.

## Befehle
command-note = notiz
    .description = Eine private Notiz zu einer Partie schreiben
option-line = zeile
    .description = Text der Notiz; ohne Angabe wird deine Notiz angezeigt

## Seiten
note-heading = 📝 **Deine Notiz**
note-none = Du hast noch keine Notiz zu dieser Partie.
note-alone = Nur du siehst diese Notiz. Sie steht in deiner Ansicht der Partie und in `/neues`.
note-form = Deine Notiz
note-form-line = Zeile hinzufügen
button-note-add = Zeile hinzufügen
button-note-edit = Bearbeiten
button-note-delete = Notiz löschen

## Was nicht geht
refusal-note-empty = Schreib bitte etwas in die Notiz.
refusal-note-too-long = Eine Notiz darf höchstens { $most } Zeichen lang sein, und diese wäre um { $excess } zu lang. Es wurde nichts geändert. Dein Text:
refusal-no-note = Du hast keine Notiz zu dieser Partie.
