### The board of a server.

noticeboard-heading = Matches
noticeboard-none = No match is open or running. `/game open` opens one.
