import { randomUUID } from "node:crypto";
import pg from "pg";
import type { RunningCluster } from "../../tests/support/postgres-cluster.ts";
import { type SiteProcess, startProcess } from "../site/site-process.ts";
import type { Chance } from "./chance.ts";

/** Where two instances run. */
export interface Place {
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
  place: Place,
  settings: NodeJS.ProcessEnv = { RATE_LIMIT: "off" },
): Promise<Pair> {
  const name = `pair_${randomUUID().replaceAll("-", "")}`;
  await ask(place.cluster.url, `create database ${name}`);
  const database = place.cluster.url.replace("/postgres?", `/${name}?`);
  const shared = { DATABASE_URL: database, TRUST_PROXY: "1", LOG_LEVEL: "silent" };
  const start = (url: string) => startProcess(url, { ...shared, ...settings });
  const sites: Pair["sites"] = [start(place.instances[0]), start(place.instances[1])];
  const starts = await Promise.all(sites.map((site) => site.opened()));
  return {
    database,
    sites,
    starts,
    async startAgain(index) {
      sites[index] = start(place.instances[index]);
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
