### Narzędzia prowadzących.

## Co się działo przy stole
told-paused = { $host } zatrzymuje zegary. Powód: { $reason }
told-resumed = { $host } znów uruchamia zegary.
told-extended = { $hours ->
    [one] { $who } ma o { $hours } godzinę więcej ({ $host }). Powód: { $reason }
    [few] { $who } ma o { $hours } godziny więcej ({ $host }). Powód: { $reason }
    [many] { $who } ma o { $hours } godzin więcej ({ $host }). Powód: { $reason }
   *[other] { $who } ma o { $hours } godziny więcej ({ $host }). Powód: { $reason }
}
told-outage = { $host } ogłasza awarię od { $began } do { $ended }: ten czas się nie liczy. Powód: { $reason }
told-closed = { $host } odwołuje partię. Powód: { $reason }
told-exported-running = Osoba, która prowadzi bota, zrobiła z tej partii plik, choć partia jeszcze trwa. Kto ma ten plik, zna wszystko, co ukryte.
told-reposted = { $host } pokazuje planszę jeszcze raz.
told-repaired = { $host } sprawdza i porządkuje partię.

pause-forgotten = { $count ->
    [0] Zegary w { $match } stoją od { $since }. Prowadzący może je uruchomić poleceniem `/prowadzący wznów`.
   *[other] { $people }: zegary w { $match } stoją od { $since }. Prowadzący może je uruchomić poleceniem `/prowadzący wznów`.
}

## Pomoc
help-hosting = **Opieka nad serwerem.** Kto może zarządzać serwerem albo ma na nim rolę prowadzących, ma `/prowadzący`: może zatrzymać zegary, dać czas, zmienić gracza, cofnąć ruchy, przenieść partię na inny kanał, odwołać ją albo sprawdzić. O tym, co dotyczy partii, wszyscy czytają przy stole razem z powodem, a `/prowadzący rejestr` wylicza wszystko. Ustawienia serwera są w `/prowadzący ustawienia`. Partia, której długo nikt nie rusza, kończy się po zapowiedzi.

## Zrobione
done-paused = Zegary w { $match } stoją.
done-resumed = Zegary w { $match } znów chodzą.
done-all-paused = { $count ->
    [0] Żaden zegar nie chodził.
    [one] Stoją zegary { $count } partii.
    [few] Stoją zegary { $count } partii.
    [many] Stoją zegary { $count } partii.
   *[other] Stoją zegary { $count } partii.
}
done-all-resumed = { $count ->
    [0] Żaden zegar nie stał.
    [one] Znów chodzą zegary { $count } partii.
    [few] Znów chodzą zegary { $count } partii.
    [many] Znów chodzą zegary { $count } partii.
   *[other] Znów chodzą zegary { $count } partii.
}
done-extended = { $hours ->
    [one] { $player } ma { $hours } godzinę więcej: { $match }.
    [few] { $player } ma { $hours } godziny więcej: { $match }.
    [many] { $player } ma { $hours } godzin więcej: { $match }.
   *[other] { $player } ma { $hours } godziny więcej: { $match }.
}
done-outage = { $count ->
    [one] Zegary { $count } partii nie liczą tego czasu.
    [few] Zegary { $count } partii nie liczą tego czasu.
   *[many] Zegary { $count } partii nie liczą tego czasu.
}
done-reposted = Pokazuję jeszcze raz: { $match }.
done-filed = { $match } jako plik. Jest w nim wszystko, także ziarno losowania; trzymaj go w bezpiecznym miejscu.
done-import = Partia wróciła: { $match }.
slip-hours = Podaj, proszę, godziny jako liczbę od 1 do { $most }.
host-form-hours = Ile godzin?
host-form-reason = Dlaczego? Przeczytają to wszyscy.
host-no-turns = Nie ma czego cofnąć.
host-turns = Od której tury?
host-panel-hint = -# Miejsce oddaje innej osobie `/prowadzący zamień`, a partię z pliku robi `/prowadzący importuj`. Kto zarządza serwerem, może ci udostępnić te polecenia w Discordzie: *Ustawienia serwera*, *Integracje*.
host-panel-all = Wszystkie partie tego serwera
host-panel-about = O tym, co zrobisz z partią, wszyscy przeczytają przy stole razem z powodem; będzie to też w rejestrze. Jeśli w niej grasz, pytamy stół.
host-panel-heading = Narzędzia prowadzących
button-host-outage = Ogłoś awarię
button-host-resume-all = Uruchom wszystkie zegary
button-host-pause-all = Zatrzymaj wszystkie zegary
button-host-audit = Rejestr
button-host-turns = Cofnij ruchy…
button-host-replace = Zamień na robota
button-host-extend = Daj więcej czasu
button-host-seats = Gracze…
button-host-handover = Przejmij prawa do stołu
button-host-move = Przenieś tutaj
button-host-export = Pobierz plik
button-host-repair = Sprawdź i napraw
button-host-repost = Wyślij jeszcze raz
button-host-cancel = Odwołaj partię
button-host-resume = Uruchom zegary
button-host-pause = Zatrzymaj zegary
button-host = Narzędzia prowadzących

## Sprawdzanie
repair-heading = { $match }: sprawdzone
repair-fits = { $count ->
    [one] Dziennik ma { $count } wpis i jest on zgodny z zasadami. To, co obok niego było w pamięci, zostało odrzucone.
    [few] Dziennik ma { $count } wpisy i wszystkie są zgodne z zasadami. To, co obok nich było w pamięci, zostało odrzucone.
    [many] Dziennik ma { $count } wpisów i wszystkie są zgodne z zasadami. To, co obok nich było w pamięci, zostało odrzucone.
   *[other] Dziennik ma { $count } wpisu i wszystkie są zgodne z zasadami. To, co obok nich było w pamięci, zostało odrzucone.
}
repair-misfit = { $count ->
    [one] Dziennik ma { $count } wpis i nie jest on zgodny z zasadami.
    [few] Dziennik ma { $count } wpisy. Pierwszy niezgodny z zasadami to wpis { $entry }.
    [many] Dziennik ma { $count } wpisów. Pierwszy niezgodny z zasadami to wpis { $entry }.
   *[other] Dziennik ma { $count } wpisu. Pierwszy niezgodny z zasadami to wpis { $entry }.
}
repair-whose = To wpis gracza { $who }, { $when }.
repair-undo = `/prowadzący cofnij` może go cofnąć razem ze wszystkim, co było potem: wybierz tam wpis { $entry }.
repair-close = `/prowadzący odwołaj` kończy partię bez wyniku; jej dziennik zostaje.
repair-operator = Osoba, która prowadzi bota, może przywrócić kopię.
repair-unknown = Zachowane dla wersji, która to zna: { $kinds }.
repair-unmade = Nie mogło się ukazać przez mój błąd; próbuję jeszcze raz: { $kinds }.
misfit-deal = Z tym, co jest zapisane, nie da się rozłożyć gry.
misfit-unreadable = Nie da się go odczytać.
misfit-missing = Brakuje go.
misfit-over = To ruch, ale gra była już skończona.
misfit-seat = To ruch miejsca, na które nie przyszła kolej.
misfit-illegal = To ruch, na który zasady nie pozwalały.
misfit-end = Partia jest zapisana jako skończona, a nie jest, albo odwrotnie.

## Czego nie można
slip-file-lost = Discord nie wydał pliku. Spróbuj, proszę, jeszcze raz.
refusal-paused-already = Zegary tej partii już stoją.
refusal-not-paused = Zegary tej partii nie są zatrzymane.
refusal-no-clock = W tej partii nikomu nie liczy się czasu.
refusal-outage-bounds = { $hours ->
    [one] Awaria trwa najwyżej { $hours } godzinę
    [few] Awaria trwa najwyżej { $hours } godziny
   *[many] Awaria trwa najwyżej { $hours } godzin
} { $days ->
    [one] i nie zaczęła się wcześniej niż { $days } dzień temu.
    [few] i nie zaczęła się wcześniej niż { $days } dni temu.
   *[many] i nie zaczęła się wcześniej niż { $days } dni temu.
}
refusal-outage-known = Ten czas jest już zgłoszony jako awaria i się nie liczy.
refusal-outage-of-nothing = W tym czasie nie chodził tu żaden zegar.
refusal-not-over-for-file = Tutaj wydaję tylko partię, która się skończyła: plik zdradza ziarno losowania, a z nim wszystko, co jeszcze będzie. Osoba, która prowadzi bota, może skopiować też partię w toku.
refusal-running-file = Ta partia się nie skończyła, a kto ma plik, zna wszystko, co jeszcze będzie. Przywrócić ją może tylko osoba, która prowadzi bota.
refusal-file-too-large = Ten plik jest za duży jak na partię; najwięcej to { $most } kB.
refusal-no-match-file = To nie jest plik partii albo nie mógł powstać u mnie.
refusal-file-too-long = Ten plik ma więcej wpisów, niż może mieć partia; najwięcej to { $most }.
refusal-file-edition = Z wydaniem zapisanym w tym pliku nie da się grać w tę grę.
refusal-file-does-not-fit = { $entry ->
    [0] Z tym, co jest w pliku, nie da się rozłożyć gry.
   *[other] Ta partia nie jest zgodna z zasadami: pierwszy błędny wpis w jej dzienniku to { $entry }.
}

## Polecenia
command-host = prowadzący
    .description = Narzędzia dla osób, które dbają o partie na serwerze
command-host-pause = zatrzymaj
    .description = Zatrzymaj zegary jednej partii albo wszystkich
command-host-resume = wznów
    .description = Uruchom znów zegary jednej partii albo wszystkich
command-host-extend = przedłuż
    .description = Daj graczowi więcej czasu
command-host-outage = awaria
    .description = Oddaj we wszystkich partiach czas, w którym Discord nie działał
command-host-cancel = odwołaj
    .description = Zakończ partię bez wyniku
command-host-repost = wyślij-znowu
    .description = Wyślij jeszcze raz kartę stanu i ostatnią planszę
command-host-repair = napraw
    .description = Sprawdź partię od początku i powiedz, gdzie nie jest zgodna z zasadami
command-host-export = eksportuj
    .description = Pobierz skończoną partię jako plik, ze wszystkimi tajemnicami
command-host-import = importuj
    .description = Zrób z pliku partię na tym kanale
option-everywhere = wszystkie
    .description = Wszystkie partie tego serwera
option-more-hours = godziny
    .description = O ile godzin więcej
option-outage-hours = godziny
    .description = Ile godzin trwała
option-ended = koniec
    .description = Ile godzin temu się skończyła; pomiń, jeśli dopiero co
option-file = plik
    .description = Plik utworzony poleceniem eksportuj
