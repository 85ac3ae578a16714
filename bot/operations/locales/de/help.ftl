### Hilfe.

## Befehle
command-help = hilfe
    .description = Was du mit diesem Bot machen kannst
command-rules = regeln
    .description = Die Regeln eines Spiels in Kurzform, mit allen Werten

help-heading = Brettspiele, Zug um Zug über mehrere Tage
help-games = **Regeln.** `/regeln` erklärt kurz die Regeln eines Spiels, zeigt alle Werte in einem Bild und sagt, welche davon rekonstruiert werden mussten:
help-now = Was du hier gerade tun kannst
help-now-turn = Deinen Zug machen: { $match }
help-now-more = { $count ->
    [one] { $count } weitere Partie wartet auf dich: `/partien meine`
   *[other] { $count } weitere Partien warten auf dich: `/partien meine`
}
help-now-join = An einem offenen Tisch mitspielen: { $match }
help-now-match = Ansehen, was du in der Partie dieses Kanals tun kannst: { $match }
help-now-open = Einen Tisch eröffnen: `/spiel eröffnen`
help-now-open-on-a-server = Auf einem Server einen Tisch eröffnen: `/spiel eröffnen`
help-now-host = Partien dieses Servers verwalten
help-topics = Weitere Themen …
help-version = Harbourmaster { $version }
button-turn-in = Mein Zug: { $match }
button-join-at = Mitspielen: { $match }
button-match-here = Partie in diesem Kanal
button-new-here = Neu hier?
button-rules = Regeln
button-rules-of = Regeln von { $game }
first-steps-heading = Neu hier?
first-steps = **{ $game }**: { $tagline }

    Eine Partie läuft über mehrere Tage, und du ziehst, wann du Zeit hast. Mit *Mitspielen* bekommst du einen Platz. Die Partie beginnt in diesem Kanal, sobald alle Plätze besetzt sind oder die Tischleitung auf *Beginnen* drückt.

    Ich sage dir Bescheid, wenn du am Zug bist. *Meinen Zug machen* zeigt dann nur dir deine Seite des Tisches und deine Möglichkeiten. Bis du auf *Bestätigen* oder einen Knopf drückst, der etwas aufdeckt oder deinen Zug beendet, kannst du alles zurücknehmen. Erst danach sehen die anderen deinen Zug. Auch dann gibt es noch *Meinen Zug zurücknehmen*, aber vielleicht müssen andere zustimmen.

    Auf der angepinnten Karte der Partie steht, wie viel Zeit alle haben. Nachts und an freien Tagen kann deine Uhr stehen: siehe `/einstellungen zeiten`. Wenn du aufhören musst, übernimmt ein Roboter.
