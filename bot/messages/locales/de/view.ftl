### Eine Partie ansehen.

## Befehle
command-share = teilen
    .description = Zu einer beendeten Partie eine Karte zum Teilen erstellen
command-film = film
    .description = Die ganze Partie als Film ansehen
command-board = spielplan
    .description = Den Spielplan als Bild zeigen
command-text = als-text
    .description = Den Spielplan als Text zeigen
menu-log = Protokoll ab hier
command-log = protokoll
    .description = Zeigen, was bisher passiert ist
command-games = partien
    .description = Deine Partien, offene Tische und beendete Partien
command-games-mine = meine
    .description = Deine Partien, und wer jeweils am Zug ist
command-games-open = offen
    .description = Offene Tische anzeigen, an die du dich setzen kannst

## Hilfe
help-looking = **Ansehen.** `/spielplan` zeigt den Spielplan als Bild, `/als-text` als Text, `/protokoll` alles, was passiert ist. `/neues` zeigt, was seit deinem letzten Zug passiert ist und wie sich deine Möglichkeiten geändert haben. Mit `/rückschau` spielst du eine Partie Schritt für Schritt nach oder springst zu einer Runde. `/partien meine` zeigt deine Partien und wer jeweils am Zug ist, `/partien offen` die offenen Tische, an denen du mitspielen kannst. Mit `/partien beendet` suchst du beendete Partien. `/spiel prüfen` prüft eine beendete Partie nach, und mit `/spiel aufzeichnung` bekommst du ihre Züge als Datei. `/spiel teilen` erstellt eine Karte zu einer beendeten Partie, `/spiel film` einen Film zu jeder Partie.

## Schaltflächen
button-board = Spielplan
button-log = Protokoll
button-text = Als Text
button-open-match = Öffnen

## Ansehen
log-heading = { $match }: Protokoll, Seite { $page } von { $pages }
log-empty = Noch ist nichts passiert.
log-first = ⏮ Anfang
log-latest = Neueste ⏭
log-page = Seite { $page }
mine-none = Du spielst gerade keine Partie. Mit `/spiel eröffnen` startest du eine, mit `/tischsuche` findest du einen Tisch.
mine-heading = { $count ->
    [0] Du hast gerade keine laufende Partie
    [one] Deine Partie
   *[other] Deine { $count } Partien
}{ $waiting ->
    [0] {""}
    [one] { $count ->
        [1] {" "}wartet auf dich
       *[other] , eine wartet auf dich
    }
   *[other] , { $waiting } warten auf dich
}
mine-page = { $heading }, Seite { $page } von { $pages }
mine-finished-lately = Kürzlich beendet

## Was nicht geht
refusal-no-picture = Dieses Bild konnte nicht erstellt werden. Mit `/spielplan` und `/als-text` siehst du die Partie trotzdem.
refusal-no-chapter = Zu diesem Teil der Partie gibt es nichts zu zeigen.

## Open tables
option-pace = tempo
    .description = Nur offene Tische mit diesem Tempo
option-kind = wertung
    .description = Nur gewertete oder nur ungewertete offene Tische
choice-rated-tables = gewertet
choice-casual-tables = ungewertet
open-tables-heading = { $count ->
    [one] { $count } offener Tisch
   *[other] { $count } offene Tische
}
open-tables-none = Es gibt keinen passenden offenen Tisch, an dem du mitspielen kannst. Eröffne einen mit `/spiel eröffnen`, oder lass dich mit `/spiel bescheid` über neue benachrichtigen.
open-tables-seats = { $taken } von { $seats } Plätzen besetzt
open-tables-rated = gewertet
