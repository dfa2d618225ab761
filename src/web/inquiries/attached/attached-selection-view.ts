import { inquiryDuty } from "#content/inquiries/inquiry.ts";
import { selectionAddresses } from "#documents/selection/addresses.ts";
import { selectionOf } from "#documents/selection/selection.ts";
import { type SelectionRow, selectionRows } from "#documents/selection/selection-rows.ts";
import {
  dutyTexts,
  readSelection,
  type SelectionTexts,
  selectionQuery,
} from "#documents/selection/selection-texts.ts";
import {
  rateSelection,
  type SelectionSource,
  storedSoundRows,
} from "#documents/selection/stored-selection.ts";
import { soundRows } from "#documents/sound/case-rows.ts";
import { soundOf } from "#documents/sound/sound-parameter.ts";
import type { InboxInquiry } from "#domain/inquiries/inbox.ts";
import type { Locale } from "#domain/locale.ts";
import type { Duty } from "#engine/duty/duty.ts";
import { isElevationWrong, parseDutyQuery } from "#engine/duty/duty-query.ts";

/**
 * The visitor's selection as text for the inquiry form, which therefore needs neither these texts nor the
 * calculation.
 */
export type AttachedSelectionView =
  | {
      kind: "attached";
      duty: Duty | undefined;
      query: string;
      figures: SelectionRow[];
      words: { attach: string; note: string; messagePlaceholder: string };
      link: { href: string; label: string };
    }
  | { kind: "broken"; note: string; link: { href: string; label: string } };

/**
 * Parses the selection of an address or a form; `undefined` if there is nothing to show. An invalid duty gets
 * an explanation.
 */
export function attachedSelectionView(
  locale: Locale,
  query: URLSearchParams,
  products: readonly SelectionSource[],
): AttachedSelectionView | undefined {
  const texts = readSelection(query);
  const selection = selectionOf(texts);
  const { attach, note, messagePlaceholder, change, broken, check } = inquiryDuty[locale];
  const reading = parseDutyQuery(query);
  if (reading && (reading.kind === "refused" || isElevationWrong(query))) {
    const { calculator } = selectionAddresses(locale, {});
    return { kind: "broken", note: broken, link: { href: calculator, label: check } };
  }
  const figures = [
    ...selectionRows(locale, selection, rateSelection(products, texts)),
    ...soundRows(locale, soundOf(texts.sound, products, texts.product)),
  ];
  if (figures.length === 0) return undefined;
  const known = {
    ...without(texts, selection.dropped),
    ...(selection.duty && dutyTexts(selection.duty)),
  };
  return {
    kind: "attached",
    duty: selection.duty,
    query: selectionQuery(known).slice(1),
    figures,
    words: { attach, note, messagePlaceholder },
    link: { href: changeHref(locale, known), label: change },
  };
}

/** Where the selection is changed: a case of sound without a duty has only its own page. */
function changeHref(locale: Locale, texts: SelectionTexts): string {
  const { calculator, sound } = selectionAddresses(locale, texts);
  const { sound: _, ...others } = texts;
  return texts.sound !== undefined && Object.keys(others).length === 0 ? sound : calculator;
}

function without(texts: SelectionTexts, names: readonly string[]): SelectionTexts {
  return Object.fromEntries(Object.entries(texts).filter(([name]) => !names.includes(name)));
}

/** Figures of a stored inquiry: from its selection, or from its duty. */
export function receivedFigures(
  locale: Locale,
  { duty, selection }: Pick<InboxInquiry, "duty" | "selection">,
): SelectionRow[] {
  const texts = selection ? readSelection(new URLSearchParams(selection.query)) : duty ? dutyTexts(duty) : {};
  return [
    ...selectionRows(locale, selectionOf(texts), selection ?? undefined),
    ...(selection ? storedSoundRows(locale, selection) : []),
  ];
}
