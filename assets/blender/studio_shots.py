"""Product pictures on the grey sweep, one for each product."""

import math

from places.studio import studio
from projects.coats import STAINLESS, ZINC
from shot import Shot
from stage import Stage


def product_shot(product, distance=1.0, height=2.6, yaw=-38.0, lens=60, aim=(0.25, 0), coat=None):
    """`distance` and `height` of the camera grow with the product, and `distance` with the `lens`; `yaw` in degrees from straight ahead;
    `aim` moves the view to the right and upwards. Our own towers are white; a partner's wear the metal they come in."""

    def build():
        stage = Stage(coat=coat)
        top = stage.product(product).size["height"]
        studio(stage, top)
        k = top / 4.6
        away, angle = 17.5 * k * distance * lens / 60, math.radians(yaw)
        at = (math.sin(-angle) * away, -math.cos(angle) * away, height * k * 1.5)
        stage.camera(at, (aim[0] * k, 0, top * 0.5 + aim[1] * k), lens)

    return Shot(build, size=(1000, 750), samples=32, exposure=0.46)


STUDIO = {
    "st-modular": product_shot("modular-1", 0.98),
    # From above: the louvred side and the fan between the two covered basins.
    "st-sf": product_shot("sf", 0.92, height=6.2, yaw=-34, lens=70, aim=(0.3, -0.15)),
    # From the left and near the ground: louvres round the foot, the empty plenum under the fan.
    "st-scp": product_shot("scp-opened", 0.88, height=1.3, yaw=32, lens=35, aim=(0.15, 0.1)),
    "st-thf": product_shot("thf-opened", 0.84, height=2.2, yaw=-22, lens=60, aim=(0.4, 0)),
    "st-filter": product_shot("sand-filter", 1.0, 1.9, -28),
    "st-filter-valves": product_shot("sand-filter", 0.92, 1.3, 28, lens=40),
    "st-dosing": product_shot("dosing", 1.0, 2.1, -24),
    "st-s3000": product_shot("s3000", 0.98, yaw=-42, aim=(0.5, 0), coat=ZINC),
    "st-pt2": product_shot("pt2", 0.98, yaw=-34, coat=ZINC),
    "st-fxv": product_shot("fxv", 0.84, height=5.0, yaw=38, lens=50, aim=(0.1, 0), coat=ZINC),
    "st-hxv": product_shot("hxv", 0.86, yaw=-36, aim=(0.45, 0.1), coat=ZINC),
    "st-v-open": product_shot("v-open-opened", 0.94, yaw=-30, aim=(0.35, 0.05), coat=ZINC),
    "st-v-closed": product_shot("v-closed-opened", 0.94, yaw=-30, aim=(0.35, 0.05), coat=STAINLESS),
}
