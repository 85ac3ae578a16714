### Słowa gry Wyrzutki po polsku.

## The game
flotsam-name = Wyrzutki
flotsam-tagline = Licytuj, przejmuj i dziel się: gra aukcyjna dla 3 lub 4 osób
flotsam-help =
    {"**"}Cel.** Zdobądź najwięcej monet i ładunku do końca ostatniej partii.

    {"**"}Licytacja.** Każda partia jest sprzedawana w otwartej licytacji. W każdej chwili możesz podbić ofertę o jedną lub dwie monety albo spasować. Licytacja kończy się, gdy wszyscy pozostali spasują. Partia bez oferty tonie.

    {"**"}Przejęcie.** Potem każda z pozostałych osób może raz w grze użyć bosaka i przejąć partię za jedną monetę więcej. Liczy się tylko pierwsze przejęcie.

    {"**"}Udziały.** Do kogo należy partia, może zaoferować udziały jednej osobie lub wszystkim. Kto się zgodzi, płaci za to jedną monetę, a wartość partii jest dzielona.
flotsam-robot-wild = Dzikus
    .about = Licytuje i przejmuje na oślep.
flotsam-robot-trader = Kupiec
    .about = Kupuje partie poniżej ich wartości.

## Moves
flotsam-ask-bid = { $coins ->
    [0] Ta partia jest warta { $value }. Chcesz licytować?
   *[other] Ta partia jest warta { $value }, a najwyższa oferta to { $coins }. Chcesz podbić?
}
flotsam-bid = Oferta { $coins }
flotsam-pass = Pas
flotsam-ask-claim = { $who } kupuje partię o wartości { $value }. Chcesz użyć bosaka i przejąć ją za { $coins }?
flotsam-claim = Przejmij partię
flotsam-ask-offer = Chcesz zaoferować udziały w partii po { $coins ->
    [one] { $coins } monecie
    [few] { $coins } monety
   *[many] { $coins } monet
}?
flotsam-keep = Zatrzymaj całą partię
flotsam-offer = Zaoferuj udział: { $who }
flotsam-offer-all = Zaoferuj udziały wszystkim
flotsam-ask-answer = { $who } oferuje ci udział w partii o wartości { $value } za { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
   *[many] { $coins } monet
}. Zgadzasz się?
flotsam-accept = Zgoda
flotsam-decline = Odmowa
flotsam-lot = Partia { $number } jest warta { $value }.
flotsam-bids = { $who }: oferta { $coins }.
flotsam-passes = { $who }: pas.
flotsam-wins = { $who } kupuje partię za { $coins }, chyba że ktoś ją przejmie.
flotsam-claims = { $who } przejmuje partię za { $coins }.
flotsam-unclaimed = Nikt nie przejmuje partii.
flotsam-keeps = { $who } zatrzymuje całą partię.
flotsam-offers = { $who } oferuje udział dla { $other }.
flotsam-offers-all = { $who } oferuje udziały wszystkim.
flotsam-accepts = { $who }: zgoda.
flotsam-declines = { $who }: odmowa.
flotsam-gets = { $who } dostaje ładunek o wartości { $value }.
flotsam-sinks = Partia tonie.
flotsam-you-claim = Przejmujesz partię.
flotsam-you-pass = Pasujesz.
flotsam-you-accept = Przyjmujesz udział.
flotsam-you-decline = Odrzucasz udział.

## The board
flotsam-heading = Partia { $lot } z { $lots }, wartość { $value }
flotsam-over = Koniec gry
flotsam-highest = Najwyższa oferta: { $coins } ({ $who })
flotsam-owns = Do kogo należy partia: { $who }.
flotsam-line = { $who }: monety { $coins }, ładunek { $cargo }, ma bosak
flotsam-line-used = { $who }: monety { $coins }, ładunek { $cargo }, bosak zużyty
flotsam-glance = { $heading }.
flotsam-coins = Monety
flotsam-cargo = Ładunek

## The picture
flotsam-picture-title = Wyrzutki
flotsam-picture-player = Gracz { $seat }
flotsam-picture-purse = { $coins } + { $cargo }
