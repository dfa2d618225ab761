"""Colours of casings: the usual off-white, and what clients ask for."""

from materials import metal, paint


def coat(casing, louvre, stack, band, basin=None):
    """Looks of a tower's outer parts from the colours of its walls, louvres, fan stacks and deck band."""
    wall = dict(coat=0.2, streak=0.26, grime=0.3, noise=0.04)
    return {
        "casing": paint(casing, 0.42, **wall),
        "panel": paint(casing, 0.42, **wall),
        "basin": paint(basin or casing, 0.42, streak=0.3, grime=0.5, noise=0.05),
        "louvre": paint(louvre, streak=0.25, noise=0.05),
        "stack": paint(stack, 0.36, coat=0.3, streak=0.25, noise=0.04),
        "fascia": paint(band, 0.7, specular=0.2, streak=0.12, noise=0.04),
    }


WORN = coat("#cfd0c8", "#a9b0ae", "#d9d8d0", "#0b2a54")
GREY_FRP = coat("#8d979a", "#79858a", "#b3babb", "#39464f")
PALE_GREEN = coat("#a9bfae", "#86a08f", "#c3d1c5", "#2f5c49")
DARK = coat("#464f56", "#363f46", "#6b757b", "#1c2329")
SAND = coat("#c5b698", "#a3977d", "#d6cbb3", "#6d5434")
PALE_BLUE = coat("#a7bccb", "#839cae", "#c9d6df", "#0f3566")
ZINC = {
    **coat("#b0b6b8", "#9aa2a5", "#b7bdbf", "#4f5b63"),
    "casing": metal("#aab1b4", 0.42, 0.8, spangle=0.5, streak=0.22, grime=0.25),
    "panel": metal("#aab1b4", 0.42, 0.8, spangle=0.5, streak=0.22, grime=0.25),
    "basin": metal("#a3abae", 0.45, 0.75, spangle=0.5, streak=0.3, grime=0.4),
    "louvre": metal("#a0a8ab", 0.45, 0.7, streak=0.2),
}
STAINLESS = {
    **coat("#c2c5c6", "#b0b4b6", "#c6c9ca", "#7c868c"),
    "casing": metal("#c3c6c7", 0.3, 0.95, streak=0.1),
    "panel": metal("#c3c6c7", 0.3, 0.95, streak=0.1),
    "basin": metal("#bdc0c1", 0.32, 0.95, streak=0.15, grime=0.1),
    "louvre": metal("#b9bdbf", 0.34, 0.9),
}
