import type { Kysely } from "kysely";
import { type SiteSettingValues, siteSettingsSchema } from "#domain/start/start-calls.ts";
import type { Database } from "../database/connect.ts";
import type { Tables } from "../database/schema.ts";

/** Switches of the site as a whole, which hold at once on every instance. */
export interface SiteSettings {
  /** As they were last read; `undefined` until they have been. For who cannot wait. */
  readonly known: SiteSettingValues | undefined;
  /** As they are: kept in memory until one is changed, here or by another instance. */
  all(): Promise<SiteSettingValues>;
  /**
   * What is left out stays as it is.
   * @param also what is stored together with the change, or not at all
   */
  change(part: SettingsChange, also?: () => Promise<void>): Promise<void>;
}

type SettingsChange = { [Name in keyof SiteSettingValues]?: SiteSettingValues[Name] | undefined };

/** As they are where nobody has changed anything. */
const defaults: SiteSettingValues = { isNotPublic: false, isStartPutAway: false };

export function createSiteSettings({ db, change, changes, atomically }: Database): SiteSettings {
  let known: SiteSettingValues | undefined;
  let reading: Promise<SiteSettingValues> | undefined;
  /** Readings that were begun, and which of them is known. */
  let turns = 0;
  let knownSince = 0;

  function read(): Promise<SiteSettingValues> {
    turns += 1;
    const turn = turns;
    const mine = readSettings(db).then((values) => {
      // One that was begun later may have ended earlier.
      if (turn > knownSince) [known, knownSince] = [values, turn];
      if (reading === mine) reading = undefined;
      return values;
    });
    reading = mine;
    return mine;
  }

  async function all(): Promise<SiteSettingValues> {
    if (known && !reading) return known;
    const latest = reading ?? read();
    try {
      return await latest;
    } catch (failure) {
      if (reading === latest) reading = undefined;
      // While the database is away they are what they were before.
      if (known) return known;
      throw failure;
    }
  }

  changes.subscribe((topic) => {
    if (topic !== "settings" && topic !== "everything") return;
    // At once, and not when it is asked for: who cannot wait goes by what was read last.
    read();
    void all().catch(() => undefined);
  });

  return {
    get known() {
      return known;
    },
    all,
    async change(part, also) {
      await atomically(async () => {
        await change("settings", (trx) => storeSettings(trx, part));
        await also?.();
      });
      await all();
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
