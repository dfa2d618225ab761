import { featureTags } from "../projects/vocabulary.ts";
import type { Columns, RowOf } from "../records/columns.ts";
import { detailColumns } from "./model/detail-columns.ts";

/** Main facts of a model. */
export const mainColumns = {
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

/** Facts of a model. Only its name and its size are required; an owner need not publish the rest. */
export const modelColumns = { ...mainColumns, ...detailColumns } as const satisfies Columns;

export type ModelColumns = typeof modelColumns;
export type ModelColumn = keyof ModelColumns;
export type Model = RowOf<ModelColumns>;
export type MainFacts = RowOf<typeof mainColumns>;

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
