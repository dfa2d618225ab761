import type { StoredProject } from "#domain/projects/project.ts";
import { type TranslatedField, translatedFields } from "#domain/projects/project-fields.ts";
import { localizeProjectWithTerms } from "./projects.ts";

/** The texts that English pages show in Korean, because neither the project nor a table has English for them. */
export function englishGaps(project: Omit<StoredProject, "createdAt">): TranslatedField[] {
  const shown = localizeProjectWithTerms("en", { ...project, createdAt: "" });
  return translatedFields.filter((text) => /\p{Script=Hangul}/u.test(shown[text] ?? ""));
}
