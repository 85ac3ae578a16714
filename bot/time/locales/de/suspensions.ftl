### Spielende, denen die Moderation einen Timeout gegeben hat.

## Einträge im Protokoll
told-suspended = { $who } hat auf diesem Server einen Timeout und kann nicht spielen. Die Uhr steht bis zum { $until }.
