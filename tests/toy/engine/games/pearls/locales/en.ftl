pearls-name = Pearls
pearls-pearls = Pearls
pearls-ask-dive = { $pile ->
    [one] There is one pearl left. How many do you take?
   *[other] There are { $pile } pearls. How many do you take?
}
pearls-take = { $count ->
    [one] One pearl
   *[other] { $count } pearls
}
pearls-took = { $count ->
    [one] { $who } takes one pearl.
   *[other] { $who } takes { $count } pearls.
}
pearls-ask-rise = Do you surface?
pearls-surface = Surface
pearls-look = Look at the tide
pearls-looked = { $who } looks at the tide.
pearls-tide-high = High tide: two pearls are washed up.
pearls-tide-low = Low tide.
pearls-heading = Round { $round }, pearls left: { $pile }
pearls-line = { $who }: { $own }
