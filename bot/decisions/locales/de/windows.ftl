### Fristen für Antworten außer der Reihe.

told-window-timed-out = Die Zeit zum Antworten ist abgelaufen. Keine Antwort gilt als Passen.
