### Deutsche Texte von Tic-Tac-Toe.

tic-tac-toe-name = Tic-Tac-Toe
tic-tac-toe-tagline = Drei in einer Reihe: ein Spiel für 2
tic-tac-toe-help =
    {"**"}Ziel.** Bilde als Erstes eine Reihe, Spalte oder Diagonale aus drei Zeichen.

    {"**"}Ein Zug.** Setze ein Zeichen auf ein freies Feld. Sind alle Felder belegt und niemand hat eine Reihe, endet das Spiel unentschieden.
tic-tac-toe-robot-random = Zufall
    .about = Setzt irgendwohin.
tic-tac-toe-robot-careful = Umsichtig
    .about = Vollendet eigene Reihen und blockiert deine.

tic-tac-toe-win = Sieg
tic-tac-toe-ask = Wohin setzt du dein Zeichen?
tic-tac-toe-field = { $field }
tic-tac-toe-placed = { $who } setzt ein Zeichen auf { $field }.

tic-tac-toe-because-row = Drei in einer Reihe.
tic-tac-toe-because-full = Alle Felder sind belegt.
tic-tac-toe-because-resigned = Die Gegenseite hat aufgegeben.
tic-tac-toe-because-agreed = Beide Seiten haben sich auf ein Unentschieden geeinigt.

tic-tac-toe-heading = Zug { $move }
tic-tac-toe-over = Das Ende
tic-tac-toe-line = { $who }: { $fields }

tic-tac-toe-picture-rules = Drei in einer Reihe gewinnen
tic-tac-toe-picture-player = Platz { $seat }
