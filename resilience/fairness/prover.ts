/** Works out a customer's proofs of work in a process of its own, with the lowest priority: in truth that is another machine's work. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { constants, setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import type { Challenge } from "#domain/inquiries/proof/proof-of-work.ts";
import { prove } from "../../src/web/inquiries/proof/prove.ts";

export interface Prover {
  prove(challenge: Challenge): Promise<string>;
  stop(): void;
}

export function startProver(): Prover {
  const child = fork(fileURLToPath(import.meta.url), ["prover"]);
  setPriority(child.pid ?? 0, constants.priority.PRIORITY_LOW);
  let last: Promise<unknown> = Promise.resolve();
  return {
    prove(challenge) {
      const proof = last.then(async () => {
        child.send(challenge);
        const [response] = await once(child, "message");
        return String(response);
      });
      last = proof;
      return proof;
    },
    stop: () => void child.kill(),
  };
}

if (process.send && process.argv[1] === fileURLToPath(import.meta.url))
  process.on("message", async (challenge) => process.send?.(await prove(challenge as Challenge)));
