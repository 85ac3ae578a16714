### Was jeder Teil des Bots sagt. Namen von Befehlen sind klein geschrieben und ohne Leerzeichen; `.description` steht bei Discord daneben.

## Optionen
option-game = spiel
    .description = Welches Spiel
option-match = partie
    .description = Eine andere Partie als die dieses Kanals
option-page = seite
    .description = Welche Seite; ohne Angabe die letzte
option-player = mitspieler
    .description = Um wen es geht

## Hilfe
help-figures = Die gedruckten Werte von { $game }, wie sie hier gespielt werden.
house-rules = **Hausregeln.** Hier wird anders gespielt, als es im Regelheft steht: { $differences }.
picture-invented = Zum Teil erfunden: Von den Zufallsergebnissen, die dieser Platz gesehen hat, fehlen in der Aufzeichnung { $count }.

## Partien
language = Deutsch

## Menschen
former-member = ein früheres Mitglied

## Schaltflächen
button-earlier = ◀ Früher
button-later = Später ▶

## Was nicht geht
slip-unknown-button = Diesen Knopf kenne ich nicht. Vielleicht stammt er von einer anderen Fassung von mir; `/zug` und `/spielplan` zeigen, wie es steht.
slip-unreadable-command = Diesen Befehl kann ich nicht lesen. Vielleicht zeigt Discord noch eine alte Form davon: Starte dein Discord neu und versuche es noch einmal.
slip-one-at-a-time = Bitte eins nach dem anderen: Ich bin noch mit dem beschäftigt, worum du vorher gebeten hast. Dies wurde nicht ausgeführt.
slip-one-film = Dein Film wird noch gezeichnet. Bitte um den nächsten, sobald er da ist.
slip-unknown-time = „{ $given }“ kann ich nicht als Uhrzeit lesen. Schreibe sie wie 22:30 oder wähle aus der Liste.
slip-unknown-day = „{ $given }“ kann ich nicht als Tag lesen. Schreibe ihn wie 2026-12-24 oder wähle aus der Liste. Freie Tage brauchen ein Ende: „Bis ich wieder da bin“ geht nicht, aber du kannst jederzeit mehr eintragen, und `/frei zurück` beendet sie früher.

## Fehler anderer
error-ours = Bei mir ist etwas schiefgegangen. Von deiner Partie ist nichts verloren. Wer den Bot betreibt, findet es im Protokoll unter { $number }.
error-database = Ich kann gerade nichts aufschreiben, darum ist nichts geschehen. Bitte versuche es gleich noch einmal.
error-database-lost = Ich habe gerade die Verbindung zu dem Ort verloren, an dem ich alles aufschreibe. Sieh nach, ob gilt, was du getan hast; wenn nicht, versuche es bitte gleich noch einmal.

## Tempo
time-control-blitz = Blitz
time-control-daily = täglich
time-control-relaxed = gemütlich
time-control-own = eigenes
time-control-none = ohne Uhr
time-control-numbers = { $time-control }: { $bank }, je Zug { $increment } dazu, höchstens { $cap }
card-time-control = Tempo ({ $time-control }): zu Beginn { $bank }, je Zug { $increment } dazu, höchstens { $cap }.
card-no-time-control = In dieser Partie läuft keine Uhr.
duration-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
duration-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
duration-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}

## Was jemand für sich einstellt
settings-no-time = nicht festgelegt
