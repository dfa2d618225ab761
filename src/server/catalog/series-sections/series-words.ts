import type { Content } from "#content/editing/defaults.ts";
import type { Locale } from "#domain/locale.ts";

/** Words of the pages and catalogues of a series. */
export type SeriesWords = Content["series"][Locale];
