import type { Thing } from "schema-dts";
import type { Content } from "#content/editing/defaults.ts";
import type { ShownPicture } from "#content/picture-key.ts";
import { pathIn } from "#domain/locale.ts";
import { wholeFile } from "../../pictures/picture-files.ts";
import { filesOf } from "../../pictures/shown-picture.ts";
import { type LocalSite, organizationId } from "./organization.ts";

export interface ProductOnPage {
  /** Korean path of the product's page. */
  path: string;
  name: string;
  description: string;
  picture: ShownPicture;
}

/**
 * The product that a page is about, and that it can be had. The offer stands beside the product and not inside
 * it: inside, search engines ask for a price, which is quoted for each project (docs/decisions/006-review-figures.md).
 */
export function productThings(site: LocalSite, page: ProductOnPage): Thing[] {
  const { siteUrl, locale, company } = site;
  const { review } = company;
  const url = siteUrl + pathIn(locale, page.path);
  const { availability, currency } = company.offer;
  return [
    {
      "@type": "Product",
      "@id": `${url}#product`,
      name: page.name,
      description: page.description,
      image: siteUrl + wholeFile(filesOf(page.picture)),
      url,
      brand: { "@type": "Brand", name: company.name[locale] },
      manufacturer: { "@id": organizationId(site) },
      ...(review.show ? { aggregateRating: rating(review) } : {}),
    },
    {
      "@type": "Offer",
      itemOffered: { "@id": `${url}#product` },
      offeredBy: { "@id": organizationId(site) },
      availability,
      priceCurrency: currency,
    },
  ];
}

function rating({ rating, count }: Content["company"]["review"]) {
  return {
    "@type": "AggregateRating",
    ratingValue: rating,
    reviewCount: count,
    bestRating: 5,
  } as const;
}
