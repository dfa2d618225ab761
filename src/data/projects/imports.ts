import type { Kysely, Transaction } from "kysely";
import { completionAfter } from "#domain/projects/completion.ts";
import type {
  ExportedProject,
  ImportBody,
  ImportOutcome,
  ImportRow,
} from "#domain/projects/import/import-calls.ts";
import { type FieldColumn, fieldColumns } from "#domain/projects/import/import-columns.ts";
import { type KnownProject, recognised } from "#domain/projects/import/recognition.ts";
import type { StoredProject } from "#domain/projects/project.ts";
import type { NewProject } from "#domain/projects/project-fields.ts";
import type { Tables } from "../database/schema.ts";
import { insertProject } from "./additions.ts";
import { updateProject } from "./edits.ts";
import { withTags } from "./lists.ts";
import type { Signature } from "./past/versions.ts";
import { projectColumns } from "./rows.ts";

/** Projects that are read at a time: engines bound what one question may name. */
const batch = 500;

type List = Pick<ImportBody, "columns" | "rows">;

/** What the list by which a project was brought says of it besides. */
interface Origin {
  projectId: number;
  ownNumber: string | null;
  photo: string | null;
  imageUrl: string | null;
}

/** A row with the project that it is, and what that project would be after it. */
interface Meeting {
  row: ImportRow;
  stored: StoredProject | undefined;
  origin: Origin | undefined;
  wanted: NewProject;
  outcome: ImportOutcome;
}

/** @see Projects.tryImport */
export async function tryImport(db: Kysely<Tables>, list: List): Promise<ImportOutcome[]> {
  return (await meetings(db, list)).map(({ outcome }) => outcome);
}

/** Stores a list inside a transaction: what is new is added, what differs is changed, the rest is not touched. */
export async function importProjects(
  trx: Transaction<Tables>,
  list: List,
  signature: Signature,
): Promise<ImportOutcome[]> {
  const outcomes: ImportOutcome[] = [];
  for (const { row, stored, origin, wanted, outcome } of await meetings(trx, list)) {
    const id = stored?.id ?? (await insertProject(trx, wanted, signature.now));
    if (outcome.outcome === "changed") await updateProject(trx, id, wanted, signature);
    await keepOrigin(trx, { row, id, origin });
    outcomes.push({ ...outcome, id });
  }
  return outcomes;
}

/** @see Projects.export */
export async function exportProjects(
  db: Kysely<Tables>,
  after: number,
): Promise<{ projects: ExportedProject[]; next: number | null }> {
  const rows = await db
    .selectFrom("projects")
    .select(projectColumns)
    .where("id", ">", after)
    .orderBy("id")
    .limit(batch)
    .execute();
  const ids = rows.map(({ id }) => id);
  const origins = await originsOf(db, ids);
  const projects = (await withTags(db, rows)).map((project) => ({
    ...project,
    number: origins.get(project.id)?.ownNumber ?? null,
  }));
  return { projects, next: rows.length < batch ? null : (ids.at(-1) ?? null) };
}

async function meetings(db: Kysely<Tables>, { columns, rows }: List): Promise<Meeting[]> {
  const known = await knownProjects(db);
  const marks = rows.map(({ id, number, project }) => ({ ...project, id, number }));
  const ids = recognised(marks, known);
  const wantedIds = ids.filter((id) => id !== undefined);
  const projects = await projectsOf(db, wantedIds);
  const origins = await originsOf(db, wantedIds);
  return rows.map((row, index) => {
    const id = ids[index] ?? -1;
    return meeting(row, { columns, stored: projects.get(id), origin: origins.get(id) });
  });
}

interface Met {
  columns: readonly FieldColumn[];
  stored: StoredProject | undefined;
  origin: Origin | undefined;
}

function meeting(row: ImportRow, { columns, stored, origin }: Met): Meeting {
  const isShown = origin !== undefined && origin.photo === row.photo && origin.imageUrl === stored?.imageUrl;
  const needsPhoto = row.photo !== null && row.project.imageUrl === null && !isShown;
  if (!stored) {
    const outcome = { outcome: "added" as const, id: null, changes: [], needsPhoto };
    return { row, stored, origin, wanted: row.project, outcome };
  }
  const wanted = over(stored, row.project, columns);
  const changes = fieldColumns.filter(
    (column) =>
      comparable(stored, column) !== comparable(wanted, column) || (needsPhoto && column === "imageUrl"),
  );
  const outcome = changes.length === 0 ? ("same" as const) : ("changed" as const);
  return { row, stored, origin, wanted, outcome: { outcome, id: stored.id, changes, needsPhoto } };
}

/** What a project becomes: the list's fields, its own where the list has no column of them, and no picture is taken away. */
function over(stored: StoredProject, given: NewProject, columns: readonly FieldColumn[]): NewProject {
  const own = Object.entries(given).filter(
    ([name, value]) => columns.some((column) => column === name) && value !== undefined,
  );
  const english = Object.entries(given.en ?? {}).filter(([name]) =>
    columns.some((column) => column === `en.${name}`),
  );
  return {
    ...stored,
    ...Object.fromEntries(own),
    ...completionAfter(Object.fromEntries(own), stored),
    imageUrl: given.imageUrl ?? stored.imageUrl,
    en: { ...stored.en, ...Object.fromEntries(english) },
  };
}

/** Tags are a set; nothing is null. */
function comparable(project: NewProject, column: FieldColumn): string {
  const [name = "", english] = column.split(".");
  const values: Readonly<Record<string, unknown>> =
    english === undefined ? { ...project } : { ...project.en };
  const value = values[english ?? name] ?? null;
  return JSON.stringify(Array.isArray(value) ? value.toSorted() : value);
}

/** Remembers the number and the photograph of a row; what the list does not say stays. */
async function keepOrigin(
  trx: Transaction<Tables>,
  { row, id, origin }: { row: ImportRow; id: number; origin: Origin | undefined },
): Promise<void> {
  const hasPicture = row.photo !== null && row.project.imageUrl !== null;
  const kept = {
    ownNumber: row.number ?? origin?.ownNumber ?? null,
    photo: hasPicture ? row.photo : (origin?.photo ?? null),
    imageUrl: hasPicture ? row.project.imageUrl : (origin?.imageUrl ?? null),
  };
  const isKept =
    origin?.ownNumber === kept.ownNumber &&
    origin?.photo === kept.photo &&
    origin?.imageUrl === kept.imageUrl;
  if (isKept || (kept.ownNumber === null && kept.photo === null)) return;
  // An owner's number is of one project: the last list says of which.
  if (kept.ownNumber !== null && kept.ownNumber !== origin?.ownNumber)
    await trx
      .updateTable("projectImports")
      .set({ ownNumber: null })
      .where("ownNumber", "=", kept.ownNumber)
      .execute();
  await trx
    .insertInto("projectImports")
    .values({ projectId: id, ...kept })
    .onConflict((conflict) => conflict.column("projectId").doUpdateSet(kept))
    .execute();
}

async function knownProjects(db: Kysely<Tables>): Promise<KnownProject[]> {
  const rows = await db
    .selectFrom("projects")
    .select(["id", "title", "clientCompany", "city"])
    .orderBy("id")
    .execute();
  const numbers = await db
    .selectFrom("projectImports")
    .select(["projectId", "ownNumber"])
    .where("ownNumber", "is not", null)
    .execute();
  const ofProject = new Map(numbers.map(({ projectId, ownNumber }) => [projectId, ownNumber]));
  return rows.map((row) => ({ ...row, number: ofProject.get(row.id) ?? null }));
}

async function projectsOf(
  db: Kysely<Tables>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, StoredProject>> {
  const found: StoredProject[] = [];
  for (const some of batches(ids)) {
    const rows = await db.selectFrom("projects").select(projectColumns).where("id", "in", some).execute();
    found.push(...(await withTags(db, rows)));
  }
  return new Map(found.map((project) => [project.id, project]));
}

async function originsOf(db: Kysely<Tables>, ids: readonly number[]): Promise<ReadonlyMap<number, Origin>> {
  const found: Origin[] = [];
  for (const some of batches(ids))
    found.push(
      ...(await db.selectFrom("projectImports").selectAll().where("projectId", "in", some).execute()),
    );
  return new Map(found.map((origin) => [origin.projectId, origin]));
}

function batches(ids: readonly number[]): number[][] {
  return Array.from({ length: Math.ceil(ids.length / batch) }, (_, index) =>
    ids.slice(index * batch, (index + 1) * batch),
  );
}
