import * as z from "zod/mini";
import { speedChange } from "../design/towers/towers-together.ts";
import { directivityOf, type SideLevel, type SoundQuestion } from "./neighbor-sound.ts";
import { octaveBands } from "./octave-bands.ts";
import { type SoundCase, type SoundSide, soundGrounds } from "./sound-query.ts";

const bandsSchema = z.array(z.number()).check(z.length(octaveBands.length));

/** Sound of a model in its record: power by octave bands at full and half speed, and levels before its sides. */
export const towerSoundSchema = z.object({
  power: bandsSchema,
  halfPower: z.nullable(bandsSchema),
  /** Sound pressure at one distance, dB(A). */
  sides: z.object({
    inlet: z.nullable(z.number()),
    blind: z.nullable(z.number()),
    top: z.nullable(z.number()),
  }),
  /** Change by the low-noise option, which the levels of the bands include, dB. */
  change: z.number(),
  /** Largest dimension, m. */
  size: z.nullable(z.number()),
  isSample: z.boolean(),
});
export type TowerSound = z.infer<typeof towerSoundSchema>;

/** The question for the engine. @param tower of the case, where it names one */
export function soundQuestionOf(asked: SoundCase, tower: TowerSound | undefined): SoundQuestion {
  const { receiverHeight, air, area, lawSource, limit, nightLimit } = asked;
  const ground = soundGrounds[asked.ground];
  const { count, distance, height, screen, walls } = asked;
  const power = tower?.power ?? asked.power ?? [];
  const changeAtHalf = (level: number, band: number) => {
    const slower = tower?.halfPower?.[band];
    return slower === undefined ? undefined : slower - level;
  };
  const at = (speed: number) =>
    power.map((level, band) => level + speedChange(speed, changeAtHalf(level, band)));
  return {
    receiverHeight,
    limit,
    nightLimit,
    air,
    area,
    lawSource,
    groundAtSource: ground,
    groundBetween: ground,
    groundAtReceiver: ground,
    sources: [
      {
        count,
        distance,
        height,
        directivity: directivityIn(asked, tower),
        daySpeed: 1,
        nightSpeed: 1,
        power: at(asked.daySpeed),
        nightPower: at(asked.nightSpeed),
        screen,
        walls,
      },
    ],
  };
}

/** Directivity towards the neighbor: as entered, or by the levels of the sides in the record, or none. */
function directivityIn({ directivity, side }: SoundCase, tower: TowerSound | undefined): number {
  if (directivity !== undefined) return directivity;
  return (tower && sideDirectivity(tower, side)) ?? 0;
}

/** Directivity of a side, dB; undefined where the record has no level of it. */
export function sideDirectivity({ sides }: TowerSound, side: SoundSide): number | undefined {
  const { inlet, blind, top } = sides;
  // Two long inlet sides and two blind ones, or four inlets where no side is blind.
  const inlets = blind === null ? 4 : 2;
  const all: SideLevel[] = [
    { level: inlet, sides: inlets },
    { level: blind, sides: 2 },
    { level: top, sides: 1 },
  ].flatMap(({ level, sides: count }) => (level === null ? [] : [{ level, sides: count }]));
  const level = side === "even" ? null : sides[side];
  return level === null || all.length < 2 ? undefined : directivityOf({ level, sides: 1 }, all);
}
