import { inEach, type Locale, locales } from "#domain/locale.ts";
import { worldCountries } from "#domain/world/countries.ts";
import type { Content } from "../editing/defaults.ts";
import { lookUpOrSame, namesIn } from "../lookup/look-up.ts";
import { countries } from "../lookup/terms.ts";
import { areOfSample, mapCountries } from "./site-countries.ts";

/**
 * The shipped content for a site whose references are in these countries: a pin for each, their number, and the areas that search
 * engines are given. What the company enters for any of them is laid over it as over everything else.
 * @param inUse those with most references first
 */
export function withCountries(shipped: Content, inUse: readonly string[]): Content {
  const { company, worldMap } = shipped;
  return {
    ...shipped,
    worldMap: inEach(locales, (locale) => ({
      ...worldMap[locale],
      pins: mapCountries(inUse).map((country) => pinOf(country, locale, worldMap)),
    })),
    company: {
      ...company,
      figures: { ...company.figures, countries: inUse.length },
      areasServed: areOfSample(inUse) ? company.areasServed : areasServed(inUse, company),
    },
  };
}

/** The shipped content with a pin for every country of the world: every field that it can have, whatever references there are. */
export function withEveryPin(shipped: Content): Content {
  const { worldMap } = shipped;
  return {
    ...shipped,
    worldMap: inEach(locales, (locale) => ({
      ...worldMap[locale],
      pins: worldCountries.map(({ ko }) => pinOf(ko, locale, worldMap)),
    })),
  };
}

/** A company without references yet serves its own country. */
function areasServed(inUse: readonly string[], { offices }: Content["company"]): string[] {
  if (inUse.length === 0) return offices.slice(0, 1).map(({ country }) => country.en);
  return inUse.map((country) => lookUpOrSame(countries.en, country));
}

function pinOf(country: string, locale: Locale, worldMap: Content["worldMap"]) {
  const sample = worldMap[locale].pins.find(({ id }) => id === country);
  return sample ?? { id: country, name: lookUpOrSame(namesIn(locale, countries), country), description: "" };
}
