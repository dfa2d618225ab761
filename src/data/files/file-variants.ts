import type { Database } from "../database/connect.ts";
import type { VariantStore } from "../pictures/variants.ts";
import type { Files } from "./files.ts";

/** Stands for the whole picture, where a square says where it lies. */
const whole = -1;

/** The pictures among the files for the pages, and what was made of them. */
export function fileVariants(
  { db }: Pick<Database, "db">,
  files: Pick<Files, "find" | "read">,
): VariantStore {
  return {
    async kept({ picture, width, squareAt = whole, format }) {
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

    async picture(name) {
      const file = await files.find(name);
      if (!file) return undefined;
      const pieces: Uint8Array[] = [];
      for await (const piece of files.read(name, 0, file.size)) pieces.push(piece);
      return Buffer.concat(pieces);
    },

    async keep({ picture, width, squareAt = whole, format }, bytes) {
      await db
        .insertInto("fileVariants")
        .values({ file: picture, width, squareAt, format, bytes })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
  };
}
