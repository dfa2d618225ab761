import { documentAddress, documentName } from "#domain/files/published-document.ts";
import { filesPath } from "#domain/files/stored-file.ts";
import { defaultLocale, type Locale, pathIn } from "#domain/locale.ts";
import type { Model, ProductDocument } from "#domain/products/model-columns.ts";
import { type OptionSubject, optionSubjects } from "#domain/products/options/product-options.ts";
import { linesOf, type Product, type ProductRecord } from "#domain/products/product.ts";
import {
  languagesOfFile,
  modelsOfFile,
  type TechnicalFile,
  technicalFileKinds,
} from "#domain/products/technical-files.ts";
import type { Content } from "../editing/defaults.ts";
import { catalogPath, isCatalogPath, productPath } from "../paths.ts";
import { technicalFileKindWords } from "../records/products.ts";
import { lookUpOrSame, namesIn } from "./look-up.ts";
import { tags as tagNames } from "./terms.ts";

/** A product as the pages of a language show it; what has no English is shown in Korean. */
export interface ProductView {
  id: number;
  slug: string;
  category: Product["category"];
  brand: string | null;
  /** Address of its page. */
  href: string;
  title: string;
  type: string | null;
  description: string;
  features: readonly string[];
  specifications: string | null;
  tags: readonly string[];
  /** The same as they are stored, for drawings and for the kind of tower. */
  storedTags: readonly string[];
  imageUrl: string | null;
  alt: string;
  documents: readonly ShownDocument[];
  technicalFiles: readonly TechnicalFileView[];
  options: readonly OptionSubject[];
  models: readonly Model[];
  /** True when some of the models are samples that come with the program. */
  hasSampleModels: boolean;
  /** Word that finds the projects of the series in the gallery of the language; null without one. */
  projectWord: string | null;
}

export interface ShownDocument {
  title: string;
  description: string;
  /** Address of the file on this site; null if visitors have to ask for it. */
  file: string | null;
  /** Address of the file in the page's language, which may be on another site; null likewise. */
  href: string | null;
  imageUrl: string | null;
  tags: readonly string[];
  /** The file is drawn from the record. */
  isDrawn: boolean;
}

/** A certificate, test report, manual or drawing. */
export interface TechnicalFileView {
  title: string;
  /** In words. */
  kind: string;
  /** ISO 639 codes; empty where the record states none. */
  languages: readonly string[];
  /** Names of models; empty for the whole series. */
  models: readonly string[];
  /** Day of issue, ISO 8601. */
  date: string | null;
  edition: string | null;
  /** The stored file. */
  file: string;
  /** Address with the name that visitors save. */
  href: string;
}

export function productView(locale: Locale, product: Product): ProductView {
  const { id, slug, category, brand, models, hasSampleModels, imageUrl } = product;
  const text = textsIn(locale, product);
  const heading = headingOf(locale, product);
  return {
    id,
    slug,
    category,
    brand,
    href: pathIn(locale, productPath(product)),
    ...heading,
    type: text("type"),
    features: linesOf(text("features")),
    specifications: text("specifications"),
    storedTags: product.tags,
    imageUrl,
    alt: text("imageAlt") ?? heading.title,
    documents: distinctDocuments(shownDocuments(locale, product, heading), heading.title),
    technicalFiles: product.technicalFiles
      .toSorted((a, b) => technicalFileKinds.indexOf(a.kind) - technicalFileKinds.indexOf(b.kind))
      .map((file) => technicalFileView(locale, file)),
    options: optionSubjects(product.options, isKorean(locale)),
    models,
    hasSampleModels,
    projectWord: projectWordIn(locale, product),
  };
}

/** The gallery searches the texts of its language, where a Korean word finds nothing. */
function projectWordIn(locale: Locale, { projectWord, en }: Product): string | null {
  if (isKorean(locale)) return projectWord;
  const isShared = projectWord !== null && !/\p{Script=Hangul}/u.test(projectWord);
  return en.projectWord ?? (isShared ? projectWord : null);
}

/** A product without its models, as lists have it. */
type ProductFacts = Omit<Product, "models" | "hasSampleModels">;

function headingOf(locale: Locale, product: ProductFacts) {
  const text = textsIn(locale, product);
  return {
    title: text("name") ?? "",
    description: text("description") ?? "",
    tags: wordsFor(locale, product.tags),
  };
}

/**
 * Documents of a product as the pages of a language show them. A product without a file of its own has the catalogue that is drawn
 * from its record as its first document, and in every document with the address of such a catalogue.
 */
export function shownDocuments(
  locale: Locale,
  product: ProductFacts,
  { title, description, tags } = headingOf(locale, product),
): ShownDocument[] {
  const { documents, imageUrl } = product;
  const isCatalog = ({ url }: ProductDocument) => url !== null && isCatalogPath(url);
  const hasFile = documents.some((document) => document.url !== null && !isCatalog(document));
  const drawn = pathIn(locale, catalogPath(product));
  const shown = documents.map((document, index): ShownDocument => {
    const isDrawn = isCatalog(document) || (!hasFile && index === 0);
    const file = isDrawn ? drawn : document.url;
    return {
      title: (isKorean(locale) ? null : document.titleEn) ?? document.title,
      description: summaryIn(locale, document) ?? description,
      file,
      href: (isKorean(locale) ? null : document.urlEn) ?? file,
      imageUrl: document.imageUrl ?? imageUrl,
      tags: document.tags.length > 0 ? wordsFor(locale, document.tags) : tags,
      isDrawn,
    };
  });
  if (shown.length > 0) return shown;
  return [{ title, description, file: drawn, href: drawn, imageUrl, tags, isDrawn: true }];
}

/** Documents of which each is another file: a catalogue that several show is named after the product. */
export function distinctDocuments(documents: readonly ShownDocument[], title: string): ShownDocument[] {
  const [first, ...others] = documents.filter(({ isDrawn }) => isDrawn);
  if (!first || others.length === 0) return [...documents];
  return documents.flatMap((document) => {
    if (!document.isDrawn) return [document];
    return document === first ? [{ ...document, title }] : [];
  });
}

function technicalFileView(locale: Locale, record: TechnicalFile): TechnicalFileView {
  const { kind, date, edition, url } = record;
  const title = (isKorean(locale) ? null : record.titleEn) ?? record.title;
  const file = url.slice(filesPath.length + 1);
  return {
    title,
    kind: technicalFileKindWords[locale][kind],
    languages: languagesOfFile(record),
    models: modelsOfFile(record),
    date,
    edition,
    file,
    href: documentAddress({ file, name: documentName(title, file.split(".").at(-1)) }),
  };
}

/** "BAC V series", "SF series": a partner's series has its brand in its name. */
export function brandedTitle({ brand, title }: Pick<ProductView, "brand" | "title">): string {
  return brand === null ? title : `${brand} ${title}`;
}

/** Brand of the partner's products, or their brands; `undefined` where the company has no partner. */
export function partnerOf(products: readonly Pick<Product, "category" | "brand">[]): string | undefined {
  const brands = products.flatMap(({ category, brand }) => (category === "bac" && brand ? brand : []));
  return brands.length > 0 ? [...new Set(brands)].join(" · ") : undefined;
}

/** Path of the content's setting that shows the section of the partner's towers. */
export const partnerSection = "package.sections.bac";

/** False where the company hides the partner's section: lists for visitors then have none of its products (`isForVisitors`). */
export function isPartnerShown({ package: packages }: Pick<Content, "package">): boolean {
  return packages[defaultLocale].sections.bac;
}

/** Returns true for a product that visitors see: a partner's cannot be shown without its brand, so it is hidden with its section. */
export function isForVisitors(
  { isActive, category }: Pick<ProductRecord, "isActive" | "category">,
  hasPartner: boolean,
): boolean {
  return isActive && (hasPartner || category !== "bac");
}

/** A product in a list of links. */
export function productLink(product: ProductView): { name: string; href: string } {
  return { name: brandedTitle(product), href: product.href };
}

function textsIn(locale: Locale, product: ProductFacts) {
  return (name: keyof Product["en"]): string | null =>
    (isKorean(locale) ? null : product.en[name]) ?? product[name];
}

function summaryIn(locale: Locale, { summary, summaryEn }: ProductDocument): string | null {
  return isKorean(locale) ? summary : (summaryEn ?? summary);
}

function wordsFor(locale: Locale, stored: readonly string[]): string[] {
  return stored.map((tag) => lookUpOrSame(namesIn(locale, tagNames), tag));
}

function isKorean(locale: Locale): boolean {
  return locale === defaultLocale;
}
