import type { Locale } from "#domain/locale.ts";
import { fill } from "./fill.ts";
import { localized } from "./localized.ts";

/** What the calculator's API tells about its `detail` parameter. */
export const calculationDetail = localized({
  ko: {
    refusal: '"detail" 값 "{given}"은(는) 쓸 수 없습니다. full로 지정하거나 빼고 요청해 주세요.',
  },
  en: {
    refusal: '"detail" cannot be "{given}". Use full, or leave it out.',
  },
});

/** Refuses a value of `detail` in the asker's language. */
export function detailRefusal(locale: Locale, given: string): string {
  return fill(calculationDetail[locale].refusal, { given });
}
