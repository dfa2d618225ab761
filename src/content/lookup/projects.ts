import type { Locale } from "#domain/locale.ts";
import type { Project, StoredProject } from "#domain/projects/project.ts";
import type { TowerType } from "#domain/projects/vocabulary.ts";
import { references } from "../samples/references.ts";
import { cities } from "./cities.ts";
import { clients } from "./clients.ts";
import { countries, tags, towerTypeLabels } from "./terms.ts";

/**
 * English for the Korean values of a project, by fixed tables. The tables are big and are needed only where pages
 * and feeds are made: keep this module out of the browser. A value that no table has stays as it is.
 */

type Table = ReadonlyMap<string, string>;

const english = {
  country: tableOf(countries),
  city: tableOf(cities),
  client: tableOf(clients),
  tag: tableOf(tags),
  title: new Map(references.map(({ title }) => [title.ko, title.en])),
  description: new Map(references.map(({ description }) => [description.ko, description.en])),
} satisfies Record<string, Table>;

const koreanCountry: Table = new Map([
  ...Object.entries(countries).map(([korean, name]): [string, string] => [name.toLowerCase(), korean]),
  // As the map calls them.
  ["south korea", "한국"],
  ["united states", "미국"],
]);

/** A project as the pages of a language show it; filters and tag colours go by the stored one. */
export function inLocale(locale: Locale, project: StoredProject): Project {
  return locale === "en" ? inEnglish(project) : inKorean(project);
}

export function inEnglish(project: StoredProject): Project {
  return {
    ...proseInEnglish(project),
    country: countryInEnglish(project.country),
    tags: project.tags.map((tag) => look(english.tag, tag)),
  };
}

/**
 * A project for a page that filters: its prose in the page's language, while country, type and tags stay as
 * stored. Such a page shows them through `termsIn`.
 */
export function proseIn(locale: Locale, project: StoredProject): Project {
  return locale === "en" ? proseInEnglish(project) : inKorean(project);
}

/** What the pages of a language call the stored countries, tags and types; Korean ones call most as they are stored. */
export interface Terms {
  countries: Readonly<Record<string, string>>;
  tags: Readonly<Record<string, string>>;
  types: Record<TowerType, string>;
}

export function termsIn(locale: Locale): Terms {
  const types = towerTypeLabels[locale];
  return locale === "en" ? { countries, tags, types } : { countries: {}, tags: {}, types };
}

/** @example countryInEnglish("한국") // "Korea" */
export function countryInEnglish(country: string): string {
  return look(english.country, country);
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
function proseInEnglish({ english: own, ...project }: StoredProject): Project {
  return {
    ...project,
    title: own?.title ?? look(english.title, project.title),
    description: own?.description ?? look(english.description, project.description),
    clientCompany: own?.clientCompany ?? look(english.client, project.clientCompany),
    city: own?.city ?? (project.city === null ? null : look(english.city, project.city)),
  };
}

/** As stored, without the English texts, which no Korean page needs. */
function inKorean({ english: _, ...project }: StoredProject): Project {
  return project;
}

function look(table: Table, korean: string): string {
  return table.get(korean) ?? korean;
}

function tableOf(words: Record<string, string>): Table {
  return new Map(Object.entries(words));
}
