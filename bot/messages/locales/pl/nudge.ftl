### Szturchnięcia: przypomnienia, o które proszą inni przy stole.

nudge = 👋 W partii { $match } pozostałe osoby czekają na twój ruch.
button-nudge = Szturchnij
done-nudge = Przypomnienie dotyczące partii { $match } jest w drodze. Dotrze w wiadomości prywatnej, ale nie w czasie ciszy i snu ani przy wyciszonej partii.

## Errors
refusal-nudge-your-turn = To także twoja tura.
refusal-nudge-nobody = W tej chwili nie ma komu przypomnieć o ruchu.
refusal-nudge-early = { $hours ->
    [one] Na przypomnienie jest jeszcze za wcześnie. Będzie możliwe za godzinę.
    [few] Na przypomnienie jest jeszcze za wcześnie. Będzie możliwe za { $hours } godziny.
   *[many] Na przypomnienie jest jeszcze za wcześnie. Będzie możliwe za { $hours } godzin.
}
refusal-nudge-sent = W tej turze ktoś już wysłał przypomnienie.
