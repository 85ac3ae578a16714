### Was nicht geht und warum.

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
slip-managers-only = Die Einstellungen des Servers kann nur ändern, wer den Server verwalten darf.
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
refusal-admin-only = Das kann jetzt nur, wer auf diesem Server die Werkzeuge der Spielleitung hat.
refusal-no-person-there = Auf diesem Platz sitzt kein Mensch.
refusal-not-your-turn = { $who } ist am Zug.
refusal-turn-complete = Dein Zug ist vollständig: Bestätige ihn oder nimm etwas zurück.
refusal-turn-unfinished = Dein Zug ist noch nicht vollständig.
refusal-no-option = Das steht jetzt nicht zur Wahl.
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
