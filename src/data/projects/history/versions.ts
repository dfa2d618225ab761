import type { Transaction } from "kysely";
import {
  type ImportOrigin,
  type ProjectSnapshot,
  parseProjectSnapshot,
  recordText,
} from "#domain/projects/history/project-snapshot.ts";
import type { EditableProject } from "#domain/projects/project.ts";
import type { Tables } from "../../database/schema.ts";
import type { ChangeAuthor } from "../../records/authored-change.ts";
import { thinVersions, type VersionStore } from "../../records/versions.ts";

export const projectVersions: VersionStore<ProjectSnapshot> = {
  table: "projectVersions",
  parse: parseProjectSnapshot,
};

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
  await thinVersions(trx, projectVersions, projectId, now);
}
