### Anstupsen: Erinnerungen, um die andere am Tisch bitten.

nudge = 👋 In { $match } warten die anderen auf deinen Zug.
button-nudge = Anstupsen
done-nudge = Deine Erinnerung für { $match } ist unterwegs. Sie kommt als Direktnachricht an, aber nicht während „Nicht stören“, Schlaf oder Stummschaltung.

## Errors
refusal-nudge-your-turn = Du bist selbst auch am Zug.
refusal-nudge-nobody = Im Moment gibt es niemanden zum Anstupsen.
refusal-nudge-early = { $hours ->
    [one] Zum Anstupsen ist es noch zu früh. Das geht in einer Stunde.
   *[other] Zum Anstupsen ist es noch zu früh. Das geht in { $hours } Stunden.
}
refusal-nudge-sent = Für diesen Zug wurde schon angestupst.
