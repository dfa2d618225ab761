import type { Transaction } from "kysely";
import type { Database } from "./database/connect.ts";
import type { Tables } from "./database/schema.ts";
import { insertProduct, type NewProduct } from "./products.ts";
import { insertProject } from "./projects/additions.ts";
import type { NewProject } from "./projects/rows.ts";

export interface Samples {
  projects: readonly (NewProject & { readonly createdAt: string })[];
  products: readonly NewProduct[];
}

/** Name under which a database remembers that it was offered the samples. */
const offer = "projects and products";

/**
 * Fills an empty database with sample projects and products, once: what an administrator deletes does not come
 * back at the next start, and a database with data of its own is left alone.
 * @returns whether the samples were stored.
 */
export async function seed(database: Database, samples: Samples, clock: () => Date): Promise<boolean> {
  return database.changeInTurn("everything", async (trx) => {
    if ((await wasOffered(trx)) || !(await isEmpty(trx))) return false;
    for (const product of samples.products) await insertProduct(trx, product);
    for (const project of samples.projects) await insertProject(trx, project, new Date(project.createdAt));
    await trx.insertInto("samples").values({ name: offer, offered_at: clock().getTime() }).execute();
    return true;
  });
}

async function wasOffered(trx: Transaction<Tables>): Promise<boolean> {
  const marks = await trx.selectFrom("samples").select("name").where("name", "=", offer).execute();
  return marks.length > 0;
}

async function isEmpty(trx: Transaction<Tables>): Promise<boolean> {
  const projects = await trx.selectFrom("projects").select("id").limit(1).execute();
  const products = await trx.selectFrom("products").select("id").limit(1).execute();
  return projects.length + products.length === 0;
}
