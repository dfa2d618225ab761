import { type ShownText, type StoredProject, shownTexts } from "#domain/projects/project.ts";
import { inEnglish } from "./projects.ts";

/** The texts that English pages show in Korean, because neither the project nor a table has English for them. */
export function englishGaps(project: StoredProject): ShownText[] {
  const shown = inEnglish(project);
  return shownTexts.filter((text) => /\p{Script=Hangul}/u.test(shown[text] ?? ""));
}
