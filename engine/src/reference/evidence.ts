/** Flow arrangement of air and water; `unknown` where the source does not state it. */
export type FlowType = "counterflow" | "crossflow" | "unknown";

/**
 * Kind of a published figure: a regression over many towers, the result of a spreadsheet, a calculation of
 * KaV/L, or a measurement on a tower.
 */
export type EvidenceKind = "regression" | "spreadsheet" | "calculation" | "measured";

/** Origin of a published figure, which determines its weight for a counterflow method. */
export interface Evidence {
  source: string;
  kind: EvidenceKind;
  flowType: FlowType;
}
