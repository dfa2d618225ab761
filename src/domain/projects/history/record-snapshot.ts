import * as z from "zod/mini";
import { dayInKorea } from "../../korean-day.ts";
import { snapshotReader } from "../../records/record-snapshot.ts";
import { editedProjectSchema } from "../project.ts";
import { projectFields } from "../project-fields.ts";

/** All that is known of a project at a moment: what its history and the trash keep. */
export const recordSnapshotSchema = z.omit(editedProjectSchema, { id: true, englishGaps: true });
export type RecordSnapshot = z.infer<typeof recordSnapshotSchema>;

/** Records of before this format may have a day of completion that the program had filled in. */
const format = 2;

/** A record as it is stored. */
export function recordText(record: RecordSnapshot): string {
  return JSON.stringify({ ...record, format });
}

const read = snapshotReader(recordSnapshotSchema, projectFields);

/** @throws ZodError when the text is no record */
export function recordIn(json: string): RecordSnapshot {
  const record = read(json);
  const isOld = JSON.parse(json).format !== format;
  return isOld && isFilledIn(record) ? { ...record, completedOn: null } : record;
}

/** As the migration that separated the two dates has it: the day of registration, or the first one after the year. */
function isFilledIn({ createdAt, completedOn, projectYear }: RecordSnapshot): boolean {
  const registered = new Date(createdAt);
  const isSample = registered.getTime() % 60_000 === 0;
  return (
    (!isSample && completedOn === dayInKorea(registered)) ||
    (projectYear !== null && completedOn === `${projectYear + 1}-01-01`)
  );
}
