import type { Database } from "../database/connect.ts";

/** Places of the sample that the company uses as they are. */
export interface AcceptedSamples {
  /** The content that was accepted, by path. */
  all(): Promise<ReadonlyMap<string, string>>;
  accept(contents: ReadonlyMap<string, string>): Promise<void>;
  withdraw(paths: readonly string[]): Promise<void>;
}

export function createAcceptedSamples({ db }: Pick<Database, "db">): AcceptedSamples {
  return {
    async all() {
      const rows = await db.selectFrom("acceptedSamples").selectAll().execute();
      return new Map(rows.map(({ path, content }) => [path, content]));
    },
    accept: (contents) =>
      db.transaction().execute(async (trx) => {
        // In one order, so that two who accept the same places do not wait for each other.
        for (const [path, content] of [...contents].sort()) {
          await trx
            .insertInto("acceptedSamples")
            .values({ path, content })
            .onConflict((held) => held.column("path").doUpdateSet({ content }))
            .execute();
        }
      }),
    async withdraw(paths) {
      if (paths.length > 0) await db.deleteFrom("acceptedSamples").where("path", "in", paths).execute();
    },
  };
}
