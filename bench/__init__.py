"""Benchmarks: `python -m bench [engine] [server] [page]`. Never run by the tests: clocks prove nothing there."""
