import type { Kysely, Transaction } from "kysely";
import type { ProjectVersion } from "#domain/projects/history/history-calls.ts";
import {
  type ImportOrigin,
  type ProjectSnapshot,
  parseProjectSnapshot,
  recordText,
} from "#domain/projects/history/project-snapshot.ts";
import type { EditableProject } from "#domain/projects/project.ts";
import { type Versions, versionsPageSize } from "#domain/records/record-snapshot.ts";
import type { Tables } from "../../database/schema.ts";
import { thinVersions } from "./thin-versions.ts";

/** When a change is made, and the user name of who makes it, where it is known. */
export interface ChangeAuthor {
  now: Date;
  by?: string | undefined;
}

/** @param expectedUpdatedAt the `updatedAt` that the change is based on; without it the last change wins */
export type AuthoredChange = ChangeAuthor & { expectedUpdatedAt?: string | undefined };

/** Returns true if somebody else has changed a project since the version that a change is based on. */
export function isOutdated({ updatedAt }: EditableProject, expectedUpdatedAt: string | undefined): boolean {
  return expectedUpdatedAt !== undefined && Date.parse(expectedUpdatedAt) !== Date.parse(updatedAt);
}

/** Keeps what a project was before a change, and with it the pictures that it had. @param deletion given where it is deleted */
export async function keepVersion(
  trx: Transaction<Tables>,
  former: EditableProject,
  { now, by }: ChangeAuthor,
  deletion?: { importOrigin: ImportOrigin | undefined },
): Promise<void> {
  const { id: projectId, englishGaps: _, ...record } = former;
  const { id } = await trx
    .insertInto("projectVersions")
    .values({
      projectId,
      record: recordText(record, deletion?.importOrigin),
      changedAt: now.getTime(),
      changedBy: by ?? null,
      isDeletion: Number(deletion !== undefined),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const pictures = former.pictures.map(({ url }) => ({ versionId: id, url }));
  if (pictures.length > 0) await trx.insertInto("projectVersionPictures").values(pictures).execute();
  const versions = await trx
    .selectFrom("projectVersions")
    .select(["id", "changedAt", "changedBy"])
    .where("projectId", "=", projectId)
    .orderBy("id", "desc")
    .execute();
  await thinVersions(trx, "projectVersions", versions, now);
}

/** A project before each of its changes, newest first. @param before only those before this version */
export async function listVersions(
  db: Kysely<Tables>,
  projectId: number,
  before?: number,
): Promise<Versions<ProjectVersion>> {
  const all = db.selectFrom("projectVersions").where("projectId", "=", projectId).where("isDeletion", "=", 0);
  const { total } = await all
    .select((version) => version.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await all
    .select(["id", "record", "changedAt", "changedBy"])
    .$if(before !== undefined, (older) => older.where("id", "<", before ?? 0))
    .orderBy("id", "desc")
    .limit(versionsPageSize)
    .execute();
  const versions = rows.map(({ id, record, changedAt, changedBy }) => ({
    id,
    changedAt: new Date(changedAt).toISOString(),
    changedBy,
    record: parseProjectSnapshot(record),
  }));
  return { versions, total: Number(total) };
}

/** The record of a version. @param version the newest one when left out */
export async function snapshotOf(
  db: Kysely<Tables>,
  projectId: number,
  version?: number,
): Promise<ProjectSnapshot | undefined> {
  const row = await db
    .selectFrom("projectVersions")
    .select("record")
    .where("projectId", "=", projectId)
    .where("isDeletion", "=", 0)
    .$if(version !== undefined, (one) => one.where("id", "=", version ?? 0))
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row && parseProjectSnapshot(row.record);
}
