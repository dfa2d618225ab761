import { featureTags } from "../projects/vocabulary.ts";
import type { Columns, RowOf } from "../records/column-types.ts";
import { detailColumns } from "./model/detail-columns.ts";

/** Main facts of a model. */
export const mainColumns = {
  name: { kind: "text", maxLength: 60, isRequired: true },
  /** Nominal size at 37/32/27 °C, CRT. */
  crt: { kind: "number", min: 0.1, max: 100_000, isRequired: true, dimension: "capacity" },
  /** Over all, mm. */
  length: {
    kind: "number",
    min: 100,
    max: 200_000,
    isWhole: true,
    dimension: "length",
    spellings: ["diameter"],
  },
  width: {
    kind: "number",
    min: 100,
    max: 200_000,
    isWhole: true,
    dimension: "length",
    spellings: ["diameter"],
  },
  height: { kind: "number", min: 100, max: 50_000, isWhole: true, dimension: "length" },
  /** As it is shipped, and full of water, kg. */
  shippingWeight: { kind: "number", min: 1, max: 1_000_000, isWhole: true, dimension: "mass" },
  operatingWeight: { kind: "number", min: 1, max: 2_000_000, isWhole: true, dimension: "mass" },
  fans: { kind: "number", min: 1, max: 100, isWhole: true, dimension: "count" },
  /** Motor of each fan, kW. */
  motor: {
    kind: "number",
    min: 0.1,
    max: 1_000,
    dimension: "power",
    spellings: ["each"],
    countedIn: "fans",
  },
  /** Air flow of the whole model, m³/min. */
  airflow: { kind: "number", min: 1, max: 1_000_000, dimension: "airflow" },
  /** Water, m of head at the inlet. */
  pumpHead: { kind: "number", min: 0.1, max: 100, dimension: "head" },
  nozzles: { kind: "number", min: 1, max: 10_000, isWhole: true, dimension: "count" },
  /** Sound pressure level, dB(A), and how far from the tower, m. */
  sound: { kind: "number", min: 10, max: 130, dimension: "sound", spellings: ["upperLimit"] },
  soundDistance: { kind: "number", min: 0.5, max: 1_000, dimension: "distance" },
} as const satisfies Columns;

/** Facts of a model. Only its name and its size are required; an owner need not publish the rest. */
export const modelColumns = { ...mainColumns, ...detailColumns } as const satisfies Columns;

export type ModelColumns = typeof modelColumns;
export type ModelColumn = keyof ModelColumns;
export type Model = RowOf<ModelColumns>;
export type MainFacts = RowOf<typeof mainColumns>;

/** Documents of a product; each has a card on the catalogue page. */
export const documentColumns = {
  title: { kind: "text", maxLength: 200, isRequired: true },
  titleEn: { kind: "text", maxLength: 200 },
  /** Text of the card; the product's own description by default. */
  summary: { kind: "text", maxLength: 500 },
  summaryEn: { kind: "text", maxLength: 500 },
  /** A file of this site; without one visitors ask for it. */
  url: { kind: "text", maxLength: 500, pattern: /^\/(?![/\\])[^\s\\]*$/ },
  /** Address for English readers, also on another site. */
  urlEn: { kind: "text", maxLength: 500, pattern: /^(https:\/\/[^\s\\"<>]+|\/(?![/\\])[^\s\\]*)$/ },
  /** Values that differ from those of the product. */
  imageUrl: { kind: "text", maxLength: 500, pattern: /^\/(?![/\\])[^\s\\]*$/ },
  tags: { kind: "words", of: featureTags },
} as const satisfies Columns;

export type DocumentColumns = typeof documentColumns;
export type ProductDocument = RowOf<DocumentColumns>;
