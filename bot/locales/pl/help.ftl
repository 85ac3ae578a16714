### Pomoc.

## Pomoc
help-heading = Gry planszowe rozgrywane przez wiele dni
help-opening = **Otwieranie stołu.** `/gra otwórz` otwiera stół na tym kanale albo w osobnym wątku. Inni dołączają przyciskiem, roboty zajmują puste miejsca, a *Rozpocznij* zaczyna partię z tymi, którzy już siedzą.
help-playing = **Granie.** *Mój ruch* na karcie stanu pokazuje tylko tobie twoją stronę stołu i możliwości. *Cofnij* cofa o jeden krok, *Od początku* o wszystkie; inni zobaczą twoją turę dopiero, gdy ją *zatwierdzisz*. Te same możliwości podczas pisania podaje `/ruch`.
help-thinking = **Namysł.** `/próba` albo *Wypróbuj* otwiera prywatną kopię partii, na której próbujesz ruchów za każde miejsce, dopóki nie potrzeba niczego zakrytego. Gdy czekasz, prowadzi tam też *Zaplanuj*: co wypróbujesz na swoją następną turę, to możesz zaplanować. `/plan pasuj` pasuje z góry.
help-looking = **Oglądanie.** `/plansza` pokazuje obraz, `/opis` to samo słowami, `/dziennik` co się wydarzyło. `/co-nowego` mówi, co się stało od twojej ostatniej tury i co to zmienia w twoich możliwościach, `/powtórka` prowadzi przez partię krok po kroku od początku. `/partie` pokazuje twoje partie i czyja w nich kolej. `/gra sprawdź` przelicza zakończoną partię, `/gra zapis` daje jej zapis. `/gra udostępnij` robi z zakończonej partii kartę, a `/gra film` z każdej ruchomy obraz.
help-settings = **Ustawienia.** `/ustawienia ja` to panel: język, powiadomienia, przypomnienia, kolory, słowa zamiast obrazów i to, czy tury się zatwierdza. `/ustawienia czas` ustawia strefę czasową, sen i ciszę, `/wolne` dni wolne, `/wycisz` ucisza partię. `/ustawienia serwer` jest dla zarządzających serwerem. Nikt nie musi niczego ustawiać.
help-games = **Zasady.** `/zasady` podaje zasady gry w skrócie, pokazuje jej wydrukowane wartości na obrazie i mówi, które z nich trzeba było odtworzyć:
help-figures = Wydrukowane wartości gry { $game }, według których się tu gra.
