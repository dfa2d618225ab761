/** Heights above the ground and the distance along it, m; ground factors from 0 (hard) to 1 (porous). */
export interface GroundPath {
  sourceHeight: number;
  receiverHeight: number;
  distance: number;
  groundAtSource: number;
  groundBetween: number;
  groundAtReceiver: number;
}

/** Effect of the ground, dB; below 0 it makes the sound louder (ISO 9613-2, 7.3.1 and table 3). */
export function groundAttenuation(band: number, path: GroundPath): number {
  const { sourceHeight, receiverHeight, distance } = path;
  return (
    endRegion(band, sourceHeight, distance, path.groundAtSource) +
    middleRegion(band, path) +
    endRegion(band, receiverHeight, distance, path.groundAtReceiver)
  );
}

/** Region of the source or of the receiver. */
function endRegion(band: number, height: number, distance: number, ground: number): number {
  const rise = risesOfPorousGround[band - 1];
  if (band === 0) return -1.5;
  return rise ? -1.5 + ground * rise(height, distance) : -1.5 * (1 - ground);
}

/** a′, b′, c′ and d′ of table 3, for the bands from 125 to 1,000 Hz. */
const risesOfPorousGround: readonly ((height: number, distance: number) => number)[] = [
  (height, distance) =>
    1.5 +
    3 * Math.exp(-0.12 * (height - 5) ** 2) * nearness(distance) +
    5.7 * Math.exp(-0.09 * height ** 2) * (1 - Math.exp(-2.8e-6 * distance ** 2)),
  (height, distance) => 1.5 + 8.6 * Math.exp(-0.09 * height ** 2) * nearness(distance),
  (height, distance) => 1.5 + 14 * Math.exp(-0.46 * height ** 2) * nearness(distance),
  (height, distance) => 1.5 + 5 * Math.exp(-0.9 * height ** 2) * nearness(distance),
];

function nearness(distance: number): number {
  return 1 - Math.exp(-distance / 50);
}

function middleRegion(
  band: number,
  { sourceHeight, receiverHeight, distance, groundBetween }: GroundPath,
): number {
  const ends = 30 * (sourceHeight + receiverHeight);
  const q = distance <= ends ? 0 : 1 - ends / distance;
  return band === 0 ? -3 * q : -3 * q * (1 - groundBetween);
}
