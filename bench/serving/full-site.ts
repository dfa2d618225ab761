import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { startServer } from "./process.ts";
import type { Subject } from "./subjects.ts";

/** Adds generated projects to the samples, which come into an empty database alone. */
export async function addProjects(own: Subject, count: string): Promise<void> {
  await (await startServer(own)).stop();
  const into = join(own.env?.DATA_DIR ?? "", "site.sqlite");
  execFileSync(process.execPath, ["scripts/generate-projects.ts", count, "--into", into], {
    stdio: "inherit",
  });
}
