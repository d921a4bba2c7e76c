"""How the page's figures are said: one a line, with its budget and whether that is kept."""


def say(what: str, value: float, unit: str, budget: float | None = None) -> None:
    kept = "" if budget is None else f"   budget {budget:6.0f} {unit}   {'yes' if value <= budget else 'no'}"
    print(f"page, {what:42} {value:8.1f} {unit}{kept}", flush=True)
