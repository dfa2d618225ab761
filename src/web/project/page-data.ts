import { fill } from "#content/fill.ts";
import { projectPath } from "#content/lookup/project-path.ts";
import { localizedTerms, localizeProjectWithTerms } from "#content/lookup/projects.ts";
import { projectCardAddress } from "#content/lookup/social-card.ts";
import { paths } from "#content/paths.ts";
import { pathIn } from "#domain/locale.ts";
import type { StoredProject, WholeProject } from "#domain/projects/project.ts";
import { contentContext } from "../context.ts";
import { type PageArgs, type PageWithHeader, searchMetadata } from "../page/page-data.ts";
import { locationOf } from "../project-list/card/location-of.ts";
import {
  maxDescriptionLength,
  maxTitleLength,
  seenLength,
  shortened,
  titleInBounds,
} from "../seo/search-texts.ts";

export function projectPageData(args: PageArgs, project: StoredProject): PageWithHeader {
  const metadata = searchMetadata(args, { page: "gallery" });
  const { locale, shared } = metadata;
  const { gallery, project: text } = args.context.get(contentContext);
  const localized = localizeProjectWithTerms(locale, project);
  const { card, h1 } = gallery[locale];
  const location = locationOf(
    { country: project.country, city: localized.city },
    card,
    localizedTerms(locale, undefined),
  );
  const path = projectPath(project.id);
  return {
    ...metadata,
    path,
    title: localized.title,
    lead: "",
    words: {
      title: searchTitle(text[locale].search.title, localized, location, metadata.siteName),
      description: summary(localized, location),
      keywords: [...localized.tags, localized.country, localized.city].filter(Boolean).join(", "),
    },
    socialCard: projectCardAddress(project) ?? metadata.socialCard,
    breadcrumbs: [
      { label: shared.breadcrumbs.home, href: pathIn(locale, paths.home) },
      { label: h1, href: pathIn(locale, paths.gallery) },
      { label: localized.title, href: pathIn(locale, path) },
    ],
    breadcrumbsLabel: shared.breadcrumbs.label,
  };
}

/** Title with location as far as search engines show it; the title alone if it is long. */
function searchTitle(
  pattern: string,
  { title, city }: WholeProject,
  location: string,
  siteName: string,
): string {
  const titles = [location, city ?? location].map((where) =>
    titleInBounds(fill(pattern, { title, place: where, name: siteName }), siteName),
  );
  return (
    titles.find((placedTitle) => seenLength(placedTitle) <= maxTitleLength) ??
    shortened(title, maxTitleLength)
  );
}

/** Summary of client, location and size, and the beginning of description and work. */
function summary({ clientCompany, capacity, description, done }: WholeProject, location: string): string {
  const facts = [clientCompany, location, capacity].filter(Boolean).join(", ");
  return shortened([`${facts}.`, description, done].filter(Boolean).join(" "), maxDescriptionLength);
}
