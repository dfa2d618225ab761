"""Lights of the project pictures, by time of day and weather."""

from dataclasses import replace

from sky import Sky

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
DAWN = Sky(
    elevation=2.5,
    sun=250,
    strength=0.28,
    dust=1.8,
    haze=1300,
    clouds=0.9,
    horizon=(2.2, 2.3, 3.0, 1),
    horizon_by_sun=(5.6, 3.4, 2.4, 1),
)
BLUE_HOUR = Sky(
    elevation=-3.2,
    sun=250,
    strength=1.5,
    dust=0.8,
    haze=1500,
    clouds=0.0,
    horizon=(0.055, 0.072, 0.12, 1),
    horizon_by_sun=(0.11, 0.085, 0.09, 1),
    windows=0.6,
    afterglow=0.8,
)
NIGHT = replace(
    BLUE_HOUR,
    elevation=-5.5,
    strength=1.0,
    horizon=(0.02, 0.026, 0.045, 1),
    horizon_by_sun=(0.035, 0.03, 0.035, 1),
)
RAIN = Sky(
    elevation=22,
    sun=240,
    strength=0.1,
    overcast=0.96,
    haze=420,
    clouds=0,
    horizon=(4.6, 5.0, 5.4, 1),
    horizon_by_sun=(5.0, 5.3, 5.6, 1),
)
SNOWING = replace(RAIN, haze=300, horizon=(6.2, 6.5, 6.9, 1), horizon_by_sun=(6.5, 6.7, 7.0, 1))
