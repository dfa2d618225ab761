"""What the time of year and the climate do to plants and ground."""

from dataclasses import dataclass
from typing import Tuple


@dataclass(frozen=True)
class Season:
    leaves: Tuple[str, ...]
    grass: Tuple[str, str]
    # Share of a full crown; 0 is a bare tree.
    leafiness: float = 1.0
    # How white upward faces are, 0 to 1.
    snow: float = 0.0
    # How wet the ground and all surfaces are, 0 to 1.
    wet: float = 0.0
    trees: str = "broadleaf"


SPRING = Season(("#7d9a45", "#e3c3cb", "#6f9440"), ("#6d8040", "#8a8c4b"), 0.8)
SUMMER = Season(("#4d6a2c", "#3b5a2e", "#56712f"), ("#5d6b34", "#77753f"))
AUTUMN = Season(("#b0702a", "#9a4f24", "#8a8434"), ("#7d7440", "#96824a"), 0.75)
LATE_AUTUMN = Season(("#8a6a38", "#7a5a30", "#6f6a3a"), ("#857a52", "#9a8a5c"), 0.3)
WINTER = Season(("#5a5040",), ("#c9ced2", "#dde1e4"), 0.0, 0.95)
EVERGREEN = Season(("#31482c", "#3a5230"), ("#6b6f45", "#857f52"), trees="conifer")
SNOWY_PINES = Season(("#2c3f2c", "#334733"), ("#ced3d6", "#e2e5e7"), 1.0, 0.95, trees="conifer")
TROPICS = Season(("#3f6a2a", "#4f7a30"), ("#4f7332", "#6b8440"), trees="palm")
STEPPE = Season(("#7f7d42", "#6f7040"), ("#a3925c", "#b5a068"), 0.5)
DESERT = Season(("#6f7444", "#5f6a3e"), ("#b79f78", "#c4ad85"), 0.6, trees="palm")
