"""What a shot is: a scene to build, and how to expose it."""

from dataclasses import dataclass
from typing import Callable, Tuple


@dataclass
class Shot:
    build: Callable[[], None]
    size: Tuple[int, int] = (1600, 1000)
    samples: int = 40
    # Cycles' adaptive noise threshold.
    threshold: float = 0.04
    exposure: float = 0.0
    look: str = "Medium High Contrast"
