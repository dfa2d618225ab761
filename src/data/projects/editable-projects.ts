import type { Kysely, Transaction } from "kysely";
import type { ProjectPicture } from "#domain/projects/pictures.ts";
import type { EditableProject } from "#domain/projects/project.ts";
import type { Tables } from "../database/schema.ts";
import { distinct, tidy } from "../records/search-text.ts";
import { withTags } from "./lists.ts";
import { adminColumns, projectColumns, toEditableProject } from "./rows.ts";

/** @see Projects.findEditable */
export async function findEditable(db: Kysely<Tables>, id: number): Promise<EditableProject | undefined> {
  const rows = await db.selectFrom("projects").select(editableColumns).where("id", "=", id).execute();
  return (await withAdminFields(db, rows))[0];
}

/** Locks the row of a project until the transaction ends, and reads it; `undefined` if there is none. */
export async function lockProject(
  trx: Transaction<Tables>,
  id: number,
): Promise<EditableProject | undefined> {
  // A simultaneous transaction waits here, and then reads what this one has stored.
  await trx
    .updateTable("projects")
    .set((project) => ({ updatedAt: project.ref("updatedAt") }))
    .where("id", "=", id)
    .execute();
  return findEditable(trx, id);
}

export const editableColumns = [...projectColumns, ...adminColumns] as const;

type EditableRow = Parameters<typeof withTags>[1][number] & Parameters<typeof toEditableProject>[1];

/** With the fields of the administration. */
export async function withAdminFields(
  db: Kysely<Tables>,
  rows: readonly EditableRow[],
): Promise<EditableProject[]> {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const pictures = await picturesByProject(db, [...byId.keys()]);
  return (await withTags(db, rows)).flatMap((project) => {
    const row = byId.get(project.id);
    return row ? [toEditableProject(project, row, pictures.get(project.id) ?? [])] : [];
  });
}

/** Stored pictures with their texts, by project id. The picture of the card, which `imageUrl` names, may be missing. */
export async function picturesByProject(
  db: Kysely<Tables>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ProjectPicture[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("projectPictures")
    .select(["projectId", "url", "alt", "altEn"])
    .where("projectId", "in", ids)
    .orderBy("projectId")
    .orderBy("position")
    .execute();
  const byProject = Map.groupBy(rows, ({ projectId }) => projectId);
  const bare = (ofProject: typeof rows) => ofProject.map(({ url, alt, altEn }) => ({ url, alt, altEn }));
  return new Map([...byProject].map(([id, ofProject]) => [id, bare(ofProject)]));
}

/** Replaces the tags and pictures of a project. */
export async function replaceTagsAndPictures(
  trx: Transaction<Tables>,
  id: number,
  { tags, pictures }: { tags: readonly string[]; pictures: readonly ProjectPicture[] },
): Promise<void> {
  await trx.deleteFrom("projectTags").where("projectId", "=", id).execute();
  await trx.deleteFrom("projectPictures").where("projectId", "=", id).execute();
  const tagRows = distinct(tags).map((tag, position) => ({ projectId: id, tag, position }));
  if (tagRows.length > 0) await trx.insertInto("projectTags").values(tagRows).execute();
  const pictureRows = pictures.map(({ url, alt, altEn }, position) => ({
    projectId: id,
    position,
    url: tidy(url),
    alt: tidyOrNull(alt),
    altEn: tidyOrNull(altEn),
  }));
  if (pictureRows.length > 0) await trx.insertInto("projectPictures").values(pictureRows).execute();
}

function tidyOrNull(text: string | null): string | null {
  return (text === null ? "" : tidy(text)) || null;
}
