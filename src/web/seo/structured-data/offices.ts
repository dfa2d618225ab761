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
    ...weekdayHours(office, locale),
    parentOrganization: { "@id": organizationId(site) },
    areaServed: areasServed(site),
  };
}

/** The hours that visitors read, as the text can be edited apart from the times; none where it holds other times. */
function weekdayHours(office: Office, locale: Locale) {
  const hours = hoursIn(office.hours[locale].weekday, office);
  if (!hours) return {};
  return {
    openingHoursSpecification: {
      "@type": "OpeningHoursSpecification" as const,
      dayOfWeek: weekdays.map((day) => `https://schema.org/${day}` as const),
      ...hours,
    },
  };
}

type Hours = Pick<Office, "opens" | "closes">;

function hoursIn(text: string, { opens, closes }: Hours): Hours | undefined {
  const [from = "", to = "", ...others] = text.split(/[-–—~〜∼]/).map((time) => formatFact("time", time));
  const areTimes = others.length === 0 && [from, to].every((time) => factProblem("time", time) === undefined);
  if (areTimes) return { opens: from, closes: to };
  return text.includes(opens) && text.includes(closes) ? { opens, closes } : undefined;
}
