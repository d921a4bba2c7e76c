"""Benchmarks: `python -m bench [engine] [server]`. Never run by the tests: clocks prove nothing there."""
