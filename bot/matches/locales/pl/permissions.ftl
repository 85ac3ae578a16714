### Kto działa jako prowadzący i co prowadzący zrobili.

## Rejestr
audit-heading = Co zrobili prowadzący, strona { $page }
audit-none = Na tej stronie nic nie ma.
audit-line = { $when } **{ $who }**: { $act }
audit-match = { $line } — { $match }
audit-participant = { $line } (gra w tej partii)
audit-reason = { $line } — „{ $reason }”
act-pause = zatrzymanie zegarów
act-resume = wznowienie zegarów
act-extend = { $player }: { $hours ->
    [one] { $hours } godzina więcej
    [few] { $hours } godziny więcej
    [many] { $hours } godzin więcej
   *[other] { $hours } godziny więcej
    }
act-outage = ogłoszona awaria od { $began } do { $ended }
act-replace = za gracza { $player } gra { $by }
act-undo = cofnięcie ruchów po wpisie { $entry }
act-close = partia odwołana
act-dismiss = miejsce gracza { $player } oddane robotowi
act-repost = ponowne wysłanie planszy
act-repair = sprawdzenie partii, { $entries ->
    [one] { $entries } wpis
    [few] { $entries } wpisy
    [many] { $entries } wpisów
   *[other] { $entries } wpisu
    }{ $misfit ->
    [0] {""}
   *[other] ; wpis { $misfit } nie pasuje
 }
act-export = eksport partii do pliku
act-export-running = eksport trwającej partii do pliku, przez osobę prowadzącą bota
act-import = wczytanie partii z pliku

## Czego nie można
slip-hosts-only = Te narzędzia są tylko dla osób, które mogą zarządzać serwerem albo mają na nim rolę prowadzących.
refusal-participant = Należysz do obecnych lub dawnych graczy tej partii: najpierw muszą się zgodzić pozostali przy stole.
refusal-reason-needed = Podaj, proszę, powód; zobaczą go wszyscy.

## Polecenia
command-host-audit = rejestr
    .description = Pokaż, co zrobili prowadzący i dlaczego
option-reason = powód
    .description = Powód (widoczny dla wszystkich)
act-hand-over = przekazanie praw do stołu graczowi { $player }
act-unknown = działanie nieznane tej wersji bota
told-exported = { $host } ma teraz plik z zapisem tej partii. Jest w nim wszystko, co było ukryte, także ziarno losowania.
told-table-closed = { $host } odwołuje ten stół.
told-handed-over = { $host } przekazuje prawa do stołu graczowi { $player }.
option-form = plik
    .description = Pobierz cały rejestr jako plik
choice-form-csv = tabela (CSV)
choice-form-json = dane (JSON)

## Co się działo przy stole
told-by-participant = Decyzja osoby, która gra: { $host } należy do obecnych lub dawnych graczy tej partii.
told-act-refused = Nie wszyscy się zgadzają: { $host } nie może tego rozstrzygnąć.

## Pytania
question-act = { $by } prowadzi partie na tym serwerze, ale należy do obecnych lub dawnych graczy tej partii, więc muszą się zgodzić wszyscy pozostali. Propozycja: { $act }. Zgadzasz się?

## Zrobione
done-table-asked = Należysz do obecnych lub dawnych graczy tej partii, więc pytamy pozostałych; brak odpowiedzi przez trzy dni oznacza zgodę. Inny prowadzący może zdecydować od razu: { $match }.
done-audit-filed = Wszystko, co zrobili prowadzący na tym serwerze, jako plik.
