"""Settings of all tests: hypothesis repeats the same cases everywhere, and takes its time on a busy machine."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "project", deadline=None, derandomize=True, max_examples=40, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("project")
