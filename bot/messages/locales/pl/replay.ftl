### Spojrzenie wstecz: powtórka partii i to, co się stało od ostatniej własnej tury.

## Polecenia
menu-replay = Powtórka od tego miejsca
command-replay = powtórka
    .description = Obejrzyj partię krok po kroku od początku
command-catchup = co-nowego
    .description = Zobacz, co się stało od twojej ostatniej tury i jak zmieniły się twoje możliwości

## Przyciski
button-replay = Powtórka
button-catchup = Od mojej ostatniej tury
button-catchup-start = Od początku
replay-first = ⏮ Początek
replay-back = ◀ Wstecz
replay-forward = Dalej ▶
replay-last = Koniec ⏭

## Powtórka
replay-heading = { $match }: powtórka, { $number } z { $last }
replay-dealt = Stan gry przed pierwszym ruchem.
replay-own-turn = Moja ostatnia tura
replay-end = Koniec
replay-now = Aktualny stan
replay-film = Każda strona obejmuje całą fazę lub rundę. `/gra film` pokazuje całą partię jako film, a `/gra zapis` pozwala pobrać jej ruchy jako plik.

## Od mojej ostatniej tury
catchup-since-turn = { $match }: od twojej ostatniej tury ({ $at })
catchup-since-start = { $match }: od początku partii ({ $at })
catchup-since-phase = { $match }: ostatnia faza (początek { $at })
catchup-nothing = Od tamtej pory nic się nie wydarzyło.
catchup-earlier = …i wcześniejsze wydarzenia; wszystko pokazuje `/dziennik`.
catchup-then = **Wtedy**
catchup-now = **Teraz**
catchup-options = Twoja tura. Możesz wybrać:
catchup-compared = Twoja tura. Twoje możliwości w porównaniu z poprzednią turą:
catchup-all = Możliwości
catchup-loose = Inne możliwości
catchup-kind = **{ $kind }**: { $count }
catchup-kind-same = **{ $kind }**: { $count }, jak poprzednio
catchup-kind-new = **{ $kind }**: { $count }, poprzednio niedostępne
catchup-kind-gone = **{ $kind }**: już niedostępne
catchup-new = Nowe: { $options }
catchup-gone = Już niedostępne: { $options }
catchup-changed = Zmienione: { $options }
catchup-was = { $option } (poprzednio: { $was })
catchup-more = i jeszcze { $count }
