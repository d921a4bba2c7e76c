# Strategies, and sources of points, in the report of `seadogs balance`.

strategy-towns = towns
strategy-forts = forts
strategy-galleons = galleons
strategy-treasure = treasures
strategy-trade = trade

income-start = Every captain starts with
income-town = Towns
income-fort = Forts
income-galleon = Galleons
income-conquests = Kinds conquered
income-hero = Hero’s return
income-offices = Admiral and Governor
income-commodities = Commodities
income-chest = Chest
income-investor = Investor
