"""The night under the city: stars, clouds, great wheels, and what a gas-lamp lights."""

from igroteka.press.craft import chance
from igroteka.press.svg import box, disc, moved, num, ring, shape

from .cog import cog
from .ink import BRASS_LIGHT, CLOUD, COG, COG_EDGE, LAMP, NIGHT, NIGHT_DEEP, NIGHT_LIGHT, STAR

STARS = 150
CLOUD_SHAPE = "M-70 22Q-84 2-58-4Q-52-28-24-20Q-6-42 18-22Q50-30 54-4Q84 0 72 22Z"
# x, y, radius, teeth
WHEELS = (
    (0, 0, 215, 28),
    (-225, -178, 92, 14),
    (262, -92, 78, 12),
    (96, 268, 86, 13),
    (-258, 122, 74, 11),
    (400, 380, 118, 16),
    (-410, -400, 96, 14),
    (420, -400, 84, 12),
    (-410, 410, 108, 15),
)
CLOUDS = ((-452, -262, 1), (446, -188, -1), (-446, 250, -1), (440, 228, 1), (-170, 482, 1))


def glow() -> str:
    """Lights for `url(#lamp)`, and the depth of the sky."""
    return (
        '<defs><radialGradient id="lamp">'
        f'<stop offset="0" stop-color="{BRASS_LIGHT}" stop-opacity="0.9"/>'
        f'<stop offset="0.35" stop-color="{LAMP}" stop-opacity="0.38"/>'
        f'<stop offset="1" stop-color="{LAMP}" stop-opacity="0"/></radialGradient>'
        f'<radialGradient id="sky"><stop offset="0" stop-color="{NIGHT_LIGHT}"/>'
        f'<stop offset="0.6" stop-color="{NIGHT}"/><stop offset="1" stop-color="{NIGHT_DEEP}"/>'
        "</radialGradient></defs>"
    )


def sky(half: float) -> str:
    """A square of night around the origin."""
    whole = box(-half, -half, 2 * half, 2 * half, NIGHT)
    depth = disc(0, 0, half * 1.45, "url(#sky)")
    clip = (
        f'<clipPath id="edge"><rect x="{num(-half)}" y="{num(-half)}" width="{num(2 * half)}"'
        f' height="{num(2 * half)}"/></clipPath>'
    )
    wheels = "".join(wheel(*one) for one in WHEELS)
    clouds = "".join(cloud(*one) for one in CLOUDS)
    return f'{clip}<g clip-path="url(#edge)">{whole}{depth}{stars(half)}{wheels}{clouds}</g>'


def stars(half: float) -> str:
    return "".join(
        disc(
            (2 * chance(n, 1) - 1) * half,
            (2 * chance(n, 2) - 1) * half,
            0.7 + 1.5 * chance(n, 3),
            STAR,
            opacity=0.35 + 0.5 * chance(n, 4),
        )
        for n in range(STARS)
    )


def wheel(x: float, y: float, radius: float, teeth: int) -> str:
    path = cog(radius, teeth, radius * 0.13, radius * 0.32)
    return moved(
        x,
        y,
        shape(path, COG, fill_rule="evenodd", stroke=COG_EDGE, stroke_width=2.5),
        ring(0, 0, radius * 0.7, COG_EDGE, 2, stroke_dasharray="14 10"),
    )


def cloud(x: float, y: float, side: int) -> str:
    return moved(x, y, f'<g transform="scale({side} 1)">{shape(CLOUD_SHAPE, CLOUD)}</g>')


def lamp(x: float, y: float) -> str:
    return moved(
        x,
        y,
        disc(0, -28, 74, "url(#lamp)"),
        shape("M-3 26V-18H3V26ZM-9 26H9V31H-9Z", NIGHT_DEEP, stroke="#8a96c8", stroke_width=1),
        shape("M-9-20L-12-40H12L9-20Z", LAMP, stroke=NIGHT_DEEP, stroke_width=2),
        shape("M-14-40L0-51L14-40Z", NIGHT_DEEP, stroke="#8a96c8", stroke_width=1),
    )
