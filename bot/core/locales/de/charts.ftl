### Bilder von Ligen und Leuten, und was an ihrer Stelle zu lesen ist. Buchstaben in Zeichen sind je einer, alle verschieden.

## Zeichen
chart-letter-champion = M
chart-letter-up = H
chart-letter-stays = B
chart-letter-down = T
chart-letter-out = X
chart-letter-new = N

## Tabelle
chart-title = { $league } · Gruppe { $division }
chart-so-far = Saison { $season } · { $over } von { $tables } Partien beendet
chart-final = Saison { $season } · Endstand
chart-head-possible_places = möglich
chart-head-name = Name
chart-head-points = Punkte
chart-stands-up = Aufstiegsplatz
chart-stands-down = Abstiegsplatz
chart-stands-out = aus der Saison ausgeschlossen
chart-ended-champion = Meister
chart-ended-up = steigt auf
chart-ended-stays = bleibt
chart-ended-down = steigt ab
chart-ended-out = aus der Saison ausgeschlossen
chart-mark-open = Ring: läuft noch
chart-mark-left = Kreuz: verlassen
chart-mark-void = Strich: Tisch zählt nicht
chart-marks = Legende: { $marks }
chart-decided = { $first } vor { $second } bei Punktgleichheit: { $step }
chart-undecided = { $first } und { $second } liegen bisher in allem gleichauf; am Ende entscheidet das Los
chart-told = { $place }. { $name }: { $points } Punkte, { $played } von { $tables } Partien gespielt{ $more }.
chart-told-still = noch möglich: Platz { $places }
chart-told-champion = Meister
chart-told-up = steigt auf
chart-told-down = steigt ab
chart-told-out = ausgeschlossen
chart-board-line = { $points } Punkte · { $played }/{ $tables }

## Kreuztabelle
chart-crosstable = Saison { $season } · Kreuztabelle
chart-met-beaten = besser platziert
chart-met-lost = schlechter platziert
chart-met-tied = gleich platziert
chart-met-tables = In Klammern: die Nummer des Tisches.
chart-met-numbers = Unter dem Zeichen: die Nummer des Tisches.
chart-met-nobody = noch keine Begegnungen
chart-told-met = { $name }: { $beaten }× besser, { $lost }× schlechter und { $tied }× gleich platziert.

## Pyramide
chart-pyramid-draw = Saison { $season } · Auslosung
chart-pyramid-end = Saison { $season } · Gruppen am Saisonende
chart-tier = Stufe { $tier }
chart-division = Gruppe { $division }
chart-came-champion = Meister der letzten Saison
chart-came-up = aufgestiegen
chart-came-stays = in der Gruppe geblieben
chart-came-down = abgestiegen
chart-came-new = neu
chart-told-division = Gruppe { $division }: { $people }.

## Profil
chart-profile = Partien auf { $server }
chart-profile-note = Das Band zeigt die Unsicherheit der Wertung. Nur beendete Partien zählen.
chart-rating = Wertung
chart-seats = { $seats } Plätze
chart-matches = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
chart-percent = { $number } %
chart-figure-played = zu Ende gespielt
chart-figure-won = Gewonnen
chart-figure-draw = Unentschieden
chart-figure-lost = Verloren
chart-figure-left = verlassen
chart-figure-share = der Punkte von Platz 1
chart-figure-best = höchste Punktzahl
chart-figure-seasons = gespielte Saisons
chart-figure-titles = gewonnene Titel
chart-figure-peak = höchste Wertung
chart-figure-longest = längste Siegesserie
chart-figure-current = aktuelle Siegesserie
chart-figure-turn = typische Zeit je Zug
chart-figure-kept = rechtzeitig gezogen

## Direkter Vergleich
chart-versus = Direkter Vergleich
chart-versus-before = { $first } vor { $second }
chart-versus-matches = Partien
chart-versus-ahead = Ø Platzvorsprung: { $first }
chart-versus-met = letzte Partie
chart-versus-last = Die letzten gemeinsamen Partien
chart-versus-match = { $game }, Partie { NUMBER($number, useGrouping: 0) }, { $day }
chart-versus-note = Es zählen nur Partien auf diesem Server, die beide von Anfang bis Ende gespielt haben.
chart-versus-none = Auf diesem Server gibt es noch keine Partie, die beide von Anfang bis Ende gespielt haben.
chart-place = { $place ->
    [1] 1.
    [2] 2.
    [3] 3.
   *[other] { $place }.
}
