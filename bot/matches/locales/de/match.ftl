### Was an mehreren Stellen über eine Partie gesagt wird.

## Auf Karten und in Listen
card-deadline = Zeit bis { $absolute } ({ $relative }).
mine-deadline = { $status }, Zeit bis { $absolute }
mine-left = { $status }, noch { $left }
mine-run-out = { $status }, die Zeit ist um
mine-ended = zu Ende { $ended }
mine-won = zu Ende { $ended }, { $count ->
    [one] gewonnen von { $who }
   *[other] gemeinsam gewonnen von { $who }
}

## Was am Tisch geschah
told-timed-out = Die Zeit von { $who } ist abgelaufen.
told-started-alone = Die Partie beginnt.
told-started = Die Partie beginnt. Startspieler: { $who }.
told-reason = Grund: { $reason }
told-unknown = Hier wurde etwas entschieden, wofür mir die Worte fehlen.

## Partien
match-title = { $game } · { $title }
link-commitment = versiegeltes Geheimnis
link-transcript = Liste der Mitspielenden
match-choice = #{ $number } { $name } ({ $status })
status-open = offen
status-running = läuft
status-finished = beendet
status-cancelled = abgebrochen

## Der eigene Zug
panel-option = { $option }: { $detail }
panel-option-ends = { $option } und Zug beenden
panel-option-goes-on = { $option }, dann weiter
panel-choose = Wähle …
panel-part = { $title } ({ $part } von { $parts })

## Ansehen
board-waiting = { $count ->
    [one] { $who } ist am Zug.
   *[other] { $who } sind am Zug.
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

## Was nicht geht
slip-no-match-here = In diesem Kanal gibt es keine Partie. `/spiel eröffnen` eröffnet eine, `/partien` zeigt deine.
slip-unknown-match = Eine Partie „{ $given }“ kenne ich nicht. Wähle eine aus der Liste, die beim Tippen erscheint.
slip-missing-permissions = { $count ->
    [one] Bevor hier gespielt werden kann, brauche ich noch eine Berechtigung: { $permissions }.
   *[other] Bevor hier gespielt werden kann, brauche ich noch Berechtigungen: { $permissions }.
}
slip-no-bots = { $player } ist ein Bot; meine eigenen Roboter setzen sich mit `/spiel roboter`.
slip-not-here = { $player } ist nicht auf diesem Server.
slip-not-seated = Diese Person hat keinen Platz in dieser Partie.
slip-which-game = Es gibt mehrere Spiele: Nenne mit der Option `spiel` das gewünschte. Ich habe { $games }.
refusal-stale = Am Tisch ging es inzwischen weiter; so steht es jetzt.
refusal-reveals = Das deckt Verborgenes auf und lässt sich nicht zurücknehmen.
refusal-damaged = Was von Partie { NUMBER($match, useGrouping: 0) } gespeichert ist, lässt sich nicht lesen. Sie wartet, bis jemand nachgesehen hat, der den Bot betreibt; alle anderen Partien gehen weiter.
refusal-unknown-match = Diese Partie gibt es nicht.
refusal-unknown-game = Ein Spiel „{ $game }“ kenne ich nicht.
refusal-old-rules = Partie { NUMBER($match, useGrouping: 0) } wurde nach Regeln begonnen, die diese Fassung nicht mehr spielt.
refusal-finished = Diese Partie ist zu Ende.
refusal-cancelled = Diese Partie wurde abgebrochen.
refusal-not-started = Diese Partie hat noch nicht begonnen.
refusal-not-finished = Diese Partie ist noch nicht zu Ende; ihre Geheimnisse werden am Schluss offengelegt.
refusal-not-in-match = Du hast keinen Platz in dieser Partie.
refusal-admin-only = Das kann jetzt nur die Spielleitung dieses Servers.
refusal-no-person-there = Auf diesem Platz sitzt kein Mensch.
refusal-no-option = Das steht jetzt nicht zur Wahl.
refusal-nothing-to-undo = Es gibt nichts zurückzunehmen.

## Berechtigungen, wie Discords Einstellungen sie nennen
permission-view-channel = Kanal anzeigen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-embed-links = Links einbetten
permission-attach-files = Dateien anhängen
permission-create-public-threads = Öffentliche Threads erstellen
permission-create-private-threads = Private Threads erstellen
permission-manage-roles = Rollen verwalten

## Wie verlässlich jemand gespielt hat
figure-kept = { $percent } % der Züge rechtzeitig
figure-finished = { $count } zu Ende gespielt
figure-left = { $count } vorzeitig verlassen
figure-new = neu

## Pläne
told-planned = Wie geplant:
told-forced = Keine Wahl:

## Runden
jump-to = Gehe zu …
jump-round = Runde { $round }

## Was der Tisch gewählt hat
options-line = Optionen: { $options }
option-chosen = { $name }: { $value }
options-help = {"**"}Was der Tisch wählen kann**, das Übliche zuerst:
