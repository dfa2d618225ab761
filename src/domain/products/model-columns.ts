import { featureTags } from "../projects/vocabulary.ts";
import type { Columns, RowOf } from "../records/columns.ts";

/** What is known of a model. Only its name and its size must be; an owner need not publish the rest. */
export const modelColumns = {
  name: { kind: "text", most: 60, isRequired: true },
  /** Nominal size at 37/32/27 °C, CRT. */
  crt: { kind: "number", least: 0.1, most: 100_000, isRequired: true, dimension: "capacity" },
  /** Over all, mm. */
  length: { kind: "number", least: 100, most: 200_000, isWhole: true, dimension: "length" },
  width: { kind: "number", least: 100, most: 200_000, isWhole: true, dimension: "length" },
  height: { kind: "number", least: 100, most: 50_000, isWhole: true, dimension: "length" },
  /** As it is shipped, and full of water, kg. */
  shippingWeight: { kind: "number", least: 1, most: 1_000_000, isWhole: true, dimension: "mass" },
  operatingWeight: { kind: "number", least: 1, most: 2_000_000, isWhole: true, dimension: "mass" },
  fans: { kind: "number", least: 1, most: 100, isWhole: true },
  /** Of each fan, kW. */
  motor: { kind: "number", least: 0.1, most: 1_000, dimension: "power" },
  /** Of the whole model, m³/min. */
  airflow: { kind: "number", least: 1, most: 1_000_000, dimension: "airflow" },
  /** Water, m of head at the inlet. */
  pumpHead: { kind: "number", least: 0.1, most: 100, dimension: "head" },
  nozzles: { kind: "number", least: 1, most: 10_000, isWhole: true },
  /** Sound pressure level, dB(A), and how far from the tower, m. */
  sound: { kind: "number", least: 10, most: 130, dimension: "sound" },
  soundDistance: { kind: "number", least: 0.5, most: 1_000, dimension: "distance" },
} as const satisfies Columns;

export type ModelColumns = typeof modelColumns;
export type ModelColumn = keyof ModelColumns;
export type Model = RowOf<ModelColumns>;

/** What a product comes with to read or to take away; each has a card on the catalogue page. */
export const documentColumns = {
  title: { kind: "text", most: 200, isRequired: true },
  titleEn: { kind: "text", most: 200 },
  /** What the card says; without it the product's own description. */
  summary: { kind: "text", most: 500 },
  summaryEn: { kind: "text", most: 500 },
  /** A file of this site; without one visitors ask for it. */
  url: { kind: "text", most: 500, pattern: /^\/(?![/\\])[^\s\\]*$/ },
  /** Where English readers find it instead: also on another site. */
  urlEn: { kind: "text", most: 500, pattern: /^(https:\/\/[^\s\\"<>]+|\/(?![/\\])[^\s\\]*)$/ },
  /** Where these are not those of the product. */
  imageUrl: { kind: "text", most: 500, pattern: /^\/(?![/\\])[^\s\\]*$/ },
  tags: { kind: "words", of: featureTags },
} as const satisfies Columns;

export type DocumentColumns = typeof documentColumns;
export type ProductDocument = RowOf<DocumentColumns>;

/** Most rows that a product may have. */
export const mostRows = { models: 200, documents: 12 } as const;

/** Whether a product's numbers contradict each other; the column to look at. */
export function contradictions(model: Model): Partial<Record<ModelColumn, "lighterFull" | "noDistance">> {
  const { shippingWeight, operatingWeight, sound, soundDistance } = model;
  const isLighter = shippingWeight !== null && operatingWeight !== null && operatingWeight < shippingWeight;
  return {
    ...(isLighter ? { operatingWeight: "lighterFull" as const } : {}),
    ...(sound !== null && soundDistance === null ? { soundDistance: "noDistance" as const } : {}),
  };
}
