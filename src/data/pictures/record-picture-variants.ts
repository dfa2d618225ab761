import type { Database } from "../database/connect.ts";
import type { VariantStore } from "./variants.ts";

/** Pictures of projects and products, and their smaller versions. */
export function recordPictureVariants({ db }: Pick<Database, "db">): VariantStore {
  return {
    async stored({ picture, width, format }) {
      const row = await db
        .selectFrom("images")
        .leftJoin("pictureVariants", (join) =>
          join
            .onRef("pictureVariants.picture", "=", "images.name")
            .on("pictureVariants.width", "=", width)
            .on("pictureVariants.format", "=", format),
        )
        .select("pictureVariants.bytes")
        .where("images.name", "=", picture)
        .executeTakeFirst();
      return row?.bytes;
    },

    async picture(name) {
      const row = await db.selectFrom("images").select("bytes").where("name", "=", name).executeTakeFirst();
      return row?.bytes;
    },

    // A new variant changes no page, so no change is announced.
    async keep({ picture, width, format }, bytes) {
      await db
        .insertInto("pictureVariants")
        .values({ picture, width, format, bytes })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
  };
}
