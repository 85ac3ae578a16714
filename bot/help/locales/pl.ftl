### Pomoc.

## Polecenia
command-help = pomoc
    .description = Co tu można robić
command-rules = zasady
    .description = Zasady gry w skrócie, z jej wydrukowanymi wartościami

help-heading = Gry planszowe rozgrywane przez wiele dni
help-games = **Zasady.** `/zasady` podaje zasady gry w skrócie, pokazuje jej wydrukowane wartości na obrazie i mówi, które z nich trzeba było odtworzyć:
