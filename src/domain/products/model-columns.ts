import { featureTags } from "../projects/vocabulary.ts";
import type { Columns, RowOf } from "../records/columns.ts";

/** Facts of a model. Only its name and its size are required; an owner need not publish the rest. */
export const modelColumns = {
  name: { kind: "text", most: 60, isRequired: true },
  /** Nominal size at 37/32/27 °C, CRT. */
  crt: { kind: "number", least: 0.1, most: 100_000, isRequired: true, dimension: "capacity" },
  /** Over all, mm. */
  length: {
    kind: "number",
    least: 100,
    most: 200_000,
    isWhole: true,
    dimension: "length",
    spellings: ["diameter"],
  },
  width: {
    kind: "number",
    least: 100,
    most: 200_000,
    isWhole: true,
    dimension: "length",
    spellings: ["diameter"],
  },
  height: { kind: "number", least: 100, most: 50_000, isWhole: true, dimension: "length" },
  /** As it is shipped, and full of water, kg. */
  shippingWeight: { kind: "number", least: 1, most: 1_000_000, isWhole: true, dimension: "mass" },
  operatingWeight: { kind: "number", least: 1, most: 2_000_000, isWhole: true, dimension: "mass" },
  fans: { kind: "number", least: 1, most: 100, isWhole: true, dimension: "count" },
  /** Motor of each fan, kW. */
  motor: {
    kind: "number",
    least: 0.1,
    most: 1_000,
    dimension: "power",
    spellings: ["each"],
    countedIn: "fans",
  },
  /** Air flow of the whole model, m³/min. */
  airflow: { kind: "number", least: 1, most: 1_000_000, dimension: "airflow" },
  /** Water, m of head at the inlet. */
  pumpHead: { kind: "number", least: 0.1, most: 100, dimension: "head" },
  nozzles: { kind: "number", least: 1, most: 10_000, isWhole: true, dimension: "count" },
  /** Sound pressure level, dB(A), and how far from the tower, m. */
  sound: { kind: "number", least: 10, most: 130, dimension: "sound", spellings: ["upperLimit"] },
  soundDistance: { kind: "number", least: 0.5, most: 1_000, dimension: "distance" },
} as const satisfies Columns;

export type ModelColumns = typeof modelColumns;
export type ModelColumn = keyof ModelColumns;
export type Model = RowOf<ModelColumns>;

/** Documents of a product; each has a card on the catalogue page. */
export const documentColumns = {
  title: { kind: "text", most: 200, isRequired: true },
  titleEn: { kind: "text", most: 200 },
  /** Text of the card; the product's own description by default. */
  summary: { kind: "text", most: 500 },
  summaryEn: { kind: "text", most: 500 },
  /** A file of this site; without one visitors ask for it. */
  url: { kind: "text", most: 500, pattern: /^\/(?![/\\])[^\s\\]*$/ },
  /** Address for English readers, also on another site. */
  urlEn: { kind: "text", most: 500, pattern: /^(https:\/\/[^\s\\"<>]+|\/(?![/\\])[^\s\\]*)$/ },
  /** Values that differ from those of the product. */
  imageUrl: { kind: "text", most: 500, pattern: /^\/(?![/\\])[^\s\\]*$/ },
  tags: { kind: "words", of: featureTags },
} as const satisfies Columns;

export type DocumentColumns = typeof documentColumns;
export type ProductDocument = RowOf<DocumentColumns>;

/** Returns the columns whose numbers contradict each other. */
export function contradictions(model: Model): Partial<Record<ModelColumn, "lighterFull" | "noDistance">> {
  const { shippingWeight, operatingWeight, sound, soundDistance } = model;
  const isLighter = shippingWeight !== null && operatingWeight !== null && operatingWeight < shippingWeight;
  return {
    ...(isLighter ? { operatingWeight: "lighterFull" as const } : {}),
    ...(sound !== null && soundDistance === null ? { soundDistance: "noDistance" as const } : {}),
  };
}

/** A value that does not fit its neighbours: `found` of the ratio, which is from `least` to `most` for towers of any make. */
export interface Implausible {
  ratio: keyof typeof ratios;
  found: number;
  least: number;
  most: number;
}

/**
 * Bounds of ratios between the numbers of a model, three to ten times wider than what catalogues show: open towers have 5 to 10
 * m³/min of air, 0.02 to 0.1 kW of fan and 5 to 40 kg for each CRT, closed-circuit towers up to three times that. A table in the
 * wrong unit leaves them: cm for mm, m³/h or CFM for m³/min, W for kW, kPa for m, t for kg. A number that is not known is NaN.
 */
const ratios = {
  powerPerCrt: {
    column: "motor",
    least: 0.006,
    most: 0.6,
    of: ({ motor, fans, crt }) => (motor * (fans || 1)) / crt,
  },
  airPerCrt: { column: "airflow", least: 2, most: 40, of: ({ airflow, crt }) => airflow / crt },
  shippingPerCrt: {
    column: "shippingWeight",
    least: 1,
    most: 200,
    of: ({ shippingWeight, crt }) => shippingWeight / crt,
  },
  operatingPerCrt: {
    column: "operatingWeight",
    least: 2,
    most: 400,
    of: ({ operatingWeight, crt }) => operatingWeight / crt,
  },
  /** kg for each m³ of its own volume; a tower is mostly air. */
  density: {
    column: "operatingWeight",
    least: 5,
    most: 1_000,
    of: ({ operatingWeight, length, width, height }) => (operatingWeight * 1e9) / (length * width * height),
  },
  /** m² for each CRT. */
  planPerCrt: {
    column: "length",
    least: 0.005,
    most: 1,
    of: ({ length, width, crt }) => (length * width) / 1e6 / crt,
  },
  /** Height by the shorter side. */
  slenderness: {
    column: "height",
    least: 0.2,
    most: 8,
    of: ({ height, length, width }) => height / Math.min(length, width),
  },
  /** m of head above the height of the tower. */
  headAboveTower: {
    column: "pumpHead",
    least: -20,
    most: 20,
    of: ({ pumpHead, height }) => pumpHead - height / 1_000,
  },
} as const satisfies Record<string, Ratio>;

interface Ratio {
  column: NumberColumn;
  least: number;
  most: number;
  of(model: Record<NumberColumn, number>): number;
}

type NumberColumn = Exclude<ModelColumn, "name">;

/** Returns the values of a model that no tower has beside its other numbers. */
export function implausible(model: Model): Partial<Record<ModelColumn, Implausible>> {
  const known = Object.fromEntries(
    Object.entries(model).map(([name, value]) => [name, value ?? Number.NaN]),
  ) as Record<NumberColumn, number>;
  const wrong: Partial<Record<ModelColumn, Implausible>> = {};
  for (const [name, { column, least, most, of }] of Object.entries<Ratio>(ratios)) {
    const found = of(known);
    const ratio = name as Implausible["ratio"];
    if (found < least || found > most) wrong[column] ??= { ratio, found, least, most };
  }
  return wrong;
}
