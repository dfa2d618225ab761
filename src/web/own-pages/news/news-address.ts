import { type Locale, pathIn } from "#domain/locale.ts";
import type { NewsFilter } from "#domain/own-pages/news-summary.ts";
import { newsKinds, newsPath } from "#domain/own-pages/own-page.ts";
import { pageNumberPattern } from "../../page-number.ts";

export const newsParameters = ["year", "kind", "page"];

/** Parses the news filter of an address; invalid values set no condition. */
export function readNewsFilter(query: URLSearchParams): NewsFilter {
  const number = (name: string, pattern: RegExp) => pattern.exec(query.get(name) ?? "")?.[0];
  const year = number("year", /^[12]\d{3}$/);
  return {
    year: year === undefined ? null : Number(year),
    kind: newsKinds.find((known) => known === query.get("kind")) ?? null,
    page: Number(number("page", pageNumberPattern) ?? 1),
  };
}

/** @example newsAddress("en", { year: 2026, kind: "order", page: 1 }) // "/en/news?year=2026&kind=order" */
export function newsAddress(locale: Locale, filter: NewsFilter): string {
  return `${pathIn(locale, newsPath)}${newsQuery(filter)}`;
}

export function newsQuery({ year, kind, page }: NewsFilter): string {
  const query = new URLSearchParams();
  if (year !== null) query.set("year", String(year));
  if (kind !== null) query.set("kind", kind);
  if (page > 1) query.set("page", String(page));
  return query.size === 0 ? "" : `?${query}`;
}
