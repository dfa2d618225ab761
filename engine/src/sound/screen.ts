import { octaveBands } from "./octave-bands.ts";

/** A long screen across the way; with a thickness it is a building with two edges. Heights and distances, m. */
export interface Screen {
  height: number;
  /** From the source to the edge that is nearer to it, along the ground. */
  fromSource: number;
  thickness: number;
}

interface ScreenedPath {
  sourceHeight: number;
  receiverHeight: number;
  distance: number;
}

/** Most that one edge and two edges can do, dB (ISO 9613-2, 7.4). */
const maxAttenuation = { single: 20, double: 25 };

/** Effect of diffraction over the top, dB: D_z of ISO 9613-2, equation 14, with C2 = 20. */
export function screenAttenuation(band: number, screen: Screen, path: ScreenedPath): number {
  const { difference, toEdge, fromEdge, straight } = detour(screen, path);
  const wavelength = 340 / (octaveBands[band] ?? Number.POSITIVE_INFINITY);
  const edges = edgeFactor(screen.thickness, wavelength);
  const weather =
    difference <= 0 ? 1 : Math.exp(-Math.sqrt((toEdge * fromEdge * straight) / (2 * difference)) / 2000);
  const fresnel = 3 + (20 / wavelength) * edges * difference * weather;
  return Math.min(
    10 * Math.log10(Math.max(1, fresnel)),
    screen.thickness > 0 ? maxAttenuation.double : maxAttenuation.single,
  );
}

/** C3 of equation 15, (1 + r) / (1/3 + r) with r = (5λ/e)², multiplied by e² so that it holds for one edge, e = 0. */
function edgeFactor(thickness: number, wavelength: number): number {
  const ofWave = (5 * wavelength) ** 2;
  return (thickness ** 2 + ofWave) / (thickness ** 2 / 3 + ofWave);
}

/** The way over the screen against the straight one; below 0 where the screen does not reach the line of sight. */
function detour(
  { height, fromSource, thickness }: Screen,
  { sourceHeight, receiverHeight, distance }: ScreenedPath,
) {
  const straight = Math.hypot(distance, sourceHeight - receiverHeight);
  const toEdge = Math.hypot(fromSource, height - sourceHeight);
  const fromEdge = Math.hypot(distance - fromSource - thickness, height - receiverHeight);
  const longer = toEdge + thickness + fromEdge - straight;
  const sightAt = (along: number) => sourceHeight + ((receiverHeight - sourceHeight) * along) / distance;
  const isBelowSight = height < Math.min(sightAt(fromSource), sightAt(fromSource + thickness));
  return { straight, toEdge, fromEdge, difference: isBelowSight ? -longer : longer };
}
