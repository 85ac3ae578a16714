### Spielen lernen.

## Hilfe
help-learning = **Spielen lernen.** `/lernen` spielt eine kurze angeleitete Partie mit dir, privat und Schritt für Schritt, in etwa zehn Minuten. Du kannst jederzeit aufhören und später weitermachen.

## Befehle
command-learn = lernen
    .description = Eine kurze angeleitete Partie spielen, privat und Schritt für Schritt

## Schaltflächen
button-learn = Spielen lernen
button-learn-next = Weiter
button-learn-back = Zurück
button-learn-show = Zeig es mir
button-learn-again = Noch einmal
button-learn-over = Von vorn
button-learn-others = Alle Lektionen

learn-heading = Spielen lernen
learn-about = Eine angeleitete Partie dauert etwa zehn Minuten. Niemand sonst sieht sie, nichts kann dabei schiefgehen, und du kannst jederzeit aufhören: Sie wartet dort auf dich, wo du warst.
learn-choose = Welches Spiel möchtest du lernen?
learn-none = Keines der Spiele hier hat eine Lektion. `/regeln` sagt, wie man sie spielt.
learn-not-begun = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}
learn-done = Du hast sie durchgespielt; sie fängt von vorn an
learn-step = Schritt { $step } von { $steps }
learn-page-heading = { $game } lernen
learn-private = Nur du siehst das.
learn-chosen = Deine Wahl: { $option }
learn-played = { $who }: { $option }
learn-finished-heading = Gut gemacht: Du kennst jetzt { $game }
learn-finished = Du hast die ganze Lektion durchgespielt. Zum Spielen eröffne mit `/spiel eröffnen` einen Tisch oder setz dich an einen offenen; `/hilfe` zeigt, was es gibt. Hat gerade niemand sonst Zeit, setze Roboter auf die freien Plätze: Der schwächste ist ein freundlicher Partner für die erste Partie.

    In einer Partie kannst du alles zurücknehmen, bis du bestätigst, und `/regeln` ist immer nur einen Klick entfernt.

## Was nicht geht
refusal-no-lesson = Für { $game } gibt es noch keine Lektion. `/regeln` sagt, wie man es spielt.
refusal-unknown-lesson = Diese Lektion gibt es nicht mehr. Beginne sie mit `/lernen`.
