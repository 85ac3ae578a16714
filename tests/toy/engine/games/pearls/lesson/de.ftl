### Die Lektion von Pearls auf Deutsch.

pearls-lesson-dive = Alle tauchen nach Perlen, ein bis drei auf einmal, und die meisten gewinnen. Wer eine einzige nimmt, darf sich die nächste Flut ansehen. Nimm eine Perle.
    .right = Eine Perle, und noch Luft übrig.
    .greedy = Drei Perlen sind gut, aber dann fehlt die Luft für einen Blick. Nimm diesmal eine.
    .other = Zwei sind schön, aber nur nach einer einzigen Perle darfst du dir die Flut ansehen. Nimm diesmal eine.
pearls-lesson-look = Sieh dir die Flut an, bevor du auftauchst: Eine hohe spült zwei Perlen an, und noch weiß das niemand sonst.
    .right = Jetzt weißt du, welche Flut kommt.
    .other = Du darfst gleich auftauchen. Aber was du weißt und andere nicht, ist einen Blick wert.
pearls-lesson-over = Bei Gleichstand gewinnt die feinere Muschel: Deine ist eine große. Jetzt tauche allein!
