import { type ArticleName, articleNames } from "#content/knowledge/articles.ts";
import type { FeatureTag } from "#domain/projects/vocabulary.ts";

/** Articles by the feature that they explain. */
const articleOf: Partial<Record<FeatureTag, ArticleName>> = {
  개방형: "choosing",
  밀폐형: "choosing",
  하이브리드: "choosing",
  백연저감: "winter",
  저소음: "noise",
};

/** Articles on a project's tags, each once, in the standard order of articles. */
export function articlesAbout(tags: readonly string[]): ArticleName[] {
  const wanted = new Set(tags.map((tag) => articleOf[tag as FeatureTag]));
  return articleNames.filter((name) => wanted.has(name));
}
