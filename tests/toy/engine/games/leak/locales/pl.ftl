### Słowa Przecieku po polsku.

## The game
leak-name = Przeciek
leak-tagline = Wybierajcie wodę, zanim łódź zatonie: gra kooperacyjna dla 3–6 osób
leak-help =
    {"**"}Cel.** Przetrwajcie razem cztery fale. Przy drugim przecieku łódź tonie i wszyscy przegrywają.

    {"**"}Fala.** Fala pokazuje, ile wody się wlewa. Każdy po kolei wybiera wodę jedną kartą: kubek wybiera jeden, wiadro dwa, a pompa trzy. Karty na ręce są tajne. Jeśli wybierzecie za mało, łódź przecieka, a osoba, która wybrała najmniej, wypada za burtę i odpada z gry.
leak-robot-wild = Dzikus
    .about = Zagrywa byle co.
leak-robot-bailer = Czerpak
    .about = Wybiera swoją część wody.

## Pieces
leak-card-cup = kubek
leak-card-pail = wiadro
leak-card-pump = pompa
leak-leaks = Przecieki

## The wave
leak-wave-low = Niska fala: woda { $water }.
leak-wave-high = Wysoka fala: woda { $water }.
leak-ask = Czym wybierasz wodę?
leak-bailed = { $who } wybiera wodę: { $card }.
leak-dry = Łódź jest sucha.
leak-overboard = Łódź przecieka, za burtą: { $who }.

## The end
leak-survived = Łódź przetrwała wszystkie fale.
leak-sunk = Łódź zatonęła.

## The board
leak-heading = Fala { $wave } z { $waves }, przecieki: { $leaks } z { $most }
leak-over = Koniec rejsu
leak-left = Woda do wybrania: { $water }
leak-line = { $who }: { $cards ->
    [one] jedna karta
    [few] { $cards } karty
   *[other] { $cards } kart
}
leak-line-overboard = { $who }: za burtą
leak-hand = Twoja ręka: { $cards }
leak-glance = { $heading }.

## The picture
leak-picture-water = Woda
leak-picture-leaks = Przecieki
leak-picture-overboard = za burtą
leak-picture-player = Gracz { $seat }
leak-picture-end = Koniec
