import { octaveBands } from "./octave-bands.ts";

export const wallPlaces = ["behind", "beside"] as const;

/** A wall that reflects: behind the source, or beside the way and parallel to it. Distances, m. */
export interface Wall {
  place: (typeof wallPlaces)[number];
  /** From the source to the wall. */
  distance: number;
  /** Its smallest dimension. */
  width: number;
  /** Part of the energy that is reflected: ISO 9613-2, table 4. */
  reflection: number;
  /** Directivity of the source towards the wall, dB. */
  directivity: number;
}

/** Way of the reflected sound along the ground, m: that of an image of the source behind the wall. */
export function reflectedDistance(distance: number, wall: Wall): number {
  return wall.place === "behind" ? distance + 2 * wall.distance : Math.hypot(distance, 2 * wall.distance);
}

/** Change of the image's sound power, dB; undefined where the wall is too small for the band (ISO 9613-2, equation 19). */
export function reflectionLoss(band: number, distance: number, wall: Wall): number | undefined {
  const length = reflectedDistance(distance, wall);
  const toWall = wall.place === "behind" ? wall.distance : length / 2;
  const fromWall = length - toWall;
  const cosine = wall.place === "behind" ? 1 : (2 * wall.distance) / length;
  const wavelength = 340 / (octaveBands[band] ?? 0);
  const minRatio = ((2 / (wall.width * cosine) ** 2) * toWall * fromWall) / length;
  return 1 / wavelength > minRatio ? 10 * Math.log10(wall.reflection) : undefined;
}
