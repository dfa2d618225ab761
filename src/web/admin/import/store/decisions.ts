import type { RowOutcome, SheetRowResult } from "#domain/records/import/sheet-import.ts";
import type { ImportSession, SheetImportBody } from "../sheet-import-kind.ts";

/** Planned outcome of a row; "undecided" until the user decides. */
export type PlannedOutcome = RowOutcome | "undecided";

type Decided = Pick<ImportSession, "decisions"> & {
  lines: readonly { line: Pick<ImportSession["lines"][number]["line"], "rowKey"> }[];
};
type Compared = Pick<SheetRowResult, "outcome" | "known">;

/** Adds the decisions of rows that differ from a stored record; those of other rows were made before a correction. */
export function withDecisions(
  decided: Decided,
  body: SheetImportBody,
  outcomes: readonly Compared[],
): SheetImportBody {
  const rows = body.rows.map((row, index) => {
    const decision = decisionOn(decided, index, outcomes[index]);
    return decision === undefined ? row : { ...row, decision };
  });
  return { ...body, rows };
}

export function plannedOutcomes(
  decided: Decided,
  outcomes: readonly Compared[],
): { outcome: PlannedOutcome }[] {
  return outcomes.map((compared, index) => {
    const { outcome, known } = compared;
    if (outcome !== "changed") return { outcome };
    const decision = decisionOn(decided, index, compared) ?? (known?.by === "id" ? "update" : "ask");
    return { outcome: plans[decision] };
  });
}

const plans = { update: "changed", add: "added", leave: "left", ask: "undecided" } as const;

function decisionOn({ lines, decisions }: Decided, index: number, compared: Compared | undefined) {
  return compared?.outcome === "changed" ? decisions[lines[index]?.line.rowKey ?? 0] : undefined;
}
