"""
Illustrations for the sample project references, one for each `key` in src/content/samples/references.ts.
Every picture has its own product, site, season, light and camera.
"""

from dataclasses import dataclass, replace
from typing import Callable, Tuple

import season as seasons
from places.courtyard import courtyard
from places.rooftop import rooftop
from places.yard import yard
from shot import Shot
from sky import Sky
from stage import Stage

MORNING = Sky(
    elevation=16, sun=236, dust=0.8, haze=2000, horizon=(4.0, 4.6, 5.4, 1), horizon_by_sun=(6.4, 5.8, 5.1, 1)
)
DAY = Sky(elevation=34, sun=238, dust=0.5)
NOON = Sky(elevation=50, sun=225, dust=0.4, clouds=0.35, haze=5000)
EVENING = Sky(
    elevation=9, sun=255, dust=1.2, haze=1700, horizon=(3.6, 3.8, 4.4, 1), horizon_by_sun=(7.0, 5.2, 3.8, 1)
)
DUSK = Sky(
    elevation=4.5,
    sun=262,
    strength=0.2,
    dust=1.6,
    haze=1500,
    horizon=(3.0, 3.1, 3.8, 1),
    horizon_by_sun=(6.5, 4.2, 2.8, 1),
)
DUSTY = Sky(
    elevation=38,
    sun=230,
    dust=2.4,
    haze=700,
    clouds=0.3,
    horizon=(6.6, 6.3, 5.8, 1),
    horizon_by_sun=(8.2, 7.6, 6.6, 1),
)
HUMID = Sky(
    elevation=42, sun=232, dust=1.5, haze=900, clouds=1.0, cloud_brightness=1.35, horizon=(6.4, 6.9, 7.4, 1)
)
GREY = Sky(
    elevation=24,
    sun=240,
    overcast=0.9,
    haze=1100,
    clouds=0,
    horizon=(5.4, 5.7, 6.1, 1),
    horizon_by_sun=(5.8, 6.0, 6.3, 1),
)
FROST = Sky(
    elevation=11,
    sun=240,
    dust=0.4,
    haze=2600,
    clouds=0.5,
    horizon=(4.4, 5.0, 5.8, 1),
    horizon_by_sun=(6.8, 6.2, 5.6, 1),
)

Place = Callable[[Stage], None]


@dataclass
class View:
    at: Tuple[float, float, float]
    target: Tuple[float, float, float]
    lens: float = 30
    shift: Tuple[float, float] = (0, 0)
    level: bool = True


@dataclass
class Site:
    product: str
    place: Place
    view: View
    sky: Sky = DAY
    season: seasons.Season = seasons.SUMMER
    # Where the product stands; several spots give several units.
    spots: Tuple[Tuple[float, float], ...] = ((0, 0),)
    base: float = 0.0
    exposure: float = -0.1
    look: str = "Medium High Contrast"

    def shot(self) -> Shot:
        return Shot(
            self.build, size=(1200, 750), samples=14, threshold=0.08, exposure=self.exposure, look=self.look
        )

    def build(self):
        stage = Stage(self.sky, self.season)
        for x, y in self.spots:
            stage.product(self.product, (x, y, self.base))
        self.place(stage)
        view = self.view
        stage.camera(view.at, view.target, view.lens, view.shift, view.level)


def on_yard(length, **options) -> Place:
    """A yard whose pad suits a row of `length` metres."""
    pad = (-length / 2 - 2.5, -7, length / 2 + 5, 6)
    return lambda stage: yard(stage, pad=pad, **options)


def in_court(left, right, **options) -> Place:
    return lambda stage: courtyard(stage, pad=(left, -4.2, right, 4.2), **options)


def on_roof(**options) -> Place:
    return lambda stage: rooftop(stage, **options)


def low_right(length, height=1.9, lens=27.0) -> View:
    """From the piped end, near the ground."""
    return View((length / 2 + 9.5, -15, height), (0.5, 0.5, 0), lens, (-0.02, 0.105))


def low_left(length, height=1.9, lens=27.0) -> View:
    return View((-length / 2 - 8, -14.5, height), (-0.5, 0.5, 0), lens, (0.02, 0.105))


def from_above(length, height=10.0, lens=36.0, side=1) -> View:
    return View((side * (length / 2 + 15), -24, height), (0, 0.5, 3.4), lens, level=False)


SITES = {
    "ulsan-petrochemical-modular": Site(
        "counterflow-6", on_yard(26.4, backdrop="chemical"), from_above(26.4, 12, 34), MORNING
    ),
    "incheon-data-center-hybrid": Site(
        "hxv",
        on_roof(edges=(-17, -11, 14, 13), sea=True, seed=11, ridge=0),
        View((12.5, -14.5, 3.2), (-2.4, 0.5, 0), 31, (-0.02, 0.07)),
        replace(MORNING, sun=118, cloud_shift=3),
        seasons.AUTUMN,
        spots=((-8.4, 0), (-1.6, 0), (5.2, 0)),
        exposure=-0.6,
    ),
    "hyderabad-data-center-modular": Site(
        "counterflow-4",
        on_yard(17.6, backdrop="data", ridge=0.3, seed=6),
        low_right(17.6),
        DUSTY,
        seasons.STEPPE,
        exposure=-0.15,
    ),
    "gdansk-lng-closed": Site(
        "thf-2",
        on_yard(6.6, backdrop="tanks", ridge=0, seed=8),
        View((11, -12.5, 1.8), (0.6, 0, 0), 31, (-0.05, 0.09)),
        GREY,
        seasons.LATE_AUTUMN,
        exposure=0.35,
    ),
    "pyeongtaek-semiconductor-plume": Site(
        "plume-free-5",
        on_yard(22, backdrop="fab", ridge=0.5, seed=4),
        low_right(22, 1.8, 25),
        DAY,
        seasons.SPRING,
    ),
    "bac-ninh-electronics-counterflow": Site(
        "scp-3",
        in_court(-7, 8, wall="sheet", floor="concrete", ridge=0.25, depth=11),
        View((12.5, -13, 2.1), (0.4, 0.4, 0), 31, (0, 0.085)),
        HUMID,
        seasons.TROPICS,
        base=0.12,
        exposure=-0.45,
    ),
    "sejong-district-cooling-plume": Site(
        "plume-free-3",
        on_yard(13.2, backdrop="works", seed=9),
        low_right(13.2, 1.9, 29),
        EVENING,
        seasons.AUTUMN,
        exposure=0.35,
    ),
    "phoenix-semiconductor-closed": Site(
        "thf-4",
        on_yard(13.2, backdrop="fab", floor="sand", ridge=0.9, seed=12),
        from_above(11, 9.5, 46),
        NOON,
        seasons.DESERT,
        exposure=-0.8,
    ),
    "cheongju-battery-modular": Site(
        "counterflow-4",
        on_yard(17.6, backdrop="works", seed=14),
        View((1.5, -33, 2.4), (1.0, 0, 0), 36, (0, 0.07)),
        replace(MORNING, sun=215, cloud_shift=6),
        seasons.SPRING,
    ),
    "savannah-auto-parts-modular": Site(
        "counterflow-4",
        on_yard(17.6, backdrop="open", ridge=0, seed=5),
        low_left(17.6),
        replace(DAY, sun=150, cloud_shift=8, clouds=1),
        seasons.SUMMER,
    ),
    "almaty-hospital-closed": Site(
        "thf-2",
        in_court(-6, 7, wall="office", ridge=2.4, floor="asphalt", depth=11),
        View((11.2, -12.5, 1.9), (-0.2, 0.4, 0), 30, (-0.02, 0.1)),
        FROST,
        seasons.WINTER,
        base=0.12,
        exposure=0.0,
    ),
    "busan-hotel-low-noise": Site(
        "sf-2",
        on_roof(sea=True, seed=21, ridge=0.45),
        View((-11.5, -13.5, 3.6), (-0.6, 0.2, 0), 33, (0.02, 0.04)),
        replace(MORNING, sun=205, elevation=22, cloud_shift=9),
        seasons.SUMMER,
        exposure=-0.65,
    ),
    "suzhou-electronic-materials-closed": Site(
        "thf-2",
        in_court(-6, 7, wall="panel", floor="concrete", ridge=0),
        View((-11.5, -12, 1.9), (0.5, 0.4, 0), 31, (0.03, 0.095)),
        replace(HUMID, sun=140, overcast=0.45, clouds=0),
        seasons.SUMMER,
        base=0.12,
        exposure=0.1,
    ),
    "gumi-display-counterflow": Site(
        "counterflow-4",
        on_yard(17.6, backdrop="fab", seed=17),
        View((13.6, -10, 13.8), (2.0, 0.6, 6.4), 32, level=False),
        replace(DAY, sun=232, elevation=28),
        seasons.AUTUMN,
        exposure=-0.1,
    ),
    "ho-chi-minh-mall-crossflow": Site(
        "sf-4",
        on_roof(
            edges=(-17, -11, 17, 13), seed=33, ridge=0, tallest=90, height=42, roof=("#b3aea4", "#98938a")
        ),
        View((15, -14.5, 4.6), (0, 0.3, 0), 31, (0, 0.0)),
        HUMID,
        seasons.TROPICS,
        exposure=-0.65,
    ),
    "austin-data-center-crossflow": Site(
        "sf-4",
        on_yard(13.4, backdrop="data", ridge=0, seed=19),
        low_right(13.4, 1.8, 31),
        replace(NOON, elevation=40, sun=240, clouds=0.9, cloud_shift=12),
        seasons.STEPPE,
        exposure=-0.4,
    ),
    "wroclaw-battery-modular-plume": Site(
        "plume-free-3",
        on_yard(13.2, backdrop="open", ridge=0, seed=23),
        low_left(13.2, 1.9, 29),
        replace(GREY, cloud_shift=5),
        seasons.LATE_AUTUMN,
        exposure=0.35,
    ),
    "hwaseong-pharmaceutical-forced-draft": Site(
        "v-closed",
        in_court(-9.5, 5, wall="panel", floor="gravel", depth=8.5),
        View((9.2, -12.8, 1.8), (-2.6, 0.3, 0), 31, (-0.02, 0.075)),
        MORNING,
        seasons.AUTUMN,
        spots=((-6.6, 0), (0, 0)),
        base=0.12,
    ),
    "gwangju-tire-crossflow": Site(
        "modular-3",
        on_yard(13.2, backdrop="steel", seed=26),
        low_right(13.2, 2.0, 28),
        replace(EVENING, cloud_shift=2, elevation=13),
        seasons.SUMMER,
        exposure=0.15,
    ),
    "chennai-auto-parts-counterflow": Site(
        "scp-2",
        in_court(-6, 7, wall="sheet", floor="sand", ridge=0, depth=10, seed=31),
        View((-10.8, -12.4, 2.0), (0.4, 0.3, 0), 31, (0.02, 0.08)),
        replace(DUSTY, sun=150, haze=1400),
        seasons.TROPICS,
        base=0.12,
        exposure=-0.45,
    ),
    "seoul-hospital-low-noise": Site(
        "scp-3",
        on_roof(edges=(-15, -11, 16, 12), seed=44),
        View((13.2, -13.4, 3.4), (0, 0.2, 0), 33, (-0.01, 0.035)),
        replace(EVENING, sun=112, elevation=11, strength=0.13),
        seasons.LATE_AUTUMN,
        exposure=-0.05,
    ),
    "busan-cold-store-closed": Site(
        "fxv",
        in_court(-10, 4.8, wall="sheet", floor="asphalt", ridge=0.5, depth=9.5),
        View((9.8, -13.2, 1.9), (-2.6, 0.4, 0), 30, (-0.02, 0.09)),
        replace(DAY, sun=248, cloud_shift=14),
        seasons.EVERGREEN,
        spots=((-6.6, 0), (0, 0)),
        base=0.12,
        exposure=-0.1,
    ),
    "astana-arena-hybrid": Site(
        "hxv",
        in_court(-10, 4.8, wall="office", floor="asphalt", ridge=0, depth=12),
        View((10.4, -14, 1.9), (-2.6, 0.4, 0), 29, (-0.02, 0.115)),
        replace(FROST, elevation=8, sun=246),
        seasons.SNOWY_PINES,
        spots=((-6.6, 0), (0, 0)),
        base=0.12,
        exposure=0.15,
    ),
    "yeosu-refinery-counterflow": Site(
        "counterflow-6",
        on_yard(26.4, backdrop="chemical", seed=29),
        low_right(26.4, 1.9, 24),
        DUSK,
        seasons.EVERGREEN,
        exposure=0.5,
    ),
    "houston-chemicals-counterflow": Site(
        "counterflow-4",
        on_yard(17.6, backdrop="tanks", ridge=0, seed=37),
        from_above(17.6, 9.5, 38, -1),
        replace(HUMID, sun=140),
        seasons.SUMMER,
        exposure=-0.1,
    ),
    "dangjin-power-auxiliary-plume": Site(
        "plume-free-5",
        on_yard(22, backdrop="power", ridge=0.2, seed=39),
        low_right(22, 2.0, 24),
        replace(FROST, elevation=14),
        seasons.LATE_AUTUMN,
        exposure=0.0,
    ),
    "nanjing-battery-modular": Site(
        "counterflow-4",
        on_yard(17.6, backdrop="fab", ridge=0.15, seed=41),
        low_left(17.6, 5.2, 28),
        replace(GREY, overcast=0.55, elevation=32),
        seasons.SPRING,
        exposure=0.15,
    ),
    "seoul-office-forced-draft": Site(
        "v-open",
        on_roof(edges=(-14, -10, 13, 11), seed=52, tallest=150),
        View((10.4, -12.6, 2.9), (-1.8, 0.3, 0), 32, (-0.01, 0.045)),
        replace(MORNING, sun=118, elevation=24, cloud_shift=17),
        seasons.SUMMER,
        spots=((-6.2, 0), (0.4, 0)),
        exposure=-0.6,
    ),
    "da-nang-resort-low-noise": Site(
        "sf",
        in_court(-5, 7, wall="brick", floor="gravel", ridge=0.6, depth=8),
        View((9.2, -10.6, 1.8), (0.6, 0.2, 0), 31, (-0.02, 0.1)),
        replace(HUMID, haze=2000, sun=245, elevation=30),
        seasons.TROPICS,
        base=0.12,
        exposure=-0.455,
    ),
    "incheon-airport-crossflow-modular": Site(
        "modular-4",
        on_yard(17.6, backdrop="data", ridge=0, seed=47),
        low_left(17.6, 1.9, 26),
        replace(DAY, sun=140, elevation=24, cloud_shift=20),
        seasons.SUMMER,
    ),
    "karaganda-power-counterflow": Site(
        "counterflow-4",
        on_yard(17.6, backdrop="power", ridge=0, seed=49),
        low_right(17.6, 1.9, 26),
        FROST,
        seasons.WINTER,
        exposure=0.05,
    ),
    "warsaw-mall-closed": Site(
        "thf-2",
        on_roof(seed=61, ridge=0, height=34, tallest=100),
        View((11.4, -12.8, 3.0), (0, 0.3, 0), 31, (-0.02, 0.05)),
        replace(GREY, overcast=0.7),
        seasons.WINTER,
        exposure=0.2,
    ),
}

PROJECTS = {f"project-{key}": site.shot() for key, site in SITES.items()}
