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
told-exported-running = Osoba, która prowadzi bota, wyeksportowała tę trwającą partię do pliku. Jest w nim wszystko, co ukryte.
told-reposted = { $host } wysyła planszę jeszcze raz.
told-repaired = { $host } sprawdza i naprawia partię.

pause-forgotten = { $count ->
    [0] Zegary w partii { $match } stoją od { $since }. Prowadzący może je uruchomić poleceniem `/prowadzący wznów`.
   *[other] { $people }: zegary w partii { $match } stoją od { $since }. Prowadzący może je uruchomić poleceniem `/prowadzący wznów`.
}

## Pomoc
help-hosting = **Prowadzenie serwera.** Osoby, które mogą zarządzać serwerem albo mają na nim rolę prowadzących, mają polecenie `/prowadzący`: mogą zatrzymać zegary, dodać czas, zmienić gracza, cofnąć ruchy, przenieść partię na inny kanał, odwołać ją albo sprawdzić. Takie decyzje wszyscy widzą przy stole razem z powodem, a zbiera je `/prowadzący rejestr`. Ustawienia serwera są w `/prowadzący ustawienia`. Partia, w której długo nikt nie wykonuje ruchu, kończy się po zapowiedzi.

## Zrobione
done-paused = Zegary w partii { $match } stoją.
done-resumed = Zegary w partii { $match } znów chodzą.
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
done-reposted = Wysłano jeszcze raz: { $match }.
done-filed = { $match } jako plik. Jest w nim wszystko, także ziarno losowania; trzymaj go w bezpiecznym miejscu.
done-import = Partia wczytana: { $match }.
slip-hours = Podaj liczbę godzin od 1 do { $most }.
host-form-hours = Ile godzin?
host-form-reason = Powód (widoczny dla wszystkich)
host-no-turns = Nie ma czego cofnąć.
host-turns = Od której tury?
host-panel-hint = -# Miejsce przekażesz innej osobie przez `/prowadzący zamień`, a partię z pliku wczytasz przez `/prowadzący importuj`. Osoby zarządzające serwerem mogą ci udostępnić te polecenia w Discordzie: *Ustawienia serwera*, *Integracje*.
host-panel-all = Wszystkie partie tego serwera
host-panel-about = Twoje decyzje pojawią się przy stole razem z powodem i trafią do rejestru. Jeśli grasz w tej partii, pytamy stół.
host-panel-heading = Narzędzia prowadzących
button-host-outage = Ogłoś awarię
button-host-resume-all = Uruchom wszystkie zegary
button-host-pause-all = Zatrzymaj wszystkie zegary
button-host-audit = Rejestr
button-host-turns = Cofnij ruchy…
button-host-replace = Zamień na robota
button-host-extend = Dodaj czas
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
    [one] Dziennik ma { $count } wpis i jest on zgodny z zasadami. Dane z pamięci podręcznej zostały odrzucone.
    [few] Dziennik ma { $count } wpisy i wszystkie są zgodne z zasadami. Dane z pamięci podręcznej zostały odrzucone.
    [many] Dziennik ma { $count } wpisów i wszystkie są zgodne z zasadami. Dane z pamięci podręcznej zostały odrzucone.
   *[other] Dziennik ma { $count } wpisu i wszystkie są zgodne z zasadami. Dane z pamięci podręcznej zostały odrzucone.
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
repair-unknown = Zachowane dla nowszej wersji bota: { $kinds }.
repair-unmade = Nie udało się wysłać z powodu błędu bota; ponawiam próbę: { $kinds }.
misfit-deal = Na podstawie zapisu nie da się rozłożyć gry.
misfit-unreadable = Nie da się go odczytać.
misfit-missing = Brakuje go.
misfit-over = To ruch po końcu gry.
misfit-seat = To ruch poza kolejnością.
misfit-illegal = To ruch niezgodny z zasadami.
misfit-end = Partia jest zapisana jako skończona, a nie jest, albo odwrotnie.

## Czego nie można
slip-file-lost = Nie udało się pobrać pliku z Discorda. Spróbuj, proszę, jeszcze raz.
refusal-paused-already = Zegary tej partii już stoją.
refusal-not-paused = Zegary tej partii nie są zatrzymane.
refusal-no-clock = Ta partia toczy się bez zegara.
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
refusal-not-over-for-file = Tutaj można eksportować tylko zakończone partie: plik zdradza ziarno losowania, a z nim wszystko, co jeszcze będzie. Trwającą partię może skopiować tylko osoba, która prowadzi bota.
refusal-running-file = Ta partia się nie skończyła, a jej plik zdradza wszystko, co jeszcze będzie. Przywrócić ją może tylko osoba, która prowadzi bota.
refusal-file-too-large = Ten plik jest za duży jak na partię (limit: { $most } kB).
refusal-no-match-file = To nie jest plik partii utworzony przez tego bota.
refusal-file-too-long = Ten plik ma za dużo wpisów jak na partię (limit: { $most }).
refusal-file-edition = Wydanie zapisane w tym pliku nie pasuje do tej gry.
refusal-file-does-not-fit = { $entry ->
    [0] Na podstawie tego pliku nie da się rozłożyć gry.
   *[other] Ta partia nie jest zgodna z zasadami: pierwszy błędny wpis w jej dzienniku to { $entry }.
}

## Polecenia
command-host = prowadzący
    .description = Narzędzia dla osób prowadzących partie na serwerze
command-host-pause = zatrzymaj
    .description = Zatrzymaj zegary jednej partii albo wszystkich
command-host-resume = wznów
    .description = Uruchom z powrotem zegary jednej partii albo wszystkich
command-host-extend = przedłuż
    .description = Daj graczowi więcej czasu
command-host-outage = awaria
    .description = Oddaj we wszystkich partiach czas, w którym Discord nie działał
command-host-cancel = odwołaj
    .description = Zakończ partię bez wyniku
command-host-repost = wyślij-ponownie
    .description = Wyślij jeszcze raz kartę stanu i ostatnią planszę
command-host-repair = napraw
    .description = Sprawdź zapis partii od początku i pokaż błędy
command-host-export = eksportuj
    .description = Pobierz zakończoną partię jako plik, ze wszystkim, co było ukryte
command-host-import = importuj
    .description = Wczytaj partię z pliku na ten kanał
option-everywhere = wszystkie
    .description = Wszystkie partie tego serwera
option-more-hours = godziny
    .description = Liczba dodatkowych godzin
option-outage-hours = godziny
    .description = Czas trwania awarii w godzinach
option-ended = koniec
    .description = Ile godzin temu się skończyła (domyślnie teraz)
option-file = plik
    .description = Plik utworzony poleceniem eksportuj
