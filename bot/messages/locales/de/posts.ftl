### Was von einer Partie für alle gepostet wird.

## Die Statuskarte
card-rated = Gewertet: Das Ergebnis ändert eure Wertungen auf diesem Server, außer wenn sich vor dem Start ein Roboter dazusetzt.
card-hints = Hinweise: Ein Roboter darf allen, die spielen, sagen, was er von ihren Zügen erwartet.
card-paused = Die Uhren dieser Partie sind angehalten.
card-brought-in = Diese Partie wurde aus einer Datei importiert. Mischen und Züge passen zusammen, aber versiegelt gesehen hat das Mischen hier niemand.
card-open = Besetzte Plätze: { $taken } von { $seats }.
card-open-alone = Ein Spiel für eine Person. Mit *Beginnen* geht es los.
card-free-seat = *frei*
card-public = { $count ->
    [0] Alle können mitspielen.
   *[other] Alle können mitspielen. Eingeladen: { $people }.
}
card-invited = { $count ->
    [0] Nur Eingeladene können mitspielen; noch ist niemand eingeladen.
   *[other] Nur Eingeladene können mitspielen: { $people }.
}
card-begins-random = Die Reihenfolge wird ausgelost.
card-begins-opener = Wer den Tisch eröffnet hat, beginnt.
card-begins-drawn = Die Plätze sind so, wie die Auslosung der Saison sie ergab.
card-begins-turned = Die Plätze der letzten Partie rücken um einen weiter: Wer auf dem zweiten Platz saß, beginnt.
card-waiting = { $count ->
    [one] Am Zug ist { $who }; der Zug begann { $since }.
   *[other] Gleichzeitig am Zug sind { $who }; begonnen hat es { $since }.
}
card-bound-open = Faires Mischen: Mit *Zum Mischen beitragen* gibst du eigene Worte dazu ({ $links }).
card-bound-soon = Faires Mischen: Das Geheimnis wird hier gleich versiegelt.
card-bound = Faires Mischen: { $links }
card-cancelled-early = Sie wurde beendet, nachdem ausgeteilt war und bevor jemand gezogen hatte.
card-finished = Diese Partie ist zu Ende.
card-cancelled = Diese Partie wurde abgebrochen.
card-damaged = Was von dieser Partie gespeichert ist, lässt sich nicht lesen. Niemand verliert dadurch den Platz; bitte sagt den Leuten Bescheid, die den Bot betreiben.
post-missing = Ein Beitrag zu dieser Partie konnte nicht erscheinen: Das ist mein Fehler. Verloren ist nichts, `/protokoll` erzählt alles; die Spielleitung kann ihn mit `/spielleitung reparieren` noch einmal versuchen lassen.

## Das Ende
final-heading = { $match }: das Ende
final-won = 🏆 { $who } gewinnt mit { $points }, { $margin } vor { $others }.
final-won-tie = 🏆 { $who } gewinnt mit { $points } bei Gleichstand mit { $others }.
final-shared = 🏆 { $who } teilen sich den Sieg: je { $points }.
final-alone = { $who } kommt auf { $points }.
final-team-name = **{ $team }** ({ $members })
final-rank = { $place }. { $who }: { $points }
final-vp = { $count } SP
final-team = { $place }. **{ $team }** ({ $members }): { $points }
final-member = { $who }
final-scoring = Wertung
final-points = { $who } { $points }
