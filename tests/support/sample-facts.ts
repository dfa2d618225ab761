import { defaults } from "#content/editing/defaults.ts";
import { pages } from "#content/site.ts";
import { locales, pathIn } from "#domain/locale.ts";

/** What only the sample company is called, and is reached by. */
const ofTheSample = [
  ...Object.values(defaults.company.name),
  defaults.company.email,
  defaults.company.registrationNumber,
  ...defaults.company.offices.flatMap(({ address, phone, phoneHref, postal }) => [
    ...Object.values(address),
    ...Object.values(phone),
    phoneHref,
    postal.street,
  ]),
];

/** Everything of the site that is read, in every language. */
export const everyAddress: readonly string[] = [
  ...Object.values(pages).flatMap(({ path }) => inEveryLanguage(path)),
  ...["/rss.xml", "/site.webmanifest"].flatMap(inEveryLanguage),
  ...inEveryLanguage("/resources/calculator/sheet").map((path) => `${path}?flow=390&hot=37&cold=32&wb=27`),
  "/sitemap.xml",
  "/robots.txt",
  "/api/openapi.json",
  "/sd_admin/login",
  "/no-such-page",
  "/en/no-such-page",
];

/** Which of them a text holds. */
export function sampleFactsIn(body: string): string[] {
  return ofTheSample.filter((fact) => body.includes(fact) || body.includes(fact.replaceAll("&", "&amp;")));
}

function inEveryLanguage(path: string): string[] {
  return locales.map((locale) => pathIn(locale, path));
}
