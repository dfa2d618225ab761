import type { Terms } from "#content/lookup/projects.ts";
import type { project } from "#content/pages/project.ts";
import type { Locale } from "#domain/locale.ts";
import type { ProjectPicture } from "#domain/projects/pictures.ts";
import type { Project, WholeProject } from "#domain/projects/project.ts";
import type { CardWords } from "../../gallery/look/gallery-words.ts";

/**
 * Returns true when the facts stand beside the picture: one that only shows a tower of its kind is not made as
 * large as a picture of the place itself.
 */
export function hasFactsInOpening({ imageUrl }: Project): boolean {
  return imageUrl === null;
}

/** Props of every part of a project's page. */
export interface ProjectView {
  locale: Locale;
  /** Its prose in the language of the page; country, type and tags as stored. */
  project: WholeProject;
  /** All of its pictures, that of its card first. */
  pictures: readonly ProjectPicture[];
  text: (typeof project)[Locale];
  /** Words of cards, which say the same facts. */
  card: CardWords;
  terms: Terms;
}
