import type { Transaction } from "kysely";
import { dayInKorea } from "#domain/korean-day.ts";
import type { EditedProject } from "#domain/projects/project.ts";
import type { Engine } from "../database/migrate.ts";
import type { Tables } from "../database/schema.ts";
import { fingerprintOf, once } from "../repetition.ts";
import { findEdited, insertTags, isStoredAs } from "./edits.ts";
import { type NewProject, toRow } from "./rows.ts";

/** How long a key is known, ms. */
const knownMs = 24 * 60 * 60 * 1000;

/**
 * What became of an addition. "repeated" had been stored already, of which only the answer was lost; "different" tells
 * the project that was stored under the same key with other words, or has been edited since.
 */
export interface ProjectAddition {
  kind: "added" | "repeated" | "different";
  project: EditedProject;
}

interface Addition {
  now: Date;
  /** What the sender calls this addition and every repetition of it. */
  key?: string | undefined;
}

/** Adds a project inside a transaction, once for a key. */
export async function addProject(
  place: { trx: Transaction<Tables>; engine: Engine },
  project: NewProject,
  { now, key }: Addition,
): Promise<ProjectAddition> {
  const { trx } = place;
  if (key === undefined)
    return { kind: "added", project: await stored(trx, await insertProject(trx, project, now)) };
  const fingerprint = fingerprintOf([key]);
  const outcome = await once(place, fingerprint, {
    find: () => findRepeated(trx, fingerprint, now),
    make: () => insertProject(trx, project, now, fingerprint),
  });
  if (outcome.isNew) return { kind: "added", project: await stored(trx, outcome.made) };
  const { id } = outcome.found;
  const isSame = await isStoredAs(trx, id, project);
  return { kind: isSame ? "repeated" : "different", project: await stored(trx, id) };
}

/** Stores a project, and with it its tags, inside a transaction. @returns its id */
export async function insertProject(
  trx: Transaction<Tables>,
  project: NewProject,
  now: Date,
  fingerprint: string | null = null,
): Promise<number> {
  const time = { created_at: now.getTime(), updated_at: now.getTime() };
  const { id } = await trx
    .insertInto("projects")
    .values({ completed_on: dayInKorea(now), ...toRow(project), ...time, fingerprint })
    .returning("id")
    .executeTakeFirstOrThrow();
  await insertTags(trx, id, project.tags);
  return id;
}

function findRepeated(trx: Transaction<Tables>, fingerprint: string, now: Date) {
  return trx
    .selectFrom("projects")
    .select("id")
    .where("fingerprint", "=", fingerprint)
    .where("created_at", ">=", now.getTime() - knownMs)
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
}

async function stored(trx: Transaction<Tables>, id: number): Promise<EditedProject> {
  const project = await findEdited(trx, id);
  if (!project) throw new Error(`Project ${id} vanished while it was being stored.`);
  return project;
}
