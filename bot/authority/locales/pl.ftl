### Kto działa jako prowadzący i co prowadzący zrobili.

## Rejestr
audit-heading = Co zrobili prowadzący, strona { $page }
audit-none = Na tej stronie nic nie ma.
audit-line = { $when } **{ $who }**: { $act }
audit-match = { $line } — { $match }
audit-reason = { $line } — „{ $reason }”
act-pause = zatrzymanie zegarów
act-resume = puszczenie zegarów
act-extend = dodanie czasu
act-replace = zmiana gracza
act-undo = cofnięcie ruchów
act-cancel = partia odwołana
act-close = zamknięcie partii
act-dismiss = miejsce oddane robotowi
act-repost = ponowne pokazanie planszy
act-repair = sprawdzenie partii
act-export = wydanie partii jako pliku
act-import = wczytanie partii z pliku

## Czego nie można
slip-hosts-only = Te narzędzia są tylko dla osób, które mogą zarządzać serwerem albo mają na nim rolę prowadzących.
refusal-reason-needed = Podaj, proszę, powód; przeczytają go wszyscy.

## Polecenia
command-host-audit = rejestr
    .description = Pokaż, co zrobili prowadzący i dlaczego
option-reason = powód
    .description = Dlaczego; przeczytają to wszyscy
