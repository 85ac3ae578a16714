### Wie ein Tisch entsteht und sich füllt.

## Befehle
command-game = spiel
    .description = Einen Tisch eröffnen, mitspielen, beginnen und alles andere um eine Partie
command-open = eröffnen
    .description = Einen Tisch in diesem Kanal oder in einem neuen Thread eröffnen
command-join = mitspielen
    .description = Platz nehmen: an einem offenen Tisch, auf einem frei gewordenen oder wieder auf deinem Platz
command-leave = aufstehen
    .description = Den Tisch verlassen, bevor die Partie beginnt
command-start = beginnen
    .description = Mit allen beginnen, die einen Platz haben
command-cancel = abbrechen
    .description = Eine Partie ohne Ergebnis beenden: deinen offenen Tisch, oder eine laufende, wenn alle zustimmen
command-robot = roboter
    .description = Einen Roboter auf einen freien Platz setzen
command-invite = einladen
    .description = Jemanden an den Tisch dieses Kanals einladen
command-handover = übergeben
    .description = Deine Rechte am Tisch an jemand anderen geben
command-host-handover = übergeben
    .description = Die Rechte am Tisch jemand anderem geben, oder dir selbst
command-options = optionen
    .description = Ansehen oder wählen, womit an diesem Tisch gespielt wird

## Optionen
option-seats = plätze
    .description = Wie viele mitspielen
option-robots = roboter
    .description = Wie viele der Plätze Roboter nehmen
option-begins = beginn
    .description = Wer beginnt
option-who = wer
    .description = Wer mitspielen darf
option-where = wo
    .description = Wo gespielt wird
option-name = name
    .description = Ein Name für den Tisch oder seinen Thread
option-player1 = mitspieler1
    .description = Wer eingeladen wird
option-player2 = mitspieler2
    .description = Wer noch eingeladen wird
option-player3 = mitspieler3
    .description = Wer außerdem eingeladen wird
option-player4 = mitspieler4
    .description = Die vierte eingeladene Person
option-player5 = mitspieler5
    .description = Die fünfte eingeladene Person
option-player6 = mitspieler6
    .description = Die sechste eingeladene Person
option-player7 = mitspieler7
    .description = Die siebte eingeladene Person
option-level = stärke
    .description = Wie gut der Roboter spielt
option-to = an
    .description = An wen
option-opener = an
    .description = An wen; ohne Namen an dich selbst
option-time-control = tempo
    .description = Wie viel Zeit alle haben
option-bank = bedenkzeit
    .description = Ein eigenes Tempo: Stunden zu Beginn
option-increment = zugabe
    .description = Ein eigenes Tempo: Stunden mehr je Zug
option-cap = obergrenze
    .description = Ein eigenes Tempo: so viele Stunden lassen sich höchstens ansparen
option-options = optionen
    .description = Was der Tisch wählt, etwa length=short; mehreres mit Komma getrennt
option-rated = gewertet
    .description = Das Ergebnis zählt für die Wertungen dieses Servers; nur unter Menschen
option-hints = hinweise
    .description = Ein Roboter darf allen, die spielen, Hinweise geben; nicht in gewerteten Partien

## Auswahl bei Optionen
choice-random = wird ausgelost
choice-me = ich
choice-anybody = alle
choice-invited = nur wen ich einlade
choice-here = in diesem Kanal
choice-thread = in einem neuen Thread
choice-private = in einem neuen privaten Thread
choice-blitz = Blitz: 2 Stunden, je Zug 30 Minuten dazu, höchstens 3 Stunden
choice-daily = täglich: 3 Tage, je Zug 1 Tag dazu, höchstens 5 Tage
choice-relaxed = gemütlich: 10 Tage, je Zug 3 Tage dazu, höchstens 14 Tage
choice-none = ohne Uhr

## Hilfe
help-opening = **Einen Tisch eröffnen.** `/spiel eröffnen` eröffnet einen in diesem Kanal oder in einem eigenen Thread. Andere kommen mit einem Knopf dazu, Roboter füllen leere Plätze, und mit *Beginnen* geht es los. Manche Spiele haben Optionen; nach ihnen wird dann gefragt, und `/spiel optionen` ändert sie, bis sich jemand anderes an den Tisch setzt.

## Partien
thread-name = { $game }-Tisch

## Die Statuskarte
invitation = { $person }, du bist eingeladen: { $match }.
options-heading = { $match }: Optionen
options-rule = Du kannst das ändern, bis sich jemand anderes an den Tisch setzt. Wer das tut, ist damit einverstanden; es steht auf der Karte.
options-rule-alone = Du kannst das ändern, bis du beginnst.
options-fixed = Wer den Tisch eröffnet hat, kann das vor Beginn der Partie ändern, bis sich jemand anderes dazusetzt.

## Schaltflächen
button-join = Mitspielen
button-leave = Aufstehen
button-robot = Roboter dazu
button-robot-away = Roboter weg
button-start = Beginnen
button-cancel = Abbrechen
sure-cancel-running = { $match } endet ohne Ergebnis, wenn alle einverstanden sind. Möchtest du die anderen fragen?
sure-cancel-alone = Du spielst { $match } nur gegen Roboter: Die Partie endet sofort und ohne Ergebnis. Möchtest du das?
button-cancel-sure = Ja, abbrechen
cancel-sure = { $count ->
    [one] Außer dir sitzt noch jemand
   *[other] Außer dir sitzen noch { $count } andere
} an diesem Tisch. Soll er für alle abgebrochen werden? Das lässt sich nicht rückgängig machen.
button-options = Optionen

## Erledigt
done-open = { $match } ist eröffnet.
done-join = Du hast einen Platz: { $match }.{ $options }{ $company }
done-join-started = Du hast den letzten Platz genommen, { $match } beginnt.{ $options }
done-leave = Du hast den Tisch verlassen: { $match }.
done-robot = Ein Roboter setzt sich: { $match }.
done-robot-started = Ein Roboter nimmt den letzten Platz, { $match } beginnt.
done-robot-away = Ein Roboter hat den Tisch verlassen: { $match }.
done-start = { $match } beginnt.
done-cancel = { $match } ist abgebrochen.
told-cancelled = { $host } hat die Partie abgebrochen.
done-invite = Eingeladen ist { $player }: { $match }.
done-handover = Die Rechte am Tisch hat jetzt { $player }: { $match }.

## Was nicht geht
slip-no-threads-here = Hier lässt sich kein Thread anlegen. Eröffne den Tisch in einem gewöhnlichen Textkanal oder in diesem Kanal selbst.
slip-host-cancel = Als Spielleitung kannst du diese Partie abbrechen, mit einem Grund, den alle lesen: `/spielleitung abbrechen`.
slip-thread-failed = Discord wollte gerade keinen Thread anlegen. Nichts wurde eröffnet; versuche es noch einmal oder eröffne den Tisch in diesem Kanal.
slip-no-such-option = Eine Option „{ $given }“ gibt es hier nicht. Es gibt: { $options }.
slip-no-options = Bei diesem Spiel gibt es nichts zu wählen.
refusal-unknown-robot = Einen Roboter „{ $level }“ gibt es in diesem Spiel nicht.
refusal-begun = Diese Partie hat schon begonnen.
refusal-channel-busy = In diesem Kanal gibt es schon eine Partie. Beende sie zuerst oder eröffne deine in einem Thread.
refusal-seats = { $most ->
    [1] Dieses Spiel spielt man allein.
   *[other] Dieses Spiel ist für { $counts } Personen.
}
seats-range = { $least } bis { $most }
seats-either = { $counts }
seats-count = { $count }
refusal-too-many-robots = { $most ->
    [0] Neben dir ist hier kein Platz für Roboter.
    [one] Hier kann höchstens { $most } Roboter mitspielen.
   *[other] Hier können höchstens { $most } Roboter mitspielen.
}
refusal-edition = Mit dieser Ausgabe lässt sich nicht spielen: { $detail }
refusal-edition-unlike-book = Diese Ausgabe ist nicht so, wie es im Regelheft steht: { $differences }. Ist das gewollt, so sagt es ihre Datei in der ersten Zeile mit `house_rules = true`.
refusal-option = So lässt sich die Partie nicht spielen: { $detail }
refusal-options-settled = Es sitzt schon jemand anderes am Tisch und ist mit den Optionen einverstanden, wie sie sind. Ändern kannst du sie, solange du allein bist, mit oder ohne Roboter.
refusal-title-too-long = Der Name ist zu lang: höchstens { $most } Zeichen.
refusal-full = An diesem Tisch ist kein Platz frei.
refusal-already-seated = Du hast schon einen Platz.
refusal-already-invited = Diese Person ist an diesen Tisch schon eingeladen.
refusal-too-often-open = Du hast innerhalb einer Stunde { $most } Partien eröffnet. Bitte lass bis zur nächsten eine Stunde vergehen.
refusal-too-often-thread = Ich habe innerhalb einer Stunde { $most } Threads für dich angelegt. Bitte eröffne die Partie in einem Kanal oder lass eine Stunde vergehen.
refusal-too-often-invite = Du kannst innerhalb einer Stunde { $most } Leute einladen. Bitte lass etwas Zeit vergehen; an einen offenen Tisch kann sich jeder auch selbst setzen.
refusal-too-often-same = Du hast dieselbe Person innerhalb einer Stunde { $most } Mal eingeladen. Bitte lass eine Stunde vergehen.
refusal-invited-only = An diesem Tisch können nur Eingeladene mitspielen.
refusal-no-robots = Für dieses Spiel gibt es keine Roboter.
refusal-no-robot-here = An diesem Tisch sitzt kein Roboter.
refusal-resign-instead = Die Partie läuft. Willst du sie verlassen, gib mit `/spiel aufgeben` auf: Ein Roboter nimmt deinen Platz ein.
refusal-too-few = { $taken ->
    [one] Erst { $taken } Platz ist besetzt, das Spiel braucht { $least }. Nimm einen Roboter dazu oder warte auf andere.
   *[other] Erst { $taken } Plätze sind besetzt, das Spiel braucht { $least }. Nimm einen Roboter dazu oder warte auf andere.
}
refusal-opener-only = Das kann nur, wer den Tisch eröffnet hat.
slip-not-in-this-channel = Auf diesem Server werden Partien in { $channels } eröffnet.
slip-not-your-role = Auf diesem Server werden Partien von { $role } eröffnet. Mitspielen kannst du an jedem Tisch, der dir offensteht.
refusal-bank-needed = Für ein eigenes Tempo brauche ich die Bedenkzeit in Stunden; Zugabe und Obergrenze kannst du dazu angeben.
refusal-time-control-not-allowed = In diesem Tempo wird auf diesem Server nicht gespielt. Wähle ein anderes oder lass es weg.
refusal-too-many-matches = { $most ->
    [one] Auf diesem Server kannst du vorerst { $most } Partie haben, und die hast du schon.
   *[other] Auf diesem Server kannst du vorerst { $most } Partien zugleich haben, und die hast du schon.
} { $more ->
    [0] Sobald eine zu Ende ist, ist wieder Platz.
   *[other] Sobald eine zu Ende ist, ist wieder Platz, und mit jeder beendeten wird es mehr.
}
refusal-rated-needs-people = Gewertet werden nur Partien unter Menschen, ohne Roboter von Anfang an.
