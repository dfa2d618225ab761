import { type Kysely, sql, type Transaction } from "kysely";
import type { Database } from "../database/connect.ts";
import type { Tables } from "../database/schema.ts";

interface StoredImage {
  contentType: string;
  bytes: Uint8Array;
}

/** Folder of uploaded pictures. */
const folder = "/projects/";

/** Grace period in which an uploaded picture is kept although no project or product uses it, ms: a day. */
const unusedRetentionMs = 24 * 60 * 60 * 1000;

/** Uploaded pictures of projects and products, by file name; those of pages are in `data/files`. The picture of a name never changes. */
export interface RecordPictures {
  /**
   * Storing a picture again restarts its grace period.
   * @param image at most 1 MB; checked by the caller
   */
  store(name: string, image: StoredImage): Promise<void>;
  find(name: string): Promise<StoredImage | undefined>;
  /** Removes pictures that no project, no product and no kept version of either came to use. */
  deleteExpired(): Promise<void>;
}

export function createRecordPictures({ db }: Database, clock: () => Date): RecordPictures {
  return {
    async store(name, { contentType, bytes }) {
      const createdAt = clock().getTime();
      await db
        .insertInto("images")
        .values({ name, contentType, bytes, createdAt })
        .onConflict((conflict) => conflict.column("name").doUpdateSet({ createdAt }))
        .execute();
    },

    find: (name) =>
      db.selectFrom("images").select(["contentType", "bytes"]).where("name", "=", name).executeTakeFirst(),

    async deleteExpired() {
      await deleteUnusedImages(db, clock()).execute();
    },
  };
}

/** The address of an uploaded picture. */
export function imageUrl(name: string): string {
  return folder + name;
}

/**
 * Removes a picture unless a project, a product or a kept version of either shows it, or its grace period has not ended. An address of
 * another site is ignored.
 */
export async function removeUnused(trx: Transaction<Tables>, url: string | null, now: Date): Promise<void> {
  if (!url?.startsWith(folder)) return;
  await deleteUnusedImages(trx, now).where("name", "=", url.slice(folder.length)).execute();
}

function deleteUnusedImages(db: Kysely<Tables>, now: Date) {
  const address = sql<string>`cast(${folder} as text) || images.name`;
  return db
    .deleteFrom("images")
    .where("createdAt", "<", now.getTime() - unusedRetentionMs)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("projects").select("projects.id").where("projects.imageUrl", "=", address))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("projectPictures").select("projectId").where("url", "=", address))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("projectVersionPictures").select("versionId").where("url", "=", address))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("productVersions")
            .select("productVersions.id")
            .where(sql<boolean>`product_versions.record like '%' || images.name || '%'`),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("products")
            .select("products.id")
            .where(({ or, eb }) =>
              or([
                eb("products.imageUrl", "=", address),
                sql<boolean>`products.documents like '%' || images.name || '%'`,
              ]),
            ),
        ),
      ),
    );
}
