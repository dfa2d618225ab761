/**
 * Takes the power from the disk of the embedded database at random moments while visitors and the administrator
 * write, and looks for every write that was acknowledged. The disk is a loop-mounted ext4 that is shut down without
 * writing what it has in memory. Needs root, python3 and the built site. Run: node resilience/power-cut.ts [rounds] [seed]
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import { signIn } from "./durability/calls.ts";
import { createChance } from "./durability/chance.ts";
import { type Disk, makeDisk } from "./durability/disk.ts";
import { createLedger } from "./durability/ledger.ts";
import { everyKindWritten, report, timesFound, writePromises } from "./durability/promises.ts";
import { storedInFile } from "./durability/stored.ts";
import { startWriting } from "./durability/writing.ts";
import { freeAddress, startProcess } from "./site/site-process.ts";

/** How long the program lives before the power goes, and how long it goes on without a disk, ms. */
const life = { shortest: 100, longest: 2_500 };
const withoutDisk = { shortest: 0, longest: 200 };

/** Content of a file that nobody syncs. */
const inMemory = "gone with the power";

/** Commits of the control, which does without the setting that the site insists on. */
const controlCommits = 200;

const rounds = Number(process.argv[2] ?? 30);
const seed = Number(process.argv[3] ?? 1);
const disk = makeDisk();
if ("absent" in disk) {
  console.log(`Power cut: skipped, ${disk.absent}.`);
  process.exit(0);
}
try {
  await cutAndCount(disk);
} finally {
  disk.remove();
}

async function cutAndCount(disk: Disk): Promise<void> {
  const chance = createChance(seed);
  const ledger = createLedger();
  const url = await freeAddress();
  // A folder that is not there yet: its own entry must survive too.
  const dataFolder = join(disk.folder, "site", "var");
  const start = () => startProcess(url, { DATA_DIR: dataFolder, RATE_LIMIT: "off", LOG_LEVEL: "silent" });

  const starts: number[] = [];
  let dropped = 0;
  let site = start();
  await site.opened();
  const writing = startWriting({ url, cookie: await signIn(url), ledger, chance });
  for (let round = 0; round < rounds; round++) {
    await pause(chance.between(life.shortest, life.longest));
    const unsynced = join(disk.folder, `unsynced-${round}`);
    writeFileSync(unsynced, inMemory);
    disk.cut();
    await pause(chance.between(withoutDisk.shortest, withoutDisk.longest));
    await site.kill();
    disk.restore();
    // Its name may be there, written along with what others have synced.
    if (!existsSync(unsynced) || readFileSync(unsynced, "utf8") !== inMemory) dropped += 1;
    site = start();
    starts.push(await site.opened());
  }
  await writing.stop();
  await site.stop();
  const { stored, soundness } = storedInFile(join(dataFolder, "site.sqlite"));
  const verdict = ledger.verify(stored);
  const control = lostWithoutSync(disk);

  report(`Power cuts under a stream of writes: ${rounds} rounds, seed ${seed}`, [
    ...writePromises({ verdict, soundness, surprises: writing.surprises }),
    everyKindWritten(writing.successes),
    { promise: "the program opens again", found: timesFound(starts), passed: starts.length === rounds },
    {
      promise: "the cuts are real: an unsynced file is gone, and commits with synchronous=NORMAL are lost",
      found: `${dropped} of ${rounds} files, ${control} of ${controlCommits} commits`,
      passed: dropped > 0 && control > 0,
    },
  ]);
}

/** Shows that the cut can be seen: the same engine with the setting that its driver takes by itself. */
function lostWithoutSync(disk: Disk): number {
  const file = join(disk.folder, "control.sqlite");
  const before = new Sqlite(file);
  before.pragma("journal_mode = WAL");
  before.pragma("synchronous = NORMAL");
  before.exec("create table kept (id integer primary key); pragma wal_checkpoint(full)");
  const insert = before.prepare("insert into kept values (null)");
  for (let commit = 0; commit < controlCommits; commit++) insert.run();
  disk.cut();
  try {
    before.close();
  } catch {
    // There is no disk to say goodbye to.
  }
  disk.restore();
  const after = new Sqlite(file);
  const remaining = after.prepare<[], { n: number }>("select count(*) as n from kept").get();
  after.close();
  return controlCommits - (remaining?.n ?? 0);
}
