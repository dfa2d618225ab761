import * as z from "zod/mini";
import { namesOf } from "../../records/fields.ts";
import { editedProjectSchema } from "../project.ts";
import { projectFields, translatedTexts } from "../project-fields.ts";

/** All that is known of a project at a moment: what its history and the trash keep. */
export const keptRecordSchema = z.omit(editedProjectSchema, { id: true, englishGaps: true });
export type KeptRecord = z.infer<typeof keptRecordSchema>;

/** @throws ZodError when the text is no record; a field that came later than the record is empty in it. */
export function recordIn(json: string): KeptRecord {
  const kept = JSON.parse(json);
  return keptRecordSchema.parse({ ...nothing, ...kept, en: { ...noEnglish, ...kept.en } });
}

const nothing = Object.fromEntries(namesOf(projectFields).map((name) => [name, null]));
const noEnglish = Object.fromEntries(translatedTexts.map((name) => [name, null]));
