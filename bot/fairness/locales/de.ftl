### Überprüfung und Aufzeichnungen.

## Befehle
command-verify = prüfen
    .description = Mischungen, Züge und Ergebnis einer beendeten Partie nachrechnen
command-export = ausgeben
    .description = Die Aufzeichnung einer Partie als Datei bekommen

## Das Ende
verify-heading = { $match }: Prüfung
verify-commitment = Vergleicht die Prüfsumme mit der auf der Statuskarte; sie stand dort, bevor jemand eine Mischung kennen konnte.
verify-order = Die Reihenfolge ergibt sich aus dem Startwert.
verify-moves = Die Mischungen ergeben sich aus dem Startwert, und jeder Zug ist regelgerecht.
verify-result = Das Ergebnis ergibt sich aus den Zügen.
export-complete = Die Aufzeichnung der Partie: jeder Zug, jede Mischung, das Ergebnis.
export-incomplete = Die bisherige Aufzeichnung der Partie, mit dem, was du von ihr wissen darfst.
