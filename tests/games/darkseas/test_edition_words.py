"""What is wrong with an edition is told in three languages, on the command line too."""

import re
from pathlib import Path

import pytest

from seadogs.cli.main import main
from seadogs.kernel.provenance import Violation
from seadogs.play.words import LANGUAGES, Words
from tests.games.darkseas.broken_editions import BROKEN, DARKSEAS, ODD, TEXT, changed, effect, odd

SILENT = {"keys", "words", "meant", "example", "expected", "most", "side", "who", "count", "name", "first", "key"}


def said(violation: Violation, language: str) -> str:
    """The sentence, every argument of which is there."""
    words = Words("darkseas", language, strict=True)
    return words.raw(f"edition-{violation.constraint}", {"where": violation.where, **violation.facts})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", [*BROKEN, *ODD])
def test_a_sentence_says_where_and_with_which_values(slug: str, language: str) -> None:
    found = changed(*BROKEN[slug][1]) if slug in BROKEN else odd(*ODD[slug][1])
    violation = next(broken for broken in found if broken.constraint == slug)
    sentence = said(violation, language)
    assert violation.where in sentence or violation.where in ("tile", "starting")
    for name, fact in violation.facts.items():
        assert name in SILENT or str(fact) in sentence or fact in ("none", "both", "flavour"), name


def test_sentences_in_full() -> None:
    def english(*steps: dict[str, object]) -> list[str]:
        return [said(broken, "en") for broken in changed(*effect(*steps))]

    assert english({"gian": "doubloons", "count": 1}) == [
        "tile[2].effect[1] (press-gang) says “gian”, which is no verb; did you mean “gain”?"
    ]
    assert english({"pay": "doubloons", "count": 1}) == [
        (
            "tile[2].effect[1] (press-gang) says what is paid but not what for: add “then”, as in "
            '{ pay = "doubloons", count = 1, then = [{ gain = "infamy", count = 1 }] }.'
        )
    ]
    assert english({"place": "pirate", "where": "matching"}) == [
        (
            "tile[2].effect[1].where (press-gang) says “matching”, which is the harbour of the colour rolled: put the "
            "step into the “then” of { roll = true, then = […] }."
        )
    ]
    assert english({"move_captain": "other", "where": "here"}) == [
        "tile[2].effect[1].where (press-gang): “move_captain” has no “where”; remove it."
    ]
    assert english({"gain": "infamy"}) == [
        'tile[2].effect[1] (press-gang): “gain” needs “count”, as in { gain = "doubloons", count = 1 }.'
    ]


@pytest.mark.parametrize(
    ("colours", "ends"),
    [
        (["orange"], ("2 are missing.", "λείπουν 2.", "faltan 2.")),
        (["orange", "purple"], ("1 is missing.", "λείπει 1.", "falta 1.")),
        (["orange", "purple", "green", "blue"], ("1 is too many.", "περισσεύει 1.", "sobra 1.")),
        (["orange", "purple", "green", "blue", "red"], ("2 are too many.", "περισσεύουν 2.", "sobran 2.")),
    ],
)
def test_tiles_that_are_missing_and_tiles_too_many_are_told_apart(colours: list[str], ends: tuple[str, ...]) -> None:
    found = changed(("tile/fence/scheme/colours", colours))
    violation = next(broken for broken in found if broken.constraint == "tiles-count")
    for language, end in zip(LANGUAGES, ends, strict=True):
        assert said(violation, language).endswith(end)


# On the command line


def test_a_broken_tile_is_explained_with_its_line(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(TEXT.replace('place = "dread", where = "here"', 'place = "dred", where = "here"'), "utf-8")
    assert main(["edition", "check", str(path), "--lang", "en"]) == 1
    assert re.match(
        r"tile\[19\]\.effect\[1\]\.place \(gallows-green, line \d+\) says “dred”; did you mean “dread”\?\n",
        capfd.readouterr().out,
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_with_many_faults_is_still_read_as_the_game_whose_tables_it_has(
    language: str, capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(
        TEXT.replace("gain =", "gane =").replace("place =", "plaice =").replace("count =", "cont ="), "utf-8"
    )
    assert main(["edition", "check", str(path), "--lang", language]) == 1
    lines = capfd.readouterr().out.split("\n\n")[0].splitlines()
    assert len(lines) > 20
    assert all(line.startswith(("tile[", "starting[")) for line in lines)


def test_what_is_odd_is_told_and_the_edition_is_still_good(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(TEXT.replace('{ each = "player", do = [{ remove = "pirate", by = "each" }] },', ""), "utf-8")
    assert main(["edition", "check", str(path), "--lang", "en"]) == 0
    assert "Odd, but allowed: No [[tile]] makes each player remove a pirate" in capfd.readouterr().out


def test_an_edition_is_shown_with_what_tiles_do_and_what_is_invented(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["edition", "show", str(DARKSEAS / "editions/plunder-1.toml"), "--lang", "en"]) == 0
    out = capfd.readouterr().out
    assert '[{ pay = "doubloons", count = 1, then = [{ draw = "treasures", count = 2, keep = 1 }] }]*' in out
    assert re.search(r"trading-house +title\.en +Trading House\n", out)
    assert "of 250 values are invented." in out
