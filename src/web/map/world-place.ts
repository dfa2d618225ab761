/**
 * How `land.svg` is drawn: the Equal Earth projection (Šavrič, Patterson and Jenny 2018) as `assets/map/build-map.ts` lays it on the
 * drawing, in px of it.
 */
const [a1, a2, a3, a4] = [1.340264, -0.081106, 0.000893, 0.003796];
const centralMeridian = 150;
const scale = 194.674;
const centre = { x: 485.908, y: 257.13 };

/** Size of the drawing, px. */
export const worldSize = { width: 1000, height: 461 };

/** Where a place lies on the drawing of the world. @param longitude in degrees, WGS 84 */
export function onWorld({ latitude, longitude }: { latitude: number; longitude: number }): {
  x: number;
  y: number;
} {
  const lambda = radians(((((longitude - centralMeridian + 180) % 360) + 360) % 360) - 180);
  const theta = Math.asin((Math.sqrt(3) / 2) * Math.sin(radians(latitude)));
  const [t2, t6] = [theta ** 2, theta ** 6];
  const x =
    (2 * lambda * Math.cos(theta)) / (Math.sqrt(3) * (a1 + 3 * a2 * t2 + t6 * (7 * a3 + 9 * a4 * t2)));
  const y = theta * (a1 + a2 * t2 + t6 * (a3 + a4 * t2));
  return { x: round(centre.x + scale * x), y: round(centre.y - scale * y) };
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function round(px: number): number {
  return Math.round(px * 10) / 10;
}
