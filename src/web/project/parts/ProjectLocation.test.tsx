import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { toStoredCountry } from "#content/lookup/country-names.ts";
import { localizedTerms, localizeProject, urlSlugs } from "#content/lookup/projects.ts";
import { gallery } from "#content/pages/gallery.ts";
import { project as words } from "#content/pages/project.ts";
import { type Locale, locales } from "#domain/locale.ts";
import { aStoredProject } from "../../../../tests/support/builders.ts";
import { readFilter } from "../../project-list/filter-state.ts";
import { ProjectLocation } from "./ProjectLocation.tsx";

function linkIn(locale: Locale, country: string): string | undefined {
  const view = {
    locale,
    project: localizeProject(locale, aStoredProject({ country, city: null })),
    pictures: [],
    text: words[locale],
    card: gallery[locale].card,
    terms: localizedTerms(locale, undefined),
  };
  return /href="([^"]*)"/.exec(renderToString(<ProjectLocation view={view} />))?.[1];
}

test.each(locales)(
  "the link to projects of a country has the country as the gallery writes it, in %s",
  (locale) => {
    for (const [country, slug] of [
      ["한국", "korea"],
      ["튀르키예", "turkiye"],
    ] as const) {
      const link = linkIn(locale, country) ?? "";
      expect(link).toBe(`${locale === "en" ? "/en" : ""}/projects/gallery?countries=${slug}`);
      const filter = readFilter(
        new URL(link, "https://example.com").searchParams,
        urlSlugs(),
        toStoredCountry,
      );
      expect(filter.country).toBe(country);
    }
  },
);
