### Wie ein Tisch entsteht und sich füllt.

## Befehle
command-game = spiel
    .description = Tische eröffnen, mitspielen und alles rund um eine Partie
command-open = eröffnen
    .description = Einen Tisch in diesem Kanal oder in einem neuen Thread eröffnen
command-join = mitspielen
    .description = An einem offenen Tisch mitspielen, einen Platz übernehmen oder deinen zurückholen
command-leave = verlassen
    .description = Einen Tisch verlassen, bevor die Partie beginnt
command-start = beginnen
    .description = Die Partie mit allen starten, die am Tisch sitzen
command-cancel = abbrechen
    .description = Deinen offenen Tisch schließen oder eine laufende Partie abbrechen (wenn alle zustimmen)
command-robot = roboter
    .description = Einen Roboter auf einen freien Platz setzen
menu-invite = An diesen Tisch einladen
command-invite = einladen
    .description = Jemanden an den Tisch in diesem Kanal einladen
command-handover = übergeben
    .description = Die Tischleitung an jemand anderen übergeben
command-host-handover = übergeben
    .description = Die Tischleitung jemand anderem geben oder selbst übernehmen
command-options = optionen
    .description = Die Spieloptionen dieses Tisches ansehen oder ändern

## Optionen
option-seats = plätze
    .description = Anzahl der Plätze
option-robots = roboter
    .description = Anzahl der Roboter
option-preset = vorlage
    .description = Eine Vorlage dieses Servers; deine übrigen Angaben gehen vor
option-begins = beginn
    .description = Wer beginnt
option-who = wer
    .description = Wer mitspielen darf
option-where = wo
    .description = Wo gespielt wird
option-name = name
    .description = Name für den Tisch oder seinen Thread
option-player1 = person1
    .description = Erste Person, die du einlädst
option-player2 = person2
    .description = Zweite Person, die du einlädst
option-player3 = person3
    .description = Dritte Person, die du einlädst
option-player4 = person4
    .description = Vierte Person, die du einlädst
option-player5 = person5
    .description = Fünfte Person, die du einlädst
option-player6 = person6
    .description = Sechste Person, die du einlädst
option-player7 = person7
    .description = Siebte Person, die du einlädst
option-level = stärke
    .description = Spielstärke des Roboters
option-to = an
    .description = Neue Tischleitung
option-opener = an
    .description = Neue Tischleitung; ohne Angabe du selbst
option-time-control = tempo
    .description = Bedenkzeit für alle
option-bank = bedenkzeit
    .description = Eigenes Tempo: Bedenkzeit zu Beginn in Stunden
option-increment = zugabe
    .description = Eigenes Tempo: Zeitzugabe je Zug in Stunden
option-cap = obergrenze
    .description = Eigenes Tempo: Obergrenze der Bedenkzeit in Stunden
option-options = optionen
    .description = Spieloptionen, z. B. length=short; mehrere mit Komma trennen
option-rated = gewertet
    .description = Das Ergebnis zählt für die Wertungen dieses Servers (nur ohne Roboter)
option-hints = hinweise
    .description = Hinweise eines Roboters erlauben (nicht in gewerteten Partien)

## Auswahl bei Optionen
choice-random = wird ausgelost
choice-me = ich
choice-anybody = alle
choice-invited = nur Eingeladene
choice-here = in diesem Kanal
choice-thread = in einem neuen Thread
choice-private = in einem neuen privaten Thread
choice-forum = als Beitrag im Tischforum
choice-blitz = Blitz: 2 Stunden, plus 30 Minuten je Zug, höchstens 3 Stunden
choice-daily = täglich: 3 Tage, plus 1 Tag je Zug, höchstens 5 Tage
choice-relaxed = gemütlich: 10 Tage, plus 3 Tage je Zug, höchstens 14 Tage
choice-none = ohne Uhr

## Hilfe
help-opening = **Einen Tisch eröffnen.** `/spiel eröffnen` eröffnet einen Tisch in diesem Kanal oder in einem eigenen Thread. Andere setzen sich mit *Mitspielen* dazu, Roboter können freie Plätze füllen, und mit *Beginnen* geht es los. Manche Spiele haben Optionen. Du wählst sie beim Eröffnen und kannst sie mit `/spiel optionen` ändern, solange niemand sonst am Tisch sitzt.

## Partien
thread-name = Tisch: { $game }

## Die Statuskarte
invitation = { $person }, du bist zum Mitspielen eingeladen: { $match }.
robot-levels-heading = Roboter hinzufügen: { $match }
options-heading = { $match }: Optionen
options-rule = Du kannst die Optionen ändern, bis sich jemand anderes an den Tisch setzt. Wer mitspielt, stimmt den Optionen auf der Karte der Partie zu.
options-rule-alone = Du kannst die Optionen ändern, bis die Partie beginnt.
options-fixed = Die Tischleitung kann die Optionen vor Spielbeginn ändern, solange niemand sonst am Tisch sitzt.

## Schaltflächen
button-join = Mitspielen
button-leave = Tisch verlassen
button-robot = Roboter hinzufügen
button-robot-away = Roboter entfernen
button-start = { $players ->
    [0] Beginnen
    [1] Allein beginnen
    [2] Zu zweit beginnen
    [3] Zu dritt beginnen
    [4] Zu viert beginnen
    [5] Zu fünft beginnen
    [6] Zu sechst beginnen
   *[other] Mit { $players } besetzten Plätzen beginnen
}
button-cancel = Partie abbrechen
sure-cancel-running = { $match } endet ohne Ergebnis, wenn alle zustimmen. Möchtest du die anderen fragen?
sure-cancel-alone = Außer dir spielen in { $match } nur Roboter. Wenn du die Partie abbrichst, endet sie sofort und ohne Ergebnis. Möchtest du das?
button-cancel-sure = Ja, abbrechen
button-keep-table = Tisch behalten
cancel-sure = { $count ->
    [0] Möchtest du diesen Tisch schließen? Das kannst du nicht rückgängig machen.
    [one] Außer dir sitzt noch jemand an diesem Tisch. Möchtest du die Partie trotzdem abbrechen? Das kannst du nicht rückgängig machen.
   *[other] Außer dir sitzen noch { $count } andere an diesem Tisch. Möchtest du die Partie trotzdem abbrechen? Das kannst du nicht rückgängig machen.
}
button-options = Optionen

## Erledigt
done-open = { $match } wurde eröffnet.
done-join = { $match }: Du spielst mit.{ $options }{ $company }
done-join-started = { $match } beginnt: Du hast den letzten freien Platz genommen.{ $options }
done-leave = { $match }: Du hast den Tisch verlassen.
done-robot = { $match }: Ein Roboter spielt mit.
done-robot-started = { $match } beginnt: Ein Roboter hat den letzten freien Platz genommen.
done-robot-away = { $match }: Ein Roboter wurde entfernt.
done-start = { $match } beginnt.
done-cancel = { $match } wurde abgebrochen.
told-cancelled = { $host } hat die Partie abgebrochen.
done-invite = { $match }: { $player } wurde eingeladen.
done-handover = { $match }: { $player } hat jetzt die Tischleitung.

## Was nicht geht
slip-open-in-private = Einen Tisch kannst du nur auf einem Server eröffnen, in dem Kanal, in dem ihr spielen wollt.
slip-no-threads-here = Hier kann ich keinen Thread erstellen. Eröffne den Tisch in einem normalen Textkanal oder ohne Thread in diesem Kanal.
slip-no-private-threads-here = In Ankündigungskanälen gibt es keine privaten Threads. Eröffne den Tisch in einem öffentlichen Thread oder in einem normalen Textkanal.
slip-host-cancel = Als Spielleitung beendest du diese Partie mit `/spielleitung abbrechen`. Deine Begründung ist für alle sichtbar.
slip-thread-failed = Discord konnte keinen Thread erstellen, deshalb wurde kein Tisch eröffnet. Versuch es noch einmal oder eröffne den Tisch in diesem Kanal.
slip-post-failed = Discord konnte den Beitrag nicht erstellen, daher wurde kein Tisch eröffnet. Versuch es noch einmal oder eröffne den Tisch in diesem Kanal.
slip-title-refused = Ein Filter dieses Servers lehnt den Namen „{ $title }“ ab, deshalb wurde kein Tisch eröffnet. Wähle einen anderen Namen.
slip-channel-open-table = In diesem Kanal gibt es schon einen offenen Tisch: { $match }. Du kannst:{ $ways }
slip-channel-busy = In diesem Kanal gibt es schon eine Partie: { $match }. Du kannst:{ $ways }
busy-cancel = sie mit `/spiel abbrechen` abbrechen
busy-ask = sie zu Ende spielen oder den anderen mit `/spiel abbrechen` einen Abbruch vorschlagen
busy-host = sie als Spielleitung mit `/spielleitung abbrechen` beenden
busy-thread = deinen Tisch mit dem Knopf unten in einem Thread eröffnen
busy-elsewhere = deinen Tisch in einem anderen Kanal eröffnen
busy-list = an einem anderen Tisch mitspielen: `/partien offen` listet sie auf
slip-no-such-option = Dieses Spiel hat keine Option „{ $given }“. Zur Wahl stehen: { $options }.
slip-no-options = Dieses Spiel hat keine Optionen.
refusal-unknown-robot = In diesem Spiel gibt es keinen Roboter „{ $level }“.
refusal-begun = Diese Partie hat schon begonnen.
refusal-channel-busy = In diesem Kanal gibt es schon eine Partie oder einen offenen Tisch. Nutze einen anderen Kanal oder einen Thread, oder beende die Partie zuerst.
refusal-seats = { $most ->
    [1] Dieses Spiel ist für eine Person.
   *[other] Dieses Spiel ist für { $counts } Personen.
}
seats-range = { $least } bis { $most }
seats-either = { $counts }
seats-count = { $count }
refusal-too-many-robots = { $most ->
    [0] An diesem Tisch ist neben dir kein Platz für Roboter.
    [one] An diesem Tisch kann höchstens { $most } Roboter mitspielen.
   *[other] An diesem Tisch können höchstens { $most } Roboter mitspielen.
}
refusal-edition = Diese Ausgabe ist nicht spielbar: { $detail }
refusal-edition-unlike-book = Diese Ausgabe weicht vom Regelheft ab: { $differences }. Wenn das Absicht ist, trag in der ersten Zeile ihrer Datei `house_rules = true` ein.
refusal-option = Diese Optionen sind nicht möglich: { $detail }
refusal-options-settled = Am Tisch sitzt schon jemand anderes, deshalb stehen die Optionen fest. Ändern kannst du sie nur, solange du allein oder mit Robotern am Tisch sitzt.
refusal-title-too-long = Der Name ist zu lang: höchstens { $most } Zeichen.
refusal-full = An diesem Tisch ist kein Platz frei.
refusal-already-seated = Du hast schon einen Platz.
refusal-already-invited = Diese Person wurde schon an diesen Tisch eingeladen.
refusal-invited-self = Du kannst dich nicht selbst einladen.
refusal-invited-seated = Diese Person hat schon einen Platz an diesem Tisch.
refusal-too-often-open = Du hast in der letzten Stunde schon { $most } Partien eröffnet. Bitte versuch es später noch einmal.
refusal-too-often-thread = Ich habe in der letzten Stunde schon { $most } Threads für dich erstellt. Bitte eröffne die Partie in einem Kanal oder versuch es später noch einmal.
refusal-too-often-invite = Du kannst pro Stunde höchstens { $most } Personen einladen. Bitte versuch es später noch einmal. An einem offenen Tisch kann man auch ohne Einladung mitspielen.
refusal-too-often-same = Du hast diese Person in der letzten Stunde schon { $most }-mal eingeladen. Bitte versuch es später noch einmal.
refusal-invited-only = An diesem Tisch können nur Eingeladene mitspielen.
refusal-no-robots = Für dieses Spiel gibt es keine Roboter.
refusal-no-robot-here = An diesem Tisch sitzt kein Roboter.
refusal-resign-instead = Die Partie läuft schon. Mit `/spiel aufgeben` kannst du sie verlassen: Ein Roboter übernimmt dann deinen Platz.
refusal-too-few = { $taken ->
    [one] Erst { $taken } Platz ist besetzt, das Spiel braucht mindestens { $least }. Füge Roboter hinzu oder warte, bis sich noch jemand dazusetzt.
   *[other] Erst { $taken } Plätze sind besetzt, das Spiel braucht mindestens { $least }. Füge Roboter hinzu oder warte, bis sich noch jemand dazusetzt.
}
refusal-opener-only = Das kann nur die Tischleitung.
slip-not-in-this-channel = Auf diesem Server kannst du Partien nur in { $channels } eröffnen.
slip-not-your-role = Auf diesem Server können nur Mitglieder mit der Rolle { $role } Partien eröffnen. Mitspielen kannst du an allen offenen Tischen.
refusal-bank-needed = Für ein eigenes Tempo musst du die Bedenkzeit in Stunden angeben. Zeitzugabe und Obergrenze sind optional.
refusal-time-control-not-allowed = Dieses Tempo ist auf diesem Server nicht erlaubt. Wähle ein anderes oder lass die Option weg.
refusal-too-many-matches = { $most ->
    [one] Auf diesem Server kannst du zurzeit nur { $most } Partie spielen.
   *[other] Auf diesem Server kannst du zurzeit nur { $most } Partien gleichzeitig spielen.
} { $more ->
    [0] Sobald eine zu Ende ist, kannst du eine neue beginnen.
   *[other] Sobald eine zu Ende ist, kannst du eine neue beginnen, und mit jeder beendeten Partie steigt die Grenze.
}
refusal-rated-cooperative = Kooperative Partien können nicht gewertet werden, weil alle gemeinsam gewinnen oder verlieren.
refusal-rated-needs-people = Zu Beginn einer gewerteten Partie dürfen keine Roboter am Tisch sitzen.

## Das Formular zum Eröffnen
form-heading = Tisch eröffnen
form-intro = Wähle ein Spiel und drücke auf *Tisch eröffnen*.
form-intro-presets = Wähle eine Vorlage dieses Servers, oder wähle ein Spiel und drücke auf *Tisch eröffnen*.
form-preset = Vorlage verwenden …
form-preset-chosen = Vorlage
form-options = Spieloption
form-bank = Bedenkzeit zu Beginn
form-increment = Zeit je Zug
form-cap = Höchste Bedenkzeit
form-rating-minimum = Niedrigste Wertungszahl
form-rating-maximum = Höchste Wertungszahl
form-extras = Deine weiteren Angaben
form-level = Stärke der Roboter
button-form-thread = In einem Thread eröffnen
form-game = Spiel
form-seats = Plätze
form-robots = Roboter
form-time-control = Tempo
form-begins = Wer beginnt?
form-access = Wer darf mitspielen?
form-place = Wo?
form-kind = Wertung und Hinweise
form-kind-casual = ohne Wertung
form-kind-rated = gewertet
form-kind-hints = ohne Wertung, mit Hinweisen
button-form-open = Tisch eröffnen
button-form-more = Mehr Optionen
button-form-less = Weniger Optionen
form-details = Tisch: Mitspielende und Bedingungen
form-players = Einladen
form-reliability = Zuverlässigkeit
form-reliability-none = keine Bedingung
form-reliability-least = mindestens { $percent } % der Züge rechtzeitig
form-rating = Wertungszahl
form-rating-none = beliebig
form-rating-least = { $least } oder höher
form-rating-most = { $most } oder niedriger
form-rating-range = { $least } bis { $most }
form-clock = Eigenes Tempo
form-clock-none = wie im Formular gewählt
form-clock-numbers = { $bank } + { $increment }/Zug, max. { $cap }
form-name = Tischname
button-form-details = Mitspielende und Bedingungen …
