import type { Kysely, Transaction } from "kysely";
import { toStoredCountry } from "#content/lookup/country-names.ts";
import { completionAfter } from "#domain/projects/completion.ts";
import {
  type ExportedProject,
  type ImportBody,
  type ImportOutcome,
  type ImportRow,
  projectIdentity,
} from "#domain/projects/import/import-calls.ts";
import { type FieldColumn, fieldColumns } from "#domain/projects/import/import-columns.ts";
import type { StoredProject } from "#domain/projects/project.ts";
import type { ProjectInput } from "#domain/projects/project-fields.ts";
import { matchRows, type RowMatch, type StoredIdentity } from "#domain/records/import/row-matching.ts";
import type { Tables } from "../../database/schema.ts";
import type { Imported, ImportedRecord } from "../../imports/import-runs.ts";
import type { ChangeAuthor } from "../../records/authored-change.ts";
import { batchesOf } from "../../records/batches.ts";
import { insertProject } from "../additions.ts";
import { withTags } from "../lists.ts";
import { projectColumns } from "../rows.ts";
import { updateProject } from "../updates.ts";
import { batchSize, importOriginsOf, type StoredImportOrigin, storeImportOrigin } from "./import-origins.ts";

type List = Pick<ImportBody, "columns" | "rows">;

/** A row with the project that it is or may be, and what that project would be after it. */
interface ComparedRow {
  row: ImportRow;
  stored: StoredProject | undefined;
  importOrigin: StoredImportOrigin | undefined;
  wanted: ProjectInput;
  outcome: ImportOutcome;
}

/** @see Projects.dryRunImport */
export async function dryRunImport(db: Kysely<Tables>, list: List): Promise<ImportOutcome[]> {
  return (await compareRows(db, list)).map(({ outcome }) => outcome);
}

/**
 * Stores a list inside a transaction: what is new is added, what differs is changed where the row's decision allows it, the
 * rest is not touched.
 */
export async function importProjects(
  trx: Transaction<Tables>,
  list: List,
  author: ChangeAuthor,
): Promise<Imported<ImportOutcome, ImportedRecord>> {
  const outcomes: ImportOutcome[] = [];
  const records: ImportedRecord[] = [];
  for (const compared of await compareRows(trx, list)) {
    const outcome = await storeRow(trx, compared, author);
    outcomes.push(outcome);
    const { id } = outcome;
    if (id !== null && (outcome.outcome === "added" || outcome.outcome === "changed"))
      records.push({ id, updatedAt: await versionOf(trx, id), isNew: outcome.outcome === "added" });
  }
  return { outcomes, records };
}

async function storeRow(
  trx: Transaction<Tables>,
  compared: ComparedRow,
  author: ChangeAuthor,
): Promise<ImportOutcome> {
  const { row, importOrigin, wanted } = compared;
  const outcome = decideOutcome(compared);
  if (outcome.outcome === "added") {
    const id = await insertProject(trx, row.project, author.now);
    await storeImportOrigin(trx, { row, id, importOrigin: undefined });
    return { ...outcome, id };
  }
  const { id } = outcome;
  if (id === null || outcome.outcome === "left") return outcome;
  const update = outcome.outcome === "changed" && (await updateProject(trx, id, wanted, author));
  await storeImportOrigin(trx, { row, id, importOrigin });
  return update && update.kind !== "updated" ? { ...outcome, outcome: "same", changes: [] } : outcome;
}

/** Outcome of a row: a possible match is changed by a decision alone. */
function decideOutcome({ row: { decision }, outcome }: ComparedRow): ImportOutcome {
  if (outcome.outcome === "same" && decision !== "add") return outcome;
  if (decision === "leave") return { ...outcome, outcome: "left" };
  if (outcome.known === null || decision === "add") return { ...outcome, outcome: "added", id: null };
  const isSure = outcome.known.by === "id" || decision === "update";
  return isSure ? outcome : { ...outcome, outcome: "left" };
}

async function versionOf(trx: Transaction<Tables>, id: number): Promise<number> {
  const row = await trx
    .selectFrom("projects")
    .select("updatedAt")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return row.updatedAt;
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
    .limit(batchSize)
    .execute();
  const ids = rows.map(({ id }) => id);
  const importOrigins = await importOriginsOf(db, ids);
  const projects = (await withTags(db, rows)).map((project) => ({
    ...project,
    number: importOrigins.get(project.id)?.ownNumber ?? null,
  }));
  return { projects, next: rows.length < batchSize ? null : (ids.at(-1) ?? null) };
}

async function compareRows(db: Kysely<Tables>, { columns, rows }: List): Promise<ComparedRow[]> {
  const known = await knownProjects(db);
  const matches = matchRows(
    rows.map(({ id, project }) => ({ id, identity: projectIdentity(project) })),
    known,
  );
  const ids = matches.flatMap((match) => (match ? [match.id] : []));
  const projects = await projectsOf(db, ids);
  const importOrigins = await importOriginsOf(db, ids);
  return rows.map((row, index) => {
    const { id = -1, by = "id" } = matches[index] ?? {};
    return compareRow(row, { columns, by, stored: projects.get(id), importOrigin: importOrigins.get(id) });
  });
}

interface Comparison {
  columns: readonly FieldColumn[];
  by: RowMatch["by"];
  stored: StoredProject | undefined;
  importOrigin: StoredImportOrigin | undefined;
}

function compareRow(row: ImportRow, { columns, by, stored, importOrigin }: Comparison): ComparedRow {
  const isCurrentPicture =
    importOrigin !== undefined &&
    importOrigin.photo === row.photo &&
    importOrigin.imageUrl === stored?.imageUrl;
  const needsPhoto = row.photo !== null && row.project.imageUrl === null && !isCurrentPicture;
  if (!stored) {
    const outcome = { outcome: "added" as const, id: null, known: null, changes: [], needsPhoto };
    return { row, stored, importOrigin, wanted: row.project, outcome };
  }
  const merged = mergedWith(stored, row.project, columns);
  const wanted = { ...merged, country: toStoredCountry(merged.country) };
  const changes = fieldColumns
    .map((column) => ({ column, before: cellText(stored, column), after: cellText(wanted, column) }))
    .filter(({ column, before, after }) => before !== after || (needsPhoto && column === "imageUrl"));
  const { id, title, clientCompany, city } = stored;
  const known = { by, title, clientCompany, city };
  const outcome = changes.length === 0 ? ("same" as const) : ("changed" as const);
  return { row, stored, importOrigin, wanted, outcome: { outcome, id, known, changes, needsPhoto } };
}

/**
 * Project after an import: the fields of the list, those of the stored project where the list has no such column; no picture is
 * removed.
 */
function mergedWith(
  stored: StoredProject,
  given: ProjectInput,
  columns: readonly FieldColumn[],
): ProjectInput {
  const imported = Object.entries(given).filter(
    ([name, value]) => columns.some((column) => column === name) && value !== undefined,
  );
  const english = Object.entries(given.en ?? {}).filter(([name]) =>
    columns.some((column) => column === `en.${name}`),
  );
  return {
    ...stored,
    ...Object.fromEntries(imported),
    ...completionAfter(Object.fromEntries(imported), stored),
    imageUrl: given.imageUrl ?? stored.imageUrl,
    en: { ...stored.en, ...Object.fromEntries(english) },
  };
}

/** Text of a cell; tags are a set. */
function cellText(project: ProjectInput, column: FieldColumn): string {
  const [name = "", english] = column.split(".");
  const values: Readonly<Record<string, unknown>> =
    english === undefined ? { ...project } : { ...project.en };
  const value = values[english ?? name] ?? "";
  return Array.isArray(value) ? value.toSorted().join(", ") : String(value);
}

async function knownProjects(db: Kysely<Tables>): Promise<StoredIdentity[]> {
  const rows = await db
    .selectFrom("projects")
    .select(["id", "title", "clientCompany", "city"])
    .orderBy("id")
    .execute();
  return rows.map((row) => ({ id: row.id, identity: projectIdentity(row) }));
}

async function projectsOf(
  db: Kysely<Tables>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, StoredProject>> {
  const found: StoredProject[] = [];
  for (const some of batchesOf(ids, batchSize)) {
    const rows = await db.selectFrom("projects").select(projectColumns).where("id", "in", some).execute();
    found.push(...(await withTags(db, rows)));
  }
  return new Map(found.map((project) => [project.id, project]));
}
