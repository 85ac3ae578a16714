### Webseiten: Einstellungen in Discord und die Wörter auf den Seiten.

## Einstellungen
button-page = Seite
button-pages = Webseiten
button-my-page = Webseite
button-page-address = Adresse ersetzen
button-page-switch = Meine Seite: { $state }
pages-heading = Webseiten
pages-intro = Partien, Ligen und Ergebnisse dieses Servers auf einer Website zum Lesen. Sie zeigt nur, was in Discord alle sehen können. Wer das eigene Profil verbirgt, erscheint als „Platz A“.
pages-unavailable = Dieser Bot hat keine Website. Sie muss erst vom Betreiber eingerichtet werden.
pages-mode = **Seiten**
pages-mode-off = Aus
pages-mode-link = Für alle, die den Link haben
pages-mode-listed = Öffentlich und im Verzeichnis
pages-channels = **Private Kanäle mit Seiten**
    Öffentliche Kanäle haben immer Seiten, private Threads nie.
pages-channels-none = Keine privaten Kanäle
pages-address = Adresse: { $link }
pages-address-hint = Wenn du die Adresse ersetzt, funktionieren alle bisherigen Links nicht mehr.
my-page-heading = Deine Webseite
my-page-intro = Auf einem Server mit Webseiten kannst du eine Seite mit deiner Statistik haben, wie bei `/profil`. Das wählst du für jeden Server einzeln. Ohne sie steht dein Name ohne Link auf den Seiten deiner Partien. Wenn du dein Profil verbirgst, erscheinst du als „Platz A“ und hast keine Seite.
my-page-hidden = Dein Profil ist verborgen, deshalb hast du keine Seite.
my-page-address = Deine Seite findest du hier unter { $link }.
help-pages = **Webseiten.** Manche Server haben Webseiten mit ihren Partien, Ligen und Ergebnissen: Nutze den Knopf *Seite*. Die Serververwaltung schaltet sie in `/spielleitung einstellungen` ein, und eine eigene Seite bekommst du in `/einstellungen ich`.

## Verzeichnis der Server
page-home = Server
page-home-summary = Brettspiele über Tage, gespielt in Discord.
page-home-none = Kein Server ist öffentlich verzeichnet. Für die Seiten eines Servers brauchst du einen Link.
page-server-unnamed = Ein Server

## Navigation
page-skip = Zum Inhalt springen
page-language = Sprache
page-feed = Ergebnisse als Feed
page-json = Daten als JSON
page-footer = Seiten zum Lesen, von Harbourmaster. Gespielt wird in Discord.
page-none = Noch nichts.

## Partien
page-status-open = Offener Tisch
page-status-running = Läuft
page-status-finished = Beendet
page-open-table = { $taken } von { $seats } Plätzen sind besetzt.
page-to-move = { $count ->
    [one] { $who } ist am Zug.
   *[other] { $who } sind am Zug.
}
page-mark-to-move = am Zug
page-since = seit
page-deadline = Bedenkzeit bis
page-started = begonnen
page-ended = beendet
page-phases = Der Tisch, Phase für Phase
page-phase-choose = Phase
page-earlier = Vorherige Phase
page-later = Nächste Phase
page-board-text = Der Tisch als Text
page-log = Was geschah
page-log-empty = Noch ist nichts geschehen.
page-players-of-match = Am Tisch
page-robot = Roboter
page-points = Punkte
page-place = Platz { $place }
page-as-table = Als Tabelle
page-scores = Punkteverlauf
page-result = Ergebnis
page-total = Summe
page-analysis = Analyse
page-downloads = Downloads
page-record = Aufzeichnung der Partie (JSON)
page-film = Film der Partie (WebP)
page-won-by = Gewonnen: { $winners }. Am Tisch: { $players }
page-winners = Gewonnen: { $winners }

## Server und Spiele
page-server-summary = { $running ->
    [0] Keine laufenden Partien
    [one] { $running } laufende Partie
   *[other] { $running } laufende Partien
}, { $finished ->
    [0] keine beendeten Partien
    [one] { $finished } beendete Partie
   *[other] { $finished } beendete Partien
}
page-running = Laufende Partien
page-finished = Beendete Partien
page-leagues = Ligen
page-games = Spiele
page-players = Mitspielende
page-leaderboards = Bestenlisten
page-leaderboard = Bestenliste: { $game }
page-records = Rekorde
page-rules = Regeln in Kürze
page-options = Optionen
page-seats = Siegquoten nach Platz am Tisch
page-matches = Partien
page-statistics = Statistik

## Spaltenköpfe
page-head-place = Platz
page-head-player = Name
page-head-rating = Wertung
page-head-matches = Partien
page-head-points = Punkte
page-head-played = Tische
page-head-titles = Titel
page-head-wins = Siege
page-head-tables = Tische
page-head-seasons = Saisons
page-head-phase = Phase
page-head-results = Ergebnisse

## Ligen
page-season = Saison { $number }
page-seasons = Saisons
page-calendar = Kalender
page-season-opened = Anmeldung eröffnet
page-step-open = Anmeldung beginnt
page-step-close = Anmeldeschluss
page-step-draw = Auslosung
page-step-begin = Beginn der Tische
page-step-end = Ende der Spielzeit
page-step-final = Endergebnis
page-step-next = Nächste Saison
page-season-settings = Einstellungen der Saison
page-members = Angemeldet
page-standings = Tabelle
page-division = Gruppe { $number }
page-crosstable = Kreuztabelle
page-crosstable-help = Jede Zelle zeigt die Ergebnisse gegen die oben genannte Person: + davor, − dahinter, = gleichauf.
page-pyramid = Pyramide
page-fixtures = Tische
page-all-time = Ewige Tabelle
page-files = Dateien
page-file-standings = Tabelle (CSV)
page-file-season = Saisondatei, um Auslosung und Tabelle zu überprüfen (JSON)
page-file-results = Ergebnisse (CSV)

## Fehler
page-error-404 = Seite nicht gefunden
page-error-404-about = Unter dieser Adresse gibt es keine Seite. Vielleicht wurde sie entfernt, oder der Link ist unvollständig.
page-error-429 = Zu viele Anfragen
page-error-429-about = Bitte warte einen Moment und versuche es noch einmal.
page-error-500 = Diese Seite kann nicht angezeigt werden
page-error-500-about = Mit den Daten dieser Seite stimmt etwas nicht. Die anderen Seiten funktionieren. Wenn du das Problem meldest, nenne diese Kennung: { $id }
page-error-503 = Im Moment nicht erreichbar
page-error-503-about = Die Datenbank ist nicht erreichbar. Bitte versuche es in einer Minute noch einmal.
