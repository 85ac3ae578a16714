### Partien: Karten, Züge, Nachrichten.

## Partien
language = Deutsch
match-title = { $game } · { $title }
match-choice = #{ $number } { $name } ({ $status })
status-open = offen
status-running = läuft
status-finished = beendet
status-cancelled = abgebrochen
thread-name = { $game }-Tisch

## Die Statuskarte
card-open = Besetzte Plätze: { $taken } von { $seats }.
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
card-waiting = Am Zug ist { $who }; der Zug begann { $since }.
card-commitment = Fairness: SHA-256 von Startwert und Salz ist `{ $hash }`; beide werden am Ende offengelegt.
card-finished = Diese Partie ist zu Ende.
card-cancelled = Diese Partie wurde abgebrochen.
card-damaged = Was von dieser Partie gespeichert ist, lässt sich nicht lesen. Ihre Mitspieler sind nicht vergessen; bitte sagt Bescheid, wer den Bot betreibt.
invitation = { $person }, du bist eingeladen: { $match }.

## Schaltflächen
button-turn = Meinen Zug machen
button-board = Spielplan
button-log = Protokoll
button-join = Mitspielen
button-leave = Aufstehen
button-robot = Roboter dazu
button-start = Beginnen
button-cancel = Abbrechen
button-undo = Zurück
button-over = Von vorn
button-confirm = Bestätigen
button-reveal = Ja, aufdecken
button-back = Doch nicht
button-earlier = ◀ Früher
button-later = Später ▶

## Der eigene Zug
panel-option = { $option }: { $detail }
panel-chosen = **Dein Zug bisher**
panel-choose = Wähle …
panel-part = { $title } ({ $part } von { $parts })
panel-may-confirm = Spiele weiter, oder bestätige und beende damit deinen Zug.
panel-complete = Dein Zug ist vollständig. Bestätige ihn oder nimm etwas zurück.
panel-waiting = { $who } ist am Zug.
panel-more-in-words = … `/textplan` erzählt alles.
panel-over = Die Partie ist zu Ende.
panel-reveals = **{ $option }** deckt Verborgenes auf. Danach lässt sich dein Zug bis hierher nicht mehr zurücknehmen. Bist du sicher?

## Ansehen
board-waiting = { $who } ist am Zug.
log-heading = { $match }: Protokoll, Seite { $page } von { $pages }
log-empty = Noch ist nichts geschehen.
mine-none = Du sitzt an keinem Tisch. `/spiel eröffnen` eröffnet einen.
mine-heading = { $count ->
    [one] Deine Partie
   *[other] Deine { $count } Partien
}{ $waiting ->
    [0] {""}
    [one] , eine wartet auf dich
   *[other] , { $waiting } warten auf dich
}
mine-more = { $count ->
    [one] … und noch { $count } weitere.
   *[other] … und noch { $count } weitere.
}
mine-open = offen, { $taken } von { $seats } Plätzen besetzt
mine-your-turn = **du bist am Zug**
mine-waiting = wartet auf { $who }
mine-over = zu Ende
mine-damaged = Partie { NUMBER($match, useGrouping: 0) } lässt sich nicht lesen

## Was am Tisch geschah
told-started = Die Partie beginnt. Startspieler: { $who }.
told-resigned = { $who } gibt auf; ein Roboter spielt weiter.
told-dismissed = { $who } spielt nicht mehr mit; ein Roboter übernimmt den Platz.

## Das Ende
final-heading = { $match }: das Ende
final-rank = { $place }. { $who }: { $points } SP
final-scoring = Wertung
final-points = { $who } { $points }
final-secrets = Startwert `{ $seed }`, Salz `{ $salt }`. SHA-256 von `Startwert:Salz` ist `{ $hash }`, wie es seit der Eröffnung auf der Statuskarte steht. `/spiel prüfen` rechnet alles Weitere nach.
verify-heading = { $match }: Prüfung
verify-commitment = Vergleicht die Prüfsumme mit der auf der Statuskarte; sie stand dort, bevor jemand eine Mischung kennen konnte.
verify-order = Die Reihenfolge ergibt sich aus dem Startwert.
verify-moves = Die Mischungen ergeben sich aus dem Startwert, und jeder Zug ist regelgerecht.
verify-result = Das Ergebnis ergibt sich aus den Zügen.
export-complete = Die Aufzeichnung der Partie: jeder Zug, jede Mischung, das Ergebnis.
export-incomplete = Die bisherige Aufzeichnung der Partie, mit dem, was du von ihr wissen darfst.

## Erledigt
done-open = { $match } ist eröffnet.
done-join = Du hast einen Platz: { $match }.{ $company }
done-join-started = Du hast den letzten Platz genommen, { $match } beginnt.
done-leave = Du hast den Tisch verlassen: { $match }.
done-robot = Ein Roboter setzt sich: { $match }.
done-robot-started = Ein Roboter nimmt den letzten Platz, { $match } beginnt.
done-robot-away = Der zuletzt gekommene Roboter ist aufgestanden: { $match }.
done-start = { $match } beginnt.
done-cancel = { $match } ist abgebrochen.
done-invite = Eingeladen ist { $player }: { $match }.
done-resign = Du hast aufgegeben: { $match }. Auf deinem Platz spielt ein Roboter weiter.
done-dismiss = Für { $player } spielt ein Roboter weiter: { $match }.
done-handover = Die Rechte am Tisch hat jetzt { $player }: { $match }.
done-language = Ich spreche jetzt Deutsch mit dir.
done-server-language = Sprache der öffentlichen Beiträge auf diesem Server: { $language }.
