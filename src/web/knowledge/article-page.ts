import type { Article } from "#content/knowledge/article.ts";
import { sourcesNamedIn } from "#content/knowledge/sources.ts";
import { type Locale, type Localized, otherLocales } from "#domain/locale.ts";
import type { OtherName } from "./ArticleSection.tsx";

/** The sources of an article in the order in which a reader meets them. */
export function citedIn({ sections }: Article): string[] {
  return sourcesNamedIn(
    sections.flatMap(({ paragraphs, points = [], table, terms = [] }) => [
      ...paragraphs,
      ...points,
      ...(table?.rows.flatMap(({ cells }) => cells) ?? []),
      ...terms.flatMap((term) => term.paragraphs),
    ]),
  );
}

/** What the terms of an article are called in the other languages, by their ids. */
export function otherNamesOf(content: Localized<Article>, locale: Locale): Record<string, OtherName[]> {
  const names: Record<string, OtherName[]> = {};
  for (const other of otherLocales(locale))
    for (const { id, title } of content[other].sections.flatMap(({ terms = [] }) => terms))
      names[id] = [...(names[id] ?? []), { locale: other, title }];
  return names;
}
