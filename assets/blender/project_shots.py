"""
Illustrations for the sample project references, one for each `key` in src/content/samples/projects.json.
Every picture has its own tower, place, people, light, weather and camera.
"""

from projects.earlier import EARLIER
from projects.later_abroad import LATER_ABROAD
from projects.later_korea import LATER_KOREA

SITES = {**LATER_KOREA, **LATER_ABROAD, **EARLIER}

PROJECTS = {f"project-{key}": site.shot() for key, site in SITES.items()}
