### Przerwanie partii.

## Co się działo przy stole
told-aborted = Partia została przerwana za zgodą wszystkich.
told-abort-refused = Nie wszyscy się zgadzają: partia trwa dalej.

## Zrobione
done-abort = Partia przerwana: { $match }.
done-abort-asked = Pytamy pozostałych, czy się zgadzają: { $match }.

## Polecenia
command-abort = przerwij
    .description = Przerwij partię, jeśli wszyscy się zgadzają

## Pytania
question-abort = { $by } prosi o przerwanie tej partii bez wyniku. Muszą zgodzić się wszyscy. Czy się zgadzasz?
