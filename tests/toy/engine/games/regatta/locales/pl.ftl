### Słowa Regat po polsku.

## The game
regatta-name = Regaty
regatta-tagline = Wiosłujcie w załogach i ukrywajcie wysiłek: wyścig dla 4, 5 lub 8 łodzi
regatta-help =
    {"**"}Cel.** Ścigają się dwie załogi: miejsca nieparzyste są czerwone, parzyste niebieskie. Liczą się dwie najszybsze łodzie załogi. Wygrywa załoga, która potrzebuje mniej godzin, a przy remisie ta, która ma najszybszą łódź.

    {"**"}Etap.** Odsłania się wiatr. Każda łódź w tajemnicy wybiera wysiłek od 0 do 1000, a potem wszystkie odsłania się razem. Wysiłek większy niż 3 działa tak samo jak 3. Etap trwa sześć godzin. Każdy punkt wysiłku oszczędza dwie godziny w ciszy, jedną w bryzie, a w sztormie kosztuje jedną. Łodzie, które wiosłują tak samo, przeszkadzają sobie: każda traci godzinę za każdą inną taką łódź.
regatta-robot-wild = Dzikus
    .about = Wiosłuje byle jak.
regatta-robot-cox = Sternik
    .about = Wiosłuje z wiatrem i inaczej niż inni.

## Pieces
regatta-hours = Godziny
regatta-wind-calm = cisza
regatta-wind-breeze = bryza
regatta-wind-storm = sztorm
regatta-crew-red = Czerwona załoga
regatta-crew-blue = Niebieska załoga

## The leg
regatta-turned-calm = Cisza: każdy punkt wysiłku oszczędza dwie godziny.
regatta-turned-breeze = Bryza: każdy punkt wysiłku oszczędza godzinę.
regatta-turned-storm = Sztorm: każdy punkt wysiłku kosztuje godzinę.
regatta-ask-row = Wiatr: { $wind }. Jak mocno wiosłujesz?
regatta-row = Wysiłek { $effort }
regatta-chosen = { $who }: wybór zapadł.
regatta-chose = Twój wysiłek: { $effort }.
regatta-rowed = { $who }: wysiłek { $effort }, { $hours } godz.
regatta-tie = Załogi są równe; szybszą łódź ma { $crew }: { $hours } godz.
regatta-total = { $count } godz.

## The board
regatta-heading = Etap { $leg } z { $legs }, wiatr: { $wind }
regatta-over = Wyścig skończony
regatta-table = Etap { $leg } z { $legs }. Wiatr: { $wind }.
regatta-line = { $who }: { $hours } godz.
regatta-line-chosen = { $who }: { $hours } godz., wysiłek wybrany.
regatta-crew-line = { $crew }: { $hours } godz.
regatta-glance = { $heading }.

## The picture
regatta-picture-wind = Wiatr
regatta-picture-leg = Etap
regatta-picture-effort = Twój wysiłek
regatta-picture-player = Gracz { $seat }
regatta-picture-end = Koniec
