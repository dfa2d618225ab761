import type { Article, Section } from "#content/knowledge/article.ts";
import { sourcesNamedIn } from "#content/knowledge/sources.ts";
import { type Locale, type Localized, otherLocales } from "#domain/locale.ts";
import type { OtherName } from "./ArticleSection.tsx";

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

/** Makes the ids of terms unique: a copied section has the same ids as its original. */
export function withDistinctTerms(sections: readonly Section[]): Section[] {
  const taken = new Set<string>();
  const distinct = (section: Section, id: string) => (taken.has(id) ? `${section.id}-${id}` : id);
  return sections.map((section) => {
    const terms = section.terms?.map((term) => ({ ...term, id: distinct(section, term.id) }));
    for (const { id } of terms ?? []) taken.add(id);
    return terms ? { ...section, terms } : section;
  });
}

export function otherNamesOf(content: Localized<Article>, locale: Locale): Record<string, OtherName[]> {
  const names: Record<string, OtherName[]> = {};
  for (const other of otherLocales(locale))
    for (const { id, title } of withDistinctTerms(content[other].sections).flatMap(({ terms = [] }) => terms))
      names[id] = [...(names[id] ?? []), { locale: other, title }];
  return names;
}
