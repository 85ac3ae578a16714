### The table forum: one post per match, with tags.

## Tags, up to 20 characters
forum-tag-open = offen
forum-tag-running = läuft
forum-tag-finished = beendet

## Messages
forum-post-intro = Dieser Beitrag gehört zu einer Partie und ihren Revanchen. Wer mitspielt, steht auf der Karte darunter.

## Errors
slip-no-forum = Dieser Server hat noch kein Tischforum. Wer den Server verwaltet, kann in `/spielleitung einstellungen` eins auswählen. Du kannst den Tisch auch in diesem Kanal oder in einem neuen Thread eröffnen.
slip-forum-hidden = Du kannst das Tischforum dieses Servers nicht sehen. Eröffne den Tisch in diesem Kanal oder in einem neuen Thread.
slip-forum-permissions = { $count ->
    [one] Um in { $forum } einen Tisch zu eröffnen, fehlt mir dort eine Berechtigung: { $permissions }.
   *[other] Um in { $forum } einen Tisch zu eröffnen, fehlen mir dort Berechtigungen: { $permissions }.
}
slip-forum-tag = { $forum } verlangt für jeden Beitrag ein Tag, hat aber keins, das ich verwenden darf. Mit der Berechtigung *Kanäle verwalten* kann ich selbst Tags anlegen. Wer das Forum verwaltet, kann auch eins hinzufügen.
