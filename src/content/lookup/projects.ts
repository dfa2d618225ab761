import { defaultLocale, inEach, type Locale, type Translated, translations } from "#domain/locale.ts";
import type { Project, StoredProject, WholeProject } from "#domain/projects/project.ts";
import {
  listedFields,
  projectFields,
  type TranslatedText,
  translatedTexts,
} from "#domain/projects/project-fields.ts";
import { sampleTexts } from "../samples/projects.ts";
import { lookUpOrSame, namesIn } from "./look-up.ts";
import { cities, clients, countries, type Names, type TypeNames, tags, typeNames } from "./terms.ts";

/**
 * Projects in the language of a page, by fixed tables. The tables are big and are needed only where pages and feeds
 * are made: keep this module out of the browser.
 */

const texts: Partial<Record<TranslatedText, Translated<Names>>> = {
  ...sampleTexts,
  clientCompany: clients,
  city: cities,
};

const noNames = inEach(translations, (): Names => ({}));

/**
 * Stored countries and tags with their slugs in queries of addresses, the same in every language.
 * @param neededCountries countries that are needed; all of the world by default
 * @example urlSlugs()["저소음"] // "low-noise"
 */
export function urlSlugs(neededCountries?: ReadonlySet<string>): Names {
  const names = [countriesOf(countries.en, neededCountries), tags.en].flatMap(Object.entries<string>);
  return Object.fromEntries(names.map(([stored, name]) => [stored, slugOf(name)]));
}

/** Translates all texts of a project, its country and its tags, for pages without filters. */
export function localizeProjectWithTerms(locale: Locale, project: StoredProject): WholeProject {
  const terms = localizedTerms(locale, undefined);
  return {
    ...localizeProject(locale, project),
    country: lookUpOrSame(terms.countries, project.country),
    tags: project.tags.map((tag) => lookUpOrSame(terms.tags, tag)),
  };
}

/**
 * Translates the texts of a project. Country, type and tags stay as stored, because filters and tag colours depend on
 * them; pages show them through `localizedTerms`.
 */
export function localizeProject(locale: Locale, { en, ...project }: StoredProject): WholeProject {
  const shown = translatedTexts.map((text) => {
    const translated = lookUpOrSame(namesIn(locale, texts[text] ?? noNames), project[text]);
    if (locale === defaultLocale) return [text, translated];
    // English texts of the project take precedence over the tables; other languages show them where the tables have none.
    const isEnglish = locale === "en" || translated === project[text];
    return [text, isEnglish ? (en?.[text] ?? translated) : translated];
  });
  return { ...project, ...Object.fromEntries(shown) };
}

/** Translates a project for a list, without the fields of the project's own page. */
export function localizeListedProject(locale: Locale, project: StoredProject): Project {
  const shown = localizeProject(locale, project);
  const isListed = (name: string) => !Object.hasOwn(projectFields, name) || Object.hasOwn(listedFields, name);
  return Object.fromEntries(Object.entries(shown).filter(([name]) => isListed(name))) as Project;
}

/** Names of the stored countries, tags and types in a language; Korean ones are mostly named as stored. */
export interface Terms {
  countries: Names;
  tags: Names;
  types: TypeNames;
}

/**
 * @param partner name for the type of its towers, see `partnerOf`
 * @param named countries that are needed; all of the world by default
 */
export function localizedTerms(
  locale: Locale,
  partner: string | undefined,
  named?: ReadonlySet<string>,
): Terms {
  return {
    countries: countriesOf(namesIn(locale, countries), named),
    tags: namesIn(locale, tags),
    types: typeNames(locale, partner),
  };
}

function countriesOf(names: Names, named: ReadonlySet<string> | undefined): Names {
  return named ? Object.fromEntries(Object.entries(names).filter(([stored]) => named.has(stored))) : names;
}

/** @example slugOf("Türkiye") // "turkiye" */
function slugOf(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/[^a-zA-Z0-9 ]/g, "")
    .toLowerCase()
    .replace(/ +/g, "-");
}
