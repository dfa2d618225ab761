import { fill } from "#content/fill.ts";
import { lookUpOrSame } from "#content/lookup/look-up.ts";
import type { Project } from "#domain/projects/project.ts";
import type { CardWords, Terms } from "../gallery-words.ts";

/** Location of a project in the page's language: "한국 울산", "Ulsan, Korea". */
export function locationOf(
  { country, city }: Pick<Project, "country" | "city">,
  text: Pick<CardWords, "place">,
  terms: Pick<Terms, "countries">,
): string {
  const name = lookUpOrSame(terms.countries, country);
  return city === null ? name : fill(text.place, { country: name, city });
}
