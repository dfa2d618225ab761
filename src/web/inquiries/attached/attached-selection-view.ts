import { planWords } from "#content/calculator/plan/plan.ts";
import { lowNoiseText } from "#content/details/low-noise.ts";
import { fill } from "#content/fill.ts";
import { inquiryDuty } from "#content/inquiries/inquiry.ts";
import { selectionAddresses } from "#documents/selection/addresses.ts";
import { type Selection, selectionOf } from "#documents/selection/selection.ts";
import { type SelectionRow, selectionRows } from "#documents/selection/selection-rows.ts";
import {
  dutyTexts,
  readSelection,
  type SelectionTexts,
  selectionQuery,
  withoutTowers,
} from "#documents/selection/selection-texts.ts";
import {
  lookUpSelectionFacts,
  type SelectionSource,
  storedSoundRows,
} from "#documents/selection/stored-selection.ts";
import { usableTowers } from "#documents/selection/usable-towers.ts";
import { soundRows } from "#documents/sound/case-rows.ts";
import { soundOf } from "#documents/sound/sound-parameter.ts";
import type { InboxInquiry } from "#domain/inquiries/inbox.ts";
import type { Locale } from "#domain/locale.ts";
import { seriesOfModel } from "#domain/products/model/series-order.ts";
import type { Duty } from "#engine/duty/duty.ts";
import { isElevationWrong, parseDutyQuery } from "#engine/duty/duty-query.ts";
import { parsePreferences } from "#engine/finder/preferences.ts";
import { sizeAddress } from "#web/series/duty/asked-size.ts";

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
      /** Sentences on values of the address that cannot be used and are left out. */
      problems: string[];
      words: { attach: string; note: string; messagePlaceholder: string };
      link: { href: string; label: string };
    }
  | { kind: "broken"; note: string; link: { href: string; label: string } };

/**
 * Parses the selection of an address or a form; `undefined` if there is nothing to show. Values that cannot be
 * used, such as a model or a low-noise option that is no longer offered, are left out and named. An invalid duty gets an explanation.
 */
export function attachedSelectionView(
  locale: Locale,
  query: URLSearchParams,
  products: readonly SelectionSource[],
): AttachedSelectionView | undefined {
  const {
    texts,
    problems: towersProblems,
    isOfPartner,
  } = offeredSelection(locale, readSelection(query), products);
  const selection = selectionOf(texts);
  const { attach, note, messagePlaceholder, change, broken, check } = inquiryDuty[locale];
  const reading = parseDutyQuery(query);
  if (reading && (reading.kind === "refused" || isElevationWrong(query))) {
    const { calculator } = selectionAddresses(locale, {});
    return { kind: "broken", note: broken, link: { href: calculator, label: check } };
  }
  const figures = [
    ...selectionRows(locale, selection, lookUpSelectionFacts(products, texts)),
    ...soundRows(locale, soundOf(texts.sound, products, texts.product)),
  ];
  const wrong = parsePreferences(new Map(Object.entries(texts))).wrong.map(({ key }) => key);
  const problems = [...towersProblems, ...rejectedValues(locale, [...selection.rejected, ...wrong])];
  if (figures.length === 0 && problems.length === 0) return undefined;
  const known = {
    ...without(texts, [...selection.dropped, ...wrong]),
    ...(selection.duty && dutyTexts(selection.duty)),
  };
  if (figures.length === 0) {
    const { calculator } = selectionAddresses(locale, known);
    return { kind: "broken", note: problems.join(" "), link: { href: calculator, label: check } };
  }
  return {
    kind: "attached",
    duty: selection.duty,
    query: selectionQuery(known).slice(1),
    figures,
    problems,
    words: { attach, note, messagePlaceholder },
    // The calculator offers our own models only.
    link: { href: changeHref(locale, isOfPartner ? withoutTowers(known) : known, selection), label: change },
  };
}

/** The part of a selection that can be used. Without the products, which can fail to load, all stays. */
function offeredSelection(
  locale: Locale,
  texts: SelectionTexts,
  products: readonly SelectionSource[],
): { texts: SelectionTexts; problems: string[]; isOfPartner?: boolean } {
  if (products.length === 0) return { texts, problems: [] };
  const series = seriesOfModel(products, texts);
  const record = series?.models.find(({ name }) => name === texts.model);
  const isOfPartner = series !== undefined && series.brand !== null;
  return {
    ...usableTowers(texts, record, planWords[locale], (kind) => lowNoiseText(locale, kind)),
    isOfPartner,
  };
}

function rejectedValues(locale: Locale, names: readonly string[]): string[] {
  return names.length === 0
    ? []
    : [fill(planWords[locale].refused, { names: [...new Set(names)].join(", ") })];
}

/** Where the selection is changed: a capacity on the page for capacities, a case of sound without a duty on its own page. */
function changeHref(locale: Locale, texts: SelectionTexts, { duty, crt }: Selection): string {
  if (!duty && crt !== undefined) return sizeAddress(locale, { typed: crt, unit: "CRT" });
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
