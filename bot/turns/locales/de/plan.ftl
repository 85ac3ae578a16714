### Was im Voraus geplant ist.

## Befehle
command-plan = plan
    .description = Deine nächsten Züge im Voraus planen
command-plan-show = zeigen
    .description = Deinen Plan zeigen
command-plan-cancel = verwerfen
    .description = Deinen Plan verwerfen
command-plan-pass = passen
    .description = In deinen nächsten Zügen automatisch passen, wenn das möglich ist
option-turns = züge
    .description = Anzahl der Züge; ohne Angabe einer
option-until-i-say = bis-auf-weiteres
    .description = Passen, bis du den Plan verwirfst
option-this-round = diese-runde
    .description = Bis zum Ende dieser Runde passen (höchstens so oft, wie unter `züge` angegeben)

## Schaltflächen
button-unplan = Plan verwerfen
button-drop-line = Zeile { $line } löschen
button-pass-on = Ja, passen
button-keep-choice = Nein, selbst entscheiden

## Pläne
plan-steps = ⏩ **Plan für deinen nächsten Zug** (ausgeführt wird, was dann möglich ist):
plan-lines = { $lines ->
    [one] ⏩ **Plan für deinen nächsten Zug**, falls die Bedingung erfüllt ist:
   *[other] ⏩ **Plan für deinen nächsten Zug** (die erste mögliche Zeile wird ausgeführt):
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
plan-pass-on = ⏩ **Geplant:** Du passt, bis du den Plan verwirfst.
plan-pass-round = Nach dieser Runde wirst du wieder gefragt.
plan-pass-on-sure = Du passt dann in jedem Zug, in dem das möglich ist, bis du mit `/plan verwerfen` aufhörst. Zwischendurch wirst du nicht gefragt, und Züge, in denen du passt, kannst du nicht nachholen. Möchtest du das?
plan-pass-many-sure = Du passt dann in deinen nächsten { $turns } Zügen. Zwischendurch wirst du nicht gefragt, und Züge, in denen du passt, kannst du nicht nachholen. Möchtest du das?
plan-asks = **Sonst: mich fragen.** Wenn nichts davon möglich ist, wählst du wie üblich selbst. Niemand sonst sieht deinen Plan, bevor er ausgeführt wird.
plan-none = Du hast noch keinen Plan. Mit *Schritt für Schritt* probierst du deinen nächsten Zug aus und speicherst ihn als Plan.
plan-none-goals = Du hast noch keinen Plan. Wähle, was in deinem Zug passieren soll. Danach kannst du Bedingungen und Alternativen hinzufügen. Ist der Plan nicht möglich, wählst du wie üblich selbst.
plan-goal = Wenn ich am Zug bin …
plan-goal-else = Sonst …
plan-else-ask = Sonst: mich fragen
plan-else = Sonst: „{ $goal }“
plan-pass-choose = Im Voraus passen…
plan-pass-turns = { $turns ->
    [one] In meinem nächsten Zug passen
   *[other] In meinen nächsten { $turns } Zügen passen
}
plan-pass-this-round = Bis zum Ende dieser Runde passen
plan-pass-no-limit = Passen, bis ich den Plan verwerfe
plan-failed-if = - { $steps } – nicht erfüllt: **nur wenn { $condition }**.
plan-failed-if-now = - { $steps } – nicht erfüllt: **nur wenn { $condition }**. Jetzt: { $now }.
plan-failed-steps = - { $steps } – jetzt nicht möglich.
plan-choose-now = Du bist am Zug, und es wurde noch nichts gespielt. Bitte wähle jetzt selbst.
plan-unmet = ⏩ Die Bedingungen deines Plans sind nicht erfüllt, deshalb wurde nichts ausgeführt.
plan-unfit = ⏩ Dein Plan ist nicht mehr möglich, deshalb wurde nichts ausgeführt.
plan-stopped = ⏩ Dein Plan war nur zum Teil möglich. Die Schritte bis hierher sind noch nicht bestätigt: Spiel weiter oder nimm sie zurück.
plan-failed = ⏩ Dein Plan konnte nicht ausgeführt werden. Bitte wähle jetzt selbst.
done-unplan = { $match }: Dein Plan wurde verworfen.

## Was nicht geht
refusal-plan-your-turn = Du bist gerade am Zug. Deinen nächsten Zug kannst du planen, sobald dieser beendet ist.
refusal-plan-no-passing = In diesem Spiel kann man nicht passen, also auch nicht im Voraus.
refusal-plan-turns = Du kannst für 1 bis { $most } Züge im Voraus passen oder mit `bis-auf-weiteres`, bis du den Plan verwirfst.
refusal-no-plan = Du hast keinen Plan.
refusal-plan-lines = Ein Plan kann höchstens { $most } Zeilen haben. Lösche zuerst eine Zeile.
