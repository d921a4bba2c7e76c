"""Failing checks say what they compared, as failing tests do."""

import pytest

pytest.register_assert_rewrite(
    "tests.conformance.checks",
    "tests.conformance.archive",
    "tests.conformance.editions",
    "tests.conformance.hidden",
    "tests.conformance.sayings",
    "tests.conformance.sittings",
    "tests.conformance.undoing",
)
