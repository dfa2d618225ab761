/** Flow arrangement of air and water; `unknown` where the source does not state it. */
export type FlowType = "counter-flow" | "cross-flow" | "unknown";

/**
 * Kind of a published figure: a fit of many towers' data, the answer of a spreadsheet or of a calculation of
 * KaV/L, or a measurement on a tower.
 */
export type EvidenceKind = "regression" | "spreadsheet" | "calculation" | "measured";

/** Origin of a published figure, and its weight against a method for counter-flow. */
export interface Evidence {
  source: string;
  kind: EvidenceKind;
  flowType: FlowType;
}
