/** Attacks from a thread of its own, so that who measures is not held up by who attacks. */
import { once } from "node:events";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { type Attack, attacks } from "./attacks.ts";

/** Begins an attack, and waits until its worst has begun. @returns what ends it */
export async function startAttack(name: Attack, url: string): Promise<() => Promise<unknown>> {
  const thread = new Worker(new URL(import.meta.url), { workerData: { name, url } });
  await once(thread, "message");
  return () => thread.terminate();
}

if (!isMainThread) {
  const { name, url } = workerData as { name: Attack; url: string };
  await attacks[name](url);
  parentPort?.postMessage("begun");
}
