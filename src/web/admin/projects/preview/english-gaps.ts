import { inEnglish } from "#content/gallery-lookup.ts";
import type { StoredProject } from "#domain/gallery/project.ts";

const shownFields = ["title", "description", "clientCompany", "country", "city"] as const;

/** The fields that English pages show in Korean, because neither the project nor a table has English for them. */
export function englishGaps(project: StoredProject): (typeof shownFields)[number][] {
  const shown = inEnglish(project);
  return shownFields.filter((field) => /\p{Script=Hangul}/u.test(shown[field] ?? ""));
}
