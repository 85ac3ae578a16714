### Hilfe.

## Befehle
command-help = hilfe
    .description = Was man hier tun kann
command-rules = regeln
    .description = Kurz die Regeln eines Spiels, mit seinen gedruckten Werten

help-heading = Brettspiele, über Tage gespielt
help-games = **Regeln.** `/regeln` erklärt kurz die Regeln eines Spiels, zeigt seine gedruckten Werte im Bild und sagt, welche davon nachgebildet werden mussten:
help-now = Was du hier gerade tun kannst
help-now-turn = Deinen Zug machen: { $match }
help-now-more = { $count ->
    [one] { $count } weitere Partie wartet auf dich: `/partien`
   *[other] { $count } weitere Partien warten auf dich: `/partien`
}
help-now-join = An einem offenen Tisch mitspielen: { $match }
help-now-match = Sehen, was du mit der Partie dieses Kanals tun kannst: { $match }
help-now-open = Einen Tisch eröffnen: `/spiel eröffnen`
help-now-host = Dich um die Partien dieses Servers kümmern
help-topics = Mehr lesen über …
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
