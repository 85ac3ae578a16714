### Kto działa jako prowadzący i co prowadzący zrobili.

## Rejestr
audit-heading = Rejestr, strona { $page }
audit-none = Na tej stronie nie ma wpisów.
audit-line = { $when } **{ $who }**: { $act }
audit-match = { $line } — { $match }
audit-participant = { $line } (osoba grająca w tej partii)
audit-reason = { $line } — „{ $reason }”
act-pause = zatrzymanie zegarów
act-resume = wznowienie zegarów
act-extend = { $player }: { $hours ->
    [one] { $hours } dodatkowa godzina
    [few] { $hours } dodatkowe godziny
    [many] { $hours } dodatkowych godzin
   *[other] { $hours } dodatkowej godziny
    }
act-outage = ogłoszenie awarii od { $began } do { $ended }
act-replace = zamiana gracza { $player } (nowy gracz: { $by })
act-undo = cofnięcie ruchów po wpisie { $entry }
act-close = odwołanie partii
act-dismiss = zamiana gracza { $player } na robota
act-repost = ponowne wysłanie karty stanu i planszy
act-repair = sprawdzenie partii, { $entries ->
    [one] { $entries } wpis
    [few] { $entries } wpisy
    [many] { $entries } wpisów
   *[other] { $entries } wpisu
    }{ $misfit ->
    [0] {""}
   *[other] ; wpis { $misfit } jest niezgodny z zasadami
 }
act-export = eksport partii do pliku
act-export-running = eksport trwającej partii do pliku (wykonany przez osobę prowadzącą bota)
act-import = wczytanie partii z pliku

## Czego nie można
slip-hosts-only = Z tych narzędzi mogą korzystać tylko osoby zarządzające serwerem i osoby z rolą prowadzących.
refusal-participant = Jesteś obecnym lub byłym graczem tej partii, więc najpierw muszą się na to zgodzić pozostali gracze.
refusal-reason-needed = Podaj powód. Zobaczą go wszyscy.

## Polecenia
command-host-audit = rejestr
    .description = Pokaż, co zrobili prowadzący i dlaczego
option-reason = powód
    .description = Powód (widoczny dla wszystkich)
act-hand-over = przekazanie stołu graczowi { $player }
act-unknown = nieznane działanie (zapisane przez inną wersję bota)
told-exported = { $host } eksportuje tę partię do pliku. Plik zawiera wszystkie ukryte informacje, także ziarno losowania.
told-table-closed = { $host } odwołuje ten stół.
told-handed-over = { $host } przekazuje ten stół graczowi { $player }.
option-form = plik
    .description = Pobierz cały rejestr jako plik
choice-form-csv = tabela (CSV)
choice-form-json = dane (JSON)

## Co się działo przy stole
told-by-participant = Uwaga: decyzję podejmuje osoba, która gra lub grała w tej partii ({ $host }).
told-by-rival = Uwaga: decyzję podejmuje osoba, która rywalizuje z tymi graczami w lidze ({ $host }).
told-act-refused = Nie wszyscy się zgodzili, więc propozycja prowadzącego ({ $host }) została odrzucona.

## Pytania
question-act = W tej partii gra lub grała osoba, która prowadzi partie na tym serwerze ({ $by }), więc muszą się zgodzić wszyscy pozostali. Propozycja: { $act }. Zgadzasz się?
question-act-league = { $by } prowadzi partie na tym serwerze i zarazem rywalizuje z wami w lidze, więc muszą się zgodzić wszyscy przy tym stole. Propozycja: { $act }. Zgadzasz się?

## Zrobione
done-table-asked = Jesteś obecnym lub byłym graczem partii { $match }, więc muszą się zgodzić pozostali gracze. Mogą teraz głosować; brak głosu przez trzy dni oznacza zgodę. Inny prowadzący może zdecydować od razu.
done-audit-filed = Oto pełny rejestr działań prowadzących na tym serwerze.
