### Cofanie ruchów.

## Co się działo przy stole
told-undone-own = { $who } cofa swoją ostatnią turę.
told-undone-agreed = Wszyscy zapytani wyrazili zgodę: { $who } cofa swoją ostatnią turę.
told-undone-ruled = { $host } cofa ruchy. Powód: { $reason }
told-undo-refused = Nie wszyscy się zgodzili: ostatnia tura gracza { $who } nie zostanie cofnięta.

## Zrobione
done-ruled-undo = Ruchy w partii { $match } zostały cofnięte.
done-ruled-undo-asked = Od tego czasu ujawniono ukryte informacje, więc na cofnięcie muszą się zgodzić wszyscy gracze partii { $match }.
done-undo = Twoja ostatnia tura w partii { $match } została cofnięta.
done-undo-revealed = Partia { $match }: wszyscy pozostali muszą się zgodzić, bo od twojej tury ujawniono ukryte informacje.
done-undo-moved = Partia { $match }: muszą się zgodzić wszyscy, którzy od twojej tury wykonali ruch.
done-undo-choosing = Partia { $match }: musi się zgodzić osoba, której tura teraz trwa, bo zaczęła już wybierać.
done-undo-often = Partia { $match }: wszyscy pozostali muszą się zgodzić, bo byłaby to już trzecia cofnięta tura w tej rundzie.

## Sprawdzanie
turn-choice = { $number } · { $player } · { $words }
turn-unreadable = niezgodne z zasadami

## Czego nie można
slip-unknown-turn = Nie znaleziono tury „{ $given }”. Wybierz z listy, która pojawia się podczas pisania.

## Polecenia
command-host-undo = cofnij
    .description = Cofnij wszystkie ruchy od wybranej tury
option-turn = tura
    .description = Pierwsza tura do cofnięcia (razem ze wszystkimi późniejszymi)
command-undo = cofnij
    .description = Cofnij swoją ostatnią turę; gracze, którzy już po niej zagrali, muszą się zgodzić

## Pytania
button-takeback = Cofnij moją turę
question-undo = { $who } prosi o cofnięcie swojej ostatniej tury i wszystkiego, co było po niej. Zgadzasz się?
question-undo-uncovered = { $who } prosi o cofnięcie swojej ostatniej tury i wszystkiego, co było po niej. Od tego czasu ujawniono ukryte informacje, więc muszą się zgodzić wszyscy. Zgadzasz się?
question-undo-often = { $who } prosi o cofnięcie swojej ostatniej tury. Byłaby to już trzecia cofnięta tura w tej rundzie, więc muszą się zgodzić wszyscy. Zgadzasz się?
question-undo-ruled = { $by } prowadzi partie na tym serwerze i chce cofnąć ruchy (powód: { $reason }). W tych ruchach ujawniono ukryte informacje, więc muszą się zgodzić wszyscy. Zgadzasz się?
question-undo-turn = Cofnięta zostałaby ta tura:
question-undo-also = A także wszystko, co było po niej:
question-undo-before = Plansza przed tą turą:
question-undo-more = { $count ->
    [one] … i jeszcze { $count } wiersz
    [few] … i jeszcze { $count } wiersze
   *[many] … i jeszcze { $count } wierszy
}
refusal-undo-window = Twoja ostatnia akcja to odpowiedź, która jest już ujawniona, więc nie można jej cofnąć.
refusal-undo-window-often = W tej rundzie nie możesz już zmienić odpowiedzi.
