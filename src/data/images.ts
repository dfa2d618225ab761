import type { Database } from "./database/connect.ts";

interface StoredImage {
  contentType: string;
  bytes: Uint8Array;
}

/** Uploaded pictures, by file name. A name never changes its picture. */
export interface Images {
  /**
   * @param image at most 1 MB; checked by whoever takes the upload.
   * @returns whether it was stored; `false` when the name is taken.
   */
  store(name: string, image: StoredImage): Promise<boolean>;
  find(name: string): Promise<StoredImage | undefined>;
}

export function createImages({ db, change }: Database, clock: () => Date): Images {
  return {
    store: (name, { contentType, bytes }) =>
      change("images", async (trx) => {
        const stored = await trx
          .insertInto("images")
          .values({ name, content_type: contentType, bytes, created_at: clock().getTime() })
          .onConflict((conflict) => conflict.column("name").doNothing())
          .returning("name")
          .executeTakeFirst();
        return stored !== undefined;
      }),
    find: (name) =>
      db
        .selectFrom("images")
        .select(["content_type as contentType", "bytes"])
        .where("name", "=", name)
        .executeTakeFirst(),
  };
}
