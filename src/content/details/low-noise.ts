import type { Locale } from "#domain/locale.ts";
import { type LowNoiseKind, lowNoiseKinds } from "#domain/products/model/vocabulary.ts";
import { detailChoiceWords } from "../records/model-details.ts";

/** Name of a low-noise option in a language; one that is none of ours stays as it is. */
export function lowNoiseText(locale: Locale, kind: string): string {
  return isLowNoiseKind(kind) ? detailChoiceWords[locale][kind] : kind;
}

function isLowNoiseKind(kind: string): kind is LowNoiseKind {
  return lowNoiseKinds.some((each) => each === kind);
}
