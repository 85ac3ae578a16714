### The lesson of Pearls in English.

pearls-lesson-dive = Everyone dives for pearls, one to three at a time, and the player with the most pearls wins. If you take only one, you may look at the next tide. Take one pearl.
    .right = One pearl, and you still have some breath left.
    .greedy = Three pearls are good, but then you have no breath left to look at the tide. Take one this time.
    .other = Two are fine, but you may look at the tide only if you take one. Take one this time.
pearls-lesson-look = Look at the tide before you surface: a high tide washes up two pearls, and no one else knows about it yet.
    .right = Now you know the next tide.
    .other = You could surface immediately. But knowing something that others don’t is worth a look.
pearls-lesson-over = If players are tied, the finer shell wins: yours is a conch. Now dive on your own!
