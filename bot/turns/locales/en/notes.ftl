### Private notes.

## Commands
command-note = note
    .description = Write something down about a match, for yourself alone
option-line = line
    .description = What to note; without it you see what you have noted

## Pages
note-heading = 📝 **Your note**
note-line = { $line }
note-none = You have no note on this match.
note-alone = Nobody else sees this. It is shown in your panel and when you catch up.
note-form = Your note
note-form-line = Add a line
button-note-add = Add a line
button-note-delete = Delete the note

## What can't be done
refusal-note-empty = There is nothing to note in that.
refusal-note-too-long = A note has room for { $most } letters. Delete it to begin anew.
refusal-no-note = You have no note on this match.
