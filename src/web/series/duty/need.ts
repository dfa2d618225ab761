import type { SelectionBasis } from "#calculator/engine/design/tower-kind.ts";
import { checkDuty, type Duty } from "#calculator/engine/duty/duty.ts";
import { carriedDuty, entryNames, heightName, initialText } from "#calculator/engine/duty/entry.ts";
import { capacity } from "#calculator/engine/method/capacity.ts";
import { selection } from "#calculator/engine/method/selection.ts";
import { capacityIn, selectionOf } from "#calculator/selection/selection.ts";
import {
  capacityName,
  dutyTexts,
  readSelection,
  type SelectionTexts,
  selectionQuery,
} from "#calculator/selection/selection-texts.ts";
import { enteredFigure, oneDecimal } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import { dutyAsked } from "#content/inquiries/inquiry-duty.ts";
import type { compare } from "#content/pages/products/compare.ts";
import type { Locale } from "#domain/locale.ts";

/** Every parameter that says what is needed; the height goes along with a duty unseen. */
export const needNames = [capacityName, ...Object.values(entryNames), heightName];

/**
 * The capacity that is needed, CRT, where one was asked for; `refused` what cannot be understood. `carried` is everything else
 * of the selection but product and towers: it goes along with every link.
 */
export type Need = (
  | { kind: "none" }
  | { kind: "capacity"; crt: number }
  | { kind: "duty"; crt: number; duty: Duty }
  | { kind: "refused"; what: "capacity" | "duty" }
) & { carried?: SelectionTexts };

/** Reads from the query of an address what is needed. */
export function needIn(query: URLSearchParams): Need {
  const carried = carriedIn(query);
  return Object.keys(carried).length === 0 ? askedIn(query) : { ...askedIn(query), carried };
}

function carriedIn(query: URLSearchParams): SelectionTexts {
  const texts = readSelection(query);
  const answered = new Set([...needNames, "product", "model", "units", ...selectionOf(texts).unread]);
  return Object.fromEntries(Object.entries(texts).filter(([name]) => !answered.has(name)));
}

function askedIn(query: URLSearchParams): Need {
  const typed = query.get(capacityName)?.trim() ?? "";
  if (typed !== "") {
    const crt = capacityIn(typed);
    return crt === undefined ? { kind: "refused", what: "capacity" } : { kind: "capacity", crt };
  }
  // A form sends its empty boxes, too.
  const filled = new URLSearchParams([...query].filter(([, value]) => value.trim() !== ""));
  const reading = carriedDuty(filled);
  if (reading === undefined) return { kind: "none" };
  const crt = reading.kind === "duty" ? neededFor(reading.duty) : undefined;
  return reading.kind === "refused" || crt === undefined
    ? { kind: "refused", what: "duty" }
    : { kind: "duty", duty: reading.duty, crt };
}

/** The parameters that ask for the same need; empty where none was understood. */
export function needQuery(need: Need): URLSearchParams {
  return new URLSearchParams(selectionQuery(needTexts(need)));
}

/** The same as parts of a selection. */
export function needTexts(need: Need): SelectionTexts {
  if (need.kind === "capacity") return { ...need.carried, [capacityName]: String(need.crt) };
  return { ...need.carried, ...(need.kind === "duty" && dutyTexts(need.duty)) };
}

/** What was typed into the boxes of a need, to be corrected there. */
export function enteredNeed(query: URLSearchParams): Readonly<Record<string, string>> {
  return Object.fromEntries(needNames.map((name) => [name, query.get(name)?.slice(0, 40) ?? ""]));
}

/** What the boxes of temperatures hold at first: the conditions that sizes are told at. */
export const standardTemperatures: Readonly<Record<string, string>> = Object.fromEntries(
  (["hotWaterTemp", "coldWaterTemp", "wetBulbTemp"] as const).map((field) => [
    entryNames[field],
    initialText(field),
  ]),
);

/** What is needed, in words; where it follows from a duty, that duty too, and alone where the size is on request. */
export function neededText(
  locale: Locale,
  text: (typeof compare)[Locale]["result"],
  need: Need,
  basis?: SelectionBasis,
): string | undefined {
  if (need.kind === "capacity") return fill(text.need, { crt: enteredFigure(need.crt) });
  if (need.kind !== "duty") return undefined;
  if (basis === "on-request") return dutyAsked(need.duty, locale);
  return `${fill(text.need, { crt: oneDecimal(need.crt) })} (${dutyAsked(need.duty, locale)})`;
}

/** As the calculator selects: large enough for the heat and for the water. */
function neededFor(duty: Duty): number | undefined {
  if (checkDuty(duty).length > 0) return undefined;
  return selection(duty.flowRate, capacity(duty).finalCRT).selectionCRT;
}
