import type { Locale, Localized } from "#domain/locale.ts";
import type { Project, StoredProject } from "#domain/projects/project.ts";
import { type TranslatedText, translatedTexts } from "#domain/projects/project-fields.ts";
import type { TowerType } from "#domain/projects/vocabulary.ts";
import { samples } from "../samples/projects.ts";
import { cities } from "./cities.ts";
import { clients } from "./clients.ts";
import { countries, tags, towerTypeLabels } from "./terms.ts";

/**
 * English for the Korean values of a project, by fixed tables. The tables are big and are needed only where pages
 * and feeds are made: keep this module out of the browser. A value that no table has stays as it is.
 */

type Table = ReadonlyMap<string, string>;

const countryNames = tableOf(countries);
const tagNames = tableOf(tags);
const texts: Partial<Record<TranslatedText, Table>> = {
  title: new Map(samples.map(({ title, en }) => [title, en.title])),
  description: new Map(samples.map(({ description, en }) => [description, en.description])),
  clientCompany: tableOf(clients),
  city: tableOf(cities),
};

/** A project as each language shows it: all of it, only its prose, and the names of its stored words. */
const whole: Localized<(project: StoredProject) => Project> = { ko: inKorean, en: inEnglish };
const prose: Localized<(project: StoredProject) => Project> = { ko: inKorean, en: proseInEnglish };
const named: Localized<Pick<Terms, "countries" | "tags">> = {
  ko: { countries: {}, tags: {} },
  en: { countries, tags },
};

const koreanCountry: Table = new Map([
  ...Object.entries(countries).map(([korean, name]): [string, string] => [name.toLowerCase(), korean]),
  // As the map calls them.
  ["south korea", "한국"],
  ["united states", "미국"],
]);

/** A project as the pages of a language show it; filters and tag colours go by the stored one. */
export function inLocale(locale: Locale, project: StoredProject): Project {
  return whole[locale](project);
}

export function inEnglish(project: StoredProject): Project {
  return {
    ...proseInEnglish(project),
    country: countryInEnglish(project.country),
    tags: project.tags.map((tag) => look(tagNames, tag)),
  };
}

/**
 * A project for a page that filters: its prose in the page's language, while country, type and tags stay as
 * stored. Such a page shows them through `termsIn`.
 */
export function proseIn(locale: Locale, project: StoredProject): Project {
  return prose[locale](project);
}

/** What the pages of a language call the stored countries, tags and types; Korean ones call most as they are stored. */
export interface Terms {
  countries: Readonly<Record<string, string>>;
  tags: Readonly<Record<string, string>>;
  types: Record<TowerType, string>;
}

export function termsIn(locale: Locale): Terms {
  return { ...named[locale], types: towerTypeLabels[locale] };
}

/** @example countryInEnglish("한국") // "Korea" */
export function countryInEnglish(country: string): string {
  return look(countryNames, country);
}

/**
 * The stored name of a country that an address names in either language.
 * @example countryInKorean("korea") // "한국"
 * @example countryInKorean("한국") // "한국"
 */
export function countryInKorean(country: string): string {
  return koreanCountry.get(country.toLowerCase()) ?? country;
}

/** Texts that the project brings along win over the tables. */
function proseInEnglish({ en, ...project }: StoredProject): Project {
  const shown = translatedTexts.map((text) => [text, en[text] ?? look(texts[text], project[text])]);
  return { ...project, ...Object.fromEntries(shown) };
}

/** As stored, without the English texts, which no Korean page needs. */
function inKorean({ en: _, ...project }: StoredProject): Project {
  return project;
}

function look<Text extends string | null>(table: Table | undefined, korean: Text): Text | string {
  return (korean && table?.get(korean)) ?? korean;
}

function tableOf(words: Record<string, string>): Table {
  return new Map(Object.entries(words));
}
