/**
 * Attacks from a process of its own, so that who measures is not held up by who attacks; with the lowest priority, because a
 * stranger's own work is on another machine.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { constants, setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import { type Attack, attacks } from "./attacks.ts";

/** Begins an attack, and waits until its worst has begun. @returns what ends it */
export async function startAttack(name: Attack, url: string): Promise<() => Promise<unknown>> {
  const child = fork(fileURLToPath(import.meta.url), [name, url]);
  setPriority(child.pid ?? 0, constants.priority.PRIORITY_LOW);
  await Promise.race([once(child, "message"), failed(child)]);
  return async () => {
    child.kill();
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  };
}

async function failed(child: ReturnType<typeof fork>): Promise<never> {
  const [code] = await once(child, "exit");
  throw new Error(`The process of the attack ended with ${code} before its worst had begun.`);
}

if (process.send && process.argv[1] === fileURLToPath(import.meta.url)) {
  process.once("disconnect", () => process.exit());
  const [, , name, url = ""] = process.argv;
  await attacks[name as Attack](url);
  process.send("begun");
}
