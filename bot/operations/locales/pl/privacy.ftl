### Dane osób.

command-settings-data = dane
    .description = Co o tobie przechowuję: jako plik albo już wcale
option-what = co
    .description = Co mam z tym zrobić
choice-data-export = daj mi wszystko jako plik
choice-data-forget = zapomnij o mnie

button-export-me = Wszystko, co o mnie wiesz
button-forget-me = Zapomnij o mnie
button-forget-go-on = Dalej
button-forget-yes = Tak, zapomnij o mnie teraz
data-exported = To wszystko, co o tobie przechowuję. Tylko ty widzisz tę wiadomość.
data-forget-what = **Czy mam o tobie zapomnieć?** Odejdziesz od wszystkich stołów, a w trwających partiach twoje miejsca zajmą roboty. Twoje ustawienia, notatki i dni wolne zostaną usunięte, podobnie jak to, jak rzetelnie grasz. Zakończone partie pozostaną, bez twojej nazwy i bez twojego konta. Wiadomości, które już są na Discordzie, pozostaną bez zmian.
data-forget-sure = **Na pewno?** Tego nie da się cofnąć: nic, co tu rozegrano pod twoją nazwą, nie będzie już twoje.
data-forgotten = Nie pamiętam cię już. Jeśli kiedyś znów tu zagrasz, poznamy się od nowa.
