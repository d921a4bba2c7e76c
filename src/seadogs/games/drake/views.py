"""What one seat may know, as plain frozen values: the shape of a View (how it is built: `look.py`).

Keys are those of records and messages: locations, places, items, discs. Seats are numbers. Positions along
the street and docks count from 1; 0 means "none".
"""

from dataclasses import dataclass

from seadogs.kernel.names import Seat


@dataclass(frozen=True)
class CircleView:
    """A circle of a location: who lies in it (-1: free) and what it pays of the location's item."""

    seat: int
    pays: int


@dataclass(frozen=True)
class LocationView:
    position: int
    location: str
    circles: tuple[CircleView, ...]
    open_to_all: bool  # Investor and Dockside


@dataclass(frozen=True)
class PlaceView:
    """A destination. `counter` is the extra defence: its value if this seat knows it, else -1."""

    place: str
    title: str
    kind: str
    zone: int
    points: int
    troops: int
    cannons: int
    has_counter: bool
    counter: int
    counter_open: bool
    treasure: str  # what lies there now: silver, gold, jewel or ""
    treasure_shown: str  # what the map pictures
    commodities: tuple[str, ...]  # left to buy
    circles: int
    taken: tuple[int, ...]  # seats that succeeded here, in order


@dataclass(frozen=True)
class MissionView:
    """A disc on the map, in order of arrival once turned: `disc` is "sealed" if this seat cannot know it."""

    seat: int
    place: str
    disc: str


@dataclass(frozen=True)
class CaptainView:
    seat: int
    captain: str  # the colour
    score: int
    crew: int
    guns: int
    supplies: int
    goods: int
    galleon: bool
    pinnace: bool
    investor_spent: bool
    discs_left: int
    furthest: int  # position of the furthest disc along the street, 0 if none
    homebound: int  # dock, 0 if not there
    outbound: int
    reach: int  # farthest zone, once fixed
    offices: tuple[str, ...]  # admiral, governor, informer, golden-hind, ghost-ship held this voyage
    discs_in_hand: int
    discs_aside: int
    own_discs: tuple[str, ...]  # in hand; only this seat's own
    own_aside: tuple[str, ...]
    conquests: tuple[str, ...]  # kinds attacked this voyage
    ashore: bool  # cannot sail this voyage
    home: bool  # back from this voyage
    commodities: tuple[int, int, int, int]
    chest: tuple[int, int, int] | None  # silver, gold, jewel: one's own, everybody's at the end


@dataclass(frozen=True)
class LookView:
    """What the Informer showed: which of the two, where. What was seen stands in places and missions."""

    kind: str  # "", "discs", "defence", or "passed"
    place: str


@dataclass(frozen=True)
class PrintedView:
    """What the edition prints on houses that pay no shown number, and where the manual rests on its values.

    By circle or by bundle, best first; the last stands for all after it. The same all through a match.
    """

    tavern_adds: tuple[int, ...]  # by circle, to what the die shows
    shipyard_guns: tuple[int, ...]  # by circle, besides the galleon
    pinnace_crew: tuple[int, ...]  # by circle, besides the pinnace
    drake_turns: int
    drake_crew: int
    drake_guns: int
    drake_extra: int  # crew or guns
    queen_guns: int  # besides the galleon
    queen_goods: int
    frigates: int  # counters that come with the Admiral
    garrisons: int  # counters that come with the Governor
    informer_goods: int
    investor_price: int  # victory points
    investor_crew: tuple[int, ...]  # by bundle
    investor_guns: tuple[int, ...]
    dockside: int  # crew, or guns, or supplies
    house_values: tuple[str, ...]  # clauses that rest on values which were invented
    own_values: tuple[str, ...]  # clauses that would, were they not all accounted for


@dataclass(frozen=True)
class View:
    seat: int
    seats: int
    voyage: int
    voyages: int
    phase: str  # drawing, tiles, galleons, street, frigates, garrisons, missions, informer, sailing, over
    step: str  # while sailing: the disc being resolved
    waiting: tuple[Seat, ...]
    frame: str  # the open sub-decision, or ""
    frame_place: str  # where it is, or ""
    captains: tuple[CaptainView, ...]
    street: tuple[LocationView, ...]
    places: tuple[PlaceView, ...]
    missions: tuple[MissionView, ...]
    homebound: tuple[int, ...]  # seats by dock, -1: empty
    outbound: tuple[int, ...]
    pools: tuple[int, int, int, int]  # crew, guns, supplies, trade goods left
    look: LookView
    heroes: int  # hailed in this voyage
    conquest_points: tuple[int, ...]  # by how many kinds a captain attacked in the voyage, from none on
    set_points: tuple[int, ...]  # by how many different commodities a set holds, from none on
    chest_points: tuple[int, ...]  # of a silver, a gold, a jewel
    printed: PrintedView
    fixed_street: bool
    tavern_thrown: bool
    hero_slides: bool
