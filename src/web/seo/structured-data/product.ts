import type { ItemList, Product, ProductModel } from "schema-dts";
import { pictureAddress } from "#content/brand/program-pictures.ts";
import { hasRatingToState } from "#content/company.ts";
import type { Content } from "#content/editing/defaults.ts";
import { pathIn } from "#domain/locale.ts";
import { type LocalizedSite, organizationId, type SiteInLocale } from "./organization.ts";

export interface ProductOnPage {
  path: string;
  name: string;
  description: string;
  /** Path of its picture on this site, or an external address. */
  image: string | null;
  /** Manufacturer, if not the company itself: the company's ratings do not apply to it. */
  brand?: string | null;
}

/**
 * Structured data of a product's page. Prices are quoted per project, and Google requires a price or a rating
 * of a `Product`: without a rating it is a `ProductModel` (docs/decisions/006-structured-data.md).
 */
export function productThing(site: LocalizedSite, page: ProductOnPage): Product | ProductModel {
  const { siteUrl, locale, company } = site;
  const { brand = null } = page;
  const url = siteUrl + pathIn(locale, page.path);
  const { availability, currency } = company.offer;
  const isOwnBrand = brand === null;
  const isRated = isOwnBrand && hasRatingToState(company);
  return {
    "@type": isRated ? "Product" : "ProductModel",
    "@id": `${url}#product`,
    name: page.name,
    description: page.description,
    ...(page.image === null ? {} : { image: new URL(pictureAddress(page.image), siteUrl).href }),
    url,
    ...(isOwnBrand
      ? {
          brand: { "@type": "Brand", name: company.name[locale] },
          manufacturer: { "@id": organizationId(site) },
          ...(isRated ? { aggregateRating: rating(company.review) } : {}),
        }
      : { brand: { "@type": "Brand", name: brand } }),
    offers: {
      "@type": "Offer",
      url,
      availability,
      priceCurrency: currency,
      seller: { "@id": organizationId(site) },
    },
  };
}

/**
 * List of a page's series in order, each with the address of its own page.
 * @param path Korean path of the page
 */
export function productList(
  { siteUrl, locale, path }: SiteInLocale & { path: string },
  products: readonly { name: string; href: string }[],
): ItemList {
  return {
    "@type": "ItemList",
    "@id": `${siteUrl}${pathIn(locale, path)}#series`,
    numberOfItems: products.length,
    itemListElement: products.map(({ name, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      url: siteUrl + href,
    })),
  };
}

function rating({ rating, count }: Content["company"]["review"]) {
  return {
    "@type": "AggregateRating",
    ratingValue: rating,
    reviewCount: count,
    bestRating: 5,
  } as const;
}
