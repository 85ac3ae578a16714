### Dane osób.

command-settings-data = dane
    .description = Pobierz albo usuń swoje dane przechowywane przez bota
option-what = co
    .description = Co zrobić z twoimi danymi
choice-data-export = pobierz jako plik
choice-data-forget = usuń moje dane

button-export-me = Pobierz moje dane
button-forget-me = Usuń moje dane
button-forget-go-on = Dalej
button-forget-yes = Tak, usuń teraz moje dane
button-keep-data = Zachowaj moje dane
data-exported = To wszystkie twoje dane przechowywane przez bota. Tylko ty widzisz tę wiadomość.
data-forget-what = **Usunąć twoje dane?** Opuścisz wszystkie stoły, a w trwających partiach twoje miejsca zajmą roboty. Twoje ustawienia, notatki, dni wolne i dane o rzetelności zostaną usunięte. Zakończone partie pozostaną, ale bez twojej nazwy i konta. Wiadomości, które już są na Discordzie, się nie zmienią.
data-forget-sure = **Na pewno?** Tego nie da się cofnąć: twoich partii nie będzie można już z tobą powiązać.
data-forgotten = Twoje dane zostały usunięte. Jeśli kiedyś znów tu zagrasz, zaczniesz od nowa.
refusal-too-often-export = W ciągu doby można pobrać swoje dane najwyżej { $most } razy. Spróbuj ponownie jutro.
refusal-too-often-forget = W ciągu doby można usunąć swoje dane najwyżej { $most } razy. Spróbuj ponownie jutro.
