import type { UnitsWords } from "#content/calculator/tool.ts";
import { wholeNumber } from "#content/figures/whole-number.ts";
import { oneDecimal } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import { isNear, suspectedUnits, type UnitSuspicion } from "#engine/design/suspected-units.ts";
import type { Duty } from "#engine/duty/duty.ts";
import type { Capacity } from "#engine/method/capacity.ts";

/** Sentence on the units that a tonnage from elsewhere may have for this duty; every unit that fits. */
export function quotedTonsText(
  words: UnitsWords["check"],
  tons: number,
  duty: Duty,
  { basicCRT, finalCRT }: Capacity,
): string[] {
  const own = isNear(tons, finalCRT)
    ? [words.sameAsFinal]
    : isNear(tons, basicCRT)
      ? [words.sameAsBasic]
      : [];
  const found = suspectedUnits({ ...duty, tons }).flatMap((suspicion) => findingOf(words, suspicion));
  const all = [...own, ...found];
  return all.length > 0 ? all : [words.none];
}

/** Temperatures of an accepted duty are never suspected. */
function findingOf(words: UnitsWords["check"], suspicion: UnitSuspicion): string[] {
  if (suspicion.kind === "fahrenheit") return [];
  const { value, wouldBe } = suspicion;
  return [fill(words.findings[suspicion.kind], { value: shortFigure(value), wouldBe: oneDecimal(wouldBe) })];
}

function shortFigure(value: number): string {
  return Number.isInteger(value) ? wholeNumber(value) : oneDecimal(value);
}
