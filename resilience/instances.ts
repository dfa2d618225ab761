/**
 * Two instances on one PostgreSQL behind nginx: what each knows of the other, and what becomes of acknowledged writes
 * when one of them, the database or a connection dies. Needs PostgreSQL, nginx and the built site.
 * Run: node resilience/instances.ts [rounds of each kind] [seed]
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgresCluster } from "../tests/support/postgres-cluster.ts";
import { createChance } from "./durability/chance.ts";
import { databaseFallsSilent, databaseRestarts, instanceDies, listeningIsCut } from "./durability/faults.ts";
import { type Finding, report } from "./durability/promises.ts";
import { startProxy } from "./durability/proxy.ts";
import {
  bothStartAtOnce,
  changesAreSeen,
  limitsAreShared,
  publishingIsSeen,
  sessionsAreShared,
} from "./durability/shared.ts";
import { freeAddress } from "./site/site-process.ts";

const rounds = Number(process.argv[2] ?? 10);
const seed = Number(process.argv[3] ?? 1);
const cluster = await startPostgresCluster({ durable: true });
if (cluster.kind === "absent") {
  console.log(`Instances: skipped, ${cluster.why}.`);
  process.exit(0);
}
const folder = mkdtempSync(join(tmpdir(), "resilience-instances-"));
const instances = [await freeAddress(), await freeAddress()] as const;
const proxy = await startProxy(await freeAddress(), instances, folder);
if (proxy === undefined) {
  await cluster.stop();
  console.log("Instances: skipped, nginx is missing.");
  process.exit(0);
}
const environment = { cluster, instances, proxy: proxy.url, rounds, chance: createChance(seed) };
const findings: Finding[] = [];
try {
  for (const look of [
    bothStartAtOnce,
    changesAreSeen,
    publishingIsSeen,
    sessionsAreShared,
    limitsAreShared,
    instanceDies,
    databaseRestarts,
    listeningIsCut,
    databaseFallsSilent,
  ]) {
    console.log(`${look.name} ...`);
    findings.push(...(await look(environment)));
  }
} finally {
  await proxy.stop();
  await cluster.stop();
  rmSync(folder, { recursive: true });
}
report(`Two instances on one PostgreSQL behind nginx: ${rounds} rounds, seed ${seed}`, findings);
