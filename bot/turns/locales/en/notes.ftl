### Private notes.

## Commands
command-note = note
    .description = Write a private note about a match
option-line = line
    .description = Text to add (leave empty to see your note)

## Pages
note-heading = 📝 **Your note**
note-none = You have no note on this match.
note-alone = Only you can see this. It appears in your panel and when you catch up.
note-form = Your note
note-form-line = Add a line
button-note-add = Add a line
button-note-edit = Edit
button-note-delete = Delete the note

## Errors
refusal-note-empty = Please write something in your note.
refusal-note-too-long = A note can have at most { $most } characters, and this one would have { $excess } more. Nothing has been changed. Your text:
refusal-no-note = You have no note on this match.
