import { hasPerformanceMethod, selectionBasis, type TowerKind } from "../engine/design/tower-kind.ts";
import type { Temperatures } from "../engine/duty/duty.ts";
import { towerNames, yearNames } from "../sheet/plan/plan-reader.ts";
import type { SelectionTexts } from "./selection-texts.ts";

/**
 * The part of a selection that a design sheet can be made of: towers on request have no size on it, and towers without a method
 * for their performance no year. The rest of the sheet is that of the duty.
 * @param kind of the towers chosen, where there are any
 */
export function onPaper(
  texts: SelectionTexts,
  temperatures: Temperatures,
  kind: TowerKind | undefined,
): SelectionTexts {
  if (kind === undefined || hasPerformanceMethod(kind)) return texts;
  const left: readonly string[] =
    selectionBasis(kind, temperatures) === "on-request" ? towerNames : yearNames;
  return Object.fromEntries(Object.entries(texts).filter(([name]) => !left.includes(name)));
}
