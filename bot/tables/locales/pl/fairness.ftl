### Uczciwe tasowanie: sprawdzanie, potwierdzenia i zapisy partii.

## Polecenia
command-verify = sprawdź
    .description = Sprawdź tasowanie, ruchy i wynik partii
option-receipt = potwierdzenie
    .description = Zachowany wiersz z tej partii
command-record = zapis
    .description = Pobierz ruchy partii jako plik

## Pomoc
help-fairness = **Uczciwe tasowanie.** Przed każdą partią bot pieczętuje tajną wartość: ogłasza jej skrót. Przycisk *Dodaj do tasowania* na karcie dodaje twoje własne słowa, które każdy może przeczytać. Tasowanie wynika z jednego i drugiego, więc osoba prowadząca bota nie może wybrać jego wyniku. Po partii sprawdza to `/gra sprawdź`. Wcześniej dostaniesz tam potwierdzenie do zachowania.

## Dodawanie do tasowania
button-words = Dodaj do tasowania
button-verify = Sprawdź
button-record = Zapis
words-form = Twoje słowa
words-form-hint = Każdy może je przeczytać i nie można ich zmienić. Bez miejsca przy stole zajmiesz nimi jedno.
done-words =
    Dodano do tasowania: `{ $added }`. { $match }.
    { $receipt }
done-words-last =
    Dodano do tasowania: `{ $added }`. Zajmujesz ostatnie miejsce: partia { $match } zacznie się, gdy tylko twoje słowa zostaną opublikowane.
    { $receipt }
refusal-words-too-early = Tajna wartość nie jest jeszcze zapieczętowana, a słowa liczą się dopiero potem. Spróbuj za chwilę.
refusal-words-unposted = Słowa do tasowania są właśnie publikowane. Spróbuj za chwilę.
refusal-words-empty = Wpisz coś, co chcesz dodać.
refusal-words-given = Twoje słowa są już dodane: `{ $words }`. Nie można ich zmienić.

## Wiadomości
# Pierwsza linijka: to, jakie fragmenty kodu i wzmianki zawiera i w jakiej kolejności, sprawdza `/gra sprawdź`.
commitment = 🔒 Tasowanie jest zapieczętowane: `{ $hash }`
commitment-again = 🔒 Zmieniono opcje, więc tasowanie zapieczętowano na nowo: `{ $hash }`. Dodane wcześniej słowa już się nie liczą.
commitment-check = Jak to sprawdzić: `/gra sprawdź`
contribution = { $person } dodaje do tasowania `{ $words }`. Przy stole: { $seats }.
words-returned = { $person }, Discord odrzucił słowa dodane przez ciebie do tasowania. Nie liczą się, a otrzymane z nimi potwierdzenie traci ważność. Możesz dodać inne słowa. Jeśli stół jest pełny, partia zacznie się bez nich za dwie minuty.
transcript = Grają: { $seats }. Tasowanie wynika z zapieczętowanej wartości i z tej listy: `{ $hash }`
transcript-unposted = Grają: { $seats }. Partia zaczęła się, zanim zapieczętowano jej tajną wartość. Tasowanie wynika z niej i z tej listy: `{ $hash }`
secret = { $match }: partia zakończona bez wyniku. Zapieczętowana wartość to `{ $secret }`.

## Potwierdzenia
receipt =
    Twoje potwierdzenie: `{ $line }`
    Zachowaj ten wiersz w innym miejscu. Po partii `/gra sprawdź potwierdzenie:` pokaże, czy czegoś nie podmieniono.
slip-receipt = To nie jest potwierdzenie. Skopiuj cały wiersz.
receipt-holds = Twoje potwierdzenie się zgadza.
receipt-other-match = To potwierdzenie jest z innej partii.
receipt-other-secret = Na twoim potwierdzeniu jest inny skrót: tajną wartość później podmieniono albo zmieniono opcje.
receipt-other-message = Na twoim potwierdzeniu jest inna wiadomość: skrót ogłoszono ponownie.
receipt-other-words = Twoje potwierdzenie nie zgadza się z dodanymi słowami albo z tym, kto był wtedy przy stole.

## Sprawdzanie
verify-heading = { $match }: sprawdzenie
verify-sealed = Partię można sprawdzić, gdy się skończy. Do tego czasu jej [zapieczętowana wartość]({ $link }) pozostaje ukryta.
verify-unsealed = Partię można sprawdzić, gdy się skończy. Nie ma wiadomości, która pieczętuje jej tajną wartość, więc nie ma też potwierdzenia.
verify-secret = Tajna wartość `{ $secret }`, SHA-256 `{ $hash }`.
verify-post-commitment = Zapieczętowana wartość
verify-post-contribution = Słowa, które dodaje { $person }
verify-post-transcript = Lista graczy
verify-stands = { $what }: bez zmian i we właściwej kolejności.
verify-never-posted = { $what }: nie ogłoszono, więc niczego to nie dowodzi.
verify-unseen = { $what }: nie udało mi się odczytać tej wiadomości. Może nie mam tu dostępu do starszych wiadomości.
verify-no-file = { $what }: bez zmian, ale brakowało mi uprawnienia, by załączyć plik.
verify-gone = { $what }: wiadomość usunięto.
verify-not-ours = { $what }: to nie moja wiadomość.
verify-edited = { $what }: wiadomość edytowano.
verify-differs = { $what }: w wiadomości nie ma tego, co powinno w niej być.
verify-disordered = { $what }: wiadomość jest starsza od poprzedniej.
verify-nobody = Nikt nie dodał słów, więc osoba prowadząca bota mogła wybrać tajną wartość.
verify-unsettled = Po dodaniu ostatnich słów ktoś jeszcze usiadł przy stole albo od niego odszedł.
verify-bound = Skrót należy do tajnej wartości, a lista graczy zawiera wszystkie słowa.
verify-roster = Miejsca zajęto w kolejności podanej przy słowach.
verify-order = Kolejność graczy jest taka, jak wylosowano lub uzgodniono.
verify-moves = Tasowanie wynika z tajnej wartości i listy graczy, a każdy ruch jest zgodny z zasadami.
verify-result = Wynik zgadza się z ruchami.
verify-impossible = Nie da się sprawdzić: tę partię wczytano z pliku. Powyżej widać, czy plik jest spójny, ale nikt tutaj nie widział, jak pieczętowano tasowanie.
verify-yourself = Moje wiadomości są sprawdzone. Obejrzyj je także: żadna nie może być oznaczona jako edytowana. W `/gra zapis` jest wszystko, czego potrzeba, by resztę sprawdzić beze mnie.
export-complete = Zapis partii: każdy ruch, każde tasowanie i wynik.
export-incomplete = Dotychczasowy zapis partii, bez tego, co jest przed tobą ukryte.
