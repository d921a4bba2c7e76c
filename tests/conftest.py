"""How Hypothesis searches: with no deadline, since no test here may depend on the speed of a machine."""

import os

from hypothesis import HealthCheck, settings

settings.register_profile("person", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("integration", settings.get_profile("person"), derandomize=True, print_blob=True)
settings.load_profile("integration" if os.environ.get("CI") else "person")
