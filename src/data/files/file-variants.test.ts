import sharp from "sharp";
import { expect, test } from "vitest";
import { describeOnBothEngines } from "../../../tests/support/database.ts";
import { aPicture } from "../../../tests/support/pictures.ts";
import { createVariants } from "../pictures/variants.ts";
import { fileVariants } from "./file-variants.ts";
import { createFiles } from "./files.ts";

const day = 24 * 60 * 60 * 1000;
const bytes = await aPicture({ width: 1600, height: 1000 });

describeOnBothEngines("a variant of a picture among the files", ({ open }) => {
  async function opened() {
    const database = await open();
    let now = Date.UTC(2026, 0, 1);
    const files = createFiles(database, () => new Date(now));
    const variants = createVariants(fileVariants(database, files));
    const { name } = await files.store({ bytes, contentType: "image/webp", extension: "webp" });
    const storedVariants = () =>
      database.db.selectFrom("fileVariants").select(["width", "squareAt"]).orderBy("squareAt").execute();
    return { files, variants, name, storedVariants, wait: (ms: number) => (now += ms) };
  }

  test("is a width, or a square, each of which is kept", async () => {
    const { variants, name, storedVariants } = await opened();
    const size = async (squareAt?: number) => {
      const asked = { picture: name, width: 480, format: "avif" as const };
      const result = await variants.find(squareAt === undefined ? asked : { ...asked, squareAt });
      if (result.kind !== "found") throw new Error(result.kind);
      const { width, height } = await sharp(result.bytes).metadata();
      return [width, height];
    };
    expect([await size(), await size(35), await size(35)]).toEqual([
      [480, 300],
      [480, 480],
      [480, 480],
    ]);
    expect(await storedVariants()).toEqual([
      { width: 480, squareAt: -1 },
      { width: 480, squareAt: 35 },
    ]);
  });

  test("goes with its file", async () => {
    const { files, variants, name, storedVariants, wait } = await opened();
    const asked = { picture: name, width: 160, format: "webp" } as const;
    await variants.find(asked);
    wait(day + 1);
    await files.deleteExpired();
    expect(await storedVariants()).toEqual([]);
    expect(await variants.find(asked)).toEqual({ kind: "missing" });
  });
});
