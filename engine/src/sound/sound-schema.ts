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
      "the same at the speed of the night, where it is known; otherwise 50·lg of nightSpeed is added",
    ),
    screen: withDescription(z.optional(screenSchema), "a long screen across the way"),
    walls: withDescription(
      z.optional(
        z
          .array(z.object({ ...bodyShape(soundWallInputs), place: z.enum(wallPlaces) }))
          .check(z.maxLength(maxWalls)),
      ),
      "walls that reflect, behind the towers or beside the way",
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
  air: withDescription(
    z._default(z.enum(soundAirs), "10/70"),
    "temperature, °C, and relative humidity, per cent",
  ),
  area: withDescription(
    z._default(z.enum(soundAreas), "residential"),
    "area of the neighbor by the law; residential has green areas, schools, hospitals and libraries as well",
  ),
  lawSource: withDescription(
    z._default(z.enum(lawSources), "other"),
    "kind of premises of the law; same-building only for the trades that annex 8 lists, such as gyms and karaoke",
  ),
});

const verdictSchema = z.enum(soundVerdicts);

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
  uncertainty: withDescription(z.number(), "on either side, dB: ISO 9613-2, table 5"),
  times: z.array(
    z.object({
      time: z.enum(soundTimes),
      level: withDescription(z.number(), "at the neighbor, dB(A)"),
      limit: withDescription(z.number(), "of the law, dB(A)"),
      verdict: withDescription(verdictSchema, "on the limit of the law; uncertain within the uncertainty"),
      own: withDescription(
        z.optional(z.object({ limit: z.number(), verdict: verdictSchema })),
        "the limit that was entered for this time, dB(A), with the verdict on it",
      ),
      ways: z.array(
        z.object({
          source: withDescription(z.number(), "index in sources"),
          kind: z.enum(["direct", "reflected"]),
          distance: withDescription(z.number(), "straight, m"),
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
