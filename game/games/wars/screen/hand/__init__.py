"""What a person does on the map beside answering: menus at pieces, previews, what can be reached, trails."""
