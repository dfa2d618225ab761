import { get } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

/** An ordinary visitor during a trial, who looks in several times a second on a new connection each time. */
export interface Visitor {
  /** Ends the visits. */
  stop(): Promise<Visits>;
}

export interface Visits {
  /** Responses by path and outcome, such as `/ 200`. */
  outcomes: Map<string, number>;
  /** Duration of all but the slowest twentieth of the good answers, ms. */
  p95Ms: number;
}

export const visited = ["/healthz", "/", "/api/projects/stats"] as const;

/** How long a visitor waits for a response, ms. */
const patienceMs = 10_000;

export function startVisitor(url: string): Visitor {
  const outcomes = new Map<string, number>();
  const durations: number[] = [];
  let isOver = false;
  const visits = visited.map(async (path) => {
    while (!isOver) {
      const { outcome, ms } = await visit(url + path);
      const key = `${path} ${outcome}`;
      outcomes.set(key, (outcomes.get(key) ?? 0) + 1);
      if (outcome === "200") durations.push(ms);
      await pause(200);
    }
  });
  return {
    async stop() {
      isOver = true;
      await Promise.all(visits);
      durations.sort((a, b) => a - b);
      return { outcomes, p95Ms: durations[Math.floor(durations.length * 0.95)] ?? Number.NaN };
    },
  };
}

/** Asks until everything is answered with 200, each in less than `goodMs`. @returns how long that took, ms. */
export async function recovery(url: string, goodMs: number, giveUpMs: number): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < giveUpMs) {
    const visits = await Promise.all(visited.map((path) => visit(url + path)));
    if (visits.every(({ outcome, ms }) => outcome === "200" && ms < goodMs)) break;
    await pause(100);
  }
  return performance.now() - began;
}

async function visit(url: string): Promise<{ outcome: string; ms: number }> {
  const began = performance.now();
  const outcome = await new Promise<string>((resolve) => {
    const request = get(url, { agent: false, timeout: patienceMs }, (response) => {
      response.resume();
      response.once("end", () => resolve(String(response.statusCode)));
      response.once("error", () => resolve("cut off"));
    });
    request.once("timeout", () => request.destroy(new Error("late")));
    request.once("error", ({ message }) => resolve(message === "late" ? "late" : "no connection"));
  });
  return { outcome, ms: performance.now() - began };
}
