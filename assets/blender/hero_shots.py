"""The large pictures of the home and product pages, each wide and, for phones, tall."""

from places.courtyard import courtyard
from places.rooftop import rooftop
from places.yard import yard
from shot import Shot
from sky import Sky
from stage import Stage

WIDE, TALL = (1920, 1080), (1080, 1350)
HERO = dict(samples=48, threshold=0.03)


def modular_yard(at, target, lens, **camera):
    sun = dict(elevation=18, sun=242) if camera.get("level") else dict(elevation=34, sun=235)

    def build():
        stage = Stage(Sky(dust=0.5, ozone=3, cloud_brightness=1.25, **sun))
        stage.product("modular-4")
        yard(stage)
        stage.camera(at, target, lens, **camera)

    return build


def package_roof(at, target, lens, **camera):
    def build():
        sky = Sky(elevation=19, sun=112, strength=0.13, haze=1900, dust=0.8, ozone=2.5)
        stage = Stage(sky)
        stage.product("sf-2", (-1, 0, 0))
        rooftop(stage)
        stage.camera(at, target, lens, level=True, **camera)

    return build


def closed_court(at, target, lens, **camera):
    def build():
        stage = Stage(Sky(elevation=20, sun=250, dust=0.6, cloud_shift=4.0))
        for x in (-6.6, 0):
            stage.product("fxv", (x, 0, 0.12))
        courtyard(stage, pad=(-10, -4, 4.6, 4.4), depth=10, floor="asphalt")
        stage.camera(at, target, lens, level=True, **camera)

    return build


HEROES = {
    "hero-modular": Shot(
        modular_yard((19.5, -16, 2), (0.5, 0.5, 0), 25, level=True, shift=(-0.135, 0.105)),
        WIDE,
        exposure=0.12,
        **HERO
    ),
    "hero-modular-narrow": Shot(
        modular_yard((19.5, -16, 2), (0.5, 0.5, 0), 31, level=True, shift=(0.0, 0.13)),
        TALL,
        exposure=0.12,
        **HERO
    ),
    "hero-package": Shot(
        package_roof((12.4, -13.2, 3.4), (-0.4, 0.2, 0), 31, shift=(-0.13, 0.0)),
        WIDE,
        exposure=-0.55,
        look="High Contrast",
        **HERO
    ),
    "hero-package-narrow": Shot(
        package_roof((12.4, -13.2, 3.4), (-0.4, 0.2, 0), 40, shift=(0, 0.06)),
        TALL,
        exposure=-0.55,
        look="High Contrast",
        **HERO
    ),
    "hero-bac": Shot(
        closed_court((9.6, -13.5, 2.0), (-2.6, 0.5, 0), 30, shift=(-0.12, 0.09)), WIDE, exposure=-0.1, **HERO
    ),
    "hero-bac-narrow": Shot(
        closed_court((9.6, -13.5, 2.0), (-2.6, 0.5, 0), 38, shift=(0.0, 0.14)), TALL, exposure=-0.1, **HERO
    ),
    "yard-aerial": Shot(modular_yard((14, -9, 14.2), (2.6, 0.6, 7.2), 34), exposure=-0.12),
    "roof-package": Shot(
        package_roof((11.4, -12.6, 6.6), (-0.2, 0.6, 0), 34, shift=(0, -0.12)),
        exposure=-0.6,
        look="High Contrast",
    ),
}
