import { fill } from "#content/fill.ts";
import { projectPath } from "#content/lookup/project-path.ts";
import { localizedTerms, localizeProjectWithTerms } from "#content/lookup/projects.ts";
import { projectCardAddress } from "#content/lookup/social-card.ts";
import { paths } from "#content/paths.ts";
import { pathIn } from "#domain/locale.ts";
import type { StoredProject, WholeProject } from "#domain/projects/project.ts";
import { contentContext } from "../context.ts";
import { type FramedPage, type PageArgs, pageFacts } from "../page/page-data.ts";
import { placeOf } from "../project-list/card/place-of.ts";
import {
  maxDescriptionLength,
  maxTitleLength,
  seenLength,
  shortened,
  titleInBounds,
} from "../seo/search-texts.ts";

export function projectPage(args: PageArgs, project: StoredProject): FramedPage {
  const facts = pageFacts(args, { page: "gallery" });
  const { locale, shared } = facts;
  const { gallery, project: text } = args.context.get(contentContext);
  const shown = localizeProjectWithTerms(locale, project);
  const { card, h1 } = gallery[locale];
  const place = placeOf(
    { country: project.country, city: shown.city },
    card,
    localizedTerms(locale, undefined),
  );
  const path = projectPath(project.id);
  return {
    ...facts,
    path,
    title: shown.title,
    lead: "",
    words: {
      title: searchTitle(text[locale].search.title, shown, place, facts.siteName),
      description: summary(shown, place),
      keywords: [...shown.tags, shown.country, shown.city].filter(Boolean).join(", "),
    },
    card: projectCardAddress(project) ?? facts.card,
    trail: [
      { label: shared.breadcrumbs.home, href: pathIn(locale, paths.home) },
      { label: h1, href: pathIn(locale, paths.gallery) },
      { label: shown.title, href: pathIn(locale, path) },
    ],
    trailLabel: shared.breadcrumbs.label,
  };
}

/** Title with location as far as search engines show it; the title alone if it is long. */
function searchTitle(
  pattern: string,
  { title, city }: WholeProject,
  place: string,
  siteName: string,
): string {
  const placed = [place, city ?? place].map((where) =>
    titleInBounds(fill(pattern, { title, place: where, name: siteName }), siteName),
  );
  return (
    placed.find((placedTitle) => seenLength(placedTitle) <= maxTitleLength) ??
    shortened(title, maxTitleLength)
  );
}

/** Summary of client, location and size, and the beginning of description and work. */
function summary({ clientCompany, capacity, description, done }: WholeProject, place: string): string {
  const facts = [clientCompany, place, capacity].filter(Boolean).join(", ");
  return shortened([`${facts}.`, description, done].filter(Boolean).join(" "), maxDescriptionLength);
}
