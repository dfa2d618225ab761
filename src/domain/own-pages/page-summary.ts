import type { NewsSummary } from "./news-summary.ts";
import type { OwnPageContent, PageKind } from "./own-page.ts";

/** A published page without its blocks, as lists and menus show it. */
export interface PageSummary extends Omit<OwnPageContent, "blocks"> {
  id: number;
  kind: PageKind;
  /** ISO 8601, UTC. */
  publishedAt: string;
}

/** The news among published pages. */
export function newsAmong(pages: readonly PageSummary[]): (PageSummary & NewsSummary)[] {
  return pages.flatMap((page) =>
    page.kind === "news" && page.day !== null ? [{ ...page, day: page.day }] : [],
  );
}
