/**
 * Requirements of search engines for a thing before they show it (Google Search Central, "Structured data"), and fields that a thing
 * says nothing without.
 */
export const required: Readonly<Record<string, readonly string[]>> = {
  AggregateRating: ["ratingValue", "reviewCount"],
  BreadcrumbList: ["itemListElement"],
  CreativeWork: ["name", "url"],
  ImageObject: ["url"],
  ItemList: ["itemListElement"],
  ListItem: ["name", "position"],
  LocalBusiness: ["address", "name"],
  Offer: ["availability", "priceCurrency", "seller", "url"],
  Organization: ["name"],
  Product: ["brand", "description", "image", "name", "offers"],
  ProductModel: ["brand", "description", "image", "name", "offers"],
  VideoObject: ["name", "thumbnailUrl", "uploadDate", "contentUrl", "duration"],
};

/** The same for the knowledge pages. */
export const requiredOfArticles: typeof required = {
  Answer: ["text"],
  DefinedTerm: ["description", "name"],
  FAQPage: ["mainEntity"],
  Question: ["acceptedAnswer", "name"],
  TechArticle: ["author", "dateModified", "datePublished", "headline", "image", "publisher"],
};

/** Every thing and every reference to one, however deep. */
export function thingsIn(value: unknown): object[] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.values(value).flatMap(thingsIn);
  return "@type" in value || "@id" in value ? [value, ...inner] : inner;
}

/** The things of a type, among all that a value holds. */
export function ofType(value: unknown, type: string): object[] {
  return thingsIn(value).filter((thing) => "@type" in thing && thing["@type"] === type);
}

/** Ids that something refers to, though nothing is called so; and how many references there are. */
export function unresolvedIn(value: unknown): { references: number; unresolved: unknown[] } {
  const all = thingsIn(value);
  const ids = new Set(all.flatMap((thing) => ("@type" in thing && "@id" in thing ? [thing["@id"]] : [])));
  const references = all.flatMap((thing) => ("@id" in thing && !("@type" in thing) ? [thing["@id"]] : []));
  return { references: references.length, unresolved: references.filter((id) => !ids.has(id)) };
}
