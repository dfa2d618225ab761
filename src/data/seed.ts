import type { Kysely, Transaction } from "kysely";
import type { ProjectInput } from "#domain/projects/project-fields.ts";
import type { Database } from "./database/connect.ts";
import type { Tables } from "./database/schema.ts";
import { insertProduct } from "./products/edits.ts";
import type { ProductInput } from "./products/rows.ts";
import { insertProject } from "./projects/additions.ts";
import { toRow } from "./projects/rows.ts";

export interface Samples {
  projects: readonly (ProjectInput & { readonly createdAt: string })[];
  products: readonly ProductInput[];
}

/** Markers that are stored in the database with the samples: with all, with products that have pages, with texts of projects. */
const samplesMarker = "projects and products";
const productPagesMarker = "series";
const projectTextsMarker = "what was asked and done";

/** Sample products before products had pages. They could not be edited. */
const formerProducts = [
  "모듈러 냉각탑 대향류형",
  "모듈러 냉각탑 직교류형",
  "백연저감형 모듈러 냉각탑",
  "SF 시리즈",
  "SCP 시리즈",
  "THF 시리즈",
  "BAC S3000 시리즈",
  "BAC PT2 시리즈",
  "BAC FXV 시리즈",
  "BAC HXV 시리즈",
  "BAC V 시리즈 개방식",
  "BAC V 시리즈 밀폐식",
];

/**
 * Stores sample projects and products in an empty database, once: deleted samples do not return at the next start.
 * @returns true if the samples were stored
 */
export async function seed(database: Database, samples: Samples, clock: () => Date): Promise<boolean> {
  // A later start waits for no import that another instance stores.
  if (await hasMarkers(database.db, [samplesMarker, productPagesMarker, projectTextsMarker])) return false;
  return database.change("everything", async (trx) => {
    const now = clock();
    if (await hasMarker(trx, samplesMarker)) {
      if (await deleteFormerProducts(trx)) await insertProducts(trx, samples.products, now);
      if (!(await hasMarker(trx, projectTextsMarker)))
        await updateUneditedSampleProjects(trx, samples.projects, now);
      return false;
    }
    if (!(await isEmpty(trx))) return false;
    await insertProducts(trx, samples.products, now);
    for (const project of samples.projects) await insertProject(trx, project, new Date(project.createdAt));
    await storeMarker(trx, projectTextsMarker, now);
    await storeMarker(trx, samplesMarker, now);
    return true;
  });
}

/** Once, so that the current sample products replace them. @returns true if there were any */
async function deleteFormerProducts(trx: Transaction<Tables>): Promise<boolean> {
  if (await hasMarker(trx, productPagesMarker)) return false;
  const { numDeletedRows } = await trx
    .deleteFrom("products")
    .where("slug", "like", "product-%")
    .where("name", "in", formerProducts)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

async function insertProducts(
  trx: Transaction<Tables>,
  products: readonly ProductInput[],
  now: Date,
): Promise<void> {
  for (const product of products) await insertProduct(trx, product, { now });
  await storeMarker(trx, productPagesMarker, now);
}

/** Updates unedited sample projects to the current sample texts, once. They are identified by `createdAt`. */
async function updateUneditedSampleProjects(
  trx: Transaction<Tables>,
  projects: Samples["projects"],
  now: Date,
): Promise<void> {
  for (const project of projects) {
    await trx
      .updateTable("projects")
      .set(toRow(project))
      .where("createdAt", "=", Date.parse(project.createdAt))
      .whereRef("updatedAt", "=", "createdAt")
      .execute();
  }
  await storeMarker(trx, projectTextsMarker, now);
}

async function storeMarker(trx: Transaction<Tables>, name: string, now: Date): Promise<void> {
  await trx.insertInto("samples").values({ name, offeredAt: now.getTime() }).execute();
}

function hasMarker(trx: Transaction<Tables>, name: string): Promise<boolean> {
  return hasMarkers(trx, [name]);
}

async function hasMarkers(db: Kysely<Tables>, names: readonly string[]): Promise<boolean> {
  const marks = await db.selectFrom("samples").select("name").where("name", "in", names).execute();
  return marks.length === names.length;
}

async function isEmpty(trx: Transaction<Tables>): Promise<boolean> {
  const projects = await trx.selectFrom("projects").select("id").limit(1).execute();
  const products = await trx.selectFrom("products").select("id").limit(1).execute();
  return projects.length + products.length === 0;
}
