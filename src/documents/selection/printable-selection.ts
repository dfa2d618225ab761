import { hasPerformanceMethod, selectionBasis, type TowerKind } from "#engine/design/tower-kind.ts";
import type { Temperatures } from "#engine/duty/duty.ts";
import { towerNames, yearNames } from "../sheet/plan/plan-reader.ts";
import type { SelectionTexts } from "./selection-texts.ts";

/**
 * Part of a selection that a design sheet supports: towers on request have no size on it, and towers without
 * a performance method no year.
 * @param kind of the chosen towers, if any
 */
export function printableSelection(
  texts: SelectionTexts,
  temperatures: Temperatures,
  kind: TowerKind | undefined,
): SelectionTexts {
  if (kind === undefined || hasPerformanceMethod(kind)) return texts;
  const omitted: readonly string[] =
    selectionBasis(kind, temperatures) === "on-request" ? towerNames : yearNames;
  return Object.fromEntries(Object.entries(texts).filter(([name]) => !omitted.includes(name)));
}
