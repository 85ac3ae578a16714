### Die Werkzeuge der Spielleitung für Ligen.

## Die Übersicht
hosting-heading = { $league }: für die Spielleitung
hosting-new = Noch gab es keine Saison. Bevor du die Anmeldung öffnest, sieht niemand etwas von dieser Liga.
hosting-frozen = Diese Saison behält die Einstellungen, mit denen sie begann. Was du hier änderst, gilt ab der nächsten.
hosting-resting = Die Liga ruht: Von selbst öffnet keine weitere Saison.
hosting-bound = { $count ->
    [one] Mit diesen Uhren enden alle Partien innerhalb von { $count } Tag, was auch immer die Leute mit ihrer Zeit machen. Kürzer kann die Spielzeit nicht sein.
   *[other] Mit diesen Uhren enden alle Partien innerhalb von { $count } Tagen, was auch immer die Leute mit ihrer Zeit machen. Kürzer kann die Spielzeit nicht sein.
}
hosting-hint = -# Was du entscheidest, wird im Kanal mit deinem Grund erzählt und steht im Audit-Log. Über Tische entscheidet `/liga-leitung entscheiden`. Wo du selbst mitspielst, muss jemand anderes entscheiden.
hosting-form-reason = Warum? Alle lesen es.
hosting-form-days = Um wie viele Tage später?
hosting-preview-heading = { $season }: so kann eine Auslosung aussehen
hosting-preview-line = **Gruppe { $division }**, { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
}: { $people }
hosting-preview-note = Das ist ein Beispiel, aus anderen Zahlen gelost. Die wirkliche Auslosung ist schon gebunden und kommt nur einmal.
hosting-rulings-heading = { $season }: Entscheidungen
hosting-rulings-none = Es gibt keine Entscheidung, die gilt.
hosting-rulings-hint = `/liga-leitung aufheben` nimmt eine zurück, mit ihrer Nummer: Dann ist alles, als hätte es sie nie gegeben.
button-hosting-numbers-1 = Leute und Tische …
button-hosting-numbers-2 = Tage …
button-hosting-numbers-3 = Uhren …
button-hosting-numbers-4 = Punkte und Runden …
button-hosting-open = Anmeldung öffnen
button-hosting-close = Anmeldung jetzt schließen
button-hosting-draw = Jetzt auslosen
button-hosting-redraw = Neu auslosen
button-hosting-begin = Jetzt beginnen
button-hosting-pause = Ruhen lassen
button-hosting-resume = Weitermachen
button-hosting-end = Jetzt beenden
button-hosting-void = Absagen
button-hosting-rest = Keine weiteren Saisons
button-hosting-wake = Wieder weitere Saisons
button-hosting-preview = Beispiel einer Auslosung
button-hosting-shift = Alles später …
setting-hosting-format = Wie eine Saison gespielt wird
setting-hosting-format-divisions = Gruppen, mit Auf- und Abstieg
setting-hosting-format-round-robin = Jeder trifft jeden, in einer Gruppe
setting-hosting-format-cup = Ein Pokal, der beginnt, sobald er voll ist
setting-hosting-format-swiss = Runden derer, die gleich viele Punkte haben
setting-hosting-seats = Wie viele an einem Tisch sitzen
setting-hosting-seats-count = Tische zu { $count }
setting-hosting-size = Leute in einer Gruppe
setting-hosting-each = Wie oft auf jedem Platz
setting-hosting-load = Tische gleichzeitig, höchstens (0: alle)
setting-hosting-least = Leute mindestens (0: ein Tisch)
setting-hosting-most = Leute höchstens (0: beliebig)
setting-hosting-sign-up-days = Tage der Anmeldung
setting-hosting-confirm-days = Tage zum Bestätigen
setting-hosting-play-days = Tage der Spielzeit
setting-hosting-protest-days = Tage für Entscheidungen
setting-hosting-rest-days = Tage bis zur nächsten Saison
setting-hosting-bank = Uhr: Stunden zu Beginn
setting-hosting-increment = Uhr: Stunden mehr je Zug
setting-hosting-cap = Uhr: Stunden gespart, höchstens
setting-hosting-hurry-bank = Zum Schluss: Stunden zu Beginn
setting-hosting-hurry-increment = Zum Schluss: Stunden mehr je Zug
setting-hosting-points = Punkte nach Platz, etwa 10 6 3 1
setting-hosting-strikes = Verlassene Tische bis zum Streichen
setting-hosting-rounds = Runden
setting-hosting-hurry-days = Tage vor Schluss: schnellere Uhren
setting-hosting-warn-days = Tage vor Schluss: Warnung

## Erledigt
done-hosting-open = { $season }: Die Anmeldung ist offen, in { $channel }.
done-hosting-close = { $season }: Die Anmeldung wird geschlossen.
done-hosting-draw = { $season } wird ausgelost.
done-hosting-redraw = Die Auslosung von { $season } gilt nicht mehr; in einem Tag wird neu gelost, oder mit `/liga-leitung auslosen`.
done-hosting-begin = { $season } beginnt jetzt: Die Tische werden eröffnet.
done-hosting-pause = { $season } ruht, mit allen Uhren.
done-hosting-resume = { $season } geht weiter.
done-hosting-end = { $season } wird jetzt beendet.
done-hosting-void = { $season } ist abgesagt.
done-hosting-shift = { $count ->
    [one] { $season }: Alles, was noch kommt, ist um { $count } Tag später.
   *[other] { $season }: Alles, was noch kommt, ist um { $count } Tage später.
}
done-hosting-rest = { $league } ruht: Von selbst öffnet keine weitere Saison.
done-hosting-wake = { $league } geht weiter: Die nächste Saison öffnet von selbst.
done-hosting-move = { $league } ist ab jetzt in { $channel }. Laufende Partien bleiben in ihren Threads.
done-hosting-role-champion = Wer { $league } gewinnt, bekommt am Ende der Saison { $role }, und wer vorher gewonnen hat, verliert sie.
done-hosting-role-champion-none = Wer { $league } gewinnt, bekommt keine Rolle.
done-hosting-role-join = Nur wer { $role } hat, kann bei { $league } mitmachen.
done-hosting-role-join-none = Alle können bei { $league } mitmachen.
done-hosting-add = { $player } ist angemeldet: { $season }.
done-hosting-remove = { $player } ist abgemeldet: { $season }.
done-hosting-seed = Die Stärke von { $player } ist für die Auslosung notiert: { $season }.
done-hosting-rule-places = { $season }: { $table } zählt, wie du entschieden hast.
done-hosting-rule-void = { $season }: { $table } zählt nicht.
done-hosting-rule-replay = { $season }: { $table } wird noch einmal gespielt.
done-hosting-excuse = { $player } ist entschuldigt: { $season }.
done-hosting-strike = { $player } ist gestrichen: { $season }.
done-hosting-replace = { $newcomer } bekommt den Platz von { $player }: { $season }.
done-hosting-reverse = { $season }: Die Entscheidung ist zurückgenommen.

## Was nicht geht
slip-hosting-number = { $what }: „{ $given }“ kann ich nicht als Zahl lesen.
slip-hosting-days = Schreibe die Tage bitte als Zahl von 1 bis { $most }.
slip-hosting-places = Schreibe bitte { $count } Plätze in der Reihenfolge, in der sie sitzen: { $people }. Etwa `1 2 2 -`; `-` ist, wer nichts bekommt.
slip-hosting-member = Diese Person gehört nicht zu { $season }.
slip-hosting-channel = Den Kanal dieser Liga sehe ich nicht.
slip-hosting-text-channel = Eine Liga braucht einen gewöhnlichen Textkanal, in dem ihre Tische zu Threads werden. Gib den Befehl bitte dort.
slip-hosting-role-everybody = Diese Rolle haben alle. Wähle eine andere.
slip-hosting-role-managed = { $role } gehört zu einer App oder zum Boosten des Servers; niemand kann sie vergeben.
slip-hosting-role-bot = Mir fehlt das Recht „{ $permission }“.
slip-hosting-role-high = { $role } steht über meiner eigenen Rolle oder ist meine eigene, also kann ich sie nicht vergeben. Schiebe meine in den Einstellungen des Servers darüber.
slip-hosting-role-host = Du darfst { $role } selbst nicht vergeben: Dazu gehören das Recht „{ $permission }“ und eine Rolle darüber.

## Hilfe
help-league-host = **Ligen, für die Spielleitung.** `/liga-leitung anlegen` legt in einem Kanal eine Liga an und zeigt ihre Übersicht: alles, was man einstellen kann, in Sätzen, und wie lange eine Saison höchstens dauert. *Anmeldung öffnen* beginnt sie; von da an geschieht alles von selbst, und jeder Schritt hat seine Zeit. `/liga-leitung entscheiden`, `entschuldigen`, `streichen` und `ersetzen` entscheiden, worum Leute bitten, mit einem Grund, den alle lesen; `/liga-leitung aufheben` nimmt eine Entscheidung zurück.

## Befehle
command-league-host = liga-leitung
    .description = Werkzeuge für alle, die sich um Ligen kümmern
command-league-create = anlegen
    .description = In diesem Kanal eine Liga anlegen
command-league-panel = übersicht
    .description = Alles zu einer Liga sehen und einstellen
command-league-open = öffnen
    .description = Die Anmeldung zu einer neuen Saison öffnen
command-league-rest = ruhen
    .description = Keine weiteren Saisons von selbst öffnen, oder wieder damit anfangen
command-league-move = verlegen
    .description = Die Posts einer Liga in einem anderen Kanal stehen lassen
command-league-role = rolle
    .description = Rolle für Meister oder für die Anmeldung festlegen; ohne Rolle: keine mehr
command-league-add = aufnehmen
    .description = Jemanden für eine Saison anmelden
command-league-remove = entfernen
    .description = Jemanden vor der Auslosung abmelden
command-league-seed = setzen
    .description = Sagen, für wie stark jemand bei der Auslosung gilt
command-league-preview = vorschau
    .description = Ein Beispiel einer Auslosung sehen
command-league-close = schließen
    .description = Die Anmeldung früher schließen
command-league-draw = auslosen
    .description = Früher auslosen
command-league-redraw = neu-auslosen
    .description = Eine Auslosung vor Beginn des Spiels aufgeben und neu auslosen
command-league-begin = beginnen
    .description = Früher zu spielen beginnen
command-league-pause = anhalten
    .description = Eine Saison mit allen Uhren anhalten
command-league-resume = fortsetzen
    .description = Eine Saison weitergehen lassen
command-league-shift = verschieben
    .description = Alles, was noch kommt, um Tage nach hinten schieben
command-league-end = beenden
    .description = Jetzt Schluss machen; was nicht fertig ist, wird wie vereinbart gewertet
command-league-void = absagen
    .description = Eine Saison absagen
command-league-rule = entscheiden
    .description = Entscheiden, wie ein Tisch zählt, dass er nicht zählt oder noch einmal gespielt wird
command-league-excuse = entschuldigen
    .description = Jemanden entschuldigen, der einen Tisch verlassen hat
command-league-strike = streichen
    .description = Jemanden aus einer Saison streichen
command-league-replace = ersetzen
    .description = Den Platz von jemandem an einem Tisch jemand anderem geben
command-league-reverse = aufheben
    .description = Eine Entscheidung zurücknehmen
command-league-rulings = entscheidungen
    .description = Die Entscheidungen einer Saison mit ihren Nummern
option-league-name = name
    .description = Wie die Liga heißt
option-wakes = wieder
    .description = Wieder weitere Saisons öffnen lassen
option-number = zahl
    .description = Eine Wertung, etwa 1600; 0 überlässt es der eigenen
option-days = tage
    .description = Wie viele Tage
option-ruling = entscheidung
    .description = Was entschieden wird
option-places = plätze
    .description = Plätze in der Reihenfolge der Sitze, etwa 1 2 2 -
option-barred = saisons
    .description = In wie vielen weiteren Saisons jemand nicht mitspielen darf
option-newcomer = ersatz
    .description = Wer den Platz bekommt
option-entry = entscheidung
    .description = Welche Entscheidung
choice-ruling-places = er zählt mit diesen Plätzen
choice-ruling-void = er zählt nicht
choice-ruling-replay = er wird noch einmal gespielt
option-channel = kanal
    .description = Der Textkanal
option-role = rolle
    .description = Die Rolle; ohne sie gibt es keine mehr
option-purpose = für
    .description = Wofür die Rolle ist
choice-purpose-champion = wer gewinnt, bekommt sie
choice-purpose-join = nötig für die Anmeldung
