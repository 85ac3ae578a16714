"""Privacy: exporting, hiding and deleting user data, and deleting the data of guilds that removed the bot."""
