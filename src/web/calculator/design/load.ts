import type { ConventionWords } from "#content/design/ko/convention.ts";
import type { DesignWords } from "#content/design/ko/words.ts";
import type { Locale } from "#domain/locale.ts";
import type { DesignTool } from "./DesignTool.tsx";
import type { ConventionNote } from "./units/ConventionNote.tsx";

/** What is loaded only when it is needed, in one language, from chunks of its own. */
export type LoadedTool = { Tool: typeof DesignTool; words: DesignWords };
export type LoadedNote = { Note: typeof ConventionNote; words: ConventionWords };

export const loadDesignTool: Record<Locale, () => Promise<LoadedTool>> = {
  ko: () => toolIn(import("#content/design/ko/words.ts")),
  en: () => toolIn(import("#content/design/en/words.ts")),
};

export const loadConventionNote: Record<Locale, () => Promise<LoadedNote>> = {
  ko: () => noteIn(import("#content/design/ko/convention.ts")),
  en: () => noteIn(import("#content/design/en/convention.ts")),
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
