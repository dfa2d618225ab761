import * as z from "zod/mini";
import { keptRecordReader } from "../../records/kept-record.ts";
import { editedProjectSchema } from "../project.ts";
import { projectFields } from "../project-fields.ts";

/** All that is known of a project at a moment: what its history and the trash keep. */
export const keptRecordSchema = z.omit(editedProjectSchema, { id: true, englishGaps: true });
export type KeptRecord = z.infer<typeof keptRecordSchema>;

/** @throws ZodError when the text is no record */
export const recordIn = keptRecordReader(keptRecordSchema, projectFields);
