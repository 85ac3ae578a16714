### Cofanie ruchów.

## Co się działo przy stole
told-undone-own = { $who } cofa ostatnią turę.
told-undone-agreed = Wszyscy zapytani się zgadzają: { $who } cofa ostatnią turę.
told-undone-ruled = { $host } cofa ruchy. Powód: { $reason }
told-undo-refused = Nie wszyscy się zgadzają: ostatnia tura gracza { $who } zostaje.

## Zrobione
done-ruled-undo = Ruchy są cofnięte: { $match }.
done-ruled-undo-asked = Od tego czasu coś odkryto. Wszyscy przy stole zostaną zapytani, czy się zgadzają: { $match }.
done-undo = Twoja ostatnia tura jest cofnięta: { $match }.
done-undo-asked = Od tego czasu ktoś wykonał ruch, coś odkryto albo w tej rundzie cofnięto już dwie tury. Pytamy innych, czy się zgadzają: { $match }.

## Sprawdzanie
turn-choice = { $number } · { $player } · { $words }
turn-unreadable = niezgodne z zasadami

## Czego nie można
slip-unknown-turn = Nie znam tury „{ $given }”. Wybierz z listy, która pojawia się podczas pisania.

## Polecenia
command-host-undo = cofnij
    .description = Cofnij ruchy od wybranej tury
option-turn = tura
    .description = Pierwsza tura do cofnięcia; wszystkie po niej też
command-undo = cofnij
    .description = Cofnij moją ostatnią turę; pytamy tych, którzy od tego czasu wykonali ruch

## Pytania
button-takeback = Cofnij moją turę
question-undo = { $who } prosi o cofnięcie ostatniej tury wraz ze wszystkim, co było po niej. Czy się zgadzasz?
question-undo-uncovered = { $who } prosi o cofnięcie ostatniej tury wraz ze wszystkim, co było po niej. Od tego czasu coś odkryto, więc muszą zgodzić się wszyscy. Czy się zgadzasz?
question-undo-often = { $who } prosi o cofnięcie ostatniej tury, już trzeciej w tej rundzie, więc muszą zgodzić się wszyscy. Czy się zgadzasz?
question-undo-ruled = { $by } prowadzi partie na tym serwerze i chce cofnąć ruchy (powód: { $reason }). Coś przy tym odkryto, więc wszyscy muszą się zgodzić. Czy się zgadzasz?
