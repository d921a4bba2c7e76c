from seadogs.games.drake.edition_file import Sheet
from seadogs.kernel.provenance import Violation


def check_sheet(sheet: Sheet) -> list[Violation]:
    return []
