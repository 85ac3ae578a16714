### Gracze z czasową blokadą nałożoną przez moderatorów.

## Wpisy w dzienniku
told-suspended = Gracz { $who } ma na tym serwerze czasową blokadę (timeout) i nie może grać. Zegar tego gracza stoi do { $until }.
