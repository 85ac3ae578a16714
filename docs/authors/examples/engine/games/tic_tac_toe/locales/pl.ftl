### Polskie teksty gry Kółko i krzyżyk.

tic-tac-toe-name = Kółko i krzyżyk
tic-tac-toe-tagline = Trzy w rzędzie: gra dla 2 osób
tic-tac-toe-help =
    {"**"}Cel.** Ustaw jako pierwsza osoba trzy znaki w rzędzie, kolumnie lub na przekątnej.

    {"**"}Ruch.** Postaw znak na wolnym polu. Jeśli wszystkie pola są zajęte i nikt nie ma trzech w rzędzie, gra kończy się remisem.
tic-tac-toe-robot-random = Los
    .about = Stawia znaki losowo.
tic-tac-toe-robot-careful = Uważny
    .about = Kończy swoje rzędy i blokuje twoje.

tic-tac-toe-win = Wygrana
tic-tac-toe-ask = Gdzie stawiasz znak?
tic-tac-toe-field = { $field }
tic-tac-toe-placed = { $who } stawia znak na polu { $field }.

tic-tac-toe-because-row = Trzy w rzędzie.
tic-tac-toe-because-full = Wszystkie pola są zajęte.
tic-tac-toe-because-resigned = Druga strona poddała grę.
tic-tac-toe-because-agreed = Obie strony zgodziły się na remis.

tic-tac-toe-heading = Ruch { $move }
tic-tac-toe-over = Koniec
tic-tac-toe-line = { $who }: { $fields }

tic-tac-toe-picture-rules = Trzy w rzędzie wygrywają
tic-tac-toe-picture-player = Miejsce { $seat }
