import type { Locale } from "#domain/locale.ts";
import type { DesignWords } from "../words/design-words.ts";
import type { DesignTool } from "./DesignTool.tsx";
import type { ToolNavigation } from "./ToolNavigation.tsx";

export type LoadedTool = {
  Tool: typeof DesignTool;
  /** The contents of results and tool; stands above both. */
  Contents: typeof ToolNavigation;
  words: DesignWords;
};

/** The design tool is loaded only when it is needed, and its words in one language, from a chunk of their own. */
export const loadDesignTool: Record<Locale, () => Promise<LoadedTool>> = {
  ko: () => toolIn(import("../words/ko.ts")),
  en: () => toolIn(import("../words/en.ts")),
};

/** Loads the note on values in other units, with the first refusal. */
export async function loadConventionNote() {
  const { ConventionNote: Note } = await import("./units/ConventionNote.tsx");
  return { Note };
}

async function toolIn(loading: Promise<{ words: DesignWords }>): Promise<LoadedTool> {
  const [{ DesignTool: Tool }, { ToolNavigation: Contents }, { words }] = await Promise.all([
    import("./DesignTool.tsx"),
    import("./ToolNavigation.tsx"),
    loading,
  ]);
  return { Tool, Contents, words };
}
