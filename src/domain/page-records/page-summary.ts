import type { Locale } from "../locale.ts";
import { languagesOf, type PageDraft, type PageKind } from "./page-record.ts";

/** A published page without its blocks, as lists and menus show it. */
export interface PageSummary extends Omit<PageDraft, "blocks"> {
  id: number;
  kind: PageKind;
  /** ISO 8601, UTC. */
  publishedAt: string;
}

/** News that can be read in a language, pinned first, then the newest. */
export function newsIn(locale: Locale, pages: readonly PageSummary[]): PageSummary[] {
  return pages
    .filter((page) => page.kind === "news" && languagesOf(page).includes(locale))
    .sort((one, other) => Number(other.isPinned) - Number(one.isPinned) || byDay(one, other));
}

/** The news before and after one, by day. */
export function newsBeside(
  id: number,
  news: readonly PageSummary[],
): { newer: PageSummary | undefined; older: PageSummary | undefined } {
  const inOrder = [...news].sort(byDay);
  const index = inOrder.findIndex((each) => each.id === id);
  return { newer: inOrder[index - 1], older: index === -1 ? undefined : inOrder[index + 1] };
}

function byDay(one: PageSummary, other: PageSummary): number {
  return (other.day ?? "").localeCompare(one.day ?? "") || other.id - one.id;
}
