"""What the picture of a project is made of: its tower, place, light, people and things, weather and camera."""

from dataclasses import dataclass
from typing import Callable, Dict, Optional, Tuple

import season as seasons
from places.courtyard import courtyard
from places.rooftop import rooftop
from places.yard import yard
from projects.skies import DAY
from shot import Shot
from sky import Sky
from stage import Stage

Place = Callable[[Stage], None]
Point = Tuple[float, float, float]


@dataclass
class View:
    at: Point
    target: Point
    lens: float = 30
    shift: Tuple[float, float] = (0, 0)
    level: bool = True


@dataclass
class Site:
    # The tower's name in the parts list; none where the place is the tower's inside.
    product: Optional[str]
    place: Place
    view: View
    sky: Sky = DAY
    season: seasons.Season = seasons.SUMMER
    # Where the product stands; several spots give several units.
    spots: Tuple[Tuple[float, float], ...] = ((0, 0),)
    base: float = 0.0
    # People and things; cues of scale and use.
    dress: Tuple[Callable[[Stage], None], ...] = ()
    # What is in the air before the camera.
    air: Tuple[Callable[[Stage, View], None], ...] = ()
    # Looks of the tower's materials where they are not the usual ones.
    coat: Optional[Dict[str, dict]] = None
    without: Tuple[str, ...] = ()
    exposure: float = -0.1
    look: str = "Medium High Contrast"
    samples: int = 6

    def shot(self, size=(1600, 1000), threshold=0.1) -> Shot:
        return Shot(
            self.build,
            size=size,
            samples=self.samples,
            threshold=threshold,
            exposure=self.exposure,
            look=self.look,
        )

    def build(self):
        stage = Stage(self.sky, self.season, self.coat)
        for x, y in self.spots if self.product else ():
            stage.product(self.product, (x, y, self.base), without=self.without)
        self.place(stage)
        for prop in self.dress:
            prop(stage)
        view = self.view
        stage.camera(view.at, view.target, view.lens, view.shift, view.level)
        for weather in self.air:
            weather(stage, view)


# Level of the fan deck of a modular tower, m.
DECK = 6.09


def on_yard(length, **options) -> Place:
    """A yard whose pad suits a row of `length` metres."""
    pad = (-length / 2 - 2.5, -7, length / 2 + 5, 6)
    return lambda stage: yard(stage, pad=pad, **options)


def in_court(left, right, **options) -> Place:
    return lambda stage: courtyard(stage, pad=(left, -4.2, right, 4.2), **options)


def on_roof(**options) -> Place:
    return lambda stage: rooftop(stage, **options)


def both(*places: Place) -> Place:
    def add(stage):
        for place in places:
            place(stage)

    return add


def free(at, target, lens=30.0) -> View:
    """A camera that looks where it likes, its verticals converging."""
    return View(at, target, lens, level=False)


def fans(cells: int, z: float = 7.9, pitch: float = 4.4):
    """The middles of a row's fans, where plumes rise."""
    return [((i - (cells - 1) / 2) * pitch, 0.0, z) for i in range(cells)]


def unit(name, at, turn=0.0):
    """A product of its own as a prop: a dosing skid, a filter."""
    return lambda stage: stage.product(name, at, turn)
