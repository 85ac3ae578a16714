### The lesson of Pearls in English.

pearls-lesson-dive = Everybody dives for pearls, one to three at a time, and most pearls win. Whoever takes a single one may look at the next tide. Take one pearl.
    .right = One pearl, and breath left.
    .greedy = Three pearls are good, but then there is no breath left for a look. Take one this time.
    .other = Two are fine, but only after a single pearl you may look at the tide. Take one this time.
pearls-lesson-look = Look at the tide before you surface: a high one washes up two pearls, and nobody else knows it yet.
    .right = Now you know which tide comes.
    .other = You may surface at once. But what you know and others don't is worth a look.
pearls-lesson-over = Among equals the finer shell wins: yours is a conch. Now dive by yourself!
