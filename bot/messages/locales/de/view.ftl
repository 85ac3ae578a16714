### Eine Partie ansehen.

## Befehle
command-share = teilen
    .description = Eine beendete Partie als Karte zum Weitergeben bekommen
command-film = film
    .description = Die ganze Partie als Film bekommen
command-board = spielplan
    .description = Den Spielplan als Bild zeigen
command-text = in-worten
    .description = Den Spielplan in Worten zeigen
command-log = protokoll
    .description = Zeigen, was geschehen ist
command-games = partien
    .description = Meine Partien zeigen, und wer jeweils am Zug ist

## Hilfe
help-looking = **Ansehen.** `/spielplan` zeigt das Bild, `/in-worten` dasselbe in Worten, `/protokoll` was wann geschehen ist. `/seither` erzählt, was seit deinem letzten Zug geschah und was das für deine Möglichkeiten heißt, `/rückschau` geht eine Partie von Anfang an Schritt für Schritt durch oder springt zu einer Runde. `/partien` zeigt deine Partien und wer jeweils am Zug ist. `/spiel prüfen` rechnet eine beendete Partie nach, `/spiel aufzeichnung` liefert ihre Züge als Datei. `/spiel teilen` macht aus einer beendeten Partie eine Karte, `/spiel film` aus jeder einen Film.

## Schaltflächen
button-board = Spielplan
button-log = Protokoll
button-text = In Worten

## Ansehen
log-heading = { $match }: Protokoll, Seite { $page } von { $pages }
log-empty = Noch ist nichts geschehen.
log-first = ⏮ Anfang
log-latest = Neueste ⏭
log-page = Seite { $page }
mine-none = Du sitzt an keinem Tisch. `/spiel eröffnen` eröffnet einen.
mine-heading = { $count ->
    [0] Zurzeit läuft keine Partie von dir
    [one] Deine Partie
   *[other] Deine { $count } Partien
}{ $waiting ->
    [0] {""}
    [one] , eine wartet auf dich
   *[other] , { $waiting } warten auf dich
}
mine-page = { $heading }, Seite { $page } von { $pages }
mine-finished-lately = Kürzlich beendet

## Was nicht geht
refusal-no-picture = Dieses Bild ließ sich nicht zeichnen. Mit `/spielplan` und `/in-worten` siehst du die Partie.
refusal-no-chapter = Von diesem Teil der Partie gibt es nichts zu erzählen.
