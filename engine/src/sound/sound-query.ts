import { type Inputs, keysOf, type Quantity, without } from "../inputs/input.ts";
import { type InputReader, type InputSource, inputReader } from "../inputs/input-reader.ts";
import {
  soundBandInput,
  soundScreenInputs,
  soundSiteInputs,
  soundSourceInputs,
  soundWallInputs,
} from "../inputs/sound-inputs.ts";
import { type SoundAir, soundAirs } from "./air-absorption.ts";
import { type LawSource, lawSources, type SoundArea, soundAreas } from "./law.ts";
import { octaveBands } from "./octave-bands.ts";
import type { Screen } from "./screen.ts";
import { type Wall, wallPlaces } from "./wall.ts";

/** Side of a tower that faces the neighbor; `even` radiates the same in all directions. */
export const soundSides = ["inlet", "blind", "top", "even"] as const;
export type SoundSide = (typeof soundSides)[number];

/** Ground between tower and neighbor, by its factor. */
export const soundGrounds = { hard: 0, mixed: 0.5, porous: 1 } as const;
export type SoundGround = keyof typeof soundGrounds;
const groundNames = Object.keys(soundGrounds) as [SoundGround, ...SoundGround[]];

/** Choices that hold where an address makes none, by their keys. */
export const initialChoices = {
  side: soundSides[0],
  ground: groundNames[0],
  air: soundAirs[0],
  zone: soundAreas[0],
  premises: "other",
} as const satisfies Record<string, string>;

/** Prefixes of the two walls in an address. */
export const wallPrefixes = ["a-", "b-"] as const;
const wallKeys = ["wall", ...keysOf(soundWallInputs)];
/** A box for each octave band. */
export const bandInputs: Readonly<Record<string, Quantity & { key: string }>> = Object.fromEntries(
  octaveBands.map((frequency) => [`w${frequency}`, { key: `w${frequency}`, ...soundBandInput }]),
);

/** Every parameter of an address that holds sound at a neighbor, in its order. */
export const soundKeys: readonly string[] = [
  "tower",
  "lownoise",
  "side",
  ...Object.keys(bandInputs),
  ...keysOf(soundSourceInputs),
  ...keysOf(soundSiteInputs),
  "ground",
  "air",
  "zone",
  "premises",
  ...keysOf(soundScreenInputs),
  ...wallPrefixes.flatMap((prefix) => wallKeys.map((key) => prefix + key)),
];

/** Sound at a neighbor as it was asked for; the tower's sound is that of its record, or `power`. */
export interface SoundCase {
  tower?: string | undefined;
  /** Kind of the low-noise option, as the record names it. */
  lowNoise?: string | undefined;
  /** Sound power of one tower by octave bands, dB, where no tower is named. */
  power?: number[] | undefined;
  side: SoundSide;
  /** Instead of that of the side, dB. */
  directivity?: number | undefined;
  count: number;
  distance: number;
  height: number;
  daySpeed: number;
  nightSpeed: number;
  receiverHeight: number;
  limit?: number | undefined;
  nightLimit?: number | undefined;
  ground: SoundGround;
  air: SoundAir;
  area: SoundArea;
  lawSource: LawSource;
  screen?: Screen | undefined;
  walls: Wall[];
}

/** A value that is not accepted, by its key: outside its limits, no whole number, a screen that does not stand between, or a wall without its place. */
export type SoundProblem =
  | { key: string; rule: "limits" | "whole"; lowest: number; highest: number }
  | { key: string; rule: "screen" | "wall" | "unknown-tower" | "silent-tower" | "unknown-option" };

export type SoundEntry =
  | { kind: "empty" }
  | { kind: "refused"; problems: SoundProblem[] }
  | { kind: "read"; asked: SoundCase };

/** Reads an address: one that lacks distance or height, which every sent form has, only fills the form. */
export function soundEntryIn(source: InputSource): SoundEntry {
  const { distance, height } = soundSourceInputs;
  if ([distance, height].some(({ key }) => source.get(key) == null)) return { kind: "empty" };
  const problems: SoundProblem[] = [];
  const report = (key: string, { lowest, highest }: { lowest: number; highest: number }) =>
    problems.push({ key, rule: "limits", lowest, highest });
  const reader = inputReader(source, report);
  const { tower, lowNoise } = namedTowerIn(source);
  const asked: SoundCase = {
    tower,
    lowNoise,
    power: tower === undefined ? Object.values(reader.numbers(bandInputs)) : undefined,
    side: chosen(soundSides, reader.text("side")),
    directivity: reader.number(soundSourceInputs.directivity),
    ...reader.numbers(without(soundSourceInputs, "directivity")),
    ...reader.numbers(siteNumbers),
    ground: chosen(groundNames, reader.text("ground")),
    air: chosen(soundAirs, reader.text("air")),
    area: chosen(soundAreas, reader.text("zone")),
    lawSource: lawSources.find((each) => each === reader.text("premises")) ?? initialChoices.premises,
    screen: anyOf(reader, soundScreenInputs) ? reader.numbers(soundScreenInputs) : undefined,
    walls: wallPrefixes.flatMap((prefix) =>
      wallIn(inputReader(source, report, prefix), () =>
        problems.push({ key: `${prefix}wall`, rule: "wall" }),
      ),
    ),
  };
  const { key, lowest, highest } = soundSourceInputs.count;
  if (!Number.isInteger(asked.count)) problems.push({ key, rule: "whole", lowest, highest });
  if (problems.length === 0 && !isBetween(asked))
    problems.push({ key: soundScreenInputs.fromSource.key, rule: "screen" });
  return problems.length > 0 ? { kind: "refused", problems } : { kind: "read", asked };
}

/** The model that an address names, with its low-noise option. */
export function namedTowerIn(source: InputSource): Pick<SoundCase, "tower" | "lowNoise"> {
  const { text } = inputReader(source, () => undefined);
  const tower = text("tower");
  return { tower, lowNoise: tower === undefined ? undefined : text("lownoise") };
}

const siteNumbers = without(soundSiteInputs, "groundAtSource", "groundBetween", "groundAtReceiver");

/** @param onNoPlace called for a wall that would be left out in silence */
function wallIn(reader: InputReader, onNoPlace: () => void): Wall[] {
  const place = wallPlaces.find((each) => each === reader.text("wall"));
  if (place !== undefined) return [{ place, ...reader.numbers(soundWallInputs) }];
  if (anyOf(reader, soundWallInputs)) onNoPlace();
  return [];
}

/** True where a box has more than the form starts with, which a browser sends as well. */
function anyOf({ text }: InputReader, table: Inputs): boolean {
  return Object.values(table).some(({ key, initial }: Partial<Quantity>) => {
    const typed = key === undefined ? undefined : text(key);
    return typed !== undefined && typed !== String(initial);
  });
}

function isBetween({ distance, screen }: SoundCase): boolean {
  return !screen || screen.fromSource + screen.thickness < distance;
}

function chosen<Option extends string>(options: readonly [Option, ...Option[]], text: string | undefined) {
  return options.find((each) => each === text) ?? options[0];
}
