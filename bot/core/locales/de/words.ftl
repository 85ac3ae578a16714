### Was jeder Teil des Bots sagt. Namen von Befehlen sind klein geschrieben und ohne Leerzeichen; `.description` steht bei Discord daneben.

## Optionen
option-game = spiel
    .description = Welches Spiel?
option-match = partie
    .description = Welche Partie? Ohne Angabe die in diesem Kanal
option-page = seite
    .description = Seitenzahl; ohne Angabe die letzte Seite
option-player = person
    .description = Um wen geht es?

## Hilfe
help-figures = Alle Werte von { $game }, wie dieser Bot sie verwendet.
house-rules = **Hausregeln.** Abweichungen vom Regelheft: { $differences }.
picture-invented = Ein Teil dieses Bildes ist erfunden: In der Aufzeichnung fehlen Zufallsergebnisse, die auf diesem Platz sichtbar waren ({ $count }).

## Partien
language = Deutsch

## Menschen
former-member = „Ehemaliges Mitglied“

## Schaltflächen
button-earlier = ◀ Früher
button-later = Später ▶

## Was nicht geht
slip-unknown-button = Diesen Knopf kenne ich nicht. Vielleicht stammt er von einer anderen Version des Bots. `/zug` und `/spielplan` zeigen den aktuellen Stand.
slip-unreadable-command = Ich verstehe diesen Befehl nicht. Vielleicht zeigt Discord noch eine alte Version davon an. Starte Discord neu und versuch es noch einmal.
slip-one-at-a-time = Bitte eins nach dem anderen: Ich bin noch mit deinem vorigen Befehl beschäftigt. Den neuen habe ich nicht ausgeführt.
slip-one-film = Dein Film wird noch erstellt. Bitte warte, bis er fertig ist, bevor du den nächsten anforderst.
slip-unknown-time = „{ $given }“ ist keine gültige Uhrzeit. Gib sie zum Beispiel als 22:30 oder 22 Uhr ein oder wähle aus der Liste.
slip-unknown-day = „{ $given }“ ist kein gültiges Datum. Gib es zum Beispiel als 24.12. oder Freitag ein oder wähle aus der Liste. Freie Tage brauchen ein Enddatum. Du kannst aber jederzeit Tage hinzufügen oder sie mit `/frei zurück` vorzeitig beenden.

## Einladung
invite-to-this-server = Ich wurde noch nicht zu diesem Server hinzugefügt, deshalb sind hier keine Partien möglich. Wer die Berechtigung *Server verwalten* hat, kann mich [hinzufügen]({ $link }).
invite-to-a-server = Dieser Befehl funktioniert nur auf Servern. Wenn du einen Server verwaltest, kannst du mich [dort hinzufügen]({ $link }).

## Fehler anderer
slip-servers-only = Dieser Befehl funktioniert nur auf Servern. In Direktnachrichten zeigt `/partien meine` deine Partien.
error-ours = Bei mir ist ein Fehler aufgetreten. Deine Partie ist unverändert. Fehlernummer für das Team, das den Bot betreibt: { $number }
error-database = Ich kann gerade nichts speichern, deshalb wurde nichts geändert. Bitte versuch es gleich noch einmal.
error-database-broken = Meine Datenbank ist beschädigt oder fehlt, deshalb wurde nichts geändert. Ein neuer Versuch hilft nicht: Sag bitte dem Team Bescheid, das den Bot betreibt.
error-database-lost = Die Verbindung zur Datenbank wurde unterbrochen. Prüf bitte, ob deine Aktion gespeichert wurde. Wenn nicht, versuch es gleich noch einmal.
error-refused = Discord hat diese Antwort abgelehnt. Deine Aktion wurde aber gespeichert.
error-refused-public = Deine Aktion wurde ausgeführt, aber Discord hat die öffentliche Nachricht dazu abgelehnt.
redaction-note = -# Discord hat die ursprüngliche Nachricht abgelehnt. Deshalb fehlen hier Namen und selbst geschriebene Texte. Die Buchstaben stehen für die Plätze.
lost-match-message = Es gibt Neues in deiner Partie #{ $number }, aber du kannst ihren Kanal nicht mehr sehen. Bitte das Moderationsteam des Servers um Zugriff.

## Tempo
time-control-blitz = Blitz
time-control-daily = täglich
time-control-relaxed = gemütlich
time-control-own = eigenes Tempo
time-control-none = ohne Uhr
time-control-numbers = { $time-control }: { $bank }, plus { $increment } je Zug, höchstens { $cap }
time-control-short = { $time-control }: { $bank } + { $increment }/Zug
card-time-control = Tempo ({ $time-control }): { $bank } zu Beginn, plus { $increment } je Zug, höchstens { $cap }.
card-no-time-control = Diese Partie wird ohne Uhr gespielt.
duration-hours-short = { $count } h
duration-minutes-short = { $count } min
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
