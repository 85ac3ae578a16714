### Die Worte des Bots auf Deutsch.
### Namen von Befehlen und Optionen sind klein geschrieben und ohne Leerzeichen; `.description` steht bei Discord daneben.

## Aufzählungen
list-separator = ,{" "}
list-last = { $front } und { $last }

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
ping = { $person }, du bist am Zug: { $match }.

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
done-join = Du hast einen Platz: { $match }.
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

## Was nicht geht: Fragen an den Bot
slip-unknown-button = Diese Schaltfläche kenne ich nicht. Vielleicht stammt sie von einer anderen Fassung von mir; `/zug` und `/plan` zeigen den heutigen Stand.
slip-unreadable-command = Diesen Befehl kann ich nicht lesen. Vielleicht zeigt Discord noch eine alte Form davon: Starte dein Discord neu und versuche es noch einmal.
slip-no-match-here = In diesem Kanal gibt es keine Partie. `/spiel eröffnen` eröffnet eine, `/partien` zeigt deine.
slip-unknown-match = Eine Partie „{ $given }“ kenne ich nicht. Wähle eine aus der Liste, die beim Tippen erscheint.
slip-unknown-option = „{ $option }“ steht jetzt nicht zur Wahl. Wähle aus der Liste, die beim Tippen erscheint.
slip-missing-permissions = { $count ->
    [one] Bevor hier gespielt werden kann, brauche ich noch eine Berechtigung: { $permissions }.
   *[other] Bevor hier gespielt werden kann, brauche ich noch Berechtigungen: { $permissions }.
}
slip-no-bots = { $player } ist ein Bot; meine eigenen Roboter setzen sich mit `/spiel roboter`.
slip-not-here = { $player } ist nicht auf diesem Server.
slip-not-seated = Dieser Mensch hat keinen Platz in dieser Partie.
slip-managers-only = Die Sprache des Servers kann nur wählen, wer den Server verwalten darf.
slip-which-game = Es gibt mehrere Spiele: Nenne mit der Option `spiel` das gewünschte. Ich habe { $games }.
slip-no-threads-here = Hier lässt sich kein Thread anlegen. Eröffne den Tisch in einem gewöhnlichen Textkanal oder in diesem Kanal selbst.
slip-thread-failed = Discord wollte gerade keinen Thread anlegen. Nichts wurde eröffnet; versuche es noch einmal oder eröffne den Tisch in diesem Kanal.

## Was nicht geht: Antworten des Tischs
refusal-stale = Am Tisch ging es inzwischen weiter; so steht es jetzt.
refusal-reveals = Das deckt Verborgenes auf und lässt sich nicht zurücknehmen.
refusal-damaged = Was von Partie { NUMBER($match, useGrouping: 0) } gespeichert ist, lässt sich nicht lesen. Sie ruht, bis jemand nachgesehen hat, der den Bot betreibt; alle anderen Partien gehen weiter.
refusal-unknown-match = Diese Partie gibt es nicht.
refusal-unknown-game = Ein Spiel „{ $game }“ kenne ich nicht.
refusal-unknown-robot = Einen Roboter „{ $level }“ gibt es in diesem Spiel nicht.
refusal-old-rules = Partie { NUMBER($match, useGrouping: 0) } wurde nach Regeln begonnen, die diese Fassung nicht mehr spielt.
refusal-begun = Diese Partie hat schon begonnen.
refusal-finished = Diese Partie ist zu Ende.
refusal-cancelled = Diese Partie wurde abgebrochen.
refusal-not-started = Diese Partie hat noch nicht begonnen.
refusal-not-finished = Diese Partie ist noch nicht zu Ende; ihre Geheimnisse werden am Schluss offengelegt.
refusal-no-picture = Dieses Bild ließ sich nicht zeichnen. Mit /plan und /textplan siehst du die Partie.
refusal-no-chapter = Von diesem Teil der Partie gibt es nichts zu erzählen.
refusal-channel-busy = In diesem Kanal gibt es schon eine Partie. Beende sie zuerst oder eröffne deine in einem Thread.
refusal-seats = Dieses Spiel ist für { $least } bis { $most } Spieler.
refusal-too-many-robots = { $most ->
    [one] Hier kann höchstens { $most } Roboter mitspielen.
   *[other] Hier können höchstens { $most } Roboter mitspielen.
}
refusal-edition = Mit dieser Ausgabe lässt sich nicht spielen: { $detail }
refusal-title-too-long = Der Name ist zu lang: höchstens { $most } Zeichen.
refusal-already-seated = Du hast schon einen Platz.
refusal-invited-only = An diesem Tisch können nur Eingeladene mitspielen.
refusal-not-in-match = Du hast keinen Platz in dieser Partie.
refusal-no-robots = Für dieses Spiel gibt es keine Roboter.
refusal-no-robot-here = An diesem Tisch sitzt kein Roboter.
refusal-resign-instead = Die Partie läuft. Wer sie verlassen will, gibt mit `/spiel aufgeben` auf: Ein Roboter nimmt den Platz ein.
refusal-too-few = { $taken ->
    [one] Erst { $taken } Platz ist besetzt, das Spiel braucht { $least }. Nimm einen Roboter dazu oder warte auf andere.
   *[other] Erst { $taken } Plätze sind besetzt, das Spiel braucht { $least }. Nimm einen Roboter dazu oder warte auf andere.
}
refusal-opener-only = Das kann nur, wer den Tisch eröffnet hat.
refusal-admin-only = Das kann jetzt nur, wer den Server verwalten darf.
refusal-no-person-there = Auf diesem Platz sitzt kein Mensch.
refusal-not-your-turn = { $who } ist am Zug.
refusal-turn-complete = Dein Zug ist vollständig: Bestätige ihn oder nimm etwas zurück.
refusal-turn-unfinished = Dein Zug ist noch nicht vollständig.
refusal-no-option = Das steht jetzt nicht zur Wahl.
refusal-not-offered = Das steht jetzt nicht zur Wahl.
refusal-malformed-move = Diesen Zug kann ich nicht lesen: { $detail }
refusal-nothing-to-undo = Es gibt nichts zurückzunehmen.

## Fehler anderer
error-ours = Bei mir ist etwas schiefgegangen. Von deiner Partie ist nichts verloren. Wer den Bot betreibt, findet es im Protokoll unter { $number }.
error-database = Mein Logbuch lässt sich gerade nicht beschreiben, darum ist nichts geschehen. Bitte versuche es gleich noch einmal.

## Berechtigungen, wie Discords Einstellungen sie nennen
permission-view-channel = Kanal anzeigen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-embed-links = Links einbetten
permission-attach-files = Dateien anhängen
permission-create-public-threads = Öffentliche Threads erstellen
permission-create-private-threads = Private Threads erstellen

## Hilfe
help-heading = Brettspiele, über Tage gespielt
help-opening = **Einen Tisch eröffnen.** `/spiel eröffnen` eröffnet einen in diesem Kanal oder in einem eigenen Thread. Andere kommen mit der Schaltfläche dazu, Roboter füllen leere Plätze, und mit *Beginnen* geht es los.
help-playing = **Spielen.** *Meinen Zug machen* auf der Statuskarte zeigt nur dir deine Seite des Tisches und was du tun kannst. *Zurück* geht einen Schritt zurück, *Von vorn* alle; die anderen sehen deinen Zug erst, wenn du ihn *bestätigst*. `/zug` bietet beim Tippen dieselbe Wahl.
help-looking = **Ansehen.** `/plan` zeigt das Bild, `/textplan` dasselbe in Worten, `/protokoll` was geschehen ist. `/partien` zeigt deine Partien und wer jeweils am Zug ist. `/spiel prüfen` rechnet eine beendete Partie nach, `/spiel ausgeben` liefert ihre Aufzeichnung. `/spiel teilen` macht aus einer beendeten Partie eine Karte, `/spiel film` aus jeder ein bewegtes Bild.
help-settings = **Einstellungen.** `/einstellungen ich` legt fest, in welcher Sprache ich mit dir spreche, `/einstellungen server` die Sprache öffentlicher Beiträge. Spielt jemand nicht mehr weiter, lässt eine Verwalterin oder ein Verwalter mit `/spiel ablösen` einen Roboter weiterspielen.
help-games = **Regeln.** `/hilfe` mit der Option `spiel` erklärt kurz die Regeln, und welche gedruckten Angaben nachgebildet werden mussten:
help-figures = Die gedruckten Werte von { $game }, wie sie hier gespielt werden.

## Befehle
command-game = spiel
    .description = Einen Tisch eröffnen, mitspielen, beginnen und alles andere um eine Partie
command-open = eröffnen
    .description = Einen Tisch in diesem Kanal oder in einem neuen Thread eröffnen
command-join = mitspielen
    .description = Am Tisch dieses Kanals Platz nehmen
command-leave = aufstehen
    .description = Den Tisch verlassen, bevor die Partie beginnt
command-start = beginnen
    .description = Mit allen beginnen, die einen Platz haben
command-cancel = abbrechen
    .description = Die Partie ohne Ergebnis beenden
command-robot = roboter
    .description = Einen Roboter auf einen freien Platz setzen
command-robot-away = roboter-weg
    .description = Den zuletzt gekommenen Roboter wieder aufstehen lassen
command-invite = einladen
    .description = Jemanden an den Tisch dieses Kanals einladen
command-resign = aufgeben
    .description = Den eigenen Platz aufgeben; ein Roboter spielt weiter
command-dismiss = ablösen
    .description = Einen Roboter weiterspielen lassen, wo jemand nicht mehr spielt (für die Verwaltung)
command-handover = übergeben
    .description = Die Rechte am Tisch an jemand anderen geben
command-verify = prüfen
    .description = Mischungen, Züge und Ergebnis einer beendeten Partie nachrechnen
command-export = ausgeben
    .description = Die Aufzeichnung einer Partie als Datei bekommen
command-share = teilen
    .description = Eine beendete Partie als Karte zum Weitergeben bekommen
command-film = film
    .description = Die ganze Partie als bewegtes Bild bekommen
command-play = zug
    .description = Im eigenen Zug aus dem wählen, was möglich ist
command-board = plan
    .description = Den Spielplan als Bild zeigen
command-text = textplan
    .description = Den Spielplan in Worten zeigen
command-log = protokoll
    .description = Zeigen, was geschehen ist
command-games = partien
    .description = Meine Partien zeigen, und wer jeweils am Zug ist
command-help = hilfe
    .description = Was man hier tun kann
command-settings = einstellungen
    .description = Sprachen
command-settings-me = ich
    .description = Die Sprache, die ich lese
command-settings-server = server
    .description = Die Sprache öffentlicher Beiträge auf diesem Server (für die Verwaltung)

## Optionen
option-game = spiel
    .description = Welches Spiel
option-seats = plätze
    .description = Wie viele mitspielen
option-robots = roboter
    .description = Wie viele der Plätze Roboter nehmen
option-begins = beginn
    .description = Wer beginnt
option-who = wer
    .description = Wer mitspielen darf
option-where = wo
    .description = Wo gespielt wird
option-name = name
    .description = Ein Name für den Tisch oder seinen Thread
option-player1 = mitspieler1
    .description = Wer eingeladen wird
option-player2 = mitspieler2
    .description = Wer noch eingeladen wird
option-player3 = mitspieler3
    .description = Wer außerdem eingeladen wird
option-option = wahl
    .description = Was du wählst; beim Tippen erscheint, was möglich ist
option-match = partie
    .description = Eine andere Partie als die dieses Kanals
option-page = seite
    .description = Welche Seite; ohne Angabe die letzte
option-level = stärke
    .description = Wie gut der Roboter spielt
option-player = mitspieler
    .description = Wer
option-to = an
    .description = An wen; ohne Namen an dich selbst
option-language = sprache
    .description = Welche Sprache

## Auswahl bei Optionen
choice-random = wird ausgelost
choice-me = ich
choice-anybody = alle
choice-invited = nur wen ich einlade
choice-here = in diesem Kanal
choice-thread = in einem neuen Thread
choice-private = in einem neuen privaten Thread
choice-auto = wie Discord sagt
