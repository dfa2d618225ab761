import type { Duty } from "#calculator/engine/duty/duty.ts";
import { carriedDuty } from "#calculator/engine/duty/entry.ts";
import { selectionAddresses } from "#calculator/selection/addresses.ts";
import { ratedModel } from "#calculator/selection/attached.ts";
import { selectionOf } from "#calculator/selection/selection.ts";
import { selectionRows } from "#calculator/selection/selection-rows.ts";
import {
  dutyTexts,
  readSelection,
  type SelectionTexts,
  selectionQuery,
} from "#calculator/selection/selection-texts.ts";
import { inquiryDuty } from "#content/inquiries/inquiry.ts";
import type { InboxInquiry } from "#domain/inquiries/inbox.ts";
import type { Locale } from "#domain/locale.ts";
import type { Product } from "#domain/products/product.ts";

type Models = readonly Pick<Product, "brand" | "models" | "tags">[];

/**
 * The visitor's selection as text for the inquiry form, which therefore needs neither these texts nor the
 * calculation.
 */
export type AttachedDuty =
  | {
      kind: "attached";
      duty: Duty | undefined;
      query: string;
      figures: { label: string; figure: string }[];
      words: { attach: string; note: string; messagePlaceholder: string };
      link: { href: string; label: string };
    }
  | { kind: "broken"; note: string; link: { href: string; label: string } };

/**
 * Parses the selection of an address or a form; `undefined` if there is nothing to show. An invalid duty gets
 * an explanation.
 */
export function attachedDuty(
  locale: Locale,
  query: URLSearchParams,
  products: Models,
): AttachedDuty | undefined {
  const texts = readSelection(query);
  const selection = selectionOf(texts);
  const { attach, note, messagePlaceholder, change, broken, check } = inquiryDuty[locale];
  if (carriedDuty(query)?.kind === "refused") {
    const { calculator } = selectionAddresses(locale, {});
    return { kind: "broken", note: broken, link: { href: calculator, label: check } };
  }
  const figures = selectionRows(locale, selection, ratedModel(products, texts));
  if (figures.length === 0) return undefined;
  const known = {
    ...withoutUnread(texts, selection.unread),
    ...(selection.duty && dutyTexts(selection.duty)),
  };
  return {
    kind: "attached",
    duty: selection.duty,
    query: selectionQuery(known).slice(1),
    figures,
    words: { attach, note, messagePlaceholder },
    link: { href: selectionAddresses(locale, known).calculator, label: change },
  };
}

function withoutUnread(texts: SelectionTexts, unread: readonly string[]): SelectionTexts {
  return Object.fromEntries(Object.entries(texts).filter(([name]) => !unread.includes(name)));
}

/** Figures of a stored inquiry: from its selection, or from its duty. */
export function receivedFigures(
  locale: Locale,
  { duty, selection }: Pick<InboxInquiry, "duty" | "selection">,
): { label: string; figure: string }[] {
  const texts = selection ? readSelection(new URLSearchParams(selection.query)) : duty ? dutyTexts(duty) : {};
  return selectionRows(locale, selectionOf(texts), selection?.model ?? undefined);
}
