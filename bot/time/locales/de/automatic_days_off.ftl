### Urlaubstage, die automatisch genutzt werden.

## Was am Tisch geschah
told-day-off = Die Zeit von { $who } war fast abgelaufen. Deshalb wird automatisch ein Urlaubstag genutzt: { $day }.
