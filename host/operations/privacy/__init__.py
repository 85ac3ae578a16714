"""Privacy: export, hide and delete user data, and delete the data of guilds that removed the bot."""
