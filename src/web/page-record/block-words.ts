import type { Content } from "#content/editing/defaults.ts";
import { localizedTerms, type Terms } from "#content/lookup/projects.ts";
import type { Locale } from "#domain/locale.ts";
import type { CardWords } from "../gallery/look/gallery-words.ts";

/** Fixed texts of blocks, in one language. */
export interface BlockWords {
  blocks: Content["blocks"][Locale];
  file: Content["catalog"][Locale]["file"];
  buttons: Content["shared"][Locale]["buttons"];
  card: CardWords;
  terms: Terms;
}

/** @param products whose brand names the partner's type */
export function blockWords(
  { blocks, catalog, shared, gallery }: Content,
  locale: Locale,
  products: Parameters<typeof localizedTerms>[1],
): BlockWords {
  return {
    blocks: blocks[locale],
    file: catalog[locale].file,
    buttons: shared[locale].buttons,
    card: gallery[locale].card,
    terms: localizedTerms(locale, products),
  };
}
