import type { Kysely, Transaction } from "kysely";
import { recordIn, recordText } from "#domain/projects/past/kept-record.ts";
import type { ProjectVersion } from "#domain/projects/past/past-calls.ts";
import type { EditedProject } from "#domain/projects/project.ts";
import { keptVersions } from "#domain/records/kept-record.ts";
import { versionsToDrop } from "#domain/records/version-thinning.ts";
import type { Tables } from "../../database/schema.ts";

/** When a change is made, and the user name of who makes it, where it is known. */
export interface Signature {
  now: Date;
  by?: string | undefined;
}

/** Keeps what a project was before a change, and with it the pictures that it had. */
export async function keepVersion(
  trx: Transaction<Tables>,
  former: EditedProject,
  { now, by }: Signature,
  isDeletion = false,
): Promise<void> {
  const { id: projectId, englishGaps: _, ...record } = former;
  const { id } = await trx
    .insertInto("projectVersions")
    .values({
      projectId,
      record: recordText(record),
      changedAt: now.getTime(),
      changedBy: by ?? null,
      isDeletion: Number(isDeletion),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const pictures = former.pictures.map(({ url }) => ({ versionId: id, url }));
  if (pictures.length > 0) await trx.insertInto("projectVersionPictures").values(pictures).execute();
  const versions = await trx
    .selectFrom("projectVersions")
    .select(["id", "changedAt as at"])
    .where("projectId", "=", projectId)
    .orderBy("id", "desc")
    .execute();
  const dropped = versionsToDrop(versions, now, keptVersions);
  if (dropped.length > 0) await trx.deleteFrom("projectVersions").where("id", "in", dropped).execute();
}

/** What a project was before each change, newest first. */
export async function listVersions(
  db: Kysely<Tables>,
  projectId: number,
  limit = keptVersions,
): Promise<ProjectVersion[]> {
  const rows = await db
    .selectFrom("projectVersions")
    .select(["id", "record", "changedAt", "changedBy"])
    .where("projectId", "=", projectId)
    .where("isDeletion", "=", 0)
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map(({ id, record, changedAt, changedBy }) => ({
    id,
    changedAt: new Date(changedAt).toISOString(),
    changedBy,
    record: recordIn(record),
  }));
}
