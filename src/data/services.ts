import { randomBytes as systemRandomBytes } from "node:crypto";
import { sql } from "kysely";
import { type Accounts, createAccounts } from "./accounts.ts";
import type { Changes } from "./database/changes.ts";
import type { Database } from "./database/connect.ts";
import { createImages, type Images } from "./images.ts";
import { createInquiries, type Inquiries } from "./inquiries.ts";
import { createProducts, type Products } from "./products.ts";
import { createProjects, type Projects } from "./projects.ts";

/** All that pages and API can ask of the data; each takes only the groups that it needs. */
export interface Services {
  projects: Projects;
  products: Products;
  inquiries: Inquiries;
  accounts: Accounts;
  images: Images;
  changes: Changes;
  health: Health;
}

interface Health {
  /** @throws DatabaseUnavailable when the database does not answer. */
  ping(): Promise<void>;
}

export interface ServiceOptions {
  database: Database;
  clock?: () => Date;
  randomBytes?: (size: number) => Buffer;
}

export function createServices({
  database,
  clock = () => new Date(),
  randomBytes = systemRandomBytes,
}: ServiceOptions): Services {
  return {
    projects: createProjects(database, clock),
    products: createProducts(database),
    inquiries: createInquiries(database, clock),
    accounts: createAccounts(database, randomBytes),
    images: createImages(database, clock),
    changes: { subscribe: database.changes.subscribe },
    health: {
      async ping() {
        await sql`select 1`.execute(database.db);
      },
    },
  };
}
