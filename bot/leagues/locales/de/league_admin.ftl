### Die Werkzeuge der Spielleitung für Ligen.

## Die Übersicht
hosting-heading = { $league }: Verwaltung
hosting-new = Diese Liga hatte noch keine Saison. Sie wird erst sichtbar, wenn du die Anmeldung öffnest.
hosting-frozen = Die laufende Saison behält ihre Einstellungen. Änderungen gelten ab der nächsten.
hosting-resting = Automatische Saisons sind ausgeschaltet. Die Anmeldung für die nächste Saison musst du selbst öffnen.
hosting-nothing = **Zu tun:** nichts. Niemand ist zu spät dran, und es gibt keine offenen Fragen oder Abstimmungen.
hosting-missing = **Berechtigungen, die mir im Kanal fehlen**
hosting-questions = **Offene Fragen**
hosting-votes = **Offene Abstimmungen über Vorschläge der Spielleitung**
hosting-late = **Zu spät dran**
hosting-question = `{ $number }` { $person }: „{ $words }“
hosting-question-table = `{ $number }` { $person }, { $table }: „{ $words }“
hosting-vote = { $act } (Vorschlag von { $host }, Ende: { $when })
hosting-late-line = { $count ->
    [0] { $table }: { $turn }
    [one] { $table }: { $turn } Die Zeit wurde einmal überschritten.
   *[other] { $table }: { $turn } Die Zeit wurde { $count }-mal überschritten.
}
button-hosting-answered = { $number } als beantwortet markieren
hosting-bound = { $count ->
    [one] Mit dieser Bedenkzeit enden alle Partien spätestens nach { $count } Tag. Kürzer darf die Spielzeit nicht sein.
   *[other] Mit dieser Bedenkzeit enden alle Partien spätestens nach { $count } Tagen. Kürzer darf die Spielzeit nicht sein.
}
hosting-hint = -# Deine Entscheidungen werden mit Begründung im Kanal veröffentlicht und stehen im Protokoll der Spielleitung. Über Tische entscheidest du mit `/liga-leitung entscheiden`. Über Partien, in denen du selbst mitspielst, muss jemand anderes entscheiden.
hosting-form-reason = Begründung (für alle sichtbar)
hosting-form-days = Um wie viele Tage verschieben?
hosting-preview-heading = { $season }: Beispielauslosung
hosting-preview-line = **Gruppe { $division }**, { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
}: { $people }
hosting-preview-note = Das ist nur ein Beispiel mit anderen Zufallszahlen. Die echte Auslosung steht schon fest und findet nur einmal statt.
hosting-rulings-heading = { $season }: Entscheidungen
hosting-rulings-none = Zurzeit gelten keine Entscheidungen.
hosting-rulings-hint = Um eine Entscheidung zurückzunehmen, nutze `/liga-leitung aufheben` mit ihrer Nummer.
button-hosting-numbers-1 = Personen und Tische …
button-hosting-numbers-2 = Termine …
button-hosting-numbers-3 = Bedenkzeit …
button-hosting-numbers-4 = Punkte und Runden …
button-hosting-days-off-allowed = Automatische Urlaubstage: erlaubt
button-hosting-days-off-excluded = Automatische Urlaubstage: nicht erlaubt
button-hosting-events-on = Server-Events: an
button-hosting-events-off = Server-Events: aus
button-hosting-open = Anmeldung öffnen
button-hosting-close = Anmeldung jetzt schließen
button-hosting-draw = Jetzt auslosen
button-hosting-redraw = Neu auslosen
button-hosting-begin = Saison jetzt starten
button-hosting-pause = Saison unterbrechen
button-hosting-resume = Saison fortsetzen
button-hosting-end = Saison jetzt beenden
button-hosting-void = Saison absagen
button-hosting-rest = Automatische Saisons ausschalten
button-hosting-wake = Automatische Saisons einschalten
button-hosting-preview = Beispielauslosung
button-hosting-shift = Termine verschieben …
setting-hosting-format = Format
setting-hosting-format-divisions = Gruppen mit Auf- und Abstieg
setting-hosting-format-round-robin = Jeder gegen jeden (eine Gruppe)
setting-hosting-format-cup = Pokal (beginnt, sobald er voll ist)
setting-hosting-format-swiss = Schweizer System
setting-hosting-seats = Plätze je Tisch
setting-hosting-seats-count = { $count }er-Tische
setting-hosting-sizes = Tischgrößen
setting-hosting-sizes-equal = Immer { $seats } am Tisch, die Übrigen sind spielfrei
setting-hosting-sizes-fewer = { $seats } oder { $fewer } am Tisch, seltener spielfrei
setting-hosting-order = Reihenfolge bei Punktgleichheit
setting-hosting-order-head-to-head = Direkter Vergleich
setting-hosting-order-places = Siege und Platzierungen
setting-hosting-order-strength = Punkte der Besiegten
setting-hosting-order-share = Punktzahl im Vergleich zur höchsten am Tisch
setting-hosting-size = Personen je Gruppe
setting-hosting-each = Partien pro Person auf jedem Sitzplatz
setting-hosting-load = Max. gleichzeitige Tische (0: unbegrenzt)
setting-hosting-least = Mindestteilnehmerzahl (0: ein Tisch)
setting-hosting-most = Höchstteilnehmerzahl (0: unbegrenzt)
setting-hosting-sign-up-days = Anmeldefrist (Tage)
setting-hosting-confirm-days = Bestätigungsfrist (Tage)
setting-hosting-play-days = Spielzeit (Tage)
setting-hosting-protest-days = Einspruchsfrist (Tage)
setting-hosting-rest-days = Pause bis zur nächsten Saison (Tage)
setting-hosting-bank = Bedenkzeit zu Beginn (Stunden)
setting-hosting-increment = Zeitzugabe je Zug (Stunden)
setting-hosting-cap = Obergrenze der Bedenkzeit (Stunden)
setting-hosting-hurry-bank = Endspurt: Bedenkzeit (Stunden)
setting-hosting-hurry-increment = Endspurt: Zeitzugabe je Zug (Stunden)
setting-hosting-points = Punkte nach Platzierung, z. B. 10 6 3 1
setting-hosting-strikes = Verlassene Tische bis zum Ausschluss
setting-hosting-rounds = Rundenzahl
setting-hosting-hurry-days = Endspurt (Tage vor Schluss)
setting-hosting-warn-days = Warnung (Tage vor Schluss)

## Erledigt
done-hosting-open = { $season }: Die Anmeldung in { $channel } ist offen.
done-hosting-close = { $season }: Die Anmeldung wird geschlossen.
done-hosting-draw = { $season }: Die Tische werden ausgelost.
done-hosting-redraw = { $season }: Die Auslosung wurde verworfen. In einem Tag wird neu ausgelost. Mit `/liga-leitung auslosen` geht es sofort.
done-hosting-begin = { $season }: Die Saison beginnt, und die Tische werden jetzt eröffnet.
done-hosting-pause = { $season }: Die Saison und alle Uhren sind angehalten.
done-hosting-resume = { $season }: Die Saison geht weiter.
done-hosting-end = { $season }: Die Saison wird beendet.
done-hosting-void = { $season }: Die Saison wurde abgesagt.
done-hosting-shift = { $count ->
    [one] { $season }: Alle weiteren Termine wurden um { $count } Tag verschoben.
   *[other] { $season }: Alle weiteren Termine wurden um { $count } Tage verschoben.
}
done-hosting-rest = { $league }: Die Anmeldung für neue Saisons öffnet nicht mehr automatisch.
done-hosting-wake = { $league }: Die Anmeldung für neue Saisons öffnet wieder automatisch.
done-hosting-move = { $league } läuft ab jetzt in { $channel }. Laufende Partien bleiben in ihren Threads.
done-hosting-role-champion = { $league }: { $role } geht nach jeder Saison an die neuen Meister und wird den bisherigen entzogen.
done-hosting-role-champion-none = { $league }: Für den Meistertitel gibt es keine Rolle mehr.
done-hosting-role-join = { $league }: Anmelden können sich nur noch Mitglieder mit der Rolle { $role }.
done-hosting-role-join-none = { $league }: Anmelden können sich jetzt alle.
done-hosting-role-tier = { $league }: Wer in Stufe { $tier } spielt, hat von der Auslosung bis zum Saisonende die Rolle { $role }.
done-hosting-role-tier-none = { $league }: Für Stufe { $tier } gibt es keine Rolle mehr.
done-hosting-add = { $season }: { $player } wurde angemeldet.
done-hosting-remove = { $season }: { $player } wurde abgemeldet.
done-hosting-seed = { $season }: Die Spielstärke von { $player } wurde für die Auslosung festgelegt.
done-hosting-rule-places = { $season }: Das Ergebnis von { $table } wurde festgelegt.
done-hosting-rule-void = { $season }: { $table } zählt nicht mehr.
done-hosting-rule-replay = { $season }: { $table } wird wiederholt.
done-hosting-excuse = { $season }: { $player } wurde entschuldigt.
done-hosting-strike = { $season }: { $player } wurde ausgeschlossen.
done-hosting-replace = { $season }: { $newcomer } bekommt den Platz von { $player }.
done-hosting-reverse = { $season }: Die Entscheidung wurde zurückgenommen.

## Was nicht geht
slip-hosting-number = { $what }: „{ $given }“ ist keine gültige Zahl.
slip-hosting-days = Gib die Tage bitte als Zahl von 1 bis { $most } an.
slip-hosting-places = Gib bitte { $count } Platzierungen in dieser Reihenfolge an: { $people }. Beispiel: `1 2 2 -`. Ein `-` heißt: keine Punkte.
slip-hosting-member = { $season }: Diese Person ist nicht dabei.
slip-hosting-channel = Ich kann den Kanal dieser Liga nicht sehen.
slip-hosting-text-channel = Eine Liga braucht einen normalen Textkanal, in dem jeder Tisch einen Thread bekommt. Gib den Befehl bitte in einem solchen Kanal ein.
slip-hosting-role-everybody = Diese Rolle haben alle. Wähle eine andere.
slip-hosting-role-managed = { $role } gehört zu einer App oder zu den Server-Boosts und kann nicht vergeben werden.
slip-hosting-role-bot = Mir fehlt die Berechtigung „{ $permission }“.
slip-hosting-role-high = Ich kann { $role } nicht vergeben, weil sie über meiner eigenen Rolle steht oder meine eigene ist. Schieb meine Rolle in den Servereinstellungen darüber.
slip-hosting-role-host = Du kannst { $role } nicht vergeben: Dafür brauchst du die Berechtigung „{ $permission }“ und eine höhere Rolle.

## Hilfe
help-league-host = **Ligen für die Spielleitung.** `/liga-leitung anlegen` legt in einem Kanal eine Liga an und öffnet ihre Übersicht mit allen Einstellungen und der kürzesten möglichen Spielzeit. Mit *Anmeldung öffnen* beginnt eine Saison; danach läuft alles automatisch nach Zeitplan. Mit `/liga-leitung entscheiden`, `entschuldigen`, `ausschließen` und `ersetzen` reagierst du auf Anfragen. Deine Begründung ist für alle sichtbar. `/liga-leitung aufheben` nimmt eine Entscheidung zurück.

## Befehle
command-league-host = liga-leitung
    .description = Ligen dieses Servers verwalten (für die Spielleitung)
command-league-create = anlegen
    .description = In diesem Kanal eine Liga anlegen
command-league-panel = übersicht
    .description = Eine Liga und ihre Einstellungen verwalten
command-league-open = öffnen
    .description = Anmeldung für eine neue Saison öffnen
command-league-rest = automatik
    .description = Automatischen Start neuer Saisons ein- oder ausschalten
command-league-move = verlegen
    .description = Eine Liga in einen anderen Kanal verlegen
command-league-role = rolle
    .description = Rolle für Meister, eine Stufe oder die Anmeldung festlegen; ohne Angabe entfernen
command-league-add = aufnehmen
    .description = Jemanden für eine Saison anmelden
command-league-remove = entfernen
    .description = Jemanden vor der Auslosung abmelden
command-league-seed = einstufen
    .description = Spielstärke einer Person für die Auslosung festlegen
command-league-close = schließen
    .description = Anmeldung vorzeitig schließen
command-league-draw = auslosen
    .description = Vorzeitig auslosen
command-league-begin = beginnen
    .description = Eine Saison vorzeitig starten
command-league-rule = entscheiden
    .description = Einen Tisch werten, für ungültig erklären oder wiederholen lassen
command-league-excuse = entschuldigen
    .description = Jemanden für verlassene Tische entschuldigen
command-league-strike = ausschließen
    .description = Jemanden aus einer Saison ausschließen
command-league-replace = ersetzen
    .description = Den Platz einer Person an einem Tisch neu vergeben
command-league-reverse = aufheben
    .description = Eine Entscheidung zurücknehmen
command-league-rulings = entscheidungen
    .description = Die Entscheidungen einer Saison und ihre Nummern ansehen
option-league-name = name
    .description = Name der Liga
option-wakes = einschalten
    .description = Sollen neue Saisons automatisch beginnen?
option-number = zahl
    .description = Wertung für die Auslosung, z. B. 1600 (0: die eigene Wertung der Person)
option-days = tage
    .description = Anzahl der Tage
option-ruling = entscheidung
    .description = Wie soll der Tisch gewertet werden?
option-places = plätze
    .description = Platzierungen in der Sitzreihenfolge, z. B. 1 2 2 -
option-barred = saisons
    .description = Für wie viele weitere Saisons die Person gesperrt wird
option-newcomer = ersatz
    .description = Wer den Platz bekommt
option-entry = entscheidung
    .description = Nummer der Entscheidung
choice-ruling-places = Tisch zählt mit diesen Platzierungen
choice-ruling-void = Tisch zählt nicht
choice-ruling-replay = Tisch wird wiederholt
option-channel = kanal
    .description = Textkanal
option-role = rolle
    .description = Die Rolle; ohne Angabe wird sie entfernt
option-tier = stufe
    .description = Stufe, deren Mitglieder die Rolle bekommen (1 ist die höchste); ohne Angabe Stufe 1
option-purpose = für
    .description = Zweck der Rolle
choice-purpose-champion = Auszeichnung für Meister
choice-purpose-join = Voraussetzung für die Anmeldung
choice-purpose-tier = Zugehörigkeit zu einer Stufe
