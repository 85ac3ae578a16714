### Więcej czasu dla innej osoby.

## Co się działo przy stole
told-more-time = { $host } daje graczowi { $who } więcej czasu: { $time }.
told-more-time-agreed = Wszyscy się zgodzili: { $who } dostaje więcej czasu ({ $time }).
told-more-time-refused = Nie wszyscy się zgodzili: { $who } nie dostaje więcej czasu.

## Polecenia
command-more-time = więcej-czasu
    .description = Daj innej osobie więcej czasu na tę turę; w partiach rankingowych muszą się zgodzić wszyscy

## Przyciski
button-more-time = Daj więcej czasu
button-more-time-for = { $player }: +{ $time }

## Wiadomości
more-time-choose = { $match }: kto ma dostać więcej czasu na tę turę?
more-time-vote = To partia rankingowa lub ligowa, więc muszą się zgodzić wszyscy pozostali.

## Zrobione
done-more-time = { $match }: { $player } ma teraz więcej czasu ({ $time }).
done-more-time-asked = { $match }: pozostali mogą teraz zdecydować, czy { $player } dostanie więcej czasu.

## Pytania
question-more-time = { $by } chce dać graczowi { $who } więcej czasu na tę turę: { $time }. Zgadzasz się?

## Czego nie można
refusal-more-time-oneself = Nie możesz dać więcej czasu sobie. Poproś o to kogoś innego przy stole.
refusal-more-time-nobody = Teraz nie możesz nikomu dać więcej czasu, bo nikt inny nie musi wykonać ruchu.
refusal-more-time-not-awaited = Więcej czasu możesz dać tylko osobie, która ma teraz ruch.
refusal-more-time-full = Na tym zegarze jest już maksymalny czas.
refusal-more-time-run-out = Ten czas już się skończył. Możesz zagłosować, co dalej.
refusal-more-time-again = Na tę turę czas został już dodany. Można to zrobić raz na turę.
