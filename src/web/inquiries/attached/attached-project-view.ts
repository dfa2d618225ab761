import { inquiryProject } from "#content/inquiries/inquiry.ts";
import { projectPath } from "#content/lookup/project-path.ts";
import { localizedTerms, localizeProject } from "#content/lookup/projects.ts";
import { gallery } from "#content/pages/gallery.ts";
import type { Services } from "#data/services.ts";
import { parseProjectId } from "#domain/inquiries/attached-project.ts";
import { type Locale, pathIn } from "#domain/locale.ts";
import { locationOf } from "../../project-list/card/location-of.ts";

export interface AttachedProjectView {
  id: number;
  title: string;
  facts: string;
  words: { attach: string; note: string };
  link: { href: string; label: string };
}

/**
 * Loads the project of an address or a form; `undefined` if there is none, it is deleted, or the database is
 * unavailable: the form does not depend on it.
 */
export async function attachedProjectView(
  locale: Locale,
  query: URLSearchParams,
  projects: Pick<Services["projects"], "find">,
): Promise<AttachedProjectView | undefined> {
  const id = parseProjectId(query);
  const project = id === undefined ? undefined : await projects.find(id).catch(() => undefined);
  if (project === undefined) return undefined;
  const shown = localizeProject(locale, project);
  const location = locationOf(shown, gallery[locale].card, localizedTerms(locale, undefined));
  const { attach, note, look } = inquiryProject[locale];
  return {
    id: project.id,
    title: shown.title,
    facts: [location, shown.capacity].filter(Boolean).join(", "),
    words: { attach, note },
    link: { href: pathIn(locale, projectPath(project.id)), label: look },
  };
}
