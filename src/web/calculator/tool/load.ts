import type { DesignWords } from "#content/calculator/design-words.ts";
import type { Locale } from "#domain/locale.ts";
import type { DesignTool } from "./DesignTool.tsx";
import type { SimilarProjects } from "./similar/SimilarProjects.tsx";
import type { ToolNavigation } from "./ToolNavigation.tsx";

export type LoadedTool = {
  Tool: typeof DesignTool;
  Contents: typeof ToolNavigation;
  Similar: typeof SimilarProjects;
  words: DesignWords;
};

/** Loads the design tool on demand, with the texts of one language as a separate chunk. */
export const loadDesignTool: Record<Locale, () => Promise<LoadedTool>> = {
  ko: () => toolIn(import("#content/calculator/ko.ts")),
  en: () => toolIn(import("#content/calculator/en.ts")),
};

export type LoadedNote = Awaited<ReturnType<typeof loadUnitNote>>;

/** Loads the note on values in other units with the first rejected input. */
export async function loadUnitNote() {
  const { UnitNote: Note } = await import("./units/UnitNote.tsx");
  return { Note };
}

async function toolIn(loading: Promise<{ words: DesignWords }>): Promise<LoadedTool> {
  const [{ DesignTool: Tool }, { ToolNavigation: Contents }, { SimilarProjects: Similar }, { words }] =
    await Promise.all([
      import("./DesignTool.tsx"),
      import("./ToolNavigation.tsx"),
      import("./similar/SimilarProjects.tsx"),
      loading,
    ]);
  return { Tool, Contents, Similar, words };
}
