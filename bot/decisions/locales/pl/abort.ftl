### Przerwanie partii.

## Co się działo przy stole
told-aborted = Wszyscy się zgodzili: partia została odwołana.
told-abort-refused = Nie wszyscy się zgodzili: partia toczy się dalej.

## Zrobione
done-abort-asked = Pozostali gracze głosują teraz nad odwołaniem partii { $match }.

## Polecenia

## Pytania
question-abort = { $by } chce odwołać tę partię, czyli zakończyć ją bez wyniku. Muszą się zgodzić wszyscy. Zgadzasz się?
question-default-abort = Brak głosu w terminie liczy się jako „nie”, a w przypadku graczy, za których gra robot, jako „tak”.
