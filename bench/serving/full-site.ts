import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { startServer } from "./process.ts";
import type { Subject } from "./subjects.ts";

/** Adds generated projects to the samples, which come into an empty database alone. @param into file, or address of PostgreSQL */
export async function addProjects(
  own: Subject,
  count: string,
  into = join(own.env?.DATA_DIR ?? "", "site.sqlite"),
): Promise<void> {
  await (await startServer(own)).stop();
  execFileSync(process.execPath, ["scripts/generate-projects.ts", count, "--into", into], {
    stdio: "inherit",
  });
}
