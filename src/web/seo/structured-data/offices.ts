import type { LocalBusiness } from "schema-dts";
import { logoPicture } from "#content/brand/identity.ts";
import type { Office } from "#content/company.ts";
import { hasOwnPoint, officeAnchor } from "#content/derived/office-place.ts";
import { paths } from "#content/paths.ts";
import { factProblem, formatFact } from "#domain/content/fact-checks.ts";
import { type Locale, pathIn } from "#domain/locale.ts";
import {
  areasServed,
  type LocalizedSite,
  organizationId,
  postalAddress,
  type SiteInLocale,
  sameInOtherLanguages,
} from "./organization.ts";

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"] as const;

/** Structured data of every office, with business hours. */
export function localBusinesses(site: LocalizedSite): LocalBusiness[] {
  return site.company.offices.map((office, position) => localBusiness(site, office, position));
}

/** Structured data of the head office only, for pages without other offices. */
export function headOffice(site: LocalizedSite): LocalBusiness[] {
  return site.company.offices.slice(0, 1).map((office) => localBusiness(site, office, 0));
}

function localBusiness(site: LocalizedSite, office: Office, position: number): LocalBusiness {
  const { siteUrl, locale, company } = site;
  const anchor = officeAnchor(office, position);
  const idOf = (at: SiteInLocale) => `${at.siteUrl}${pathIn(at.locale, paths.contact)}#${anchor}`;
  const { latitude, longitude } = office.location;
  return {
    "@type": "LocalBusiness",
    "@id": idOf(site),
    sameAs: sameInOtherLanguages(site, idOf),
    name: `${company.name[locale]} ${office.name[locale]}`,
    url: siteUrl + pathIn(locale, paths.contact),
    image: siteUrl + logoPicture(company).url,
    telephone: office.phone.en,
    email: office.email,
    priceRange: company.offer.priceRange,
    address: postalAddress(office, locale),
    ...(hasOwnPoint(office) ? { geo: { "@type": "GeoCoordinates", latitude, longitude } as const } : {}),
    ...businessHours(office, locale),
    parentOrganization: { "@id": organizationId(site) },
    areaServed: areasServed(site),
  };
}

/** The hours that visitors read, as the texts can be edited apart from the times; none where a text holds other times. */
function businessHours(office: Office, locale: Locale) {
  const { weekday, saturday, sunday } = office.hours[locale];
  const stated = [
    { days: weekdays, hours: twoTimesIn(weekday) ?? factsIn(weekday, office) },
    { days: ["Saturday"] as const, hours: twoTimesIn(saturday) },
    { days: ["Sunday"] as const, hours: twoTimesIn(sunday) },
  ].flatMap(({ days, hours }) => (hours ? [specification(days, hours)] : []));
  return stated.length > 0 ? { openingHoursSpecification: stated } : {};
}

type Hours = Pick<Office, "opens" | "closes">;
type Day = (typeof weekdays)[number] | "Saturday" | "Sunday";

function specification(days: readonly Day[], hours: Hours) {
  return {
    "@type": "OpeningHoursSpecification" as const,
    dayOfWeek: days.map((day) => `https://schema.org/${day}` as const),
    ...hours,
  };
}

/** The times of a text that holds nothing else, such as "09:00-18:00" or "9 am to 6 pm". */
function twoTimesIn(text: string): Hours | undefined {
  const [from = "", to = "", ...others] = text.split(/[-–—~〜∼]|\sto\s/i).map((time) => time.trim());
  const opens = formatFact("time", from);
  const closes = formatFact("time", to);
  const areTimes = others.length === 0 && [opens, closes].every((time) => !factProblem("time", time));
  return areTimes && opens < closes && !mayShareAfternoon(from, to) ? { opens, closes } : undefined;
}

/** In "1 – 6 pm" both times may be those of an afternoon; "9 – 6 pm" begins in the morning. */
function mayShareAfternoon(from: string, to: string): boolean {
  const later = formatFact("time", `pm ${from}`);
  const isRead = factProblem("time", later) === undefined;
  return isRead && /오후|p\.?m/i.test(to) && later < formatFact("time", to);
}

/** The facts of an office, if a text with further words holds these times and no other figure. */
function factsIn(text: string, { opens, closes }: Hours): Hours | undefined {
  const hasBoth = text.includes(opens) && text.includes(closes);
  const rest = text.replace(opens, "").replace(closes, "");
  return hasBoth && !/\d/.test(rest) ? { opens, closes } : undefined;
}
