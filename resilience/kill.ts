/**
 * Kills the program at random moments while visitors and the administrator write to the embedded database, and looks
 * for every write that was acknowledged. Needs the built site. Run: node resilience/kill.ts [rounds] [seed]
 */
import { createChance } from "./durability/chance.ts";
import { killUnderWriting } from "./durability/killing.ts";
import { allWithin, report, timesFound } from "./durability/promises.ts";

const openMs = 3_000;

const rounds = Number(process.argv[2] ?? 60);
const seed = Number(process.argv[3] ?? 1);
const { verdict, soundness, starts, killedStarts, surprises } = await killUnderWriting(
  rounds,
  createChance(seed),
);
const { acknowledged, lost, repeated } = verdict;

report(`SIGKILL under a stream of writes: ${rounds} rounds, seed ${seed}`, [
  {
    promise: "every acknowledged write is there",
    found: `${acknowledged} acknowledged, ${lost.length} lost ${lost.slice(0, 3).join("; ")}`,
    kept: acknowledged > 0 && lost.length === 0,
  },
  {
    promise: "and there once",
    found: `${repeated.length} repeated ${repeated.slice(0, 3).join("; ")}`,
    kept: repeated.length === 0,
  },
  {
    promise: "the program opens again, in under 3 s",
    found: `${timesFound(starts)}; ${killedStarts} starts were killed as well`,
    kept: allWithin(starts, openMs),
  },
  { promise: "the database is sound", found: soundness, kept: soundness === "ok" },
  {
    promise: "no write gets another answer than a success or 503",
    found: `${surprises.length} others ${surprises.slice(0, 3).join("; ")}`,
    kept: surprises.length === 0,
  },
]);
