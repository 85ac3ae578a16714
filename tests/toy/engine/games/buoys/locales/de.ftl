### Die Wörter von Bojen auf Deutsch.

## The game
buoys-name = Bojen
buoys-tagline = Drei Bojen in einer Reihe: ein abstraktes Spiel für 2
buoys-help =
    {"**"}Ziel.** Wer zuerst drei Bojen in einer Zeile, Spalte oder Diagonale hat, gewinnt.

    {"**"}Ein Zug.** Lege eine Boje auf ein freies Feld. Sind alle neun Felder belegt und gibt es keine Reihe, endet das Spiel unentschieden.
buoys-robot-wild = Wildfang
    .about = Legt irgendwohin.
buoys-robot-pilot = Lotse
    .about = Vollendet eigene Reihen und verhindert deine.

## Moves
buoys-ask = Wohin legst du eine Boje?
buoys-field = { $field }
buoys-laid = { $who } legt eine Boje auf { $field }.
buoys-win = Sieg

## The end
buoys-row = Drei Bojen in einer Reihe.
buoys-resigned = Die Gegenseite hat aufgegeben.
buoys-agreed = Beide haben sich auf Unentschieden geeinigt.
buoys-full = Der Hafen ist voll.

## The board
buoys-heading = Zug { $move }
buoys-over = Das Spiel ist vorbei
buoys-line = { $who }: { $fields }
buoys-glance = { $heading }.

## The picture
buoys-picture-title = Bojen
buoys-picture-player = Platz { $seat }
buoys-picture-end = Das Ende
