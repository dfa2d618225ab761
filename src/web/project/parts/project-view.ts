import type { Terms } from "#content/lookup/projects.ts";
import type { project } from "#content/pages/project.ts";
import type { Locale } from "#domain/locale.ts";
import type { ProjectPicture } from "#domain/projects/pictures.ts";
import type { Project, WholeProject } from "#domain/projects/project.ts";
import type { CardWords } from "../../project-list/gallery-words.ts";

/**
 * Returns true if the facts are beside the picture: an illustration is shown smaller than a picture of the
 * project.
 */
export function hasFactsInHeader({ imageUrl }: Project): boolean {
  return imageUrl === null;
}

export interface ProjectView {
  locale: Locale;
  /** Text in the page's language; country, type and tags as stored. */
  project: WholeProject;
  /** All pictures, that of the card first. */
  pictures: readonly ProjectPicture[];
  text: (typeof project)[Locale];
  card: CardWords;
  terms: Terms;
}
