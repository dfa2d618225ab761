import type { Locale } from "#domain/locale.ts";
import type { DesignWords } from "../words/design-words.ts";
import type { DesignTool } from "./DesignTool.tsx";
import type { ToolNavigation } from "./ToolNavigation.tsx";

export type LoadedTool = {
  Tool: typeof DesignTool;
  Contents: typeof ToolNavigation;
  words: DesignWords;
};

/** Loads the design tool on demand, with the texts of one language as a separate chunk. */
export const loadDesignTool: Record<Locale, () => Promise<LoadedTool>> = {
  ko: () => toolIn(import("../words/ko.ts")),
  en: () => toolIn(import("../words/en.ts")),
};

/** Loads the note on values in other units with the first rejected input. */
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
