### Przerwanie partii.

## Co się działo przy stole
told-aborted = Za zgodą wszystkich grających partia została odwołana.
told-abort-refused = Nie wszyscy się zgadzają: partia trwa dalej.

## Zrobione
done-abort-asked = Pytamy pozostałych, czy się zgadzają: { $match }.

## Polecenia

## Pytania
question-abort = { $by } prosi o odwołanie tej partii bez wyniku. Muszą się zgodzić wszyscy. Czy się zgadzasz?
question-default-abort = Brak odpowiedzi do tego czasu oznacza brak zgody, a od osób, którym miejsce trzyma robot, zgodę.
