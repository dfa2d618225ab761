import type { Content } from "#content/editing/defaults.ts";
import { type ArticleName, articleNames } from "#content/knowledge/articles.ts";
import { paths } from "#content/paths.ts";
import { type Locale, pathIn } from "#domain/locale.ts";

export interface ArticleLink {
  href: string;
  title: string;
  lead: string;
}

/** Links to articles, as they call themselves. */
export function articleLinks(
  content: Content,
  locale: Locale,
  names: readonly ArticleName[] = articleNames,
): ArticleLink[] {
  return names.map((name) => {
    const { h1, lead } = content[name][locale];
    return { href: pathIn(locale, paths[name]), title: h1, lead };
  });
}
