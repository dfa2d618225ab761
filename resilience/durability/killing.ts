import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freeAddress, startProcess } from "../site/site-process.ts";
import { signIn } from "./calls.ts";
import type { Chance } from "./chance.ts";
import { createLedger, type Verdict } from "./ledger.ts";
import { orphansAfterCleanUp } from "./orphans.ts";
import { storedInFile } from "./stored.ts";
import { startWriting } from "./writing.ts";

/** How long the program lives between two kills, and how far a start may get that is killed itself, ms. */
const life = { shortest: 50, longest: 1_500 };
const maxStartMs = 1_000;

/** One start in this many, by chance, is killed as well. */
const killedStartsOneIn = 4;

export interface Killed {
  verdict: Verdict;
  /** Result of SQLite's integrity check at the end. */
  soundness: string;
  /** How long the program took to open after each kill, ms. */
  starts: number[];
  /** How many starts were killed on the way. */
  killedStarts: number;
  surprises: readonly string[];
  /** Number of writes that were acknowledged, by kind. */
  successes: ReadonlyMap<string, number>;
  /** Files that no record uses and that clean-up leaves. */
  orphans: number;
}

/** Kills the program at random moments while visitors and the administrator write to the embedded database. */
export async function killUnderWriting(rounds: number, chance: Chance): Promise<Killed> {
  const ledger = createLedger();
  const folder = mkdtempSync(join(tmpdir(), "resilience-kill-"));
  const url = await freeAddress();
  const start = () => startProcess(url, { DATA_DIR: folder, RATE_LIMIT: "off", LOG_LEVEL: "silent" });
  const starts: number[] = [];
  let killedStarts = 0;

  async function killStart(): Promise<void> {
    const short = start();
    await pause(chance.between(0, maxStartMs));
    await short.kill();
    killedStarts += 1;
  }

  // The very first start is cut off as well, while it makes its tables.
  await killStart();
  let site = start();
  await site.opened();
  const writing = startWriting({ url, cookie: await signIn(url), ledger, chance });
  for (let round = 0; round < rounds; round++) {
    await pause(chance.between(life.shortest, life.longest));
    await site.kill();
    if (chance.oneIn(killedStartsOneIn)) await killStart();
    site = start();
    starts.push(await site.opened());
  }
  await writing.stop();
  await site.stop();
  const file = join(folder, "site.sqlite");
  const { stored, soundness } = storedInFile(file);
  const orphans = await orphansAfterCleanUp({ file });
  rmSync(folder, { recursive: true });
  return {
    verdict: ledger.verify(stored),
    soundness,
    starts,
    killedStarts,
    surprises: writing.surprises,
    successes: writing.successes,
    orphans,
  };
}
