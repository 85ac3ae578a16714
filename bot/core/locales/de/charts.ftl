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
chart-so-far = Saison { $season } · { $over } von { $tables } Tischen sind fertig
chart-final = Saison { $season } · Endstand
chart-head-still = möglich
chart-head-name = Name
chart-head-tables = Tische
chart-head-played = gespielt
chart-head-firsts = Siege
chart-head-points = Punkte
chart-stands-up = steigt auf (höher), Stand jetzt
chart-stands-down = steigt ab (tiefer), Stand jetzt
chart-stands-out = aus der Saison gestrichen
chart-ended-champion = Meister
chart-ended-up = steigt auf (höher)
chart-ended-stays = bleibt
chart-ended-down = steigt ab (tiefer)
chart-ended-out = aus der Saison gestrichen
chart-mark-open = Ring: läuft noch
chart-mark-left = Kreuz: verlassen
chart-mark-void = Strich: zählt nicht
chart-marks = Zeichen – { $marks }
chart-decided = { $first } vor { $second } bei gleichen Punkten: { $step }
chart-undecided = { $first } und { $second } sind bisher in allem gleich; am Ende entscheidet das Los
chart-told = { $place }. { $name }: { $points } Punkte, { $played } von { $tables } gespielt{ $more }.
chart-told-still = Platz { $places } ist noch möglich
chart-told-champion = Meister
chart-told-up = steigt auf
chart-told-down = steigt ab
chart-told-out = gestrichen
chart-board-line = { $points } Punkte · { $played }/{ $tables }

## Kreuztabelle
chart-crosstable = Saison { $season } · wer vor wem war
chart-met-beaten = war vor ihnen
chart-met-lost = war hinter ihnen
chart-met-tied = gleicher Platz
chart-met-tables = In Klammern: die Nummer des Tisches.
chart-met-numbers = Unter jedem Zeichen: die Nummer des Tisches.
chart-met-nobody = hat noch niemanden getroffen
chart-told-met = { $name } war { $beaten }× vor anderen, { $lost }× dahinter und { $tied }× auf dem gleichen Platz.

## Pyramide
chart-pyramid-draw = Saison { $season } · die Auslosung
chart-pyramid-end = Saison { $season } · so ging sie aus
chart-tier = Stufe { $tier }
chart-division = Gruppe { $division }
chart-came-champion = Meister der letzten Saison
chart-came-up = kommt herauf (höher)
chart-came-stays = war schon hier (bleibt)
chart-came-down = kommt herunter (tiefer)
chart-came-new = neu
chart-told-division = Gruppe { $division }: { $people }.

## Profil
chart-profile = Partien auf { $server }
chart-profile-note = Das Band zeigt, wie weit die Wertung daneben liegen konnte. Nur beendete Partien zählen.
chart-rating = Wertung
chart-seats = { $seats } Plätze
chart-matches = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
chart-percent = { $number } %
chart-figure-played = zu Ende gespielt
chart-figure-left = verlassen
chart-figure-share = der Siegerpunkte
chart-figure-best = meiste Punkte
chart-figure-seasons = gespielte Saisons
chart-figure-titles = gewonnene Titel
chart-figure-peak = höchste Wertung
chart-figure-longest = meiste Siege in Folge
chart-figure-current = Siege in Folge jetzt
chart-figure-turn = übliche Zeit für einen Zug
chart-figure-kept = Züge in der Zeit

## Direkter Vergleich
chart-versus = Direkter Vergleich
chart-versus-before = { $first } vor { $second }
chart-versus-matches = Partien
chart-versus-ahead = Plätze Vorsprung: { $first }
chart-versus-met = letzte Partie
chart-versus-last = Die letzten Partien beider
chart-versus-match = { $game }, Partie { NUMBER($number, useGrouping: 0) }, { $day }
chart-versus-note = Es zählen Partien dieses Servers, die beide von Anfang bis Ende gespielt haben.
chart-versus-none = Auf diesem Server ist noch keine Partie zu Ende, die beide von Anfang bis Ende gespielt haben.
chart-place = { $place ->
    [1] 1.
    [2] 2.
    [3] 3.
   *[other] { $place }.
}
