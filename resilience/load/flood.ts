import { spawn, spawnSync } from "node:child_process";

export interface Flood {
  connections: number;
  seconds: number;
}

/** How many responses of which status came, and what went wrong on the way, under the names that wrk gives. */
export type StatusCounts = Map<string, number>;

const script = new URL("./mixed.lua", import.meta.url).pathname;

const program = "wrk";

/** True when this machine has the program that floods. */
export function canFlood(): boolean {
  return spawnSync(program, ["-v"]).error === undefined;
}

/** Floods a site with all that visitors ask, as fast as it answers. @throws where wrk is missing. */
export async function flood(url: string, { connections, seconds }: Flood): Promise<StatusCounts> {
  const report = await output(program, [
    ...["-t1", `-c${connections}`, `-d${seconds}s`, "--timeout", "10s", "-s", script, url],
  ]);
  const counts: StatusCounts = new Map();
  for (const [, name = "", count] of report.matchAll(/(\w+)=(\d+)/g)) {
    if (Number(count) > 0) counts.set(name, (counts.get(name) ?? 0) + Number(count));
  }
  return counts;
}

function output(command: string, args: readonly string[]): Promise<string> {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "inherit"] });
  let text = "";
  child.stdout.setEncoding("utf8").on("data", (part: string) => {
    text += part;
  });
  return new Promise((resolve, reject) => {
    child.once("error", () =>
      reject(new Error(`${command} cannot be started. Install the package "${command}".`)),
    );
    child.once("close", () => resolve(text));
  });
}
