### Dni urlopu wykorzystywane automatycznie.

## Co się działo przy stole
told-day-off = Graczowi { $who } kończył się czas, więc automatycznie wykorzystano dzień urlopu: { $day }.
