### Własna tura.

## Polecenia
command-play = ruch
    .description = Rozegraj swoją turę, wybierając ruchy z listy

## Opcje
option-option = wybór
    .description = Twój ruch; możliwości pojawiają się podczas pisania

## Pomoc
help-playing = **Granie.** *Moja tura* pod najnowszą wiadomością partii pokazuje ci prywatnie twoją stronę stołu i dostępne ruchy. *Cofnij* cofa jeden krok, a *Od początku* – wszystkie. Inni zobaczą twoją turę dopiero, gdy naciśniesz *Zatwierdź* albo inny przycisk, który ją kończy. Jeśli jest tylko jedna możliwość, bot wykonuje ruch za ciebie. `/ruch` podpowiada te same możliwości podczas pisania.

## Przyciski
button-turn = Moja tura
button-refresh = Odśwież
button-undo = Cofnij
button-over = Od początku
button-confirm = Zatwierdź
button-number = Wpisz liczbę…
button-reveal = Tak, ujawnij
button-back = Wróć
button-next-match = Dalej: { $match }

panel-chosen = **Twoja tura do tej pory**
panel-may-confirm = Graj dalej albo zatwierdź i zakończ turę.
panel-complete = Twoja tura jest gotowa. Zatwierdź ją albo coś cofnij.
panel-answered = Twoja odpowiedź jest zapisana. Wszystkie odpowiedzi zostaną ujawnione razem.
panel-waiting = { $count ->
    [one] Teraz gra { $who }.
   *[other] Teraz grają { $who }.
}
panel-more-in-words = …resztę pokazuje `/opis`.
panel-review-later = Po partii *Analiza* pokaże ci, jak dobre były twoje tury.
panel-over = Partia jest zakończona.
panel-reveals = Ten wybór ujawnia ukryte informacje: **{ $option }**. Potem nie da się już cofnąć dotychczasowej części tury. Na pewno?

## Czego nie można
slip-unknown-option = Nie można teraz wybrać „{ $option }”. Wybierz z listy, która pojawia się podczas pisania.
refusal-not-your-turn = { $count ->
    [one] Teraz gra { $who }.
   *[other] Teraz grają { $who }.
}
refusal-turn-complete = Twoja tura jest gotowa: zatwierdź ją albo coś cofnij.
refusal-turn-unfinished = Twoja tura nie jest jeszcze zakończona.
refusal-partly-chosen = { $count ->
    [one] Pominięto { $count } wybraną opcję, bo nie da się jej połączyć z pozostałymi.
    [few] Pominięto { $count } wybrane opcje, bo nie da się ich połączyć z pozostałymi.
   *[many] Pominięto { $count } wybranych opcji, bo nie da się ich połączyć z pozostałymi.
}

## Wpisywanie liczby
number-form = Wpisz liczbę
number-form-range = Liczba od { $minimum } do { $maximum }
number-form-steps = Co { $step }: { $first }, { $second }, …
slip-number-empty = Nie wpisano liczby. Wpisz liczbę od { $minimum } do { $maximum }.
slip-number-digits = `{ $entered }` nie jest liczbą całkowitą. Wpisz same cyfry, bez spacji, przecinków i kropek. Możliwe są liczby od { $minimum } do { $maximum }.
slip-number-range = `{ $entered }` jest poza zakresem. Wpisz liczbę od { $minimum } do { $maximum }.
slip-number-step = `{ $entered }` nie jest dostępne. Najbliższe możliwe liczby to { $below } i { $above }.
