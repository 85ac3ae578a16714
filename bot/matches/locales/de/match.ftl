### Was an mehreren Stellen über eine Partie gesagt wird.

## Auf Karten und in Listen
card-deadline = Frist: { $absolute } ({ $relative }).
mine-deadline = { $status }, Frist: { $deadline }
mine-run-out = { $status }, Zeit abgelaufen
mine-ended = beendet { $ended }
mine-draw = beendet { $ended }, unentschieden
mine-all-won = beendet { $ended }, gemeinsam gewonnen
mine-all-lost = beendet { $ended }, gemeinsam verloren
mine-won = beendet { $ended }, { $count ->
    [one] Sieg: { $who }
   *[other] gemeinsamer Sieg: { $who }
}

## Was am Tisch geschah
told-timed-out = Die Zeit von { $who } ist abgelaufen.
player-nameless = Platz { $seat }
told-started-alone = Die Partie beginnt.
told-started = Die Partie beginnt. { $who } macht den ersten Zug.
told-reason = Grund: { $reason }
told-unknown = Hier ist etwas passiert, das diese Version des Bots nicht anzeigen kann.

## Partien
match-title = { $game } · { $title }
match-title-omitted = { $game } (Titel weggelassen)
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
panel-option-reveals-ends = { $option }, aufdecken und Zug beenden
panel-option-goes-on = { $option }, dann weiter
panel-choose = Wähle …
panel-choose-goes-on = Wählen und den Zug fortsetzen …
panel-detail-ends = beendet den Zug
panel-detail-reveals-ends = deckt auf und beendet den Zug
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
mine-answered = du hast geantwortet
mine-waiting = wartet auf { $who }
mine-over = beendet
mine-lost = Partie #{ $number } – du kannst ihren Kanal nicht mehr sehen
mine-damaged = Partie { NUMBER($match, useGrouping: 0) } kann nicht gelesen werden
mine-on-hold = Partie { NUMBER($match, useGrouping: 0) } pausiert, weil ihr Spiel nicht geladen werden kann

## Was nicht geht
slip-no-match-here = In diesem Kanal gibt es keine Partie. Mit `/spiel eröffnen` startest du eine, `/partien meine` zeigt deine laufenden Partien.
slip-choose-match = Wähle mit der Option `partie` eine Partie. `/partien meine` zeigt deine Partien.
slip-channel-lost = Du kannst den Kanal von Partie #{ $number } nicht mehr sehen.
slip-access-unknown = Discord verrät mir gerade nicht, ob du diesen Kanal sehen kannst. Versuch es gleich noch einmal.
slip-not-my-message = Das geht nur bei meinen Nachrichten zu einer Partie.
slip-message-without-match = Diese Nachricht gehört zu keiner Partie.
slip-unknown-match = Ich finde keine Partie „{ $given }“. Wähle eine aus der Liste, die beim Tippen erscheint.
slip-missing-permissions = { $count ->
    [one] Zum Spielen in diesem Kanal fehlt mir eine Berechtigung: { $permissions }.
   *[other] Zum Spielen in diesem Kanal fehlen mir Berechtigungen: { $permissions }.
}
slip-no-bots = { $player } ist ein Bot. Meine eigenen Roboter fügst du mit `/spiel roboter` hinzu.
slip-not-here = { $player } ist nicht auf diesem Server.
slip-not-seated = Diese Person hat keinen Platz in dieser Partie.
slip-which-game = Wähle mit der Option `spiel` eines dieser Spiele: { $games }.
refusal-stale = Die Partie ist inzwischen weitergegangen. Hier ist der aktuelle Stand.
refusal-reveals = Dabei werden verdeckte Informationen aufgedeckt. Das kannst du nicht zurücknehmen.
refusal-damaged = Die gespeicherten Daten von Partie { NUMBER($match, useGrouping: 0) } können nicht gelesen werden. Die Partie pausiert, bis sich das Team, das den Bot betreibt, darum gekümmert hat. Alle anderen Partien gehen weiter.
refusal-unknown-match = Diese Partie gibt es nicht.
refusal-unknown-game = Ich kenne kein Spiel „{ $game }“.
refusal-game-missing = „{ $game }“ kann gerade nicht geladen werden. Partie { NUMBER($match, useGrouping: 0) } pausiert daher. Die Uhren stehen, und nichts geht verloren. Die Partie geht weiter, sobald das Spiel wieder verfügbar ist.
refusal-old-rules = Partie { NUMBER($match, useGrouping: 0) } wurde nach Regeln begonnen, die diese Version des Bots nicht mehr unterstützt. Sie pausiert daher: Die Uhren stehen, und nichts geht verloren.
refusal-finished = Diese Partie ist schon beendet.
refusal-cancelled = Diese Partie wurde abgebrochen.
refusal-not-started = Diese Partie hat noch nicht begonnen.
refusal-not-finished = Diese Partie läuft noch. Verdeckte Informationen werden erst am Ende aufgedeckt.
refusal-not-in-match = Du hast keinen Platz in dieser Partie.
refusal-admin-only = In dieser Partie spielen auch andere mit, deshalb kann das nur die Spielleitung dieses Servers.
refusal-no-person-there = Auf diesem Platz spielt gerade niemand.
refusal-no-option = Das ist gerade nicht möglich.
refusal-nothing-to-undo = Du kannst gerade nichts zurücknehmen.

## Berechtigungen, wie Discords Einstellungen sie nennen
permission-view-channel = Kanal anzeigen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-create-posts = Beiträge erstellen
permission-embed-links = Links einbetten
permission-attach-files = Dateien anhängen
permission-read-message-history = Nachrichtenverlauf anzeigen
permission-create-public-threads = Öffentliche Threads erstellen
permission-create-private-threads = Private Threads erstellen
permission-manage-roles = Rollen verwalten
permission-create-events = Events erstellen

## Wie verlässlich jemand gespielt hat
figure-kept = { $percent } % der Züge rechtzeitig
figure-finished = { $count } zu Ende gespielt
figure-left = { $count } vorzeitig verlassen
figure-new = neu

## Pläne
told-planned = Wie geplant:
told-forced = Nur eine Möglichkeit:

## Runden
jump-to = Springe zu …
jump-round = Runde { $round }

## Was der Tisch gewählt hat
options-line = Optionen – { $options }
option-chosen = { $name }: { $value }
options-help = { "**" }Spieloptionen** (Standard zuerst):
