"""The persons on the cards of Rites of Cthulhu: each with a face, a bearing and a thing of their own."""
