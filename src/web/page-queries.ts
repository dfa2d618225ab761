import { testNames } from "#calculator/engine/acceptance/entry.ts";
import { entryNames, heightName } from "#calculator/engine/duty/entry.ts";
import { jobFields } from "#calculator/words/addresses.ts";
import { paths } from "#content/paths.ts";
import { attachedProjectField } from "#domain/inquiries/form-fields.ts";
import { choiceNames } from "./series/compare-with.ts";
import { needNames } from "./series/duty/need.ts";

const duty = [...Object.values(entryNames), heightName];

/**
 * Query parameters that a page reads, by its Korean path. Any other parameter (a campaign's, say) changes
 * nothing on the page, so that it is served from memory all the same.
 */
export const pageQueries: Readonly<Record<string, readonly string[]>> = {
  [paths.home]: ["s", "product", attachedProjectField, ...duty],
  "/sitemap.xml": ["page"],
  [paths.gallery]: ["country", "countries", "type", "tags", "s", "page"],
  [paths.compare]: [...choiceNames, ...needNames],
  [paths.calculator]: duty,
  [paths.method]: duty,
  [paths.acceptance]: [...duty, ...testNames, ...jobFields],
};

/** The same of the page of every product; their files read none. */
export const productQueries: readonly string[] = needNames;
