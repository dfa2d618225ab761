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
  const { difference, toEdge, fromEdge, thickness } = detour(screen, path);
  const straight = Math.hypot(path.distance, path.sourceHeight - path.receiverHeight);
  const wavelength = 340 / (octaveBands[band] ?? Number.POSITIVE_INFINITY);
  const edges = edgeFactor(thickness, wavelength);
  const weather =
    difference <= 0 ? 1 : Math.exp(-Math.sqrt((toEdge * fromEdge * straight) / (2 * difference)) / 2000);
  const fresnel = 3 + (20 / wavelength) * edges * difference * weather;
  return Math.min(
    10 * Math.log10(Math.max(1, fresnel)),
    thickness > 0 ? maxAttenuation.double : maxAttenuation.single,
  );
}

/** C3 of equation 15, (1 + r) / (1/3 + r) with r = (5λ/e)², multiplied by e² so that it holds for one edge, e = 0. */
function edgeFactor(thickness: number, wavelength: number): number {
  const ofWave = (5 * wavelength) ** 2;
  return (thickness ** 2 + ofWave) / (thickness ** 2 / 3 + ofWave);
}

/** A path over one edge, or over two with the thickness between them. */
interface Detour {
  toEdge: number;
  fromEdge: number;
  thickness: number;
  /** From the straight path; below 0 where the edges do not reach the line of sight. */
  difference: number;
}

/**
 * The path of a rubber band over the screen, which touches both edges only where the top is above source and receiver. Equation 17 is
 * for paths that bend at both.
 */
function detour({ height, fromSource, thickness }: Screen, path: ScreenedPath): Detour {
  if (height > Math.max(path.sourceHeight, path.receiverHeight))
    return detourOver({ height, fromSource, thickness }, path);
  const near = detourOver({ height, fromSource, thickness: 0 }, path);
  const far = detourOver({ height, fromSource: fromSource + thickness, thickness: 0 }, path);
  return near.difference > far.difference ? near : far;
}

function detourOver(
  { height, fromSource, thickness }: Screen,
  { sourceHeight, receiverHeight, distance }: ScreenedPath,
): Detour {
  const straight = Math.hypot(distance, sourceHeight - receiverHeight);
  const toEdge = Math.hypot(fromSource, height - sourceHeight);
  const fromEdge = Math.hypot(distance - fromSource - thickness, height - receiverHeight);
  const longer = toEdge + thickness + fromEdge - straight;
  const sight = sourceHeight + ((receiverHeight - sourceHeight) * fromSource) / distance;
  return { toEdge, fromEdge, thickness, difference: height < sight ? -longer : longer };
}
