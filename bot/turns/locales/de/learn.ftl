### Spielen lernen.

## Hilfe
help-learning = **Ein Spiel lernen.** `/lernen` zeigt dir ein Spiel in einer kurzen, geführten Partie: privat, Schritt für Schritt, in etwa zehn Minuten. Du kannst jederzeit aufhören und später weitermachen.

## Befehle
command-learn = lernen
    .description = Ein Spiel in einer kurzen, geführten Partie lernen

## Schaltflächen
button-learn = Spiel lernen
button-learn-next = Weiter
button-learn-back = Zurück
button-learn-show = Zeig’s mir
button-learn-again = Noch einmal
button-learn-over = Von vorn
button-learn-play = Jetzt gegen einen Roboter spielen
button-learn-others = Alle Lektionen

learn-heading = Spiel lernen
learn-about = Eine geführte Partie dauert etwa zehn Minuten. Nur du siehst sie, und nichts kann dabei schiefgehen. Du kannst jederzeit aufhören und später an derselben Stelle weitermachen.
learn-choose = Spiel auswählen …
learn-none = Für die Spiele hier gibt es keine Lektion. Mit `/regeln` kannst du ihre Regeln nachlesen.
learn-not-begun = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}
learn-done = Abgeschlossen; du kannst die Lektion noch einmal spielen
learn-step = Schritt { $step } von { $steps }
learn-page-heading = { $game } lernen
learn-private = Nur du siehst das.
learn-chosen = Deine Wahl: { $option }
learn-played = { $who }: { $option }
learn-press = 👉 Drück auf **{ $button }**.
learn-select = 👉 Wähl im Menü **{ $menu }**: **{ $option }**
learn-confirm = Bestätige, um deinen Zug zu beenden. Bis dahin kannst du deine Wahl zurücknehmen.
learn-confirm-early = In einer Partie könntest du hier auch weiterspielen. In dieser Lektion endet dein Zug jetzt: Bestätige ihn. Bis dahin kannst du deine Schritte zurücknehmen.
learn-finished-heading = Gut gemacht! Jetzt kannst du { $game } spielen
learn-finished-dm = Du hast die ganze Lektion durchgespielt. Um zu spielen, eröffne auf einem Server mit diesem Bot einen Tisch (`/spiel eröffnen`) und füge einen Roboter hinzu. Für die erste Partie ist der schwächste genau richtig. `/hilfe` zeigt dir alles Weitere.
learn-finished = Du hast die ganze Lektion durchgespielt. Für die erste Partie ist der schwächste Roboter genau richtig: *Jetzt gegen einen Roboter spielen* startet sie in diesem Kanal oder, wenn dort schon eine Partie läuft, in einem neuen Thread. Um mit anderen zu spielen, eröffne mit `/spiel eröffnen` einen Tisch oder setz dich an einen offenen. `/hilfe` zeigt dir alles Weitere.

    In einer Partie kannst du alles zurücknehmen, bis du auf *Bestätigen* oder einen Knopf drückst, der etwas aufdeckt oder deinen Zug beendet. Danach gibt es *Meinen Zug zurücknehmen*, aber vielleicht müssen andere zustimmen. Mit `/regeln` kannst du jederzeit die Regeln nachlesen.

## Was nicht geht
refusal-no-lesson = Für { $game } gibt es noch keine Lektion. Mit `/regeln` kannst du die Regeln nachlesen.
refusal-unknown-lesson = Diese Lektion gibt es nicht mehr. Fang mit `/lernen` neu an.
