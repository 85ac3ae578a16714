### Hilfe.

## Hilfe
help-heading = Brettspiele, über Tage gespielt
help-opening = **Einen Tisch eröffnen.** `/spiel eröffnen` eröffnet einen in diesem Kanal oder in einem eigenen Thread. Andere kommen mit der Schaltfläche dazu, Roboter füllen leere Plätze, und mit *Beginnen* geht es los.
help-playing = **Spielen.** *Meinen Zug machen* auf der Statuskarte zeigt nur dir deine Seite des Tisches und was du tun kannst. *Zurück* geht einen Schritt zurück, *Von vorn* alle; die anderen sehen deinen Zug erst, wenn du ihn *bestätigst*. `/zug` bietet beim Tippen dieselbe Wahl.
help-thinking = **Nachdenken.** `/probe` oder *Ausprobieren* öffnet eine private Kopie der Partie, auf der du Züge für alle Plätze ausprobierst, soweit es nichts Verdecktes braucht. Während du wartest, führt auch *Vorausplanen* dorthin: Was du für deinen nächsten Zug ausprobierst, kannst du planen. `/vorhaben passen` passt im Voraus.
help-looking = **Ansehen.** `/plan` zeigt das Bild, `/textplan` dasselbe in Worten, `/protokoll` was geschehen ist. `/seither` erzählt, was seit deinem letzten Zug geschah und was das für deine Möglichkeiten heißt, `/rückschau` geht eine Partie von Anfang an Schritt für Schritt durch. `/partien` zeigt deine Partien und wer jeweils am Zug ist. `/spiel prüfen` rechnet eine beendete Partie nach, `/spiel ausgeben` liefert ihre Aufzeichnung. `/spiel teilen` macht aus einer beendeten Partie eine Karte, `/spiel film` aus jeder ein bewegtes Bild.
help-settings = **Einstellungen.** `/einstellungen ich` öffnet eine Übersicht: Sprache, Nachrichten, Erinnerung, Farben, Worte statt Bilder, und ob Züge bestätigt werden. `/einstellungen zeiten` stellt Zeitzone, Schlaf und Ruhezeit ein, `/frei` deine freien Tage, `/stumm` lässt eine Partie schweigen. `/einstellungen server` ist für die Verwaltung. Niemand muss etwas einstellen.
help-games = **Regeln.** `/regeln` erklärt kurz die Regeln eines Spiels, zeigt seine gedruckten Werte im Bild und sagt, welche davon nachgebildet werden mussten:
help-figures = Die gedruckten Werte von { $game }, wie sie hier gespielt werden.
