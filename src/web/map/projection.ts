import type { Coordinates } from "#content/lookup/coordinates.ts";

export const mapSize = { width: 1000, height: 461 } as const;

/**
 * Projection parameters of `assets/map/build-map.ts`: central meridian, scale, and position of the centre.
 */
const centralMeridian = 150;
const scale = 194.677;
const middle = { x: 485.953, y: 257.134 };

/** Coefficients of the Equal Earth projection (Šavrič, Patterson and Jenny, 2018). */
const [a1, a2, a3, a4] = [1.340264, -0.081106, 0.000893, 0.003796];
const m = Math.sqrt(3) / 2;

/** Position on the world map, in its units from the upper left corner. */
export function onWorldMap({ latitude, longitude }: Coordinates): { x: number; y: number } {
  const east = radians(((longitude - centralMeridian + 540) % 360) - 180);
  const theta = Math.asin(m * Math.sin(radians(latitude)));
  const squared = theta ** 2;
  const x =
    (east * Math.cos(theta)) / (m * (a1 + 3 * a2 * squared + squared ** 3 * (7 * a3 + 9 * a4 * squared)));
  const y = theta * (a1 + a2 * squared + squared ** 3 * (a3 + a4 * squared));
  return { x: middle.x + scale * x, y: middle.y - scale * y };
}

export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
