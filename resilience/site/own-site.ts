import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freeAddress, type SiteProcess, startProcess } from "./site-process.ts";

/** The built site in a process of its own, on a database of its own that is gone afterwards. */
export interface OwnSite extends Pick<SiteProcess, "url" | "residentBytes" | "isRunning" | "log" | "stop"> {
  /** Where its database is. */
  folder: string;
}

/** Starts the built site and waits until it is ready. @throws Error with its own words when it does not start. */
export async function startOwnSite(settings: Record<string, string> = {}): Promise<OwnSite> {
  const folder = mkdtempSync(join(tmpdir(), "site-resilience-"));
  const site = startProcess(await freeAddress(), { DATA_DIR: folder, RATE_LIMIT: "off", ...settings });
  await site.opened();
  return {
    ...site,
    folder,
    async stop() {
      const code = await site.stop();
      rmSync(folder, { recursive: true });
      return code;
    },
  };
}
