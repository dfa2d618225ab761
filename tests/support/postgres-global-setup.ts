import type { TestProject } from "vitest/node";
import { openDatabase } from "#data/database/connect.ts";
import { administer, databaseIn, migratedDatabase, startPostgresCluster } from "./postgres-cluster.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Address of the temporary cluster, or the reason why there is none. */
    postgres: { url: string } | { absent: string };
  }
}

/** Starts PostgreSQL once per test run; listed in `globalSetup`. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startPostgresCluster();
  if (cluster.kind === "absent") {
    console.warn(
      `\nPostgreSQL tests are SKIPPED: ${cluster.why}. Install the package "postgresql" to run them.\n`,
    );
    project.provide("postgres", { absent: cluster.why });
    return async () => undefined;
  }
  await administer(cluster.url, `create database ${migratedDatabase}`);
  await openDatabase(databaseIn(cluster.url, migratedDatabase)).then(({ close }) => close());
  project.provide("postgres", { url: cluster.url });
  return cluster.stop;
}
