### Hilfe.

## Befehle
command-help = hilfe
    .description = Was du mit diesem Bot machen kannst
command-rules = regeln
    .description = Kurzregeln eines Spiels mit allen Werten

help-heading = Brettspiele, Zug um Zug über mehrere Tage
help-games = **Regeln.** `/regeln` erklärt kurz die Regeln eines Spiels, zeigt alle Werte in einem Bild und nennt die, die rekonstruiert werden mussten:
help-now = Was du hier gerade tun kannst
help-now-turn = Deinen Zug machen: { $match }
help-now-more = { $count ->
    [one] { $count } weitere Partie wartet auf dich: `/partien`
   *[other] { $count } weitere Partien warten auf dich: `/partien`
}
help-now-join = An einem offenen Tisch mitspielen: { $match }
help-now-match = Deine Möglichkeiten in der Partie dieses Kanals: { $match }
help-now-open = Einen Tisch eröffnen: `/spiel eröffnen`
help-now-host = Partien dieses Servers verwalten
help-topics = Weitere Themen …
help-version = Harbourmaster { $version }
button-turn-in = Mein Zug: { $match }
button-join-at = Mitspielen: { $match }
button-match-here = Die Partie hier
button-new-here = Neu hier?
button-rules = Regeln
button-rules-of = Regeln von { $game }
first-steps-heading = Neu hier?
first-steps = **{ $game }**: { $tagline }

    Gespielt wird über Tage, wann immer du Zeit hast. Mit *Mitspielen* bekommst du einen Platz. Sind alle Plätze besetzt, oder drückt, wer den Tisch eröffnet hat, auf *Beginnen*, dann fängt die Partie in diesem Kanal an.

    Ich sage dir, wenn du am Zug bist. *Meinen Zug machen* zeigt dann nur dir deine Seite des Tisches und was du tun kannst. Bis du *bestätigst*, kannst du alles zurücknehmen; erst danach sehen es die anderen.

    Auf der Karte steht, wie viel Zeit alle haben. Nächte und freie Tage müssen nicht mitzählen: `/einstellungen zeiten`. Musst du aufhören, übernimmt ein Roboter.
