import { randomUUID } from "node:crypto";
import pg from "pg";
import type { RunningCluster } from "../../tests/support/postgres-cluster.ts";
import { type SiteProcess, startProcess } from "../site/site-process.ts";
import type { Chance } from "./chance.ts";

/** Where two instances run. */
export interface Environment {
  cluster: RunningCluster;
  /** Addresses of the instances, and of the proxy in front of them. */
  instances: readonly [string, string];
  proxy: string;
  rounds: number;
  chance: Chance;
}

/** Two instances on a database of their own. */
export interface Pair {
  /** Address of their database. */
  database: string;
  sites: [SiteProcess, SiteProcess];
  /** How long each took to open, ms. */
  starts: number[];
  /** Starts an instance that has died, on the same database. */
  startAgain(index: 0 | 1): Promise<void>;
  stop(): Promise<void>;
}

/** Starts both instances at the same moment on an empty database. */
export async function startPair(
  environment: Environment,
  settings: NodeJS.ProcessEnv = { RATE_LIMIT: "off" },
): Promise<Pair> {
  const name = `pair_${randomUUID().replaceAll("-", "")}`;
  await ask(environment.cluster.url, `create database ${name}`);
  const database = environment.cluster.url.replace("/postgres?", `/${name}?`);
  const shared = { DATABASE_URL: database, TRUST_PROXY: "1", LOG_LEVEL: "silent" };
  const start = (url: string) => startProcess(url, { ...shared, ...settings });
  const sites: Pair["sites"] = [start(environment.instances[0]), start(environment.instances[1])];
  const starts = await Promise.all(sites.map((site) => site.opened()));
  return {
    database,
    sites,
    starts,
    async startAgain(index) {
      sites[index] = start(environment.instances[index]);
      starts.push(await sites[index].opened());
    },
    async stop() {
      await Promise.all(sites.map((site) => site.stop()));
    },
  };
}

/** Asks a database on a connection of its own. @returns the rows */
export async function ask<Row extends pg.QueryResultRow>(url: string, question: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(question)).rows;
  } finally {
    await client.end();
  }
}
