import { octaveBands } from "#engine/sound/octave-bands.ts";
import type { Columns } from "../../records/column-types.ts";
import {
  coilFluids,
  connectionPurposes,
  connectionSides,
  frequencies,
  lowNoiseKinds,
  motorClasses,
  parts,
  pipeWords,
  sideWords,
} from "./vocabulary.ts";

const level = { kind: "number", min: 10, max: 150, dimension: "sound" } as const;
/** Sound power levels of the octave bands from 63 to 8,000 Hz, dB. */
const bands = {
  kind: "numbers",
  counts: [octaveBands.length, octaveBands.length],
  min: 0,
  max: 150,
  by: " ",
  dimension: "sound",
} as const;
const count = { kind: "number", min: 1, max: 200, isWhole: true, mark: "×" } as const;
const kilograms = { kind: "number", min: 0.1, max: 2_000_000, dimension: "mass", unit: "kg" } as const;

/** Sound at full speed and at half speed: power, and pressure at one distance before each side of a tower. */
const sound = {
  /** Whole tower, dB(A) re 1 pW. */
  soundPower: level,
  soundBands: bands,
  soundInlet: level,
  soundBlind: level,
  soundTop: level,
  soundPowerHalf: level,
  soundBandsHalf: bands,
  soundInletHalf: level,
  soundBlindHalf: level,
  soundTopHalf: level,
  /** m */
  soundSideDistance: { kind: "number", min: 0.5, max: 1_000, dimension: "distance" },
  /** Low-noise options with the figures that hold instead: capacity of the standard, motor of each fan, and `sound` at its distance. */
  lowNoise: {
    kind: "list",
    maxItems: 8,
    of: {
      kind: { kind: "choice", of: lowNoiseKinds, isRequired: true },
      capacity: { kind: "number", min: 50, max: 120, dimension: "share", unit: "%" },
      motor: { kind: "number", min: 0.1, max: 1_000, dimension: "power", unit: "kW" },
      sound: { kind: "number", min: 10, max: 130, dimension: "sound", unit: "dB(A)" },
      /** Added to height and both weights. */
      height: { kind: "number", min: 1, max: 20_000, isWhole: true, dimension: "length", unit: "mm" },
      weight: kilograms,
    },
  },
} as const satisfies Columns;

const drive = {
  /** Absorbed by each fan at its shaft, kW. */
  fanPower: {
    kind: "number",
    min: 0.05,
    max: 1_000,
    dimension: "power",
    spellings: ["each"],
    countedIn: "fans",
  },
  motorClass: { kind: "choice", of: motorClasses },
  /** Alternatives, V. */
  voltage: { kind: "numbers", counts: [1, 3], min: 100, max: 15_000, by: "/", dimension: "voltage" },
  frequency: { kind: "choice", of: frequencies, spellings: { "60 Hz": ["60"], "50 Hz": ["50"] } },
  /** Share of the circulating water, %. */
  driftRate: { kind: "number", min: 0.000_01, max: 0.5, dimension: "share" },
} as const satisfies Columns;

const connections = {
  connections: {
    kind: "list",
    maxItems: 24,
    of: {
      count,
      purpose: { kind: "choice", of: connectionPurposes, spellings: pipeWords, isRequired: true },
      dn: {
        kind: "number",
        min: 6,
        max: 4_000,
        isWhole: true,
        dimension: "bore",
        mark: "DN",
        isRequired: true,
      },
      /** Flange or thread, such as KS10K. */
      standard: { kind: "text", maxLength: 40 },
      side: { kind: "choice", of: connectionSides, spellings: sideWords },
      /** Centre from the lower front corner at the left: along the length, along the width, upwards, mm. */
      at: { kind: "numbers", counts: [3, 3], min: 0, max: 200_000, by: "/", mark: "@" },
    },
  },
} as const satisfies Columns;

const loads = {
  /** In the tower while it runs, m³. */
  waterVolume: { kind: "number", min: 0.01, max: 10_000, dimension: "volume" },
  supports: {
    kind: "list",
    maxItems: 60,
    of: {
      count,
      /** Operating load on each. */
      load: { ...kilograms, isRequired: true },
      /** From the front corner at the left: along the length, along the width, mm. */
      at: { kind: "numbers", counts: [2, 2], min: 0, max: 200_000, by: "/", mark: "@" },
    },
  },
  /** As the tower is transported, with the lifting points of each section. */
  sections: {
    kind: "list",
    maxItems: 24,
    of: {
      count,
      name: { kind: "text", maxLength: 60 },
      nameEn: { kind: "text", maxLength: 60 },
      size: {
        kind: "numbers",
        counts: [3, 3],
        min: 10,
        max: 100_000,
        by: "×",
        dimension: "length",
        unit: "mm",
      },
      weight: kilograms,
      points: { kind: "number", min: 1, max: 40, isWhole: true, dimension: "points", unit: "점" },
    },
  },
} as const satisfies Columns;

const materials = {
  materials: {
    kind: "list",
    maxItems: 24,
    of: {
      part: { kind: "choice", of: parts, isRequired: true },
      material: { kind: "text", maxLength: 80, isRequired: true },
      materialEn: { kind: "text", maxLength: 80 },
    },
  },
} as const satisfies Columns;

/** Closed circuits. */
const coil = {
  /** At the nominal flow, kPa. */
  coilPressureDrop: { kind: "number", min: 0.1, max: 2_000, dimension: "pressure" },
  coilFluid: { kind: "choice", of: coilFluids },
  /** Share of glycol, % by mass. */
  coilGlycol: { kind: "number", min: 1, max: 80, dimension: "share" },
  sprayPumps: { kind: "number", min: 1, max: 50, isWhole: true, dimension: "count" },
  /** Motor of each, kW. */
  sprayPump: {
    kind: "number",
    min: 0.05,
    max: 500,
    dimension: "power",
    spellings: ["each"],
    countedIn: "sprayPumps",
  },
  /** Flow of the whole model, m³/h. */
  sprayFlow: { kind: "number", min: 0.1, max: 50_000, dimension: "flow" },
} as const satisfies Columns;

/** Details that engineers specify of a model beyond its size, by the groups in which they are entered and shown. */
export const detailGroups = { sound, drive, connections, loads, materials, coil } as const;
export type DetailGroup = keyof typeof detailGroups;

export const detailColumns = {
  ...sound,
  ...drive,
  ...connections,
  ...loads,
  ...materials,
  ...coil,
} as const satisfies Columns;
