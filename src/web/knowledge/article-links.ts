import type { Content } from "#content/editing/defaults.ts";
import { type ArticleName, articleNames } from "#content/knowledge/articles.ts";
import { paths } from "#content/paths.ts";
import { type Locale, pathIn } from "#domain/locale.ts";

export type ToolName = "calculator" | "method" | "catalog";

export interface ArticleLink {
  href: string;
  title: string;
  lead: string;
}

export function articleLinks(
  content: Content,
  locale: Locale,
  names: readonly (ArticleName | ToolName)[] = articleNames,
): ArticleLink[] {
  return names.map((name) => {
    const { h1, lead } = content[name][locale];
    return { href: pathIn(locale, paths[name]), title: h1, lead };
  });
}
