### Einstellungen: der Leute, der Server.

## Was nicht geht
refusal-unknown-time-control = Ich kenne kein Tempo „{ $time-control }“.
refusal-time-control-numbers = Diese Werte sind nicht möglich: Die Bedenkzeit muss größer als null sein. Die Obergrenze muss mindestens so groß sein wie die Bedenkzeit und die Zeitzugabe, und sie darf höchstens { $most } Tage betragen.
slip-managers-only = Um die Servereinstellungen zu ändern, brauchst du die Berechtigung „Server verwalten“.
slip-list-channel = Die Liste aller Partien kann nicht in einem Forum angezeigt werden. Wähle einen Textkanal.
refusal-unknown-zone = Ich kenne keine Zeitzone „{ $zone }“. Gib eine Stadt, ein Land, eine Abkürzung wie MEZ oder einen Versatz wie UTC-5 ein oder wähle aus der Liste.
refusal-rest-set-today = { $hours ->
    [one] Du hast deine Ruhezeiten heute schon geändert. Versuch es in einer Stunde noch einmal: Häufige Änderungen wären den anderen gegenüber unfair.
   *[other] Du hast deine Ruhezeiten heute schon geändert. Versuch es in { $hours } Stunden noch einmal: Häufige Änderungen wären den anderen gegenüber unfair.
}
refusal-sleep-too-long = Deine Uhren können nachts höchstens { $most } Stunden stehen, sonst warten die anderen zu lange. Ganze Tage trägst du mit `/frei` ein.
refusal-quiet-too-long = „Nicht stören“ kann höchstens { $most } Stunden dauern, sonst bleibt keine Zeit für Benachrichtigungen.
refusal-too-many-weekdays = Du kannst höchstens { $most } freie Wochentage wählen, sonst warten die anderen zu lange.
refusal-both-times = Gib bitte Anfang und Ende an.

## Befehle
command-settings = einstellungen
    .description = Deine persönlichen Einstellungen
command-settings-me = ich
    .description = Sprache, Benachrichtigungen, Erinnerungen, Bestätigung und Darstellung
menu-never-with = Meiden oder nicht mehr meiden
command-settings-never-with = meiden
    .description = Mit bestimmten Personen nie am selben Tisch sitzen; nur du siehst das
command-host-settings = einstellungen
    .description = Servereinstellungen: Kanäle, Rollen, Tempo, Grenzen, Sprache
command-settings-times = zeiten
    .description = Zeitzone, Schlafenszeit, „Nicht stören“ und freie Wochentage

## Optionen
option-language = sprache
    .description = Sprache auswählen
option-only-channel = kanal
    .description = Diese Sprache nur in diesem Kanal verwenden
option-zone = zeitzone
    .description = Deine Zeitzone: Stadt, Land, MEZ, UTC-5 oder deine aktuelle Uhrzeit, z. B. 14:05
option-sleep-from = schlaf-von
    .description = Beginn deiner Schlafenszeit: Ab dann stehen deine Uhren
option-sleep-to = schlaf-bis
    .description = Ende deiner Schlafenszeit: Ab dann laufen deine Uhren wieder
option-quiet-from = nicht-stören-von
    .description = Beginn von „Nicht stören“
option-quiet-to = nicht-stören-bis
    .description = Ende von „Nicht stören“
option-weekend = wochenende
    .description = Wochentage, an denen deine Uhren stehen

## Auswahl bei Optionen
choice-auto = wie in Discord eingestellt
choice-weekend-none = keine
choice-weekend-saturday-sunday = Samstag und Sonntag
choice-weekend-friday-saturday = Freitag und Samstag
choice-weekend-sunday = Sonntag

## Hilfe
help-settings = **Einstellungen.** In `/einstellungen ich` stellst du Sprache, Benachrichtigungen, Erinnerungen, Farben, Text statt Bilder, die Zugbestätigung und automatische Züge ein. `/einstellungen zeiten` regelt Zeitzone, Schlafenszeit und „Nicht stören“, `/frei` deine freien Tage, und `/stumm` schaltet eine Partie stumm. Du musst nichts davon ändern.

## Erledigt
done-times = Gespeichert. In { $zone } ist es jetzt **{ $time }**.
done-language = Ich spreche jetzt Deutsch mit dir.
done-server-language = Sprache der öffentlichen Nachrichten auf diesem Server: { $language }.
done-channel-language = Sprache der öffentlichen Nachrichten in { $channel }: { $language }.

## Was jemand für sich einstellt
settings-heading = Deine Einstellungen
settings-intro = Die Standardwerte passen meistens. Ändere nur, was du möchtest.
settings-zone = **Zeitzone**: { $zone }, dort ist es jetzt { $time }
settings-sleep = **Schlafenszeit** (Uhren stehen): { $window }
settings-quiet = **Nicht stören** (keine Benachrichtigungen): { $window }
settings-weekend = **Wochenende** (Uhren stehen): { $days }
settings-no-days = keins
settings-rest-soon = Bis zum { $until } stehen deine Uhren nur in Zeiten, die sowohl in deinen alten als auch in deinen neuen Ruhezeiten liegen.
button-zone = Zeitzone einstellen
zone-label = Deine Zeitzone
zone-examples = Zum Beispiel: Berlin, MEZ, UTC-5 oder 14:05
zone-hint = Eine Stadt, ein Land, eine Abkürzung, ein Abstand zu UTC oder deine jetzige Uhrzeit.
settings-times-hint = Ändern kannst du das mit den Optionen von `/einstellungen zeiten`, zum Beispiel `zeitzone`. Freie Tage trägst du mit `/frei` ein.
settings-window = { $began } bis { $ended }
setting-choose = Wähle …
setting-state = { $setting }: { $state }
setting-on = ja
setting-off = nein
setting-language = Sprache
setting-notices = Benachrichtigungen, wenn du am Zug bist
setting-notices-channel = im Kanal der Partie
setting-notices-direct = per Direktnachricht
setting-notices-none = aus
setting-reminder = Erinnerung
setting-remind = { $percent ->
    [0] keine
   *[other] nach { $percent } % deiner Zeit
}
setting-digest = Tägliche Übersicht statt einzelner Benachrichtigungen
setting-weekdays = Freie Wochentage (Uhren stehen)
setting-near = Benachrichtigung kurz vor deinem Zug
setting-confirm = Zugende bestätigen (außer bei „… und Zug beenden“)
setting-forced = Züge ohne Wahlmöglichkeit automatisch ausführen
setting-days-off = Urlaubstage automatisch nutzen
setting-palette = Gut unterscheidbare Farben (bei Farbenfehlsichtigkeit)
setting-text = Text statt Bilder
setting-hidden = Profil vor anderen verbergen

## Was für einen Server eingestellt ist
server-settings-heading = Servereinstellungen
server-settings-intro = Die Standardwerte passen meistens. Ändere nur, was du möchtest.
server-settings-languages = Andere Sprachen öffentlicher Nachrichten: { $channels }
settings-section-server = Server und Kanäle
settings-section-matches = Partien
setting-public = Sprache öffentlicher Nachrichten
setting-channels = Kanäle für neue Partien
setting-channels-none = alle Kanäle
setting-openers = Rollen, die Partien eröffnen können
setting-openers-none = alle
setting-hosts = Rollen der Spielleitung (zusätzlich zu „Server verwalten“)
setting-hosts-none = keine
setting-pace = Standardtempo
setting-paces = Erlaubte Tempos (keine Auswahl: alle, auch eigene)
setting-vacation = Urlaubstage pro Jahr
setting-vacation-count = { $count ->
    [0] keine
    [one] { $count } Tag
   *[other] { $count } Tage
}
setting-idle = Inaktive Partien
setting-idle-count = { $count ->
    [0] nie beenden
   *[other] nach { $count } Tagen beenden
}
setting-running = Gleichzeitige Partien pro Person
setting-running-count = { $count ->
    [0] unbegrenzt
   *[other] { $count }
}
setting-more = Zusätzliche Partien je beendeter Partie
setting-more-count = { $count ->
    [0] keine
   *[other] { $count } mehr
}
setting-noticeboard = Kanal für die Liste aller Partien
setting-noticeboard-none = keiner
setting-forum = Tischforum (neue Tische bekommen dort einen Beitrag)
setting-forum-none = keins

## Gelöschte Kanäle und Rollen
setting-reset = Ein Kanal oder eine Rolle aus den Einstellungen von { $server } wurde gelöscht:
setting-reset-channels = Der gelöschte Kanal gehört nicht mehr zu den Kanälen für neue Partien.
setting-reset-all-channels = Die Kanäle für neue Partien gibt es nicht mehr. Partien können jetzt in jedem Kanal eröffnet werden.
setting-reset-opener-role = Die Rolle, mit der man Partien eröffnen konnte, gibt es nicht mehr. Jetzt kann jedes Mitglied Partien eröffnen.
setting-reset-host-role = Die Rolle der Spielleitung gibt es nicht mehr. Zur Spielleitung gehören jetzt nur noch Mitglieder mit der Berechtigung „Server verwalten“.
setting-reset-board = Den Kanal für die Liste aller Partien gibt es nicht mehr. Die Liste wird deshalb nicht mehr angezeigt.
setting-reset-forum = Das Tischforum gibt es nicht mehr. Neue Tische werden deshalb wieder im aktuellen Kanal eröffnet.
setting-reset-hint = Mit `/spielleitung einstellungen` kannst du das ändern.

## Mit wem jemand nie an einem Tisch sitzen will
avoids = Personen, die du meidest: { $people }. Ihr sitzt nie am selben Tisch, außer wenn euch die Auslosung einer Liga zusammensetzt. Nur du siehst diese Liste.
avoids-nobody = Du meidest niemanden: Du kannst mit allen an einem Tisch sitzen.
done-avoids = Du meidest jetzt { $player }: Ihr sitzt an keinem neuen Tisch mehr zusammen. Laufende gemeinsame Partien gehen weiter.
done-avoids-no-more = Du meidest { $player } nicht mehr.
refusal-avoids-oneself = Du kannst dich nicht selbst meiden.
slip-block-bot = { $player } ist ein Bot und spielt in keiner Partie mit.
refusal-avoids-too-many = Du kannst höchstens { $most } Personen meiden.
refusal-no-seat-for-you = An diesem Tisch kannst du nicht mitspielen. Bitte versuch es an einem anderen.
