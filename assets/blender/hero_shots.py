"""The large pictures of the home and product pages, each wide and, for phones, tall."""

from dataclasses import replace

import season as seasons
from places.yard import yard
from projects.coats import GREY_FRP, ZINC
from projects.site import DECK, Site, View, fans, free, in_court, on_roof, on_yard
from projects.skies import BLUE_HOUR, EVENING
from props.lights import WARM, lamp, mast
from props.people import LIME, POINT, REACH, READ, WALK, person
from props.steelwork import bollards, cabinet, cable_tray, cones, rack, tanks, toolbox
from props.surroundings import drain, trees
from props.vehicles import crane, forklift, hung_cell
from props.weather import plume
from sky import Sky

WIDE, TALL, WIDER = (1920, 1080), (1080, 1350), (1600, 1000)

MODULAR = Site(
    "modular-4",
    yard,
    View((19.5, -16, 2), (0.5, 0.5, 0), 25, (-0.135, 0.105)),
    Sky(dust=0.5, ozone=3, cloud_brightness=1.25, elevation=18, sun=242),
    dress=(
        person((9.3, -6.3, 0.1), 150, READ, LIME),
        person((8.3, -6.0, 0.1), 20, POINT),
        person((5.4, -2.9, DECK + 0.06), 175, WALK, LIME, "yellow"),
        cable_tray([(-9, 4.4, 4.2), (9, 4.4, 4.2)], DECK),
        tanks((31, 30, 5, 12), (43, 33, 5, 12)),
        rack((-50, 60), 24, 6.5),
    ),
    air=(plume(fans(4), 2.6, 7, 0.5, 0.4),),
    exposure=0.12,
    samples=24,
)

PACKAGE = Site(
    "sf-2",
    on_roof(),
    View((12.4, -13.2, 3.4), (-0.4, 0.2, 0), 31, (-0.13, 0.0)),
    replace(BLUE_HOUR, elevation=-2.4),
    spots=((-1, 0),),
    dress=(
        lamp((-4.6, 3.6, 3.4), 420),
        mast((9.2, 4.6, 0), 5.4, 520, WARM, (2, -3, 1)),
        mast((-4, -12, 0), 6.0, 620, WARM, (-1, -1, 1)),
        cabinet((6.8, 1.2, 0), 200),
        person((4.3, -2.7, 0), 165, REACH, LIME),
        toolbox((3.4, -3.4, 0)),
        person((0.2, -4.6, 0), 20, WALK),
    ),
    exposure=0.9,
    samples=24,
)

CLOSED = Site(
    "fxv",
    in_court(-10, 4.6, depth=10, floor="asphalt"),
    View((9.6, -13.5, 2.0), (-2.6, 0.5, 0), 30, (-0.12, 0.09)),
    EVENING,
    replace(seasons.AUTUMN, wet=0.6),
    spots=((-6.6, 0), (0, 0)),
    base=0.12,
    dress=(
        person((3.5, -1.6, 0.12), 165, REACH, LIME),
        person((-2.6, -4.9, 0.05), 185, READ),
        forklift((5.6, 4.6, 0), 200),
        bollards([(4.9, -3.4), (4.9, -2.2), (4.9, -1.0)]),
        cable_tray([(-9, 2.9, 3.4), (3, 2.9, 3.4)], 0),
        toolbox((4.1, -2.2, 0.12)),
    ),
    coat=ZINC,
    exposure=0.1,
    samples=24,
)

ROW = Site(
    "plume-free-6",
    on_yard(26.4, backdrop="works", ridge=0, seed=9),
    free((30.0, -23.0, 11.5), (1.0, 1.0, 4.2), 42),
    replace(MODULAR.sky, elevation=14, sun=232, overcast=0.45, sun_intensity=1.5, clouds=0),
    replace(seasons.AUTUMN, wet=0.3),
    dress=(
        drain((-20, -7.6), (19, -7.6)),
        trees([(-24, 9), (22, 12)], 4, 0.6, 0.9),
    ),
    coat=GREY_FRP,
    exposure=0.1,
    samples=12,
)

LIFT = Site(
    "modular-3",
    on_yard(17.6, backdrop="works", ridge=0.5, seed=41),
    View((-15.5, -22.0, 2.2), (4.6, 0.4, 0), 32, (0.0, 0.12)),
    Sky(dust=0.5, elevation=30, sun=235, cloud_shift=6),
    seasons.SPRING,
    spots=((-2.2, 0),),
    dress=(
        crane((17.5, -7.0, 0), 146, 12.0, 23, 12.0),
        hung_cell((5.3, -2.2, 8.0), (9.7, 1.8, 10.4), (7.5, -0.2, 12.2)),
        cones([(-7.0, -9.6, 0), (-4.0, -10.0, 0), (12.0, -10.6, 0)]),
        drain((-14, -7.6), (14, -7.6)),
        trees([(-16, 9), (-20, 12)], 4, 0.6, 0.9),
    ),
    coat=GREY_FRP,
    exposure=-0.45,
    samples=12,
)


def wide(site: Site):
    return site.shot(WIDE, threshold=0.08)


def tall(site: Site, lens, shift):
    return replace(site, view=replace(site.view, lens=lens, shift=shift)).shot(TALL, threshold=0.08)


HEROES = {
    "hero-modular": wide(MODULAR),
    "hero-modular-narrow": tall(MODULAR, 31, (0.0, 0.13)),
    "hero-package": wide(PACKAGE),
    "hero-package-narrow": tall(PACKAGE, 40, (0.0, 0.06)),
    "hero-bac": wide(CLOSED),
    "hero-bac-narrow": tall(CLOSED, 38, (0.0, 0.14)),
    "row-evening": ROW.shot((1280, 800)),
    "module-lift": LIFT.shot((1120, 630)),
    "yard-aerial": replace(
        MODULAR,
        view=free((14, -9, 14.2), (2.6, 0.6, 7.2), 34),
        sky=replace(MODULAR.sky, elevation=34, sun=235),
        dress=(),
        air=(),
        exposure=-0.12,
    ).shot(WIDER, threshold=0.04),
    "roof-package": replace(
        PACKAGE,
        view=View((11.4, -12.6, 6.6), (-0.2, 0.6, 0), 34, (0, -0.2)),
        sky=Sky(elevation=19, sun=112, strength=0.13, haze=1900, dust=0.8, ozone=2.5),
        dress=(person((4.9, 1.2, 0), 185, READ, LIME), person((-3.6, -4.0, 0), 10, WALK)),
        exposure=-0.6,
        look="High Contrast",
    ).shot(WIDER, threshold=0.04),
}
