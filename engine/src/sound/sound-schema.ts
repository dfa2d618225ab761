import * as z from "zod/mini";
import { descriptionOf } from "../inputs/input-descriptions.ts";
import { bodyShape, withDescription, within } from "../inputs/input-schema.ts";
import {
  soundBandInput,
  soundScreenInputs,
  soundSiteInputs,
  soundSourceInputs,
  soundWallInputs,
} from "../inputs/sound-inputs.ts";
import { soundAirs } from "./air-absorption.ts";
import { lawSources, soundAreas, soundTimes } from "./law.ts";
import { soundVerdicts } from "./neighbor-sound.ts";
import { octaveBands } from "./octave-bands.ts";
import { wallPlaces } from "./wall.ts";

const maxSources = 12;
const maxWalls = 4;

/** Sound power by octave bands, dB. */
function bands() {
  const level = within(soundBandInput);
  return z.array(level).check(z.minLength(octaveBands.length), z.maxLength(octaveBands.length));
}

const screenSchema = z.object(bodyShape(soundScreenInputs));

const { count } = soundSourceInputs;
const sourceSchema = z
  .object({
    ...bodyShape(soundSourceInputs),
    count: withDescription(z._default(within(count).check(z.int()), count.initial), descriptionOf(count)),
    power: withDescription(
      bands(),
      "sound power of one tower at full speed by octave bands from 63 to 8,000 Hz, dB re 1 pW",
    ),
    nightPower: withDescription(
      z.optional(bands()),
      "the same at night speed, if known; otherwise 50·lg(nightSpeed) is added to `power`",
    ),
    screen: withDescription(z.optional(screenSchema), "a long barrier across the sound path"),
    walls: withDescription(
      z.optional(
        z
          .array(z.object({ ...bodyShape(soundWallInputs), place: z.enum(wallPlaces) }))
          .check(z.maxLength(maxWalls)),
      ),
      "reflecting walls behind the towers or beside the sound path",
    ),
  })
  .check(
    z.refine(({ distance, screen }) => !screen || screen.fromSource + screen.thickness < distance, {
      error: "must stand between the towers and the neighbor",
      path: ["screen"],
    }),
  );

/** Body of `POST /api/neighbor-sound`. */
export const soundRequestSchema = z.object({
  ...bodyShape(soundSiteInputs),
  sources: z.array(sourceSchema).check(z.minLength(1), z.maxLength(maxSources)),
  air: withDescription(z._default(z.enum(soundAirs), "10/70"), "temperature, °C, and relative humidity, %"),
  area: withDescription(
    z._default(z.enum(soundAreas), "residential"),
    "legal area type at the neighbor; residential includes green areas, schools, hospitals and libraries",
  ),
  lawSource: withDescription(
    z._default(z.enum(lawSources), "other"),
    "legal type of the source; same-building only for the businesses listed in annex 8 of the law, such as gyms and karaoke rooms",
  ),
});

/** A new schema for each field, as each has a description of its own. */
const verdictSchema = () => z.enum(soundVerdicts);

const bandSchema = z.object({
  frequency: z.number(),
  power: withDescription(z.number(), "sound power of all towers of the source, dB"),
  directivity: z.number(),
  reflection: z.number(),
  divergence: z.number(),
  air: z.number(),
  ground: z.number(),
  screen: z.number(),
  aWeighting: z.number(),
  level: withDescription(z.number(), "dB(A)"),
});

/** Answer of `POST /api/neighbor-sound`; as `SoundAtTime` has it. */
export const soundResultSchema = z.object({
  uncertainty: withDescription(z.number(), "uncertainty in either direction, dB: ISO 9613-2, table 5"),
  times: z.array(
    z.object({
      time: z.enum(soundTimes),
      level: withDescription(z.number(), "sound level at the neighbor, dB(A)"),
      limit: withDescription(z.number(), "legal limit, dB(A)"),
      verdict: withDescription(
        verdictSchema(),
        "result for the legal limit, by the level with one decimal; uncertain if the limit lies within the uncertainty",
      ),
      own: withDescription(
        z.optional(z.object({ limit: z.number(), verdict: verdictSchema() })),
        "your own limit for this time, dB(A), with its result",
      ),
      ways: z.array(
        z.object({
          source: withDescription(z.number(), "index of the source in `sources`"),
          kind: z.enum(["direct", "reflected"]),
          distance: withDescription(z.number(), "straight distance, m"),
          bands: withDescription(
            z.array(bandSchema),
            "level = power + directivity + reflection − divergence − air − ground − screen + aWeighting",
          ),
          level: z.number(),
        }),
      ),
    }),
  ),
});
