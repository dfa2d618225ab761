import type { Terms } from "#content/lookup/projects.ts";
import type { project } from "#content/pages/project.ts";
import type { Locale } from "#domain/locale.ts";
import type { Project } from "#domain/projects/project.ts";
import type { CardWords } from "../../gallery/look/gallery-words.ts";

/** What every part of a project's page is given. */
export interface ShownProject {
  locale: Locale;
  /** Its prose in the language of the page; country, type and tags as stored. */
  project: Project;
  text: (typeof project)[Locale];
  /** Words of cards, which say the same facts. */
  card: CardWords;
  terms: Terms;
}
