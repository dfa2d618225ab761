import { wholeNumber } from "#content/figures/whole-number.ts";
import type { Terms } from "#content/lookup/projects.ts";
import type { gallery } from "#content/pages/gallery.ts";
import type { Locale } from "#domain/locale.ts";

type Page = (typeof gallery)[Locale];

export type GalleryWords = Pick<Page, "stats" | "map" | "filters" | "results" | "card"> & {
  /** Label before the selected tags: a project must have all of them. */
  andMode: string;
};
export type CardWords = Page["card"];
export type { Terms };

export function counted(forms: { one: string; other: string }, count: number): string {
  return (count === 1 ? forms.one : forms.other).replace("{count}", wholeNumber(count));
}
