/**
 * Kills the program at random moments while visitors and the administrator write to the embedded database, and looks
 * for every write that was acknowledged. Needs the built site. Run: node resilience/kill.ts [rounds] [seed]
 */
import { createChance } from "./durability/chance.ts";
import { killUnderWriting } from "./durability/killing.ts";
import { allWithin, everyKindWritten, report, timesFound, writePromises } from "./durability/promises.ts";

const openMs = 3_000;

const rounds = Number(process.argv[2] ?? 60);
const seed = Number(process.argv[3] ?? 1);
const { starts, killedStarts, orphans, successes, ...found } = await killUnderWriting(
  rounds,
  createChance(seed),
);

report(`SIGKILL under a stream of writes: ${rounds} rounds, seed ${seed}`, [
  ...writePromises(found),
  everyKindWritten(successes),
  {
    promise: "clean-up leaves no file that no record uses",
    found: `${orphans} left`,
    passed: orphans === 0,
  },
  {
    promise: "the program opens again, in under 3 s",
    found: `${timesFound(starts)}; ${killedStarts} starts were killed as well`,
    passed: allWithin(starts, openMs),
  },
]);
