import type { Content } from "#content/editing/defaults.ts";
import { partnerOf } from "#content/lookup/product-view.ts";
import { localizedTerms, type Terms } from "#content/lookup/projects.ts";
import type { Locale } from "#domain/locale.ts";
import type { CardWords } from "../project-list/gallery-words.ts";

/** Fixed texts of blocks, in one language. */
export interface BlockWords {
  blocks: Content["blocks"][Locale];
  file: Content["catalog"][Locale]["file"];
  buttons: Content["shared"][Locale]["buttons"];
  card: CardWords;
  terms: Terms;
}

/** @param products among which the partner's name its type */
export function blockWords(
  content: Content,
  locale: Locale,
  products: Parameters<typeof partnerOf>[0],
): BlockWords {
  const { blocks, catalog, shared, gallery } = content;
  return {
    blocks: blocks[locale],
    file: catalog[locale].file,
    buttons: shared[locale].buttons,
    card: gallery[locale].card,
    terms: localizedTerms(locale, partnerOf(products)),
  };
}
