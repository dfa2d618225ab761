import type { Kysely } from "kysely";
import { type SiteSettingValues, siteSettingsSchema } from "#domain/start/start-calls.ts";
import type { Database } from "../database/connect.ts";
import type { Tables } from "../database/schema.ts";
import { keepLatest } from "./latest.ts";

/** Switches of the site as a whole, which hold at once on every instance. */
export interface SiteSettings {
  /** As they were last read; `undefined` until they have been. For synchronous readers. */
  readonly cached: SiteSettingValues | undefined;
  /** As they are: kept in memory until one is changed, here or by another instance. */
  all(): Promise<SiteSettingValues>;
  /**
   * Changes some settings; missing ones stay as they are.
   * @param also what is stored together with the change, or not at all
   */
  change(part: SettingsChange, also?: () => Promise<void>): Promise<void>;
}

type SettingsChange = { [Name in keyof SiteSettingValues]?: SiteSettingValues[Name] | undefined };

/** Default settings. */
const defaults: SiteSettingValues = { isNotPublic: false, isStartPutAway: false };

export function createSiteSettings(database: Database): SiteSettings {
  const { db, change, atomically } = database;
  const latest = keepLatest(database, "settings", () => readSettings(db));
  return {
    get cached() {
      return latest.cached;
    },
    all: latest.read,
    async change(part, also) {
      await atomically(async () => {
        await change("settings", (trx) => storeSettings(trx, part));
        await also?.();
      });
      await latest.read();
    },
  };
}

async function storeSettings(trx: Kysely<Tables>, part: SettingsChange): Promise<void> {
  for (const [name, value] of Object.entries(part)) {
    if (value === undefined) continue;
    const row = { name, value: JSON.stringify(value) };
    await trx
      .insertInto("siteSettings")
      .values(row)
      .onConflict((held) => held.column("name").doUpdateSet({ value: row.value }))
      .execute();
  }
}

/** A setting that this version cannot read is ignored, and stored unchanged. */
async function readSettings(db: Kysely<Tables>): Promise<SiteSettingValues> {
  const rows = await db.selectFrom("siteSettings").selectAll().execute();
  const stored = Object.fromEntries(rows.map(({ name, value }) => [name, JSON.parse(value)]));
  const read = siteSettingsSchema.safeParse({ ...defaults, ...stored });
  return read.success ? read.data : defaults;
}
