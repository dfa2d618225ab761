import type { Locale } from "#domain/locale.ts";
import type { ConventionWords } from "../words/ko/convention.ts";
import type { DesignWords } from "../words/ko/words.ts";
import type { DesignTool } from "./DesignTool.tsx";
import type { ConventionNote } from "./units/ConventionNote.tsx";

/** What is loaded only when it is needed, in one language, from chunks of its own. */
export type LoadedTool = { Tool: typeof DesignTool; words: DesignWords };
export type LoadedNote = { Note: typeof ConventionNote; words: ConventionWords };

export const loadDesignTool: Record<Locale, () => Promise<LoadedTool>> = {
  ko: () => toolIn(import("../words/ko/words.ts")),
  en: () => toolIn(import("../words/en/words.ts")),
};

export const loadConventionNote: Record<Locale, () => Promise<LoadedNote>> = {
  ko: () => noteIn(import("../words/ko/convention.ts")),
  en: () => noteIn(import("../words/en/convention.ts")),
};

async function toolIn(loading: Promise<{ words: DesignWords }>): Promise<LoadedTool> {
  const [{ DesignTool: Tool }, { words }] = await Promise.all([import("./DesignTool.tsx"), loading]);
  return { Tool, words };
}

async function noteIn(loading: Promise<{ convention: ConventionWords }>): Promise<LoadedNote> {
  const [{ ConventionNote: Note }, { convention }] = await Promise.all([
    import("./units/ConventionNote.tsx"),
    loading,
  ]);
  return { Note, words: convention };
}
