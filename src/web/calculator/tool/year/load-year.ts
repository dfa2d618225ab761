import type { YearWords } from "#content/calculator/year/year.ts";
import type { Locale } from "#domain/locale.ts";
import type { YearTool } from "./YearTool.tsx";

type LoadedYear = { Year: typeof YearTool; words: YearWords };

export const loadYear: Record<Locale, () => Promise<LoadedYear>> = {
  ko: () => yearIn(import("#content/calculator/year/ko.ts")),
  en: () => yearIn(import("#content/calculator/year/en.ts")),
};

async function yearIn(loading: Promise<{ words: YearWords }>): Promise<LoadedYear> {
  const [{ YearTool: Year }, { words }] = await Promise.all([import("./YearTool.tsx"), loading]);
  return { Year, words };
}
