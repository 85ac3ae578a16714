### Przerwanie partii.

## Co się działo przy stole
told-aborted = Za zgodą wszystkich grających partia została odwołana.
told-abort-refused = Nie wszyscy się zgadzają: partia trwa dalej.

## Zrobione
done-abort-asked = Pytamy pozostałych, czy zgadzają się odwołać partię: { $match }.

## Polecenia

## Pytania
question-abort = { $by } prosi o odwołanie tej partii bez wyniku. Muszą się zgodzić wszyscy. Zgadzasz się?
question-default-abort = Brak odpowiedzi w terminie oznacza brak zgody; przy miejscach, które trzyma robot, oznacza zgodę.
