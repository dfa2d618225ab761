import { type ArticleName, articleNames } from "#content/knowledge/articles.ts";
import type { FeatureTag } from "#domain/projects/vocabulary.ts";

/** Articles that give the reasons for a feature. */
const articleOf: Partial<Record<FeatureTag, ArticleName>> = {
  개방형: "choosing",
  밀폐형: "choosing",
  하이브리드: "choosing",
  백연저감: "winter",
  저소음: "noise",
};

/** The articles on what a project's tags say of it, each once, in the order in which articles are offered. */
export function articlesAbout(tags: readonly string[]): ArticleName[] {
  const wanted = new Set(tags.map((tag) => articleOf[tag as FeatureTag]));
  return articleNames.filter((name) => wanted.has(name));
}
