import type { Country, Organization, Place, PostalAddress, WebSite } from "schema-dts";
import { logoPicture } from "#content/brand/identity.ts";
import type { Office } from "#content/company.ts";
import { hasOwnPostal } from "#content/derived/office-place.ts";
import type { Content } from "#content/editing/defaults.ts";
import { unmarked } from "#content/editing/marks.ts";
import { recognizeCountry } from "#content/lookup/country-names.ts";
import { lookUpOrSame, namesIn } from "#content/lookup/look-up.ts";
import { countries } from "#content/lookup/terms.ts";
import { defaultLocale, type Locale, otherLocales, pathIn } from "#domain/locale.ts";

export interface SiteInLocale {
  /** Origin, without a trailing slash. */
  siteUrl: string;
  locale: Locale;
}

export interface LocalizedSite extends SiteInLocale {
  company: Content["company"];
  shared: Content["shared"][Locale];
}

/** `@id` of the company, the same on all pages of a language (docs/decisions/006-structured-data.md). */
export function organizationId(site: SiteInLocale): string {
  return `${homeOf(site)}#organization`;
}

/** `@id`s of the same entity in the other languages. */
export function sameInOtherLanguages(site: SiteInLocale, idOf: (site: SiteInLocale) => string): string[] {
  return otherLocales(site.locale).map((locale) => idOf({ siteUrl: site.siteUrl, locale }));
}

export function webSiteId(site: SiteInLocale): string {
  return `${homeOf(site)}#website`;
}

export function organization(site: LocalizedSite): Organization {
  const { siteUrl, locale, company, shared } = site;
  const logo = logoPicture(company);
  const [name = "", ...names] = otherLocales(locale).map((other) => company.name[other]);
  return {
    "@type": "Organization",
    "@id": organizationId(site),
    name: company.name[locale],
    alternateName: names.length === 0 ? name : [name, ...names],
    sameAs: sameInOtherLanguages(site, organizationId),
    url: homeOf(site),
    logo: {
      "@type": "ImageObject",
      url: siteUrl + logo.url,
      width: `${logo.width}`,
      height: `${logo.height}`,
    },
    slogan: shared.slogan,
    foundingDate: String(company.established),
    email: company.email,
    location: company.offices.map((office) => officePlace(office, locale)),
    contactPoint: company.offices.map((office) => ({
      "@type": "ContactPoint",
      name: office.name[locale],
      contactType: "sales",
      telephone: office.phone.en,
      email: office.email,
      areaServed: office.postal.countryCode,
    })),
    areaServed: areasServed(site),
  };
}

/** Site with its search action: `/?s=…` opens the gallery with the search text. */
export function webSite(site: LocalizedSite): WebSite {
  const search = {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${homeOf(site)}?s={s}` },
    "query-input": "required name=s",
  } as const;
  return {
    "@type": "WebSite",
    "@id": webSiteId(site),
    name: site.company.name[site.locale],
    url: homeOf(site),
    inLanguage: site.locale,
    publisher: { "@id": organizationId(site) },
    potentialAction: search,
  };
}

/** Countries that the company serves, in the page's language; they are entered in English. */
export function areasServed({ company, locale }: Pick<LocalizedSite, "company" | "locale">): Country[] {
  return company.areasServed.map((entered) => {
    const country = recognizeCountry(entered, []);
    const isTranslated = locale !== "en" && country.kind === "other-name";
    const name = isTranslated ? lookUpOrSame(namesIn(locale, countries), country.name) : entered;
    return { "@type": "Country", name };
  });
}

/** Address in the format of the page's language; unsplit while its parts are those of a sample office. */
export function postalAddress(office: Office, locale: Locale): PostalAddress {
  const { street, locality, region, postalCode, countryCode } = office.postal;
  if (!hasOwnPostal(office))
    return {
      "@type": "PostalAddress",
      streetAddress: unmarked(office.address[locale]).text,
      addressCountry: countryCode,
    };
  return {
    "@type": "PostalAddress",
    ...(locale === defaultLocale
      ? { addressLocality: locality, addressRegion: region, ...addressInParts(office) }
      : { streetAddress: street, addressLocality: locality, addressRegion: region }),
    postalCode,
    addressCountry: countryCode,
  };
}

/** Province and city or district (도로명주소법), in Korea or in a Chinese municipality. */
const provinceAndDistrict = /^(\S+[시도]) (\S+[시군구]) (.+)$/;
/** Chinese province, American state or Japanese prefecture, and a city. */
const regionAbroad = /^(\S+(?:성|주|자치구|현|부|도)) (\S+) (.+)$/;

/**
 * Parts of a Korean address, without the country, which has a property of its own. An address in another
 * order is not split; city and region are then in English, as entered.
 * @example addressInParts(seoul) // { addressRegion: "서울특별시", addressLocality: "금천구", streetAddress: "가산디지털1로
 * 999" }
 */
function addressInParts({ address, country }: Pick<Office, "address" | "country">) {
  // In the draft every text ends with an editor mark.
  const whole = unmarked(address.ko).text.trim();
  const land = `${unmarked(country.ko).text.trim()} `;
  const written = whole.startsWith(land) ? whole.slice(land.length).trim() : whole;
  const [, region, locality, street] = provinceAndDistrict.exec(written) ?? regionAbroad.exec(written) ?? [];
  return region && locality && street
    ? { streetAddress: street, addressLocality: locality, addressRegion: region }
    : { streetAddress: whole };
}

function officePlace(office: Office, locale: Locale): Place {
  return {
    "@type": "Place",
    name: office.name[locale],
    address: postalAddress(office, locale),
    telephone: office.phone.en,
  };
}

function homeOf({ siteUrl, locale }: SiteInLocale): string {
  return siteUrl + pathIn(locale, "/");
}
