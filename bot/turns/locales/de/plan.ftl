### Was im Voraus geplant ist.

## Befehle
command-plan = plan
    .description = Im Voraus sagen, was geschehen soll, wenn du dran bist
command-plan-show = zeigen
    .description = Zeigen, was du geplant hast
command-plan-cancel = verwerfen
    .description = Deinen Plan verwerfen
command-plan-pass = passen
    .description = In deinen nächsten Zügen passen, wo das möglich ist
option-turns = züge
    .description = Wie viele Züge; ohne Zahl einer
option-until-i-say = bis-auf-weiteres
    .description = Passen, bis du etwas anderes sagst
option-this-round = diese-runde
    .description = Passen, bis diese Runde zu Ende ist; mit einer Zahl höchstens so oft

## Schaltflächen
button-unplan = Plan verwerfen
button-drop-line = { $line }. streichen
button-pass-on = Ja, passen

## Pläne
plan-steps = ⏩ **Für deinen nächsten Zug geplant**, soweit es dann angeboten wird:
plan-lines = { $lines ->
    [one] ⏩ **Für deinen nächsten Zug geplant**, wenn die Bedingung dann erfüllt ist:
   *[other] ⏩ **Für deinen nächsten Zug geplant**: das Erste hiervon, was dann möglich ist.
}
plan-line = **{ $line }.**
plan-line-if = { $lines ->
    [one] Nur wenn { $conditions }:
   *[other] **{ $line }.** Nur wenn { $conditions }:
}
plan-only-if = { $lines ->
    [one] Nur wenn …
   *[other] { $line }. Nur wenn …
}
plan-pass = { $turns ->
    [one] ⏩ **Geplant:** Du passt in deinem nächsten Zug.
   *[other] ⏩ **Geplant:** Du passt in deinen nächsten { $turns } Zügen.
}
plan-pass-on = ⏩ **Geplant:** Du passt, bis du etwas anderes sagst.
plan-pass-round = Wenn diese Runde zu Ende ist, wirst du wieder gefragt.
plan-pass-on-sure = Du würdest in jedem Zug passen, in dem das geht, bis du mit `/plan verwerfen` etwas anderes sagst. Zwischendurch fragt dich niemand, und ein Zug, in dem du gepasst hast, ist vorbei. Willst du das?
plan-pass-many-sure = Du würdest in deinen nächsten { $turns } Zügen passen. Zwischendurch fragt dich niemand, und ein Zug, in dem du gepasst hast, ist vorbei. Willst du das?
plan-asks = Wo das nicht geht, wirst du gefragt. Niemand sonst sieht deinen Plan, bevor er ausgeführt wird.
plan-none = Du hast nichts geplant. *Vorausplanen* öffnet eine Probe: Was du dort für deinen nächsten Zug ausprobierst, kannst du planen.
plan-unmet = ⏩ Die Bedingungen deines Plans sind jetzt nicht erfüllt; nichts davon ist geschehen. Wähle selbst.
plan-unfit = ⏩ Was du geplant hattest, ist jetzt nicht möglich; nichts davon ist geschehen. Wähle selbst.
plan-stopped = ⏩ Dein Plan ging nur zum Teil auf. Was bisher geschah, ist nicht bestätigt: Mach weiter oder nimm es zurück.
plan-failed = ⏩ Dein Plan ließ sich nicht ausführen; nichts davon ist geschehen. Wähle selbst.
done-unplan = Es ist nichts mehr geplant: { $match }.

## Was nicht geht
refusal-plan-your-turn = Du bist dran: Wähle jetzt. Für den Zug danach kannst du planen, sobald dieser vorbei ist.
refusal-plan-no-passing = In diesem Spiel kann niemand passen, also auch nicht im Voraus.
refusal-plan-turns = Im Voraus passen kannst du in 1 bis { $most } Zügen, oder mit `bis-auf-weiteres`, bis du etwas anderes sagst.
refusal-no-plan = Du hast nichts geplant.
refusal-plan-lines = Ein Plan hat höchstens { $most } Zeilen. Streiche erst eine.
