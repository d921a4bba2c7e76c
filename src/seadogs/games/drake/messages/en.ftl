# What Francis Drake says: names, events in the past tense, questions to the captain on turn, choices, refusals.
#
# Arguments are resolved as `seadogs.play.words` describes. `.the` is a word as the object of a sentence, `.at` and `.to`
# with their preposition, `.label` with a capital and without a number. The same variables stand in all three languages.

## The game

game-title = Francis Drake
game-blurb = Fit out your ship along Plymouth Street, send secret missions across the Caribbean, and come home in time: three voyages for three to five captains.
switch-fixed_street = The printed street on every voyage
switch-fixed_street-help = The tiles of Plymouth Street keep their printed order on all three voyages. The rulebook advises it for learners.
switch-tavern_thrown = In the Tavern, the thrown die decides
switch-tavern_thrown-help = A thrown 1 or 2 brings the Ghost Ship even to the first visitor, whose added 1 would otherwise carry a 2 past it.
switch-hero_slides = The hero bonus passes on
switch-hero_slides-help = The first two heroes to return score the bonus, whatever dock they lie in. Otherwise only Homebound docks 1 and 2 pay it.

## What the table is busy with

phase-drawing = Drawing the order
phase-tiles = Laying the street
phase-galleons = Spanish galleons
phase-street = Provisioning
phase-frigates = Frigate counters
phase-garrisons = Troop counters
phase-missions = Placing missions
phase-informer = The Informer
phase-sailing = At sea
phase-over = The match is over

## Captains and offices

captain-red = Red
captain-blue = Blue
captain-yellow = Yellow
captain-green = Green
captain-black = Black
captain-seat-0 = { captain-red }
captain-seat-1 = { captain-blue }
captain-seat-2 = { captain-yellow }
captain-seat-3 = { captain-green }
captain-seat-4 = { captain-black }
office-admiral = Admiral
office-governor = Governor
office-informer = Informer
office-golden-hind = Golden Hind
office-ghost-ship = Ghost Ship

## Locations of Plymouth Street. A is the richer tile of a pair.

location-crew-a = Crew A
    .the = Crew A
    .at = at Crew A
    .to = to Crew A
location-crew-b = Crew B
    .the = Crew B
    .at = at Crew B
    .to = to Crew B
location-guns-a = Guns A
    .the = Guns A
    .at = at Guns A
    .to = to Guns A
location-guns-b = Guns B
    .the = Guns B
    .at = at Guns B
    .to = to Guns B
location-supplies-a = Supplies A
    .the = Supplies A
    .at = at Supplies A
    .to = to Supplies A
location-supplies-b = Supplies B
    .the = Supplies B
    .at = at Supplies B
    .to = to Supplies B
location-trade-goods = Trade Goods
    .the = Trade Goods
    .at = at Trade Goods
    .to = to Trade Goods
location-tavern = Tavern
    .the = the Tavern
    .at = at the Tavern
    .to = to the Tavern
location-shipyard = Shipyard
    .the = the Shipyard
    .at = at the Shipyard
    .to = to the Shipyard
location-pinnace = Pinnace
    .the = the Pinnace
    .at = at the Pinnace
    .to = to the Pinnace
location-drake = Drake
    .the = Drake
    .at = with Drake
    .to = to Drake
location-queen = Queen
    .the = the Queen
    .at = with the Queen
    .to = to the Queen
location-admiral = Admiral
    .the = the Admiral
    .at = with the Admiral
    .to = to the Admiral
location-governor = Governor
    .the = the Governor
    .at = with the Governor
    .to = to the Governor
location-informer = Informer
    .the = the Informer
    .at = with the Informer
    .to = to the Informer
location-golden-hind = Golden Hind
    .the = the Golden Hind
    .at = at the Golden Hind
    .to = to the Golden Hind
location-investor = Investor
    .the = the Investor
    .at = with the Investor
    .to = to the Investor
location-dockside = Dockside
    .the = the Dockside
    .at = at the Dockside
    .to = to the Dockside

## Destinations

place-san-juan = San Juan
    .the = San Juan
    .at = at San Juan
    .to = to San Juan
place-santo-domingo = Santo Domingo
    .the = Santo Domingo
    .at = at Santo Domingo
    .to = to Santo Domingo
place-santiago-de-cuba = Santiago de Cuba
    .the = Santiago de Cuba
    .at = at Santiago de Cuba
    .to = to Santiago de Cuba
place-puerto-cabello = Puerto Cabello
    .the = Puerto Cabello
    .at = at Puerto Cabello
    .to = to Puerto Cabello
place-rio-de-la-hacha = Río de la Hacha
    .the = Río de la Hacha
    .at = at Río de la Hacha
    .to = to Río de la Hacha
place-portobelo = Portobelo
    .the = Portobelo
    .at = at Portobelo
    .to = to Portobelo
place-cartagena = Cartagena
    .the = Cartagena
    .at = at Cartagena
    .to = to Cartagena
place-gran-granada = Gran Granada
    .the = Gran Granada
    .at = at Gran Granada
    .to = to Gran Granada
place-panama = Panama
    .the = Panama
    .at = at Panama
    .to = to Panama
place-campeche = Campeche
    .the = Campeche
    .at = at Campeche
    .to = to Campeche
place-veracruz = Veracruz
    .the = Veracruz
    .at = at Veracruz
    .to = to Veracruz
place-galleon-2 = Zone 2 galleon
    .the = the galleon of zone 2
    .at = at the galleon of zone 2
    .to = to the galleon of zone 2
place-galleon-3 = Zone 3 galleon
    .the = the galleon of zone 3
    .at = at the galleon of zone 3
    .to = to the galleon of zone 3
place-galleon-4 = Zone 4 galleon
    .the = the galleon of zone 4
    .at = at the galleon of zone 4
    .to = to the galleon of zone 4

# A destination as part of a sentence: by its name here, or else by the title that its edition prints.
name-place = { $place_key ->
    [san-juan] { place-san-juan }
    [santo-domingo] { place-santo-domingo }
    [santiago-de-cuba] { place-santiago-de-cuba }
    [puerto-cabello] { place-puerto-cabello }
    [rio-de-la-hacha] { place-rio-de-la-hacha }
    [portobelo] { place-portobelo }
    [cartagena] { place-cartagena }
    [gran-granada] { place-gran-granada }
    [panama] { place-panama }
    [campeche] { place-campeche }
    [veracruz] { place-veracruz }
    [galleon-2] { place-galleon-2 }
    [galleon-3] { place-galleon-3 }
    [galleon-4] { place-galleon-4 }
   *[other] { $place }
}
the-place = { $place_key ->
    [san-juan] { place-san-juan.the }
    [santo-domingo] { place-santo-domingo.the }
    [santiago-de-cuba] { place-santiago-de-cuba.the }
    [puerto-cabello] { place-puerto-cabello.the }
    [rio-de-la-hacha] { place-rio-de-la-hacha.the }
    [portobelo] { place-portobelo.the }
    [cartagena] { place-cartagena.the }
    [gran-granada] { place-gran-granada.the }
    [panama] { place-panama.the }
    [campeche] { place-campeche.the }
    [veracruz] { place-veracruz.the }
    [galleon-2] { place-galleon-2.the }
    [galleon-3] { place-galleon-3.the }
    [galleon-4] { place-galleon-4.the }
   *[other] { $place }
}
at-place = { $place_key ->
    [san-juan] { place-san-juan.at }
    [santo-domingo] { place-santo-domingo.at }
    [santiago-de-cuba] { place-santiago-de-cuba.at }
    [puerto-cabello] { place-puerto-cabello.at }
    [rio-de-la-hacha] { place-rio-de-la-hacha.at }
    [portobelo] { place-portobelo.at }
    [cartagena] { place-cartagena.at }
    [gran-granada] { place-gran-granada.at }
    [panama] { place-panama.at }
    [campeche] { place-campeche.at }
    [veracruz] { place-veracruz.at }
    [galleon-2] { place-galleon-2.at }
    [galleon-3] { place-galleon-3.at }
    [galleon-4] { place-galleon-4.at }
   *[other] at { $place }
}
to-place = { $place_key ->
    [san-juan] { place-san-juan.to }
    [santo-domingo] { place-santo-domingo.to }
    [santiago-de-cuba] { place-santiago-de-cuba.to }
    [puerto-cabello] { place-puerto-cabello.to }
    [rio-de-la-hacha] { place-rio-de-la-hacha.to }
    [portobelo] { place-portobelo.to }
    [cartagena] { place-cartagena.to }
    [gran-granada] { place-gran-granada.to }
    [panama] { place-panama.to }
    [campeche] { place-campeche.to }
    [veracruz] { place-veracruz.to }
    [galleon-2] { place-galleon-2.to }
    [galleon-3] { place-galleon-3.to }
    [galleon-4] { place-galleon-4.to }
   *[other] to { $place }
}
name-elsewhere = { $elsewhere_key ->
    [san-juan] { place-san-juan }
    [santo-domingo] { place-santo-domingo }
    [santiago-de-cuba] { place-santiago-de-cuba }
    [puerto-cabello] { place-puerto-cabello }
    [rio-de-la-hacha] { place-rio-de-la-hacha }
    [portobelo] { place-portobelo }
    [cartagena] { place-cartagena }
    [gran-granada] { place-gran-granada }
    [panama] { place-panama }
    [campeche] { place-campeche }
    [veracruz] { place-veracruz }
    [galleon-2] { place-galleon-2 }
    [galleon-3] { place-galleon-3 }
    [galleon-4] { place-galleon-4 }
   *[other] { $elsewhere }
}
at-elsewhere = { $elsewhere_key ->
    [san-juan] { place-san-juan.at }
    [santo-domingo] { place-santo-domingo.at }
    [santiago-de-cuba] { place-santiago-de-cuba.at }
    [puerto-cabello] { place-puerto-cabello.at }
    [rio-de-la-hacha] { place-rio-de-la-hacha.at }
    [portobelo] { place-portobelo.at }
    [cartagena] { place-cartagena.at }
    [gran-granada] { place-gran-granada.at }
    [panama] { place-panama.at }
    [campeche] { place-campeche.at }
    [veracruz] { place-veracruz.at }
    [galleon-2] { place-galleon-2.at }
    [galleon-3] { place-galleon-3.at }
    [galleon-4] { place-galleon-4.at }
   *[other] at { $elsewhere }
}
to-elsewhere = { $elsewhere_key ->
    [san-juan] { place-san-juan.to }
    [santo-domingo] { place-santo-domingo.to }
    [santiago-de-cuba] { place-santiago-de-cuba.to }
    [puerto-cabello] { place-puerto-cabello.to }
    [rio-de-la-hacha] { place-rio-de-la-hacha.to }
    [portobelo] { place-portobelo.to }
    [cartagena] { place-cartagena.to }
    [gran-granada] { place-gran-granada.to }
    [panama] { place-panama.to }
    [campeche] { place-campeche.to }
    [veracruz] { place-veracruz.to }
    [galleon-2] { place-galleon-2.to }
    [galleon-3] { place-galleon-3.to }
    [galleon-4] { place-galleon-4.to }
   *[other] to { $elsewhere }
}

## Kinds, things, discs

kind-town = town
kind-fort = fort
kind-galleon = galleon
kind-port = trade port
item-crew = { $count ->
    [one] crew
   *[other] crew
}
    .label = Crew
item-guns = { $count ->
    [one] gun
   *[other] guns
}
    .label = Guns
item-supplies = { $count ->
    [one] supply
   *[other] supplies
}
    .label = Supplies
item-goods = { $count ->
    [one] trade good
   *[other] trade goods
}
    .label = Trade goods
commodity-indigo = indigo
    .the = the indigo
commodity-sugar = sugar
    .the = the sugar
commodity-coffee = coffee
    .the = the coffee
commodity-tobacco = tobacco
    .the = the tobacco
treasure-silver = silver
    .the = the silver
treasure-gold = gold
    .the = the gold
treasure-jewel = jewel
    .the = the jewel
disc-1 = disc 1
    .the = disc 1
disc-2 = disc 2
    .the = disc 2
disc-3 = disc 3
    .the = disc 3
disc-4 = disc 4
    .the = disc 4
disc-hind = Golden Hind
    .the = the Golden Hind
disc-ghost = Ghost Ship
    .the = the Ghost Ship
disc-sealed = face-down disc
    .the = a face-down disc
crew-and-guns = { $crew ->
    [0] { $guns ->
        [one] 1 gun
       *[other] { $guns } guns
    }
    [one] { $guns ->
        [0] 1 crew
        [one] 1 crew and 1 gun
       *[other] 1 crew and { $guns } guns
    }
   *[other] { $guns ->
        [0] { $crew } crew
        [one] { $crew } crew and 1 gun
       *[other] { $crew } crew and { $guns } guns
    }
}
price = { $crew ->
    [0] { $guns ->
        [one] 1 gun
       *[other] { $guns } guns
    }
   *[other] { $guns ->
        [0] { $crew } crew
        [one] { $crew } crew, 1 gun
       *[other] { $crew } crew, { $guns } guns
    }
}

## Events: setup

event-voyage-began = Voyage { $voyage } began.
event-frigate-drawn = { $seat } was drawn for Homebound dock { $dock }.
event-last-gun-given = { $count ->
    [one] { $seat }, last in line, was given 1 gun.
   *[other] { $seat }, last in line, was given { $count } guns.
}
event-tile-laid = Number { $position } on the street: { $location }.
event-galleon-sighted = { $guns ->
    [one] The lookout sighted { the-place }: 1 gun, { $points } VP.
   *[other] The lookout sighted { the-place }: { $guns } guns, { $points } VP.
}

## Events: provisioning

event-visited = { $location_key ->
    [drake] { $circle ->
        [1] { $seat } visited Drake and had to stay another turn.
       *[other] { $seat } spent a second turn with Drake.
    }
    [queen] { $seat } visited { $location_the }.
    [admiral] { $seat } visited { $location_the }.
    [governor] { $seat } visited { $location_the }.
    [informer] { $seat } visited { $location_the }.
    [golden-hind] { $seat } visited { $location_the }.
    [investor] { $seat } visited { $location_the }.
    [dockside] { $seat } visited { $location_the }.
   *[other] { $seat } visited { $location_the }, circle { $circle }.
}
event-item-gained = { $seat } took { $count } { $item }.
event-galleon-gained = { $seat } took a galleon.
event-pinnace-gained = { $seat } took a pinnace.
event-office-taken = { $location_key ->
    [admiral] { $seat } took the Admiral and the frigate counters.
    [governor] { $seat } took the Governor and the troop counters.
    [informer] { $seat } took the Informer.
   *[other] { $seat } took the Golden Hind’s mission disc.
}
event-dice-rolled = { $seat } threw a { $thrown }, for a result of { $result }.
event-ghost-ship-gained = { $seat } took the Ghost Ship.
event-nothing-gained = { $seat } gained nothing { $location_at }.
event-investor-paid = { $seat } handed in the Investor tile and paid { $points } VP.
event-put-out = { $seat } set sail for Outbound dock { $dock }.

## Events: preparing to sail

event-treasure-laid = The treasure of voyage { $voyage } was laid out on the chart.
event-frigate-laid = { $guns ->
    [-1] A frigate counter was laid face down { at-place }.
    [one] A frigate counter with 1 gun was laid face down { at-place }.
   *[other] A frigate counter with { $guns } guns was laid face down { at-place }.
}
event-garrison-laid = { $troops ->
    [-1] A troop counter was laid face down { at-place }.
    [one] A troop counter with 1 troop was laid face down { at-place }.
   *[other] A troop counter with { $troops } troops was laid face down { at-place }.
}
event-governor-swapped = As Governor, { $seat } changed places with { $other } and took Outbound dock { $dock }.
event-reach-fixed = { $zone ->
    [1] { $seat } had supplies enough for zone 1.
   *[other] { $seat } had supplies enough for zones 1 to { $zone }.
}
event-stayed-ashore = { $seat } had no supplies and stayed ashore.

## Events: missions and the Informer

event-mission-laid = { $disc_key ->
    [sealed] { $seat } placed a mission disc face down { at-place }.
   *[other] { $seat } placed { $disc_the } face down { at-place }.
}
event-mission-set-aside = { $disc_key ->
    [sealed] { $seat } set a mission disc aside: there was no room for it.
   *[other] { $seat } set { $disc_the } aside: there was no room for it.
}
event-discs-peeked = { $seat } sent the Informer to look at the discs { at-place }.
event-disc-seen = The Informer found { $disc_the } of { $seat } { at-place }.
event-defence-peeked = { $seat } sent the Informer to look at the hidden counter { at-place }.
event-defence-seen = The Informer reported to { $seat }: the counter { at-place } shows { $count }.
event-missions-exchanged = { $seat } exchanged the discs { at-place } and { at-elsewhere }.
event-mission-moved = { $seat } moved the disc { at-place } { to-elsewhere }.
event-informer-passed = { $seat } did not use the Informer.

## Events: at sea

event-mission-turned = { $seat } turned over { $disc_the } { at-place }.
event-aside-turned = { $seat } turned over { $disc_the }, which had been set aside.
event-ghost-vanished = { $seat }’s Ghost Ship vanished { at-place }.
event-mission-declined = { $seat } declined the mission { at-place } ({ $disc }).
event-mission-blocked = { $reason ->
    [full] { $seat } came too late { to-place } ({ $disc }): every circle was taken.
    [frigate] { $seat } could not attack { the-place } ({ $disc }) without a galleon.
    [crew] { $seat } had too few crew to attack { the-place } ({ $disc }).
    [guns] { $seat } had too few guns to attack { the-place } ({ $disc }).
    [goods] { $seat } had no trade good to give { at-place } ({ $disc }).
   *[bare] { $seat } found nothing left to trade for { at-place } ({ $disc }).
}
event-counter-turned = { $seat } turned over the counter { at-place }: it shows { $count }.
event-attack-failed = { $seat } attacked { the-place } ({ $disc }) and failed: it would have cost { crew-and-guns }.
event-conquered = { $kind_key ->
    [galleon] { $seat } captured { the-place } ({ $disc }) for { $points } VP and paid { crew-and-guns }.
   *[other] { $seat } conquered { the-place } ({ $disc }) for { $points } VP and paid { crew-and-guns }.
}
event-treasure-taken = { $seat } carried off { $treasure_the } from { the-place }.
event-traded = { $seat } gave a trade good for { $commodity_the } { at-place }.
event-came-home = { $seat } returned to Plymouth, to Homebound dock { $dock }.
event-hero-hailed = Plymouth hailed { $seat }, in Homebound dock { $dock }, as a hero: { $points } VP.

## Events: scoring

event-conquests-scored = { $kinds ->
    [one] { $seat } scored { $points } VP for conquests of 1 kind.
   *[other] { $seat } scored { $points } VP for conquests of { $kinds } kinds.
}
event-admiral-scored = { $points ->
    [0] { $seat } found no gold left on the chart to score as Admiral.
   *[other] { $seat } scored { $points } VP as Admiral for the gold left on the chart.
}
event-governor-scored = { $points ->
    [0] { $seat } found no silver left on the chart to score as Governor.
   *[other] { $seat } scored { $points } VP as Governor for the silver left on the chart.
}
event-berth-set = { $seat } took Homebound dock { $dock } for the next voyage, with { $points } VP.
event-cargo-scored = { $seat } scored { $points } VP for commodities.
event-chest-opened = { $seat } opened the chest and scored { $points } VP: silver { $silver }, gold { $gold }, jewels { $jewel }.
event-game-won = { $seat } won the match with { $points } VP.

## Questions

prompt-draw = The frigates are being drawn for the order of the first voyage.
prompt-tiles = The tiles of Plymouth Street are being shuffled and laid.
prompt-galleons = The Spanish galleons are taking their places on the chart.
prompt-street-turn = Visit a location further along the street, or set sail.
prompt-street-sail = Nothing is left for you in the street: set sail.
prompt-drake-again = Drake has not finished with you: place your second disc with him.
prompt-lay-frigate = Which frigate counter do you lay face down { at-place }?
prompt-lay-garrison = Which troop counter do you lay face down { at-place }?
prompt-place-mission = First pick a mission’s number, then a destination in your reach.
prompt-informer-use = Send the Informer to a destination where your disc lies, to look at its discs or its hidden counter, or pass.
prompt-informer-exchange = You have seen the discs { at-place }. Exchange any two of your own, or leave them where they lie.
prompt-informer-move = The counter { at-place } shows { $count }. Move your disc from there, or leave it where it lies.
prompt-sailing = The missions are being resolved.
prompt-over = The match is over.
prompt-roll = The die is being rolled in the Tavern.
prompt-drake-extra = Drake gives you something more: crew or guns?
prompt-investor-choice = What will the Investor give you?
prompt-dockside-choice = What do you take from the Dockside before you sail?
prompt-attack = { $hidden ->
    [true] Attack { the-place } for { $points } VP? It costs { crew-and-guns }, and a hidden counter may add to that.
   *[other] Attack { the-place } for { $points } VP? It costs { crew-and-guns }.
}
prompt-pay = The counter { at-place } is turned. Pay { crew-and-guns } for { $points } VP, or decline?
prompt-trade = Give a trade good for one of the commodities { at-place }, or decline?
prompt-return-or-not = Return to Plymouth now, or sail on to your next mission?

## Choices

choice-visit = { $count ->
    [0] Visit { $location_the }
   *[other] Visit { $location_the } and take { $count }
}
choice-put-out = Set sail: Outbound dock { $dock }
choice-take-item = Take { $count } { $item }
choice-take-bundle = Take { crew-and-guns }
choice-take-galleon = Take a galleon
choice-lay-frigate = { $count ->
    [one] Counter with 1 gun
   *[other] Counter with { $count } guns
}
choice-lay-garrison = { $count ->
    [one] Counter with 1 troop
   *[other] Counter with { $count } troops
}
choice-place-mission = { $disc_key ->
    [hind] Golden Hind { at-place }
    [ghost] Ghost Ship { at-place }
   *[other] Disc { $disc_key } { at-place }
}
choice-peek-discs = Look at the discs { at-place }
choice-peek-defence = Look at the counter { at-place }
choice-exchange = Exchange: { name-place }, { name-elsewhere }
choice-move = Move it { to-elsewhere }
choice-pass-informer = Do not use the Informer
choice-leave-missions = Leave the discs where they lie
choice-attack = { $hidden ->
    [true] Attack: { price } or more
   *[other] Attack: { price }
}
choice-pay = Pay { crew-and-guns }
choice-trade = Trade for { $commodity }
choice-decline = Decline the mission
choice-return-home = { $missions_left ->
    [0] { $points ->
        [0] Return to Homebound dock { $dock }
       *[other] Return to Homebound dock { $dock }: { $points } VP
    }
    [one] Return{ home-pay }, giving up your last mission
   *[other] Return{ home-pay }, giving up { $missions_left } missions
}
choice-sail-on = { $missions_left ->
    [0] Sail on
    [one] Sail on to your last mission
   *[other] Sail on: { $missions_left } missions left
}

# On a phone, where several stand in a row.
short-take-item = { $count } { $item }
short-take-bundle = { crew-and-guns }
short-take-galleon = Galleon
short-trade = { $commodity }
short-decline = Decline

## Refusals

refusal-over = The match is over: there is nothing left to do.
refusal-chance-only = That is a matter of chance, which no captain can choose.
refusal-chance-first = Chance has its turn first: wait for the draw, the die or the counters.
refusal-not-your-turn = It is { $seat }’s turn: wait for yours.
refusal-not-asked = { $question ->
    [street-turn] Not now: visit a location further along the street, or set sail.
    [drake-again] Not now: your second disc must go to Drake first.
    [street-sail] Not now: nothing is left for you in the street but to set sail.
    [lay-frigate] Not now: choose the frigate counter to lay face down.
    [lay-garrison] Not now: choose the troop counter to lay face down.
    [place-mission] Not now: place one of your mission discs at a destination in your reach.
    [informer-use] Not now: send the Informer to look at discs or a hidden counter, or pass.
    [informer-exchange] Not now: exchange two of your own discs, or leave them where they lie.
    [informer-move] Not now: move the disc from where you looked, or leave it where it lies.
    [drake-extra] Not now: choose what Drake gives you.
    [investor-choice] Not now: choose what the Investor gives you.
    [dockside-choice] Not now: choose what you take from the Dockside.
    [attack] Not now: attack, or decline the mission.
    [pay] Not now: pay for the attack, or decline the mission.
    [trade] Not now: choose a commodity, or decline the mission.
    [return-or-not] Not now: return to Plymouth, or sail on.
   *[other] That is not what the table waits for now.
}
refusal-pool-empty = { $item_key ->
    [crew] There is no crew left in the pool: choose something else.
    [guns] There are no guns left in the pool: choose something else.
    [supplies] There are no supplies left in the pool: choose something else.
   *[goods] There are no trade goods left in the pool: choose something else.
}
refusal-galleon-owned = You have a galleon already: take crew and guns instead.
refusal-drake-owed = You have one disc with Drake, and he takes two: place the second with him now.
refusal-after-dockside = You have been to the Dockside, the end of the street: all you can do now is set sail.
refusal-no-discs = You have no player disc left to place { $location_at }: set sail.
refusal-once-only = You have a disc { $location_at } already: visit a location beyond number { $position }, or set sail.
refusal-one-way = { $location } is number { $position } on the street, and your furthest disc lies at number { $furthest }: visit a location beyond that, or set sail.
refusal-investor-spent = You have handed in your Investor tile, which serves once in a match: visit another location, or set sail.
refusal-drake-needs-two = { $count ->
    [one] Drake takes two discs, and you have only 1 left: visit another location, or set sail.
   *[other] Drake takes two discs, and you have { $count } left: visit another location, or set sail.
}
refusal-drake-taken = Another captain is with Drake already: visit another location, or set sail.
refusal-no-circle = { $count ->
    [one] The only circle { $location_at } is taken: visit another location further along, or set sail.
    [2] Both circles { $location_at } are taken: visit another location further along, or set sail.
   *[other] All { $count } circles { $location_at } are taken: visit another location further along, or set sail.
}
refusal-counter-gone = You have no counter left that shows { $count }: lay one of the others.
refusal-disc-not-in-hand = You do not have { $disc_the } in hand: place one of the discs that you have.
refusal-disc-there = One of your discs lies { at-place } already, and only one may: choose another destination.
refusal-out-of-reach = { $reach ->
    [1] To sail { to-place } you must reach zone { $zone }: your supplies last for zone 1 only.
   *[other] To sail { to-place } you must reach zone { $zone }: your supplies last for zones 1 to { $reach }.
}
refusal-no-disc-there = None of your discs lies { at-place }: choose a destination where you have one.
refusal-no-counter = No hidden counter lies { at-place }: look at a fort or a galleon, or look at discs instead.
refusal-move-from-elsewhere = You looked at the counter { at-place }: only your disc there may move.
refusal-sold-out = Another captain has taken { $commodity_the } { at-place }: choose what is left, or decline the mission.
refusal-not-sold-here = There is no { $commodity } to be had { at-place }: choose what is offered there, or decline the mission.

## Previews: what a choice would cost and pay, on the slip's second line

preview-visit = { $position } { $location }: { house-pays }{ passing }
preview-put-out = { $reach ->
    [0] You leave the street for Outbound dock { $dock }, but without supplies you would stay ashore this voyage.
    [1] You leave the street for Outbound dock { $dock }. Your supplies reach zone 1.
   *[other] You leave the street for Outbound dock { $dock }. Your supplies reach zones 1 to { $reach }.
}
preview-take-item = { $item_key ->
    [crew] You would have { $total } crew.
    [guns] { $total ->
        [one] You would have 1 gun.
       *[other] You would have { $total } guns.
    }
   *[other] { $total ->
        [one] You would have 1 supply and reach zone 1.
       *[other] You would have { $total } supplies and reach zone { $reach }.
    }
}
preview-take-bundle = { $guns_total ->
    [one] You would have { $crew_total } crew and 1 gun in all.
   *[other] You would have { $crew_total } crew and { $guns_total } guns in all.
}
preview-take-galleon = With a galleon you can attack Spanish galleons, which cost guns alone.
preview-lay-frigate = An attack { at-place } would then cost { crew-and-guns }. You alone know it.
preview-lay-garrison = An attack { at-place } would then cost { crew-and-guns }. You alone know it.
preview-place-mission = { $disc_key ->
    [ghost] The Ghost Ship { at-place } only deceives: it vanishes when the discs are turned.
    [hind] Golden Hind { at-place }: { mission-terms }{ rival-discs }
   *[other] Disc { $disc_key } { at-place }: { mission-terms }{ rival-discs }
}
preview-peek-discs = { $discs_there ->
    [0] Only your own disc lies there. You may then exchange any two of yours.
    [one] You see the other disc there. You may then exchange any two of yours.
   *[other] You see the { $discs_there } other discs there. You may then exchange any two of yours.
}
preview-peek-defence = { $spread ->
    [0] You know this counter already, but you may then move your disc from there.
   *[other] You see what the counter adds, 0 to 2. You may then move your disc from there.
}
preview-exchange = Your disc { at-place } goes { to-elsewhere }, and { $other_disc ->
    [hind] the Golden Hind
    [ghost] the Ghost Ship
   *[other] disc { $other_disc }
    } comes in its stead.
preview-move = { $disc_key ->
    [ghost] The Ghost Ship { at-elsewhere } only deceives: it vanishes when the discs are turned.
    [hind] Golden Hind { to-elsewhere }: { mission-terms }{ rival-discs }
   *[other] Disc { $disc_key } { to-elsewhere }: { mission-terms }{ rival-discs }
}
preview-pass-informer = You look at nothing, and all mission discs are turned.
preview-leave-missions = Your discs stay where they lie, and all mission discs are turned.
preview-attack = { $spread ->
    [0] It costs { price-range }; you have { in-hold }.{ first-spoils }{ new-kind }
   *[other] It costs { price-range }; you have { in-hold }. If you cannot pay, you lose nothing.
}
preview-pay = You pay { price-range } for { $points } VP.{ first-spoils }{ new-kind }
preview-trade = You give 1 trade good. As your sets stand, { $commodity_the } adds { $sets_gain } VP at the end.
preview-decline = The disc comes back and you spend nothing. The mission counts as completed.
preview-return-home = { $missions_left ->
    [0] You return to Homebound dock { $dock }{ hero-pay }.
    [one] You return to Homebound dock { $dock }{ hero-pay } and give up your last mission.
   *[other] You return to Homebound dock { $dock }{ hero-pay } and give up { $missions_left } missions.
}
preview-sail-on = { $missions_left ->
    [0] You have no mission left on the chart.
    [one] You have 1 mission left.{ hero-missed }
   *[other] You have { $missions_left } missions left.{ hero-missed }
}

# Parts of the sentences above.

house-pays = { $location_key ->
    [tavern] the die brings { $crew_least } to { $crew_most } crew, or on { $ghosts } of its { $sides } faces the Ghost Ship.
    [shipyard] { $galleon ->
        [true] { $guns ->
            [0] you get a galleon.
           *[other] you get a galleon and { guns-counted }.
        }
       *[other] { $guns ->
            [0] you have a galleon already and would get nothing.
           *[other] you have a galleon already and get only { guns-counted }.
        }
    }
    [pinnace] { $crew ->
        [0] you get a pinnace: forts cost you no guns.
       *[other] you get { $crew } crew and a pinnace: forts cost you no guns.
    }
    [drake] { $circle ->
        [1] for two turns and two discs you get { crew-and-guns }, and 1 more of either.
       *[other] your second disc brings { crew-and-guns }, and 1 more of either.
    }
    [queen] { $galleon ->
        [true] you get a galleon, { guns-counted } and { goods-counted }.
       *[other] you have a galleon already and get { guns-counted } and { goods-counted }.
    }
    [admiral] you lay the frigate counters, and gold left scores for you.
    [governor] you lay the troop counters, move up a dock, and silver left scores for you.
    [informer] you get { goods-counted }, and a secret look before the discs are turned.
    [golden-hind] you get a fifth mission, carried out before all others.
    [investor] once a match, { $price } VP buy crew and guns, or a galleon.
    [dockside] you take 1 crew, gun or supply, and then you must sail.
   *[other] { $gains ->
        [0] the pool is empty, and you would get nothing.
       *[other] { $lacking ->
            [0] the next free circle gives { gained }.
           *[other] the circle shows { $count }, but the pool can give only { gained }.
        }
    }
}
gained = { $item_key ->
    [crew] { $crew } crew
    [guns] { guns-counted }
    [supplies] { $supplies ->
        [one] 1 supply, to reach zone { $reach }
       *[other] { $supplies } supplies, to reach zone { $reach }
    }
   *[other] { goods-counted }
}
guns-counted = { $guns ->
    [0] no gun
    [one] 1 gun
   *[other] { $guns } guns
}
goods-counted = { $goods ->
    [0] no trade good
    [one] 1 trade good
   *[other] { $goods } trade goods
}
passing = { $passes ->
    [0] { "" }
    [one] { " " }You pass location { $passes_from } for this voyage.
   *[other] { " " }You pass locations { $passes_from } to { $passes_to } for this voyage.
}
mission-terms = { $kind_key ->
    [port] { $goods_have ->
        [0] you have no trade good to give there.
       *[other] a trade good for a commodity worth up to { $sets_gain } VP in your sets.
    }
    [galleon] { $galleon ->
        [true] { price-range } for { $points } VP.{ new-kind }
       *[other] you have no galleon to attack it with.
    }
   *[other] { price-range } for { $points } VP.{ new-kind }
}
price-range = { $kind_key ->
    [galleon] { guns-range }
   *[other] { $guns_most ->
        [0] { crew-range }
       *[other] { crew-range } and { guns-range }
    }
}
crew-range = { $kind_key ->
    [fort] { $spread ->
        [0] { crew-most }
       *[other] { $crew_least } to { $crew_most } crew
    }
   *[other] { crew-most }
}
crew-most = { $crew_most } crew
guns-range = { $kind_key ->
    [galleon] { $spread ->
        [0] { guns-most }
       *[other] { $guns_least } to { $guns_most } guns
    }
   *[other] { guns-most }
}
guns-most = { $guns_most ->
    [one] 1 gun
   *[other] { $guns_most } guns
}
in-hold = { $guns_have ->
    [one] { $crew_have } crew and 1 gun
   *[other] { $crew_have } crew and { $guns_have } guns
}
new-kind = { $step ->
    [0] { "" }
   *[other] { " " }A new kind adds { $step } VP.
}
first-spoils = { $treasure_key ->
    [silver] { " " }The silver is yours.
    [gold] { " " }The gold is yours.
    [jewel] { " " }The jewel is yours.
   *[other] { "" }
}
rival-discs = { $discs_there ->
    [0] { "" }
    [one] { " " }1 other disc lies there.
   *[other] { " " }{ $discs_there } other discs lie there.
}
home-pay = { $points ->
    [0] { "" }
   *[other] { " " }for { $points } VP
}
hero-pay = { $points ->
    [0] { "" }
   *[other] { " " }as a hero for { $points } VP
}
hero-missed = { $points ->
    [0] { "" }
   *[other] { " " }Going home now would bring you { $points } VP.
}

## The coach: why a sensible captain would take the option it likes best

advice-only-choice = There is nothing else you can do here, so nothing to weigh up.
advice-even = As far as can be seen now, none of these is better than another.
advice-plan = It fits the best voyage you can still fit out, worth about { $worth } VP.{ plan-ahead }
advice-supplies = { $zone ->
    [4] Take supplies while they last: with { $total } you reach the whole chart.{ plan-ahead }
   *[other] Take supplies while they last: with { $total } you reach zone { $zone }, and farther is richer.{ plan-ahead }
}
advice-crew = Crew take towns and forts. This makes { $total }, and your plan takes about { $need }, most of all { at-place }.{ plan-ahead }
advice-guns = { $need ->
    [one] Guns are for forts and galleons. This makes { $total }, and your plan takes about 1, { at-place }.{ plan-ahead }
   *[other] Guns are for forts and galleons. This makes { $total }, and your plan takes about { $need }, most of all { at-place }.{ plan-ahead }
}
advice-tavern = The Tavern brings about { $count } crew on average, for one disc only.{ plan-ahead }
advice-drake = Drake costs two turns, but { $crew } crew, { $guns } guns and 1 more of either is the richest gift on the street.{ plan-ahead }
advice-galleon = Without a galleon you cannot attack { the-place }: { $points } VP for { $guns } guns, what its counter adds, and no crew.{ plan-ahead }
advice-pinnace = { $forts ->
    [one] With a pinnace a fort costs crew alone: your plan has 1 fort and saves { saved-guns }.{ plan-ahead }
   *[other] With a pinnace a fort costs crew alone: your plan has { $forts } forts and saves { saved-guns }.{ plan-ahead }
}
advice-trade-goods = A trade good becomes a commodity in a port. In the end two different ones score { $two } VP, three { $three } and four { $four }.{ plan-ahead }
advice-office = { $location_key ->
    [admiral] As Admiral you place light counters where you mean to attack and heavy ones elsewhere, and gold left over scores for you.{ plan-ahead }
    [governor] As Governor you place the troops yourself, sail one place earlier, and silver left over scores for you.{ plan-ahead }
    [informer] The Informer brings a trade good, and one look that can save a mission.{ plan-ahead }
   *[other] The Golden Hind is a fifth mission, carried out before all others: where many lie, you are first.{ plan-ahead }
}
advice-investor = The Investor costs { $points } VP, yet with his help the voyage should bring about { $worth } VP, which is worth the price.{ plan-ahead }
advice-dockside = { $item_key ->
    [supplies] One thing for the road: a supply, to reach farther. After this there is nothing to do but sail.{ plan-ahead }
    [crew] One thing for the road: a crew. After this there is nothing to do but sail.{ plan-ahead }
   *[guns] One thing for the road: a gun. After this there is nothing to do but sail.{ plan-ahead }
}
advice-bundle = { $guns ->
    [one] With { $crew } crew and 1 gun in all you can carry out the best voyage.{ plan-ahead }
   *[other] With { $crew } crew and { $guns } guns in all you can carry out the best voyage.{ plan-ahead }
}
advice-sail = You have what your plan needs. Another visit would bring less than an early place does: you sail as number { $dock }.{ plan-ahead }
advice-sail-empty = Without supplies you reach no zone, and there is nothing left ahead that would change it.
advice-place = { $missions ->
    [one] You can still pay for { the-place }: { $points } VP. It gets your earliest disc.
   *[other] Of the { $missions } missions you can still pay for, { the-place } is worth most to you: { $points } VP. It gets your earliest disc.
}
advice-place-contested = You plan to attack { the-place }, and so may { $discs_there } other discs for { $circles } circles: your earliest disc goes here, as the lowest number comes first.
advice-place-port = { $points ->
    [0] Your trade good buys a commodity here, peacefully and at no cost in crew or guns.
   *[other] Your trade good buys a commodity here, for { $points } VP in your sets now and more with others later.
}
advice-place-ghost = Your missions are laid. The Ghost Ship attacks nothing, but it makes others wonder and lets you wait for their discs.
advice-place-leftover = Your crew and guns are meant for other places. This disc must lie somewhere: here it deceives the others and costs you nothing.
advice-counter-light = You mean to attack { the-place } yourself: a light counter keeps it cheap, and only you know that.
advice-counter-heavy = You do not plan to attack { the-place }: let the others find the heavy counter there.
advice-peek-discs = { $discs_there } other discs lie { at-place }, which has { $circles } circles. See who comes first; you may exchange two of your discs.
advice-peek-defence = The hidden counter { at-place } decides whether you can pay for { $points } VP. Look before you sail; you may move the disc.
advice-peek-known = You know the counter { at-place } already, but if you look at it you may move the disc from there.
advice-pass-informer = None of your missions is crowded and none has a counter to fear: there is nothing to learn.
advice-exchange = With { $disc_the } you arrive { at-place } as number { $after } instead of { $before }: now one of the { $circles } circles can be yours.
advice-leave-missions = No exchange would win you a circle { at-place } without losing more elsewhere.
advice-move-away = The counter adds { $count }: { the-place } would cost { crew-and-guns }, more than you have. Send the disc { to-elsewhere } instead.
advice-move-better = You could pay what { the-place } costs, { crew-and-guns }, but the disc is worth more { at-elsewhere }.
advice-stay = The counter adds { $count }: you can pay { crew-and-guns } { at-place }, so the disc is in the right place.
advice-stay-nowhere = The counter adds { $count }, more than you can pay for, but no other free place is better. Failing costs nothing.
advice-attack = You can pay what { the-place } should cost, and it brings { $points } VP{ spoils-and-step }
advice-attack-gamble = It may cost more than you have. But a failed attack costs nothing, and your other missions lose nothing by it.
advice-pay = You can pay, and { the-place } brings { $points } VP{ spoils-and-step }
advice-decline = { $missions ->
    [one] Save your crew and guns: the mission still to come, { at-elsewhere }, brings more.
   *[other] Save your crew and guns: the { $missions } missions still to come, first of all { at-elsewhere }, bring more.
}
advice-trade = Of what is left, { $commodity_the } adds most to your sets: { $points } VP. Four different ones are best.
advice-return-hero = { $missions ->
    [0] None of your missions is worth sailing on for, and an early return is hailed with a hero bonus.
    [one] The hero bonus for an early return is worth more than your last mission, about { $worth } VP.
   *[other] The hero bonus for an early return is worth more than the { $missions } missions left, about { $worth } VP.
}
advice-return = None of your missions is worth sailing on for. Go home: a low dock wins ties.
advice-sail-on = { $missions ->
    [one] Sail on: the mission { at-elsewhere } should still bring about { $worth } VP, more than going home.
   *[other] Sail on: { $missions } missions, the best { at-elsewhere }, should still bring about { $worth } VP, more than going home.
}

# Parts of the sentences above.

plan-ahead = { $missions ->
    [0] { "" }
    [one] { " " }Your plan: a mission { at-elsewhere }.
   *[other] { " " }Your plan: { $missions } missions, the best { at-elsewhere }.
}
saved-guns = { $saved ->
    [one] 1 gun
   *[other] { $saved } guns
}
spoils-and-step = { $treasure_key ->
    [silver] { " " }and the silver.{ new-kind }
    [gold] { " " }and the gold.{ new-kind }
    [jewel] { " " }and the jewel.{ new-kind }
   *[other] { "" }.{ new-kind }
}

## The guide to a first match: a title and two sentences for each thing, where it happens first.
#
# When each is shown, by the message of the question or the event that brings it up; "own" where it is the reader's:
# guide: street prompt-street-turn
# guide: circles event-visited
# guide: one-way event-visited own
# guide: supplies event-item-gained own
# guide: galleon event-galleon-gained
# guide: tavern event-dice-rolled
# guide: drake prompt-drake-again
# guide: investor event-investor-paid
# guide: sailing-order event-put-out
# guide: counters event-garrison-laid
# guide: placing prompt-place-mission
# guide: hidden-discs event-mission-laid
# guide: informer event-office-taken
# guide: informer-use prompt-informer-use
# guide: turning event-mission-turned
# guide: attack prompt-attack
# guide: failing event-attack-failed
# guide: treasure event-treasure-taken
# guide: trade prompt-trade
# guide: returning prompt-return-or-not
# guide: hero event-hero-hailed
# guide: voyage-scoring event-conquests-scored
# guide: admiral-governor event-admiral-scored
# guide: next-order event-berth-set
# guide: final-scoring event-cargo-scored

guide-street = Each turn you place one disc at a location and take what it gives, or you set sail. Collect what your missions will cost: crew, guns, and supplies to get there.
    .title = Plymouth Street
guide-circles = A location’s circles fill from the best down: whoever comes first gets most. When they are full, nobody else can go there.
    .title = First come, best served
guide-one-way = You only ever walk forward: what lies behind your furthest disc is out of reach for this voyage. Skip what you do not need, but not in haste.
    .title = A one-way street
guide-supplies = One supply reaches zone 1, two reach zone 2, up to four for the whole chart. They are never used up, but without any your ship reaches no zone at all.
    .title = Supplies and zones
guide-galleon = Only a captain with a galleon of their own can attack a Spanish galleon. Such an attack costs guns, and no crew.
    .title = The galleon
guide-tavern = The die decides how many crew sign on, and the first visitor adds 1. A low result brings the Ghost Ship instead: a disc to deceive others with.
    .title = The Tavern
guide-drake = Drake takes one captain, for two turns and two discs. It is the richest stop on the street, and the others walk on meanwhile.
    .title = Sir Francis Drake
guide-investor = Once in a match the Investor gives crew and guns, or a galleon. His price is paid in victory points, so be sure you will win them back.
    .title = The Investor
guide-sailing-order = Ships leave in the order in which they came to the Outbound docks. Who is ahead lays missions first and wins ties at sea.
    .title = The sailing order
guide-counters = A counter lies face down at every fort and every Spanish galleon. It adds 0, 1 or 2 to the price, and at first only whoever laid it knows how much.
    .title = Hidden counters
guide-placing = Lay your discs one at a time where you mean to go. The number says when the mission is carried out: all 1 first, then all 2, 3 and 4.
    .title = Placing missions
guide-hidden-discs = Everybody sees where a disc lies, but only its owner knows its number. You may lay one where you never mean to attack.
    .title = Discs face down
guide-informer = Counters like the Admiral, the Governor and the Informer serve for this voyage only. The Informer may look at discs or at a hidden counter before the missions begin.
    .title = Friends in Plymouth
guide-informer-use = Look at all discs where one of yours lies, and exchange two of your own. Or look at a hidden counter, and move your disc from there.
    .title = The Informer
guide-turning = Now all plans are open. Where more discs lie than circles are, the lower numbers come first, and equal ones in sailing order.
    .title = Turning the discs
guide-attack = Towns cost crew, forts crew and guns, Spanish galleons guns. Attacking turns a hidden counter; after that you may still decline.
    .title = Attacking
guide-failing = Whoever cannot pay when the counter is turned has failed. It costs nothing but the mission, and the counter stays open for all.
    .title = A failed attack
guide-treasure = The first captain to succeed at a place takes the treasure there. It is kept in a closed chest and scores in the end: silver 3, gold 4, a jewel 5.
    .title = Treasure
guide-trade = In a port you give 1 trade good for one commodity. Different commodities make sets, which score at the end of the match, four different ones most of all.
    .title = Trade
guide-returning = After each of your missions you may go home; after mission 4 you must. What you have not done by then is given up.
    .title = Returning to Plymouth
guide-hero = Whoever comes home early and has won an attack is a hero: 2 VP in Homebound dock 1, 1 VP in dock 2. Coming home with disc 4 is too late for it.
    .title = The hero bonus
guide-voyage-scoring = Each voyage scores for the kinds of place you attacked: 1 VP for one kind, 4 for two, 10 for all three. A town, a fort and a galleon are worth planning for.
    .title = Three kinds of conquest
guide-admiral-governor = The Admiral scores 1 VP for each gold left on the chart, the Governor 1 VP for each silver. What is taken does not count for them.
    .title = Admiral and Governor
guide-next-order = The leader starts the next voyage first, the others follow by their points. Your ship is emptied: only commodities and the chest are kept.
    .title = The next voyage
guide-final-scoring = After the third voyage sets of commodities score, and the chests are opened. Most victory points win; ties go to whoever came home earlier.
    .title = The final scoring
