"""Regatta, a toy: two crews of boats, a wind every leg, secret efforts, and the fewest hours win.

1. Four, five or eight boats race; those with even and those with odd seats are a crew each.
2. A leg begins with a wind, turned up from a shuffled pile.
3. Every boat secretly chooses an effort of 0 to 3; all are shown when the last has chosen. They are asked
   in turn, from seat 0 in the first leg, from the next one in each that follows.
4. A leg takes six hours, less the effort times what the wind makes of it, more an hour for each other boat that
   rowed alike.
5. After the last leg the two fastest boats of a crew count. The crew with fewer hours wins; among equals the one with
   the faster boat; else they share.
"""
