### Sprawdzanie i zapisy partii.

## Polecenia
command-verify = sprawdź
    .description = Sprawdź tasowania, ruchy i wynik zakończonej partii
command-export = zapis
    .description = Pobierz zapis partii jako plik

## Koniec
verify-heading = { $match }: sprawdzenie
verify-commitment = Porównajcie skrót z tym na karcie stanu; znalazł się tam, zanim ktokolwiek mógł znać wynik tasowania.
verify-order = Kolejność graczy wynika z ziarna.
verify-moves = Tasowania wynikają z ziarna, a każdy ruch jest zgodny z zasadami.
verify-result = Wynik wynika z ruchów.
export-complete = Zapis partii: każdy ruch, każde tasowanie i wynik.
export-incomplete = Dotychczasowy zapis partii, z tym, co wolno ci o niej wiedzieć.
