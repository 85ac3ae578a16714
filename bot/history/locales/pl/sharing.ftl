### Karta i film partii, która się skończyła.

## Przyciski
button-share = Udostępnij
button-film = Film

## Wpisy
sharing-card = { $match }
sharing-film = { $match }: film
sharing-analysis = { $match }: czego spodziewał się robot
sharing-failed-card = Karty partii { $match } nie udało się narysować. *Udostępnij* spróbuje jeszcze raz.
sharing-failed-film = Filmu z partii { $match } nie udało się narysować. *Film* spróbuje jeszcze raz.
sharing-failed-analysis = Nie udało się narysować analizy: { $match }. *Udostępnij* próbuje jeszcze raz.

## Zrobione
sharing-coming-card = Karta zaraz pojawi się tutaj na kanale.
sharing-coming-film = Film właśnie powstaje i za jakąś minutę pojawi się tutaj na kanale.
sharing-coming-analysis = Analiza pojawi się tu za chwilę.
sharing-stands-card = Karta jest już tutaj: { $link }
sharing-stands-film = Film jest już tutaj: { $link }
sharing-stands-analysis = Analiza już tu jest: { $link }

## Czego nie można
refusal-sharing-not-over = Ta partia jeszcze się nie skończyła.
refusal-sharing-players-only = Pokazać tę partię na kanale może tylko ktoś, kto w niej grał. `/gra udostępnij` i `/gra film` pokazują ją tylko tobie.
