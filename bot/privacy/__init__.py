"""People's data on Discord: `/settings data` and the buttons of `/settings me`."""
