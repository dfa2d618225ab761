/** How a tower's air meets its water; `unknown` where the source does not say. */
export type FlowType = "counter-flow" | "cross-flow" | "unknown";

/**
 * What sort of figure a source gives: a fit of many towers' data, the answer of a spreadsheet or of a calculation of
 * KaV/L, or something measured on a tower.
 */
export type EvidenceKind = "regression" | "spreadsheet" | "calculation" | "measured";

/** Where a published figure comes from, and what it is worth against a method for counter-flow. */
export interface Evidence {
  source: string;
  kind: EvidenceKind;
  flowType: FlowType;
}
