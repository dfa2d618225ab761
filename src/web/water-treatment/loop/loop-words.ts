import type { waterTreatment } from "#content/pages/water-treatment.ts";
import type { Locale } from "#domain/locale.ts";

export type LoopWords = (typeof waterTreatment)[Locale]["loop"];

export type LoopLabels = LoopWords["labels"];
