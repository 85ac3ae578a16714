### Cofanie ruchów.

## Co się działo przy stole
told-undone-own = { $who } cofa ostatnią turę.
told-undone-agreed = Wszyscy pytani się zgadzają: { $who } cofa ostatnią turę.
told-undone-ruled = { $host } cofa ruchy. Powód: { $reason }
told-undo-refused = Nie wszyscy się zgadzają: ostatnia tura gracza { $who } zostaje.

## Zrobione
done-ruled-undo = Ruchy są cofnięte: { $match }.
done-ruled-undo-asked = Od tego czasu coś odkryto. Pytamy wszystkich przy stole, czy się zgadzają: { $match }.
done-undo = Twoja ostatnia tura jest cofnięta: { $match }.
done-undo-asked = Od tego czasu ktoś wykonał ruch, coś odkryto albo w tej rundzie cofnięto już dwie tury. Pytamy pozostałych, czy się zgadzają: { $match }.

## Sprawdzanie
turn-choice = { $number } · { $player } · { $words }
turn-unreadable = niezgodne z zasadami

## Czego nie można
slip-unknown-turn = Nie znam tury „{ $given }”. Wybierz z listy, która pojawia się podczas pisania.

## Polecenia
command-host-undo = cofnij
    .description = Cofnij ruchy od wybranej tury
option-turn = tura
    .description = Pierwsza cofana tura (razem ze wszystkimi późniejszymi)
command-undo = cofnij
    .description = Cofnij swoją ostatnią turę; pytamy osoby, które od tego czasu wykonały ruch

## Pytania
button-takeback = Cofnij moją turę
question-undo = { $who } prosi o cofnięcie ostatniej tury i wszystkiego, co było po niej. Zgadzasz się?
question-undo-uncovered = { $who } prosi o cofnięcie ostatniej tury i wszystkiego, co było po niej. Od tego czasu coś odkryto, więc muszą się zgodzić wszyscy. Zgadzasz się?
question-undo-often = { $who } prosi o cofnięcie ostatniej tury, już trzeciej w tej rundzie, więc muszą się zgodzić wszyscy. Zgadzasz się?
question-undo-ruled = { $by } prowadzi partie na tym serwerze i chce cofnąć ruchy (powód: { $reason }). Coś przy tym odkryto, więc muszą się zgodzić wszyscy. Zgadzasz się?
