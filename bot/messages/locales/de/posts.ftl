### Was von einer Partie für alle gepostet wird.

## Die Statuskarte
card-rated = Gewertet: Das Ergebnis zählt für eure Wertungen auf diesem Server.
card-rated-open = Gewertet: Das Ergebnis zählt für eure Wertungen auf diesem Server, außer es spielt von Anfang an ein Roboter mit.
card-rated-over-limit = Nicht gewertet: Zwei der Beteiligten haben in den letzten 30 Tagen schon drei gewertete Partien miteinander gespielt.
card-hints = Hinweise erlaubt: Wer mitspielt, kann die eigenen Züge von einem Roboter einschätzen lassen.
turn-of = { $count ->
    [one] { $who } ist am Zug.
   *[other] Es wird gleichzeitig gewählt: Alle, die noch nicht gewählt haben, sind am Zug.
}
card-link = [Aktueller Spielplan]({ $link })
segment-board = Der Spielplan danach: { $heading }
card-paused = Die Uhren dieser Partie sind angehalten.
card-brought-in = Diese Partie wurde aus einer Datei importiert. Mischen und Züge passen zusammen, aber ob das Geheimnis schon vor dem Spiel versiegelt war, lässt sich hier nicht prüfen.
card-open = Besetzte Plätze: { $taken } von { $seats }.
card-open-alone = Eine Solopartie. Mit *Beginnen* geht es los.
card-eliminated = ausgeschieden
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
card-begins-opener = Die Tischleitung beginnt.
card-begins-drawn = Die Sitzordnung stammt aus der Auslosung der Saison.
card-begins-turned = Alle rücken einen Platz weiter: Wer in der letzten Partie auf Platz 2 saß, beginnt.
card-seats-random = Die Plätze werden ausgelost.
card-window = Antworten können: { $who } (seit { $since }).
card-window-deadline = Antworten sind möglich bis { $absolute } ({ $relative }). Keine Antwort gilt als Passen.
card-waiting = { $count ->
    [one] { $who } ist am Zug. Der Zug begann { $since }.
   *[other] { $who } sind gleichzeitig am Zug. Der Zug begann { $since }.
}
card-bound-open = Faires Mischen: Mit *Zum Mischen beitragen* fügst du eigene Worte hinzu ({ $links }).
card-bound-soon = Faires Mischen: Das Geheimnis wird hier gleich versiegelt.
card-bound = Faires Mischen: { $links } (nach der Partie mit `/spiel prüfen` nachprüfen)
card-cancelled-early = Die Partie wurde nach dem Aufbau abgebrochen, noch vor dem ersten Zug.
card-finished = Diese Partie ist zu Ende.
card-cancelled = Diese Partie wurde abgebrochen.
card-damaged = Die gespeicherten Daten dieser Partie können nicht gelesen werden. Alle behalten ihren Platz. Bitte informiert das Team, das den Bot betreibt.
card-game-missing = Diese Partie pausiert, weil ihr Spiel gerade nicht geladen werden kann. Die Uhren stehen, und alle behalten ihren Platz.
post-missing = Wegen eines Fehlers im Bot konnte eine Nachricht zu dieser Partie nicht gepostet werden. Es ist nichts verloren, in `/protokoll` steht alles. Die Spielleitung kann sie mit `/spielleitung werkzeuge` erneut posten lassen.
post-refused = Discord lehnt einen Teil der Nachrichten zu dieser Partie ab, auch ohne Bilder, Namen und selbst geschriebene Texte. Es ist nichts verloren, in `/protokoll` steht alles. Die Spielleitung kann es mit `/spielleitung neu-posten` erneut versuchen, zum Beispiel nach einer Änderung der Filter des Servers.

## Das Ende
final-heading = { $match }: Endstand
final-won = 🏆 { $who } gewinnt mit { $points }, { $margin } vor { $others }.
final-won-tie = 🏆 { $who } gewinnt mit { $points } bei Punktgleichheit mit { $others }.
final-shared = 🏆 { $who } teilen sich den Sieg: je { $points }.
final-alone = { $who } erreicht { $points }.
final-won-plain = { $count ->
    [one] 🏆 { $who } gewinnt.
   *[other] 🏆 { $who } teilen sich den Sieg.
}
final-draw = 🤝 Unentschieden: { $who }.
final-draw-points = 🤝 Unentschieden: { $who }, je { $points }.
final-all-won = { $count ->
    [one] 🏆 { $who } gewinnt.
   *[other] 🏆 { $who } gewinnen gemeinsam.
}
final-all-won-points = { $count ->
    [one] 🏆 { $who } gewinnt mit { $points }.
   *[other] 🏆 { $who } gewinnen gemeinsam mit { $points }.
}
final-all-lost = { $count ->
    [one] { $who } verliert.
   *[other] { $who } verlieren gemeinsam.
}
final-all-lost-points = { $count ->
    [one] { $who } verliert mit { $points }.
   *[other] { $who } verlieren gemeinsam mit { $points }.
}
final-rank-plain = { $place }. { $who }
final-team-plain = { $place }. **{ $team }** ({ $members })
final-team-name = **{ $team }** ({ $members })
final-rank = { $place }. { $who }: { $points }
final-vp = { $count } SP
final-team = { $place }. **{ $team }** ({ $members }): { $points }
final-member = { $who }
final-scoring = Wertung
final-points = { $who } { $points }

## Language
button-translate = 🌐 In meiner Sprache lesen
