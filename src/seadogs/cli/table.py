"""`seadogs table`: a whole match in the terminal, against bots, by the texts that records hold."""

import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from seadogs.cli import arguments, session, tree
from seadogs.cli.problem import Problem
from seadogs.cli.replay import show_scores
from seadogs.games import AnyGame
from seadogs.kernel import record as records
from seadogs.kernel.names import CHANCE, Prompt, Seat
from seadogs.kernel.playout import weighted
from seadogs.kernel.random32 import Random32
from seadogs.kernel.telling import told
from seadogs.play import bots as bots_
from seadogs.play import manual
from seadogs.play.arena import seed_of
from seadogs.play.words import Words

ASK: Final = "> "


def table(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME")],
    seats: Annotated[int | None, typer.Option(metavar="N", parser=arguments.whole("--seats", 1))] = None,
    seat: Annotated[int, typer.Option(metavar="S", parser=arguments.whole("--seat", 0))] = 0,
    bots: Annotated[str, typer.Option(metavar="BOT,BOT,...")] = "greedy",
    name: Annotated[str | None, typer.Option(metavar="NAME")] = None,
    seed: Annotated[int | None, typer.Option(metavar="N", parser=arguments.whole("--seed", 0))] = None,
    options: Annotated[list[str] | None, typer.Option(metavar="KEY=true|false")] = None,
    edition: Annotated[str | None, typer.Option(metavar="FILE")] = None,
) -> int:
    """Plays one match with a person at `seat` and bots elsewhere; one bot named plays all other seats."""
    here = session.of(context)
    opened, _ = arguments.open_with(game, edition, here.language)
    seated = arguments.seats_of(opened, seats if seats is not None else opened.fewest)
    arguments.seat_of(seated, seat)
    names = arguments.bots_of(opened, bots)
    names = names * (seated - 1) if len(names) == 1 else names
    if len(names) != seated - 1:
        raise Problem("bots-and-others", bots=len(names), others=seated - 1)
    names.insert(seat, "")
    played = secrets.randbits(32) if seed is None else seed
    chosen = arguments.options_of(opened, options)
    Sitting(here, opened, Seat(seat), name or "", names, played, chosen).play()
    return 0


class Sitting:
    """A person at one seat of a match, bots at the others: their names by seat, "" for the person."""

    def __init__(
        self,
        here: session.Session,
        game: AnyGame,
        seat: Seat,
        name: str,
        names: list[str],
        seed: int,
        options: Mapping[str, bool],
    ) -> None:
        self.here = here
        self.game = game
        self.seat = seat
        others = [other for other in range(len(names)) if other != seat]
        self.bots = {other: bots_.make(names[other], game, seed_of(seed, 0, other)) for other in others}
        words = Words(game.key, here.language)
        called = [
            words.say("captain-bot", {"captain": words.captain(other), "bot": bot}) if bot else name
            for other, bot in enumerate(names)
        ]
        called[seat] = name or words.captain(seat)
        self.words = Words(game.key, here.language, called, game.titles, game.terms)
        self.chance = Random32(seed_of(seed, 0, CHANCE))
        self.header = records.header_for(game, len(names), options)
        self.state = game.start(len(names), options)
        self.moves: list[tuple[Seat, str]] = []

    def play(self) -> None:
        """Until the match is over, or the person's input ends."""
        self.here.say("table-welcome", captain=self.words.captain(self.seat))
        while waiting := self.game.waiting(self.state):
            action = self.choose(waiting[0])
            if action is None:
                self.here.say("table-goodbye", moves=len(self.moves))
                return
            self.do(waiting[0], action)
        self.here.line()
        self.here.say("replay-over", moves=len(self.moves))
        show_scores(self.here, self.words, self.game.scores(self.state), self.game.places(self.state))
        while (line := self.read()) is not None:
            if not self.command(line):
                self.here.say("table-unknown", text=line)

    def choose(self, seat: Seat) -> Any:
        """What Chance, a bot or the person does; None if the person leaves."""
        if seat == CHANCE:
            return weighted(self.game.odds(self.state), self.chance.unit())
        if seat != self.seat:
            return self.bots[seat].choose(self.game.view(self.state, seat), self.game.legal(self.state, seat))
        return self.ask()

    def do(self, seat: Seat, action: Any) -> None:
        """Plays an action, and says what the person may hear of it."""
        story: list[Any] = []
        self.moves.append((seat, self.game.text(action)))
        self.game.apply(self.state, seat, action, story)
        for event in story:
            heard = self.game.tell(event, self.seat)
            if heard is not None:
                self.here.line(self.words.event(told(heard)))

    def ask(self) -> Any:
        """The person's choice among the prompt's; None if the input ends."""
        prompt = self.game.prompt(self.state, self.seat)
        self.show_prompt(prompt)
        while (line := self.read()) is not None:
            text = line
            if line.isascii() and line.isdigit() and 1 <= int(line) <= len(prompt.choices):
                text = prompt.choices[int(line) - 1].text
            action = self.game.parse(text)
            if action is not None and action in self.game.legal(self.state, self.seat):
                return action
            if action is not None:
                self.show_why(text)
            elif not self.command(line):
                self.here.say("table-unknown", text=line)
        return None

    def show_prompt(self, prompt: Prompt) -> None:
        """The question, and every answer by number, sentence and text."""
        self.here.line()
        self.here.line(f"{self.words.prompt(prompt)} ({prompt.clause})", style="bold")
        for number, choice in enumerate(prompt.choices, 1):
            self.here.line(f"{number:>3}  {self.words.choice(choice)}  [{choice.text}]")

    def read(self) -> str | None:
        """A line the person typed; None at the end of the input."""
        try:
            return " ".join(input(ASK).split())
        except EOFError:
            self.here.line()
            return None

    def command(self, line: str) -> bool:
        """Whether the line was a command; it is done then."""
        word, _, rest = line.partition(" ")
        match word:
            case "why" if rest:
                self.show_why(rest)
            case "rules":
                self.show_rules(rest)
            case "log" if rest:
                self.save(rest)
            case "view":
                tree.show(self.here, tree.plain(self.game.view(self.state, self.seat)))
            case "help" | "?":
                self.here.say("table-help")
            case _:
                return False
        return True

    def show_why(self, text: str) -> None:
        """Why a move is not allowed, with the clause; or that it is."""
        action = self.game.parse(text)
        if action is None:
            self.here.say("table-unknown", text=text)
        elif action in self.game.legal(self.state, self.seat):
            self.here.say("table-allowed", text=text)
        else:
            refusal = self.game.why_not(self.state, self.seat, action)
            self.here.line(f"{self.words.refusal(refusal)} ({refusal.clause})")

    def show_rules(self, slug: str) -> None:
        """One clause of the manual; or the slugs there are."""
        clauses = manual.clauses(self.game.key, self.here.language)
        if slug in clauses:
            self.here.line(f"{slug} | {clauses[slug].title}", style="bold")
            self.here.line(clauses[slug].text)
            return
        if slug:
            self.here.say("table-no-clause", slug=slug)
        for clause in clauses.values():
            self.here.line(f"  {clause.slug} | {clause.title}")

    def save(self, path: str) -> None:
        """Writes the record so far; it holds what the other captains keep secret."""
        text = records.write(records.from_moves(self.header, self.moves))
        try:
            Path(path).write_text(text, encoding="utf-8")
        except (OSError, ValueError):
            self.here.say("table-not-saved", file=path)
        else:
            self.here.say("table-saved", file=path, moves=len(self.moves))
