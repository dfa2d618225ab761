import { fanKilowattsOf, soundTogether, speedChange } from "../design/towers/towers-together.ts";
import type { TowerFacts } from "./tower.ts";

/** Figures that limits and orders refer to; undefined if the maker does not state them. */
export interface SetFigures {
  /** m */
  height: number | undefined;
  /** Length × width of all, without the space between them, m². */
  area: number | undefined;
  /** Operating weight of all, t. */
  weight: number | undefined;
  /** All together at the distance and fan speed asked for, dB(A). */
  sound: number | undefined;
  /** Motors of all fans, kW. */
  power: number | undefined;
  /** Largest connection of circulating water, DN. */
  connection: number | undefined;
}

/**
 * Figures of equal towers, each with its option (`withOption`).
 * @param distance of the sound from each of them, m
 * @param speed of the fans for the sound, per cent
 */
export function figuresOf(
  model: TowerFacts,
  { towerCount, distance, speed }: { towerCount: number; distance: number; speed: number },
): SetFigures {
  const { length, width, height, operatingWeight, connection } = model;
  const level = soundAt(model, distance);
  return {
    height: height === null ? undefined : height / 1_000,
    area: length === null || width === null ? undefined : (towerCount * length * width) / 1e6,
    weight: operatingWeight === null ? undefined : (towerCount * operatingWeight) / 1_000,
    sound:
      level === undefined
        ? undefined
        : soundTogether(level + speedChange(speed / 100, model.halfSpeedSound ?? undefined), towerCount),
    power: fanKilowattsOf(model, towerCount),
    connection: connection ?? undefined,
  };
}

/** Level of sound power above the level at 1 m on an open plane, dB: 10·lg 2π, as the models' own check has it. */
const powerOverPressure = 8;

/**
 * Sound pressure of one tower, dB(A), over an open plane: 20·lg of the distance from the maker's own level, or from the sound power.
 * Nearer than the maker's distance and than twice the tower's size no law holds, and there is no figure.
 */
export function soundAt(model: TowerFacts, distance: number): number | undefined {
  const { sound, soundDistance, soundPower } = model;
  if (sound !== null && soundDistance !== null)
    return distance >= Math.min(soundDistance, farField(model))
      ? sound - 20 * Math.log10(distance / soundDistance)
      : undefined;
  if (soundPower === null || distance < farField(model)) return undefined;
  return soundPower - powerOverPressure - 20 * Math.log10(distance);
}

/** Twice the longest side, m (record 092); without dimensions the law of distance is not used. */
function farField({ length, width, height }: TowerFacts): number {
  if (length === null || width === null || height === null) return Number.POSITIVE_INFINITY;
  return (2 * Math.max(length, width, height)) / 1_000;
}
