### Słowa Boi po polsku.

## The game
buoys-name = Boje
buoys-tagline = Trzy boje w rzędzie: gra abstrakcyjna dla 2 osób
buoys-help =
    {"**"}Cel.** Ułóż jako pierwsza osoba trzy boje w wierszu, kolumnie lub na przekątnej.

    {"**"}Ruch.** Postaw boję na wolnym polu. Jeśli wszystkie dziewięć pól jest zajętych i nie ma rzędu, gra kończy się remisem.
buoys-robot-wild = Dzikus
    .about = Stawia byle gdzie.
buoys-robot-pilot = Pilot
    .about = Kończy swoje rzędy i blokuje twoje.

## Moves
buoys-ask = Gdzie stawiasz boję?
buoys-field = { $field }
buoys-laid = { $who }: boja na polu { $field }.
buoys-win = Wygrana

## The end
buoys-row = Trzy boje w rzędzie.
buoys-resigned = Przeciwnik się poddał.
buoys-agreed = Gracze zgodzili się na remis.
buoys-full = Port jest pełny.

## The board
buoys-heading = Ruch { $move }
buoys-over = Koniec gry
buoys-line = { $who }: { $fields }
buoys-glance = { $heading }.

## The picture
buoys-picture-title = Boje
buoys-picture-player = Gracz { $seat }
buoys-picture-end = Koniec
