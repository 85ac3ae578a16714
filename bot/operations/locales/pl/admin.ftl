### Narzędzia prowadzących.

## Co się działo przy stole
told-paused = { $host } zatrzymuje zegary. Powód: { $reason }
told-resumed = { $host } wznawia zegary.
told-extended = { $hours ->
    [one] { $host } daje graczowi { $who } { $hours } dodatkową godzinę. Powód: { $reason }
    [few] { $host } daje graczowi { $who } { $hours } dodatkowe godziny. Powód: { $reason }
    [many] { $host } daje graczowi { $who } { $hours } dodatkowych godzin. Powód: { $reason }
   *[other] { $host } daje graczowi { $who } { $hours } dodatkowej godziny. Powód: { $reason }
}
told-outage = { $host } ogłasza awarię od { $began } do { $ended }. Ten czas nie obciąża niczyjego zegara. Powód: { $reason }
told-closed = { $host } odwołuje partię. Powód: { $reason }
told-exported-running = Osoba, która prowadzi bota, wyeksportowała tę trwającą partię do pliku. Kto ma ten plik, widzi wszystko, co jest ukryte.
told-reposted = { $host } ponownie wysyła kartę stanu i planszę.
told-repaired = { $host } sprawdza i naprawia tę partię.

pause-forgotten = { $count ->
    [0] Zegary w partii { $match } stoją od { $since }. Prowadzący może je uruchomić poleceniem `/prowadzący wznów`.
   *[other] { $people }: zegary w partii { $match } stoją od { $since }. Prowadzący może je uruchomić poleceniem `/prowadzący wznów`.
}

## Pomoc
help-hosting = **Dla prowadzących.** Osoby zarządzające serwerem i osoby z rolą prowadzących mogą poleceniem `/prowadzący` zatrzymywać zegary, dodawać czas, zamieniać graczy, cofać ruchy oraz przenosić, odwoływać i sprawdzać partie. Każda decyzja jest ogłaszana w partii razem z powodem, a `/prowadzący rejestr` pokazuje wszystkie. `/prowadzący ustawienia` pokazuje ustawienia serwera. Nieaktywne partie są kończone po ostrzeżeniu.

## Zrobione
done-paused = Zegary w partii { $match } stoją.
done-resumed = Zegary w partii { $match } znów chodzą.
done-all-paused = { $count ->
    [0] Żaden zegar nie chodził.
    [one] Zatrzymano zegary { $count } partii.
    [few] Zatrzymano zegary { $count } partii.
    [many] Zatrzymano zegary { $count } partii.
   *[other] Zatrzymano zegary { $count } partii.
}
done-all-resumed = { $count ->
    [0] Żaden zegar nie stał.
    [one] Uruchomiono zegary { $count } partii.
    [few] Uruchomiono zegary { $count } partii.
    [many] Uruchomiono zegary { $count } partii.
   *[other] Uruchomiono zegary { $count } partii.
}
done-extended = { $hours ->
    [one] W partii { $match } { $player } dostaje { $hours } dodatkową godzinę.
    [few] W partii { $match } { $player } dostaje { $hours } dodatkowe godziny.
    [many] W partii { $match } { $player } dostaje { $hours } dodatkowych godzin.
   *[other] W partii { $match } { $player } dostaje { $hours } dodatkowej godziny.
}
done-outage = { $count ->
    [one] Zegary w { $count } partii skorygowano o czas awarii.
    [few] Zegary w { $count } partiach skorygowano o czas awarii.
   *[many] Zegary w { $count } partiach skorygowano o czas awarii.
}
done-reposted = Karta stanu i plansza partii { $match } zostaną wysłane jeszcze raz.
done-filed = Oto plik partii { $match }. Zawiera wszystkie ukryte informacje, także ziarno losowania, więc przechowuj go w bezpiecznym miejscu.
done-import = Wczytano partię { $match }.
slip-hours = Podaj liczbę godzin od 1 do { $most }.
slip-ended = Awaria mogła się skończyć najwyżej { $most } godz. temu. Podaj liczbę godzin.
host-form-hours = Ile godzin?
host-form-ended = Ile godzin temu się skończyła? (puste: 0)
host-form-reason = Powód (widoczny dla wszystkich)
host-no-turns = Nie ma czego cofnąć.
host-turns = Od której tury cofnąć?
host-panel-hint = -# Do przekazania miejsca innej osobie służy `/prowadzący zamień`, a do wczytania partii z pliku `/prowadzący importuj`. Jeśli nie widzisz tych poleceń, poproś osobę zarządzającą serwerem, żeby udostępniła je w *Ustawienia serwera > Integracje*.
host-panel-all = Wszystkie partie na tym serwerze
host-panel-about = Twoje działania i ich powody są ogłaszane w partii i trafiają do rejestru. Jeśli grasz w tej partii, muszą się zgodzić pozostali gracze.
host-panel-heading = Narzędzia prowadzących
button-host-health = Stan bota
button-host-outage = Ogłoś awarię
button-host-resume-all = Uruchom wszystkie zegary
button-host-pause-all = Zatrzymaj wszystkie zegary
button-host-audit = Rejestr
button-host-turns = Cofnij ruchy…
button-host-replace = Zamień na robota
button-host-extend = Dodaj czas
button-host-seats = Gracze…
button-host-handover = Przejmij stół
button-host-move = Przenieś tutaj
button-host-export = Pobierz plik
button-host-repair = Sprawdź i napraw
button-host-repost = Wyślij jeszcze raz
button-host-cancel = Odwołaj partię
button-host-resume = Uruchom zegary
button-host-pause = Zatrzymaj zegary
button-host = Narzędzia prowadzących

## Sprawdzanie
repair-heading = { $match }: sprawdzenie i naprawa
repair-fits = { $count ->
    [one] Dziennik ma { $count } wpis, zgodny z zasadami. Wyczyszczono pamięć podręczną.
    [few] Dziennik ma { $count } wpisy, wszystkie zgodne z zasadami. Wyczyszczono pamięć podręczną.
    [many] Dziennik ma { $count } wpisów, wszystkie zgodne z zasadami. Wyczyszczono pamięć podręczną.
   *[other] Dziennik ma { $count } wpisu, wszystkie zgodne z zasadami. Wyczyszczono pamięć podręczną.
}
repair-misfit = { $count ->
    [one] Dziennik ma { $count } wpis, niezgodny z zasadami.
    [few] Dziennik ma { $count } wpisy. Pierwszy niezgodny z zasadami to wpis { $entry }.
    [many] Dziennik ma { $count } wpisów. Pierwszy niezgodny z zasadami to wpis { $entry }.
   *[other] Dziennik ma { $count } wpisu. Pierwszy niezgodny z zasadami to wpis { $entry }.
}
repair-whose = Ten ruch wykonał gracz { $who } ({ $when }).
repair-undo = `/prowadzący cofnij` cofa ten wpis i wszystkie późniejsze: wybierz tam wpis { $entry }.
repair-close = `/prowadzący odwołaj` kończy partię bez wyniku, ale zachowuje jej dziennik.
repair-operator = Osoba, która prowadzi bota, może przywrócić kopię zapasową.
repair-unknown = Dane nieznane tej wersji bota (pozostają zapisane): { $kinds }.
repair-unmade = Przez błąd bota nie udało się wysłać niektórych wiadomości. Właśnie ponawiam próbę: { $kinds }.
misfit-deal = Na podstawie zapisanych danych nie da się przygotować gry.
misfit-unreadable = Tego wpisu nie da się odczytać.
misfit-missing = Brakuje tego wpisu.
misfit-over = Ten ruch wykonano po zakończeniu gry.
misfit-seat = W tym momencie ten gracz nie miał żadnej decyzji do podjęcia.
misfit-illegal = Ten ruch jest niezgodny z zasadami.
misfit-end = Zapisany stan nie zgadza się z ruchami: partia jest oznaczona jako zakończona, choć jeszcze trwa, albo odwrotnie.

## Czego nie można
slip-file-lost = Nie udało się pobrać pliku z Discorda. Spróbuj jeszcze raz.
refusal-paused-already = Zegary w tej partii już stoją.
refusal-not-paused = Zegary w tej partii nie są zatrzymane.
refusal-no-clock = Ta partia toczy się bez zegara.
refusal-outage-bounds = { $hours ->
    [one] Awaria może trwać najwyżej { $hours } godzinę
    [few] Awaria może trwać najwyżej { $hours } godziny
   *[many] Awaria może trwać najwyżej { $hours } godzin
} { $days ->
    [one] i musiała zacząć się w ciągu ostatniej doby.
    [few] i musiała zacząć się w ciągu ostatnich { $days } dni.
   *[many] i musiała zacząć się w ciągu ostatnich { $days } dni.
}
refusal-outage-known = Ten czas został już zgłoszony jako awaria.
refusal-outage-of-nothing = W tym czasie na tym serwerze nie chodził żaden zegar.
refusal-not-over-for-file = Tutaj można eksportować tylko zakończone partie: plik zawiera ziarno losowania, które zdradza wszystko, co się jeszcze wydarzy. Trwającą partię może wyeksportować osoba, która prowadzi bota.
refusal-running-file = Ta partia jeszcze trwa, a jej plik zdradza wszystko, co się jeszcze wydarzy. Wczytać ją może tylko osoba, która prowadzi bota.
refusal-file-too-large = Ten plik jest za duży (limit: { $most } kB).
refusal-no-match-file = To nie jest plik partii albo nie utworzył go ten bot.
refusal-file-too-long = Ten plik ma za dużo wpisów (limit: { $most }).
refusal-file-edition = Nie da się grać w wydanie gry zapisane w tym pliku.
refusal-file-does-not-fit = { $entry ->
    [0] Na podstawie danych z tego pliku nie da się przygotować gry.
   *[other] Ta partia nie jest zgodna z zasadami gry: pierwszy błędny wpis w jej dzienniku to { $entry }.
}

## Polecenia
command-host = prowadzący
    .description = Narzędzia dla prowadzących partie na tym serwerze
command-host-panel = panel
    .description = Narzędzia: dodatkowy czas, awarie, sprawdzanie i naprawa, eksport, stan bota i inne
command-host-pause = zatrzymaj
    .description = Zatrzymaj zegary jednej partii albo wszystkich
command-host-resume = wznów
    .description = Uruchom zegary jednej partii albo wszystkich
command-host-cancel = odwołaj
    .description = Zakończ partię bez wyniku
command-host-repost = wyślij-ponownie
    .description = Wyślij jeszcze raz kartę stanu i ostatnią planszę
command-host-import = importuj
    .description = Wczytaj partię z pliku na ten kanał
option-everywhere = wszystkie
    .description = Wszystkie partie na tym serwerze
option-file = plik
    .description = Plik z wyeksportowaną partią
