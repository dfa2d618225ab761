import type { Database } from "../database/connect.ts";
import type { VariantStore } from "../pictures/variants.ts";
import type { Files } from "./files.ts";

/** Value of `squareAt` for a variant of the whole picture. */
const wholePicture = -1;

/** The pictures among the files of pages, and their smaller versions. */
export function fileVariants({ db }: Pick<Database, "db">, files: Pick<Files, "whole">): VariantStore {
  return {
    async stored({ picture, width, squareAt = wholePicture, format }) {
      const row = await db
        .selectFrom("files")
        .leftJoin("fileVariants", (join) =>
          join
            .onRef("fileVariants.file", "=", "files.name")
            .on("fileVariants.width", "=", width)
            .on("fileVariants.squareAt", "=", squareAt)
            .on("fileVariants.format", "=", format),
        )
        .select("fileVariants.bytes")
        .where("files.name", "=", picture)
        .executeTakeFirst();
      return row?.bytes;
    },

    picture: files.whole,

    async keep({ picture, width, squareAt = wholePicture, format }, bytes) {
      await db
        .insertInto("fileVariants")
        .values({ file: picture, width, squareAt, format, bytes })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
  };
}
