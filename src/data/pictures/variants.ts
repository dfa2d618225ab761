import type { PictureVariant } from "#domain/projects/picture-variants.ts";
import type { Database } from "../database/connect.ts";
import { createQueue } from "../queue.ts";
import { encodeVariant } from "./encode-variant.ts";

export type VariantAnswer =
  | { kind: "found"; contentType: string; bytes: Uint8Array }
  /** There is no such picture. */
  | { kind: "missing" }
  /** The picture is there, but cannot be opened. */
  | { kind: "broken" }
  /** So many others are being made that this one has to wait. */
  | { kind: "busy" };

/** Smaller versions of uploaded pictures, made when they are first asked for and kept as long as their picture. */
export interface Variants {
  /** @param variant of an offered width: every width that is asked for is kept. */
  find(variant: PictureVariant): Promise<VariantAnswer>;
}

/** Most variants that wait to be made. Each takes up to half a second. */
const longestQueue = 60;

/**
 * Kept in the database beside their pictures, so that every instance has them and they go with their picture. One is
 * made at a time, on one core; those who ask for the same one wait for the same work.
 */
export function createVariants({ db }: Pick<Database, "db">, encode = encodeVariant): Variants {
  const queue = createQueue(longestQueue);
  const underWay = new Map<string, Promise<VariantAnswer>>();

  async function make(variant: PictureVariant): Promise<VariantAnswer> {
    // Another instance may have been faster while this one was waiting.
    const kept = await keptAnswer(db, variant);
    if (kept) return kept;
    const source = await db
      .selectFrom("images")
      .select("bytes")
      .where("name", "=", variant.picture)
      .executeTakeFirst();
    if (!source) return { kind: "missing" };
    const bytes = await encode(source.bytes, variant).catch(() => undefined);
    if (!bytes) return { kind: "broken" };
    // Keeping it only saves time: where the picture has gone meanwhile, or the database is away, this visitor is served.
    await keep(db, variant, bytes).catch(() => undefined);
    return found(variant, bytes);
  }

  function makeOnce(variant: PictureVariant): Promise<VariantAnswer> | undefined {
    const key = `${variant.picture} ${variant.width} ${variant.format}`;
    const others = underWay.get(key);
    if (others) return others;
    const work = queue.join(() => make(variant))?.finally(() => underWay.delete(key));
    if (work) underWay.set(key, work);
    return work;
  }

  return {
    async find(variant) {
      return (await keptAnswer(db, variant)) ?? (await makeOnce(variant)) ?? { kind: "busy" };
    },
  };
}

/** @returns `undefined` for a variant that is still to be made */
async function keptAnswer(db: Database["db"], variant: PictureVariant): Promise<VariantAnswer | undefined> {
  const row = await db
    .selectFrom("images")
    .leftJoin("picture_variants", (join) =>
      join
        .onRef("picture_variants.picture", "=", "images.name")
        .on("picture_variants.width", "=", variant.width)
        .on("picture_variants.format", "=", variant.format),
    )
    .select("picture_variants.bytes")
    .where("images.name", "=", variant.picture)
    .executeTakeFirst();
  if (!row) return { kind: "missing" };
  return row.bytes ? found(variant, row.bytes) : undefined;
}

/** No page shows anything else for it, so nobody is told of a change. */
async function keep(db: Database["db"], variant: PictureVariant, bytes: Uint8Array): Promise<void> {
  await db
    .insertInto("picture_variants")
    .values({ ...variant, bytes })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function found({ format }: PictureVariant, bytes: Uint8Array): VariantAnswer {
  return { kind: "found", contentType: `image/${format}`, bytes };
}
