import * as z from "zod/mini";
import { dayInKorea } from "../../korean-day.ts";
import { snapshotReader } from "../../records/record-snapshot.ts";
import { editableProjectSchema } from "../project.ts";
import { projectFields } from "../project-fields.ts";

/** A project as its history and the trash store it. */
export const projectSnapshotSchema = z.omit(editableProjectSchema, { id: true, englishGaps: true });
export type ProjectSnapshot = z.infer<typeof projectSnapshotSchema>;

/** Facts of the list that a project was imported from: they are no content, but return with it from the trash. */
const importOriginSchema = z.object({
  ownNumber: z.nullable(z.string()),
  photo: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
});
export type ImportOrigin = z.infer<typeof importOriginSchema>;

/** Records of before this format may have a day of completion that the program had filled in. */
const format = 2;

/** A record as it is stored. @param importOrigin of a deleted project */
export function recordText(record: ProjectSnapshot, importOrigin?: ImportOrigin): string {
  return JSON.stringify({ ...record, format, importOrigin });
}

const read = snapshotReader(projectSnapshotSchema, projectFields);

/** Parses a stored snapshot. @throws ZodError when the text is not one */
export function parseProjectSnapshot(json: string): ProjectSnapshot {
  const record = read(json);
  const isOld = JSON.parse(json).format !== format;
  return isOld && isFilledIn(record) ? { ...record, completedOn: null } : record;
}

export function parseImportOrigin(json: string): ImportOrigin | undefined {
  return z.optional(importOriginSchema).parse(JSON.parse(json).importOrigin);
}

/**
 * The same rule as in the migration that split the two dates: completion on the day of registration, or on 1 January after the
 * project's year.
 */
function isFilledIn({ createdAt, completedOn, projectYear }: ProjectSnapshot): boolean {
  const registered = new Date(createdAt);
  // Samples are entered at whole minutes; their days of completion are meant.
  const isSample = registered.getTime() % 60_000 === 0;
  return (
    (!isSample && completedOn === dayInKorea(registered)) ||
    (projectYear !== null && completedOn === `${projectYear + 1}-01-01`)
  );
}
