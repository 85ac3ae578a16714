### Uczciwe tasowanie: sprawdzanie, potwierdzenia i zapisy partii.

## Polecenia
command-verify = sprawdź
    .description = Sprawdź tasowanie, ruchy i wynik partii
option-receipt = potwierdzenie
    .description = Twoje potwierdzenie z tej partii
command-record = zapis
    .description = Pobierz ruchy partii jako plik

## Pomoc
help-fairness = **Uczciwe tasowanie.** Przed każdą partią bot wybiera tajną wartość i pieczętuje ją, publikując jej skrót. Przyciskiem *Dodaj do tasowania* na przypiętej karcie partii dodasz własne słowa, które zobaczą wszyscy. Tasowanie zależy od tajnej wartości i od słów graczy, więc osoba prowadząca bota nie może wybrać jego wyniku. Po partii sprawdzisz to poleceniem `/gra sprawdź`. Wcześniej to samo polecenie daje ci potwierdzenie, które warto zachować.

## Dodawanie do tasowania
button-words = Dodaj do tasowania
button-verify = Sprawdź
button-record = Zapis
words-form = Twoje słowa
words-form-hint = Zobaczą je wszyscy i nie można ich zmienić. Jeśli nie masz jeszcze miejsca, od razu je zajmiesz.
done-words = Dodano do tasowania partii { $match }: `{ $added }`.
    { $receipt }
done-words-last =
    Dodano do tasowania: `{ $added }`. Zajmujesz ostatnie miejsce: partia { $match } zacznie się, gdy tylko twoje słowa zostaną opublikowane.
    { $receipt }
done-words-started =
    Dodano do tasowania: `{ $added }`. Zajmujesz ostatnie miejsce, więc zaczyna się partia { $match }.
    { $receipt }
refusal-words-too-early = Tajna wartość nie jest jeszcze zapieczętowana. Słowa można dodać dopiero potem. Spróbuj za chwilę.
refusal-words-nothing-drawn = W tej partii nic nie zależy od przypadku, więc nie ma tasowania, do którego można dodać słowa.
refusal-words-unposted = Słowa do tasowania są właśnie publikowane. Spróbuj za chwilę.
refusal-words-empty = Wpisz, co chcesz dodać.
refusal-words-given = Twoje słowa są już dodane: `{ $words }`. Nie można ich zmienić.

## Wiadomości
# Pierwsza linijka: to, jakie fragmenty kodu i wzmianki zawiera i w jakiej kolejności, sprawdza `/gra sprawdź`.
commitment = 🔒 Tasowanie jest zapieczętowane: `{ $hash }`
commitment-again = 🔒 Zmieniono opcje, więc tasowanie zapieczętowano na nowo: `{ $hash }`. Dodane wcześniej słowa już się nie liczą.
contribution = { $person } dodaje do tasowania `{ $words }`. Przy stole: { $seats }.
words-returned = { $person }, Discord odrzucił twoje słowa do tasowania. Nie liczą się, a otrzymane z nimi potwierdzenie jest nieważne. Możesz dodać inne słowa. Jeśli stół jest pełny, partia zacznie się za dwie minuty bez twoich słów.
transcript = 🔒 Grają: { $seats }. Tasowania nie można już zmienić: `{ $hash }`
transcript-unposted = Grają: { $seats }. Partia zaczęła się, zanim zapieczętowano jej tajną wartość. Tasowania nie można już zmienić: `{ $hash }`
secret = Partia { $match } skończyła się bez wyniku. Zapieczętowana wartość to `{ $secret }`.

## Potwierdzenia
receipt = Twoje potwierdzenie: `{ $line }`
    Zachowaj ten wiersz poza Discordem. Po partii `/gra sprawdź potwierdzenie:` pokaże, czy czegoś nie podmieniono.
slip-receipt = To nie jest potwierdzenie. Skopiuj cały wiersz.
receipt-holds = Twoje potwierdzenie się zgadza.
receipt-other-match = To potwierdzenie jest z innej partii.
receipt-other-secret = Twoje potwierdzenie dotyczy innej tajnej wartości: po jego wydaniu podmieniono wartość albo zmieniono opcje.
receipt-other-message = Twoje potwierdzenie dotyczy innej wiadomości: po jego wydaniu zapieczętowaną wartość opublikowano ponownie.
receipt-other-words = Twoje potwierdzenie nie zgadza się z dodanymi słowami albo z tym, kto był wtedy przy stole.

## Sprawdzanie
verify-heading = { $match }: weryfikacja
verify-sealed = Partię można sprawdzić, gdy się skończy. Do tego czasu jej [zapieczętowana wartość]({ $link }) pozostaje ukryta.
verify-unsealed = Partię można sprawdzić, gdy się skończy. Jej zapieczętowana wartość nie została jednak opublikowana, więc nie mogę ci dać potwierdzenia.
verify-nothing-drawn-yet = W tej partii nic nie zależy od przypadku. Ruchy i wynik można sprawdzić po jej zakończeniu.
verify-nothing-drawn = W tej partii nic nie zależało od przypadku, więc nie było tajnej wartości do zapieczętowania.
verify-secret = Tajna wartość `{ $secret }`, SHA-256 `{ $hash }`.
verify-post-commitment = Zapieczętowana wartość
verify-post-contribution = Dodane słowa ({ $person })
verify-post-transcript = Lista graczy
verify-stands = { $what }: bez zmian i we właściwej kolejności.
verify-never-posted = { $what }: tej wiadomości nigdy nie wysłano, więc niczego nie dowodzi.
verify-unseen = { $what }: nie udało mi się odczytać tej wiadomości. Może nie mam tu dostępu do starszych wiadomości.
verify-no-file = { $what }: bez zmian, ale brakowało mi uprawnienia, by załączyć plik.
verify-gone = { $what }: wiadomość została usunięta.
verify-not-ours = { $what }: to nie moja wiadomość.
verify-edited = { $what }: wiadomość została edytowana.
verify-differs = { $what }: treść wiadomości się nie zgadza.
verify-disordered = { $what }: wiadomość pojawiła się za wcześnie. Jest starsza niż ta, która powinna ją poprzedzać.
verify-nobody = Nikt nie dodał słów, więc osoba prowadząca bota mogła wybrać korzystną dla siebie tajną wartość.
verify-unsettled = Po dodaniu ostatnich słów ktoś jeszcze dołączył do stołu albo od niego odszedł.
verify-words-after = Po twoich słowach dodano jeszcze inne ({ $people }). Osoba, która znała tajną wartość, mogła dobrać słowa korzystne dla siebie.
verify-bound = Skrót zgadza się z tajną wartością, a lista graczy zawiera wszystkie słowa.
verify-roster = Kolejność, w jakiej gracze dołączali do stołu, zgadza się z wiadomościami, w których podali swoje słowa.
verify-order = Kolejność graczy jest taka, jaką wylosowano lub uzgodniono.
verify-moves = Tasowanie wynika z tajnej wartości i listy graczy, a każdy ruch jest zgodny z zasadami.
verify-legal-moves = Każdy ruch jest zgodny z zasadami.
verify-result = Wynik zgadza się z ruchami.
verify-impossible = Tej partii nie da się sprawdzić, bo wczytano ją z pliku. Powyżej widać tylko, czy plik jest spójny, a nie to, czy tasowanie zapieczętowano przed partią.
verify-yourself = To moje własne wiadomości, więc sprawdź je też samodzielnie: żadna nie może być oznaczona jako edytowana. Plik z `/gra zapis` zawiera wszystko, czego potrzeba, żeby resztę sprawdzić beze mnie.
export-complete = Pełny zapis partii: wszystkie ruchy, wszystkie tasowania i wynik.
export-incomplete = Dotychczasowy zapis partii, bez tego, co jest przed tobą ukryte.
