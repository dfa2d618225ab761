import { inquiryWork } from "#content/admin/inquiry-work.ts";
import { fill } from "#content/fill.ts";
import { distinctDocuments, shownDocuments } from "#content/lookup/product-view.ts";
import { productPath, sheetPaths } from "#content/paths.ts";
import { selectionAddresses } from "#documents/selection/addresses.ts";
import { ratedDutyTexts } from "#documents/selection/rated-duty.ts";
import { readSelection, type SelectionTexts, selectionQuery } from "#documents/selection/selection-texts.ts";
import type { InboxInquiry } from "#domain/inquiries/inbox.ts";
import { defaultLocale, type Locale, pathIn } from "#domain/locale.ts";
import { modelSlug } from "#domain/products/model-slug.ts";
import type { ListedProduct } from "#domain/products/product.ts";
import { dutyQuery } from "#engine/duty/duty-query.ts";
import { productFileAddress, tenderFiles } from "../../../series/product-files.ts";

export interface Attachable {
  /** Addresses in order of preference; later ones are used if earlier ones fail. */
  paths: readonly [string, ...string[]];
  /** File name if the response has none. */
  name: string;
  label: string;
}

const words = inquiryWork.reply;

/** Returns the data sheet of the attached duty, or of the rated duty at the requested capacity. */
export function dutySheets({ duty, selection, locale }: InboxInquiry): Attachable[] {
  if (!duty) return selection ? ratedSheets(textsOf(selection), locale) : [];
  const ofDuty = `${sheetPaths.pdf}${dutyQuery(duty)}&lang=${locale}`;
  const chosen = selection && selectionAddresses(locale, textsOf(selection)).pdf[locale];
  const file = { name: "datasheet.pdf", label: words.dutySheet };
  return [{ ...file, paths: chosen ? [chosen, ofDuty] : [ofDuty] }];
}

function ratedSheets({ crt, ...chosen }: SelectionTexts, locale: Locale): Attachable[] {
  const rated = crt === undefined ? undefined : ratedDutyTexts(Number(crt));
  if (!rated) return [];
  const sheetOf = (texts: SelectionTexts) => selectionAddresses(locale, texts).pdf[locale];
  const paths = [sheetOf({ ...chosen, ...rated }), sheetOf(rated)] as const;
  return [{ name: "datasheet.pdf", label: words.ratedSheet, paths }];
}

/** Returns the documents of the inquiry's product, and the tender text of the selection. */
export function ownFiles(
  { selection, locale }: InboxInquiry,
  products: readonly ListedProduct[],
): Attachable[] {
  if (!selection) return [];
  const texts = textsOf(selection);
  const { product: asked, model: name } = texts;
  const [slug] = asked?.split("/") ?? [];
  const hasModel = ({ models }: ListedProduct) => models.some((model) => model.name === name);
  const product = products.find(hasModel) ?? (slug ? products.find((each) => each.slug === slug) : undefined);
  return product ? productFiles(product, locale, texts) : [];
}

/**
 * Returns tender text and documents of a product in the inquiry's language.
 * @param selection model for the tender text; by default all models
 */
export function productFiles(
  product: ListedProduct,
  locale: Locale,
  selection: SelectionTexts = {},
): Attachable[] {
  const title = (locale !== defaultLocale && product.en.name) || product.name;
  const model = product.models.find(({ name }) => name === selection.model);
  const file = model ? `${modelSlug(model)}.docx` : tenderFiles.word;
  const tender: Attachable = {
    paths: [productFileAddress(pathIn(locale, productPath(product)), file) + selectionQuery(selection)],
    name: `${title}.docx`,
    label: `${product.name}: ${words.tender}`,
  };
  const shown = distinctDocuments(shownDocuments(locale, product), title);
  const documents = shown.flatMap(({ title: name, href, file }): Attachable[] => {
    // Files of other sites cannot be read because of CORS.
    const path = [href, file].find((address) => address?.startsWith("/"));
    return path ? [{ paths: [path], name: `${name}.pdf`, label: fill(words.document, { name }) }] : [];
  });
  return [tender, ...documents];
}

function textsOf({ query }: NonNullable<InboxInquiry["selection"]>) {
  return readSelection(new URLSearchParams(query));
}
