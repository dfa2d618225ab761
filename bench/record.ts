import { execFileSync } from "node:child_process";
import { appendFileSync, existsSync, writeFileSync } from "node:fs";

const file = "bench/RESULTS.md";

/** Adds a result to the log of results, under the date and the commit it was measured at. */
export function record(title: string, how: string, table: string): void {
  const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
  const date = new Date().toISOString().slice(0, 10);
  if (!existsSync(file)) writeFileSync(file, "# Results\n");
  appendFileSync(file, `\n## ${title} (${date}, ${commit})\n\n${how}\n\n${table}\n`);
}
