/** Required by search engines (Google Search Central, "Structured data") or for an entity to have a meaning. */
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

export const requiredOfArticles: typeof required = {
  Answer: ["text"],
  DefinedTerm: ["description", "name"],
  FAQPage: ["mainEntity"],
  Question: ["acceptedAnswer", "name"],
  TechArticle: ["author", "dateModified", "datePublished", "headline", "image", "publisher"],
};

/** Returns every entity and every reference, at any depth. */
export function thingsIn(value: unknown): object[] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.values(value).flatMap(thingsIn);
  return "@type" in value || "@id" in value ? [value, ...inner] : inner;
}

export function ofType(value: unknown, type: string): object[] {
  return thingsIn(value).filter((thing) => "@type" in thing && thing["@type"] === type);
}

/** Returns ids that are referenced but not defined, and the number of references. */
export function unresolvedIn(value: unknown): { references: number; unresolved: unknown[] } {
  const all = thingsIn(value);
  const ids = new Set(all.flatMap((thing) => ("@type" in thing && "@id" in thing ? [thing["@id"]] : [])));
  const references = all.flatMap((thing) => ("@id" in thing && !("@type" in thing) ? [thing["@id"]] : []));
  return { references: references.length, unresolved: references.filter((id) => !ids.has(id)) };
}
