keys-group-cellar = Bids
keys-cellar-bid = make the bid
keys-page-cellar = In the cellar
