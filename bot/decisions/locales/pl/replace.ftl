### Miejsca, które zmieniają właściciela.

## Co się działo przy stole
told-substitute = { $new } przejmuje miejsce gracza { $who }.
told-returned = { $new } wraca do gry w miejsce gracza { $who }.
told-replace-refused = { $who } zachowuje swoje miejsce.
told-seat-declined = Nikt nie przejmuje miejsca gracza { $who }.
told-resigned = { $who } rezygnuje; miejsce przejmuje robot.
told-dismissed = Gracza { $who } zastępuje robot.

## Polecenia
command-host-replace = zamień
    .description = Od razu zastąp gracza robotem albo innym graczem
command-replace = zamień
    .description = Rozpocznij głosowanie nad zastąpieniem gracza robotem albo innym graczem
option-substitute = zastępca
    .description = Kto przejmie miejsce (domyślnie robot)
command-resign = zrezygnuj
    .description = Zrezygnuj z gry; twoje miejsce przejmie robot

## Pytania
button-substitute = Przejmij to miejsce
button-return = Wróć na swoje miejsce
button-resign-ask = Zrezygnuj
button-resign = Tak, rezygnuję
resign-sure = Zrezygnować z partii { $match }? Twoje miejsce od razu przejmie robot. W ciągu doby możesz raz wrócić poleceniem `/gra dołącz`, o ile miejsca nie zajmie ktoś inny.
resign-sure-again = Znów zrezygnować z partii { $match }? Twoje miejsce od razu przejmie robot. Wrócić można tylko raz, więc tym razem nie odzyskasz już miejsca.
resign-sure-last = Zrezygnować z partii { $match }? Zostaną w niej same roboty, które od razu dokończą grę. Tego nie da się cofnąć.
resign-sure-eliminated = Poddać partię { $match }? Odpadniesz z gry, a pozostali będą grać dalej bez ciebie.
resign-sure-ended = Poddać partię { $match }? Partia od razu się skończy i przegrasz.
resign-sure-team = Poddać partię { $match }? Partia od razu się skończy, jeśli zgodzi się cała twoja drużyna.
resign-league = To partia ligowa: nie dostaniesz za nią punktów, a gracze za tobą przesuną się w górę. Kto porzuci zbyt wiele partii, zostanie wykluczony z sezonu. Jeśli coś nie pozwala ci grać, napisz najpierw do prowadzących poleceniem `/liga zapytaj`.
question-robot = { $by } proponuje, żeby gracza { $who } zastąpił robot. Zgadzasz się?
question-person = { $by } proponuje zastępcę dla gracza { $who }: { $new }. Zgadzasz się?
question-robot-consent = { $by } proponuje, żeby gracza { $who } zastąpił robot. Czas gracza { $who } jeszcze się nie skończył, więc potrzebna jest zgoda tego gracza i większości pozostałych. Zgadzasz się?
question-person-consent = { $by } proponuje zastępcę dla gracza { $who }: { $new }. Czas gracza { $who } jeszcze się nie skończył, więc potrzebna jest zgoda tego gracza i większości pozostałych. Zgadzasz się?
question-offer = { $new }, chcesz przejąć miejsce gracza { $who }? Jeśli odpowiesz „tak”, miejsce będzie twoje i ruszy twój zegar.
question-give-away = { $by } chce przejąć miejsce gracza { $who }, zarezerwowane dla osoby, która może jeszcze wrócić. Zgadzasz się? Wystarczy zgoda tej osoby albo większości przy stole.

## Zrobione
done-replace = W partii { $match } zastąpiono gracza { $player }.
done-replace-robot = W partii { $match } miejsce gracza { $player } przejmuje robot.
done-replace-asked = Gracze partii { $match } mogą teraz głosować w tej sprawie.
done-replace-offered = Zastępca dostał pytanie. Dopóki się nie zgodzi, { $player } zachowuje swoje miejsce w partii { $match }.
done-substitute-asked = To miejsce w partii { $match } jest zarezerwowane dla innego gracza. Ten gracz i pozostali mogą teraz zdecydować, czy je dostaniesz.
done-return = Witaj z powrotem! Wracasz na swoje miejsce w partii { $match }.
done-substitute = Zajmujesz miejsce w partii { $match }.
done-resign-eliminated = Partia { $match } poddana. Pozostali grają dalej bez ciebie.
done-resign-ended = Partia { $match } poddana. To koniec gry.
done-resign-team = Pytam twoją drużynę, czy poddaje partię { $match }.
refusal-eliminated = Nie bierzesz już udziału w tej grze, więc nie możesz tego zrobić.
done-resign = Nie grasz już w partii { $match }. Twoje miejsce przejmuje robot.

## Czego nie można
refusal-sits-already = { $player } ma już miejsce w tej partii.
refusal-knows-another-seat = { $player } zna już ukryte informacje innego gracza tej partii, więc nie może przejąć tego miejsca.
refusal-no-seat-to-be-had = W tej partii nie ma wolnego miejsca: nikt nie zrezygnował i nikt nie szuka zastępcy.
refusal-given-up = Po rezygnacji nie możesz już wrócić na to miejsce.
refusal-yours-to-return = To miejsce jest zarezerwowane dla ciebie: wróć na nie poleceniem `/gra dołącz`.
refusal-no-seat-kept = W tej partii nie ma miejsca zarezerwowanego dla ciebie.
