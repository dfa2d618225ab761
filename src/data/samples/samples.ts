import type { Transaction } from "kysely";
import {
  type SampleKind,
  type SampleRecords as StoredSamples,
  sampleKinds,
} from "#domain/start/start-calls.ts";
import type { Database } from "../database/connect.ts";
import type { Tables } from "../database/schema.ts";
import type { Samples } from "../seed.ts";
import { sampleProductsIn } from "./sample-products.ts";
import { sampleProjectsIn } from "./sample-projects.ts";
import type { SampleRecords } from "./sample-records.ts";

/** The sample records that the first start has stored: which are left, and how they go and come back. */
export interface SampleStore {
  all(): Promise<Record<SampleKind, StoredSamples>>;
  /** Removes unedited samples. @returns how many */
  remove(kinds: readonly SampleKind[]): Promise<number>;
  /** Brings back what was removed so. @returns how many */
  bringBack(kinds: readonly SampleKind[]): Promise<number>;
}

export function createSampleStore(
  { db, change }: Database,
  { samples, clock }: { samples: Samples; clock: () => Date },
): SampleStore {
  const records: Record<SampleKind, SampleRecords> = {
    projects: sampleProjectsIn(samples.projects),
    products: sampleProductsIn(samples.products, clock),
  };

  return {
    all: () =>
      db.transaction().execute(async (trx) => {
        const removed = await removedSamples(trx);
        const stored = async (kind: SampleKind): Promise<StoredSamples> => {
          const { names, titleOf, unedited } = records[kind];
          const ids = await unedited(trx);
          return {
            left: names.flatMap((name) => {
              const id = ids.get(name);
              return id === undefined ? [] : [{ id, title: titleOf(name) }];
            }),
            removed: removed.filter((row) => row.kind === kind).length,
          };
        };
        return { projects: await stored("projects"), products: await stored("products") };
      }),

    remove: (kinds) =>
      change("everything", async (trx) => {
        const removedAt = clock().getTime();
        let count = 0;
        for (const kind of sortKinds(kinds)) {
          for (const [sample, id] of await records[kind].unedited(trx)) {
            await records[kind].remove(trx, id);
            await trx
              .insertInto("removedSamples")
              .values({ kind, sample, removedAt })
              .onConflict((known) => known.columns(["kind", "sample"]).doNothing())
              .execute();
            count += 1;
          }
        }
        return count;
      }),

    bringBack: (kinds) =>
      change("everything", async (trx) => {
        const removed = await removedSamples(trx);
        let count = 0;
        for (const kind of sortKinds(kinds)) {
          const ofKind = new Set(removed.filter((row) => row.kind === kind).map(({ sample }) => sample));
          for (const sample of records[kind].names.filter((name) => ofKind.has(name))) {
            if (await records[kind].isStored(trx, sample)) continue;
            await records[kind].insert(trx, sample);
            count += 1;
          }
          await trx.deleteFrom("removedSamples").where("kind", "=", kind).execute();
        }
        return count;
      }),
  };
}

function sortKinds(kinds: readonly SampleKind[]): SampleKind[] {
  return sampleKinds.filter((kind) => kinds.includes(kind));
}

function removedSamples(trx: Transaction<Tables>) {
  return trx.selectFrom("removedSamples").select(["kind", "sample"]).execute();
}
