### Karta i film partii, która się skończyła.

## Przyciski
button-share = Udostępnij
button-film = Film

## Wpisy
sharing-card = { $match }
sharing-film = { $match }: film
sharing-analysis = { $match }: ocena robota
sharing-failed-card = Nie udało się utworzyć karty partii { $match }. Naciśnij *Udostępnij*, żeby spróbować ponownie.
sharing-failed-film = Nie udało się utworzyć filmu z partii { $match }. Naciśnij *Film*, żeby spróbować ponownie.
sharing-failed-analysis = Nie udało się utworzyć analizy partii { $match }. Naciśnij *Udostępnij*, żeby spróbować ponownie.

## Zrobione
sharing-coming-card = Karta zaraz pojawi się na tym kanale.
sharing-coming-film = Film właśnie powstaje i mniej więcej za minutę pojawi się na tym kanale.
sharing-coming-analysis = Analiza zaraz pojawi się na tym kanale.
sharing-stands-card = Karta została już tu opublikowana: { $link }
sharing-stands-film = Film został już tu opublikowany: { $link }
sharing-stands-analysis = Analiza została już tu opublikowana: { $link }

## Czego nie można
refusal-sharing-not-over = Ta partia jeszcze się nie skończyła.
refusal-sharing-players-only = Tylko gracze tej partii mogą ją tu opublikować. Poleceniem `/gra udostępnij` albo `/gra film` zobaczysz ją prywatnie.
