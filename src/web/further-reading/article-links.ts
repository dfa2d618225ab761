import type { Content } from "#content/editing/defaults.ts";
import type { ArticleName } from "#content/knowledge/articles.ts";
import { paths } from "#content/paths.ts";
import { type Locale, pathIn } from "#domain/locale.ts";

export type ToolName = "calculator" | "method" | "catalog";
/** A page that can be linked to with its title and lead. */
export type LinkedPage = ArticleName | ToolName;

export interface ArticleLink {
  href: string;
  title: string;
  lead: string;
}

export function articleLinks(content: Content, locale: Locale, names: readonly LinkedPage[]): ArticleLink[] {
  return names.map((name) => articleLink(content, locale, name));
}

export function articleLink(content: Content, locale: Locale, name: LinkedPage): ArticleLink {
  const { h1, lead } = content[name][locale];
  return { href: pathIn(locale, paths[name]), title: h1, lead };
}
