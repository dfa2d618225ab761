import { paths } from "#content/paths.ts";
import { selectionParameters } from "#documents/selection/selection-texts.ts";
import { jobFields } from "#documents/sheet/job.ts";
import { locales, pathIn } from "#domain/locale.ts";
import { newsPath } from "#domain/own-pages/own-page.ts";
import { testKeys } from "#engine/acceptance/acceptance-query.ts";
import { chillerKeys } from "#engine/chiller/chiller-query.ts";
import { dutyInputs } from "#engine/inputs/duty-inputs.ts";
import { keysOf } from "#engine/inputs/input.ts";
import { quietInput } from "#engine/inputs/site-inputs.ts";
import { soundKeys } from "#engine/sound/sound-query.ts";
import { newsParameters } from "./own-pages/news/news-address.ts";
import { galleryParameters } from "./project-list/filter-state.ts";
import { choiceNames } from "./series/compare-with.ts";
import { sizeNames } from "./series/duty/asked-size.ts";
import { optionBoxName } from "./series/options/asked-options.ts";
import { systemName } from "./series/units/unit-system.ts";

const duty = keysOf(dutyInputs);

/**
 * Query parameters of a page, by its Korean path. Other parameters, such as a campaign's, do not change the
 * page and are ignored by the cache.
 */
export const pageParameters: Readonly<Record<string, readonly string[]>> = {
  [paths.home]: ["s", ...chillerKeys, ...selectionParameters],
  "/sitemap.xml": ["page"],
  [paths.gallery]: galleryParameters,
  [newsPath]: newsParameters,
  [paths.compare]: [...choiceNames, ...selectionParameters, systemName],
  [paths.size]: Object.values(sizeNames),
  [paths.submittal]: [...selectionParameters, systemName, optionBoxName],
  [paths.calculator]: selectionParameters,
  [paths.method]: selectionParameters,
  [paths.chiller]: chillerKeys,
  [paths.sound]: [...soundKeys, ...selectionParameters],
  [paths.acceptance]: [...duty, ...testKeys, ...jobFields],
};

/** Query parameters of every product page. */
export const productParameters: readonly string[] = [...selectionParameters, systemName, optionBoxName];
/** Query parameters of a product's tender text. */
export const tenderParameters: readonly string[] = selectionParameters;
/** Query parameters of a product's other files. */
export const drawingParameters: readonly string[] = [quietInput.key];

/** Paths of pages whose form accepts a file, in every language. */
export const fileFormPaths: ReadonlySet<string> = new Set(
  locales.map((locale) => pathIn(locale, paths.acceptance)),
);
