### Wyszukiwanie zakończonych partii.

## Polecenia
command-games-finished = zakończone
    .description = Szukaj zakończonych partii według gracza, gry, daty i wyniku

## Opcje
option-since = od
    .description = Pierwszy dzień zakończenia partii, np. wczoraj, zeszły piątek albo 3.11.
option-until = do
    .description = Ostatni dzień zakończenia partii
option-result = wynik
    .description = Wynik tego gracza (domyślnie: twój własny)
choice-result-won = wygrana
choice-result-lost = przegrana
choice-result-draw = remis
choice-result-left = opuszczona przed końcem

## Wiadomości
finished-none = Nie ma pasujących zakończonych partii, które możesz zobaczyć.
finished-heading = { $count ->
    [one] 1 zakończona partia
    [few] { $count } zakończone partie
    [many] { $count } zakończonych partii
   *[other] { $count } zakończonej partii
}
finished-heading-latest = { $count ->
    [one] Ostatnia zakończona partia
    [few] Ostatnie { $count } zakończone partie
    [many] Ostatnich { $count } zakończonych partii
   *[other] Ostatnie { $count } zakończonej partii
} (zawęź wyszukiwanie, aby zobaczyć starsze)
finished-hidden = osoba z ukrytym profilem
finished-open = Otwórz partię…
finished-pages = Więcej stron…
finished-page = Strona { $page }
