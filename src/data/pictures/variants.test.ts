import sharp from "sharp";
import { expect, test } from "vitest";
import { aProject, storeProject } from "../../../tests/support/builders.ts";
import { describeOnBothEngines } from "../../../tests/support/database.ts";
import { aPicture } from "../../../tests/support/pictures.ts";
import type { Database } from "../database/connect.ts";
import { createProjectHistories } from "../projects/history/history.ts";
import { createProjects } from "../projects/projects.ts";
import { encodeVariant } from "./encode-variant.ts";
import { createRecordPictures } from "./pictures.ts";
import { recordPictureVariants } from "./record-picture-variants.ts";
import { createVariantQueue, createVariants } from "./variants.ts";

const picture = `${"0".repeat(32)}.webp`;
const clock = () => new Date("2026-03-01T09:00:00Z");
const twoDaysLater = () => new Date("2026-03-03T09:00:00Z");
const large = await aPicture({ width: 1600, height: 1000 });

async function store(database: Database, bytes: Buffer, name = picture): Promise<void> {
  await createRecordPictures(database, clock).store(name, { contentType: "image/webp", bytes });
}

async function storedVariants({ db }: Database): Promise<string[]> {
  const rows = await db.selectFrom("pictureVariants").selectAll().orderBy("width").execute();
  return rows.map(({ width, format }) => `${width} ${format}`);
}

/** Encodes nothing, counts how often and how many at a time, and lets others have their turn meanwhile. */
function countingEncoder() {
  const count = { all: 0, now: 0, most: 0 };
  const encode = async () => {
    count.all += 1;
    count.most = Math.max(count.most, ++count.now);
    await new Promise((resolve) => setTimeout(resolve, 5));
    count.now -= 1;
    return Buffer.from("a picture");
  };
  return { count, encode };
}

describeOnBothEngines("a variant of an uploaded picture", ({ address, open }) => {
  test.each([
    ["avif", "heif"],
    ["webp", "webp"],
  ] as const)("comes as %s in the width that was asked for, in its own proportions", async (format, name) => {
    const database = await open();
    await store(database, large);
    const result = await createVariants(recordPictureVariants(database)).find({
      picture,
      width: 480,
      format,
    });
    if (result.kind !== "found") throw new Error(result.kind);
    expect(result.contentType).toBe(`image/${format}`);
    expect(await sharp(result.bytes).metadata()).toMatchObject({ format: name, width: 480, height: 300 });
  });

  test("is never larger than the picture itself", async () => {
    const database = await open();
    await store(database, await aPicture({ width: 300, height: 200 }));
    const result = await createVariants(recordPictureVariants(database)).find({
      picture,
      width: 800,
      format: "webp",
    });
    if (result.kind !== "found") throw new Error(result.kind);
    expect(await sharp(result.bytes).metadata()).toMatchObject({ width: 300, height: 200 });
  });

  test("is made once for all who ask at the same time, afterwards, and at another instance", async () => {
    const databaseAddress = await address();
    const [here, there] = [await open(databaseAddress), await open(databaseAddress)];
    await store(here, large);
    const { count, encode } = countingEncoder();
    const asked = { picture, width: 800, format: "avif" } as const;
    const variants = createVariants(recordPictureVariants(here), createVariantQueue(), encode);
    const results = await Promise.all([variants.find(asked), variants.find(asked), variants.find(asked)]);
    results.push(
      await variants.find(asked),
      await createVariants(recordPictureVariants(there), createVariantQueue(), encode).find(asked),
    );
    expect(count.all).toBe(1);
    expect(results.map((result) => result.kind === "found" && Buffer.from(result.bytes).toString())).toEqual(
      Array(5).fill("a picture"),
    );
  });

  test("is made when no other is, and is refused when too many wait", async () => {
    const database = await open();
    const names = Array.from({ length: 70 }, (_, index) => `${String(index).padStart(32, "0")}.webp`);
    for (const name of names) await store(database, large, name);
    const { count, encode } = countingEncoder();
    const variants = createVariants(recordPictureVariants(database), createVariantQueue(), encode);
    const results = await Promise.all(
      names.map((name) => variants.find({ picture: name, width: 480, format: "avif" })),
    );
    expect(count.most).toBe(1);
    expect(results.filter(({ kind }) => kind === "busy").length).toBeGreaterThan(0);
    const late = names[results.findIndex(({ kind }) => kind === "busy")] ?? "";
    expect(await variants.find({ picture: late, width: 480, format: "avif" })).toMatchObject({
      kind: "found",
    });
  });

  test("of a picture that is not there is missing, and nothing is made", async () => {
    const { count, encode } = countingEncoder();
    const variants = createVariants(recordPictureVariants(await open()), createVariantQueue(), encode);
    expect(await variants.find({ picture, width: 480, format: "avif" })).toEqual({ kind: "missing" });
    expect(count.all).toBe(0);
  });

  test("of a damaged picture is broken, and is not kept", async () => {
    const database = await open();
    await store(database, large.subarray(0, large.length / 2));
    const result = await createVariants(recordPictureVariants(database)).find({
      picture,
      width: 480,
      format: "avif",
    });
    expect(result).toEqual({ kind: "broken" });
    expect(await storedVariants(database)).toEqual([]);
  });

  test("goes with its picture", async () => {
    const database = await open();
    await store(database, large);
    const projects = createProjects(database, clock);
    const { id } = await storeProject(projects, aProject({ imageUrl: `/projects/${picture}` }));
    const variants = createVariants(recordPictureVariants(database));
    for (const width of [160, 480]) await variants.find({ picture, width, format: "webp" });
    expect(await storedVariants(database)).toEqual(["160 webp", "480 webp"]);
    await projects.remove(id);
    expect(await storedVariants(database)).toEqual(["160 webp", "480 webp"]);
    await createProjectHistories(database, twoDaysLater).erase([id]);
    expect(await storedVariants(database)).toEqual([]);
    expect(await variants.find({ picture, width: 480, format: "webp" })).toEqual({ kind: "missing" });
  });

  test("changes no page, so that none is rendered anew when it is made", async () => {
    const database = await open();
    const image = { name: picture, contentType: "image/webp", bytes: large, createdAt: 0 };
    await database.db.insertInto("images").values(image).execute();
    const changes: string[] = [];
    database.changes.subscribe((change) => changes.push(change));
    await createVariants(recordPictureVariants(database)).find({ picture, width: 160, format: "webp" });
    expect(await storedVariants(database)).toEqual(["160 webp"]);
    expect(changes).toEqual([]);
  });

  test("is given to its visitor although its picture is removed while it is made", async () => {
    const database = await open();
    await store(database, large);
    const variants = createVariants(
      recordPictureVariants(database),
      createVariantQueue(),
      async (...asked) => {
        await database.db.deleteFrom("images").execute();
        return encodeVariant(...asked);
      },
    );
    expect(await variants.find({ picture, width: 160, format: "webp" })).toMatchObject({ kind: "found" });
    expect(await storedVariants(database)).toEqual([]);
  });
});
