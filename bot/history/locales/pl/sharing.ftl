### Karta i film partii, która się skończyła.

## Przyciski
button-share = Udostępnij
button-film = Film

## Wpisy
sharing-card = { $match }
sharing-film = { $match }: film
sharing-analysis = { $match }: oczekiwania robota
sharing-failed-card = Karty partii { $match } nie udało się narysować. *Udostępnij* spróbuje jeszcze raz.
sharing-failed-film = Filmu z partii { $match } nie udało się narysować. *Film* spróbuje jeszcze raz.
sharing-failed-analysis = Nie udało się narysować analizy: { $match }. *Udostępnij* spróbuje jeszcze raz.

## Zrobione
sharing-coming-card = Karta zaraz pojawi się na tym kanale.
sharing-coming-film = Film właśnie powstaje i za jakąś minutę pojawi się na tym kanale.
sharing-coming-analysis = Analiza zaraz pojawi się na tym kanale.
sharing-stands-card = Karta jest już tutaj: { $link }
sharing-stands-film = Film jest już tutaj: { $link }
sharing-stands-analysis = Analiza jest już tutaj: { $link }

## Czego nie można
refusal-sharing-not-over = Ta partia jeszcze się nie skończyła.
refusal-sharing-players-only = Tylko gracze tej partii mogą pokazać ją na kanale. `/gra udostępnij` i `/gra film` pokazują ją tylko tobie.
