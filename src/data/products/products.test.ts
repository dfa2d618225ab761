import { expect, test } from "vitest";
import { seriesModels } from "#content/samples/series-models.ts";
import { maxProducts } from "#domain/products/product-calls.ts";
import { aModel, anOption, aProduct, aTechnicalFile } from "../../../tests/support/builders.ts";
import { describeOnBothEngines } from "../../../tests/support/database.ts";
import { createFiles } from "../files/files.ts";
import { createRecordPictures } from "../pictures/pictures.ts";
import { seed } from "../seed.ts";
import { createProductHistories } from "./history.ts";
import { createProducts } from "./products.ts";
import type { ProductInput } from "./rows.ts";

const clock = () => new Date("2025-01-01T00:00:00.000Z");

describeOnBothEngines("products", ({ open }) => {
  /** A store with these products. */
  async function storeWith(...products: ProductInput[]) {
    const database = await open();
    const store = createProducts(database, clock);
    for (const product of products) expect((await store.add(product)).kind).toBe("added");
    const slugs = async () => (await store.listAll()).map(({ slug }) => slug);
    const idOf = async (slug: string) => (await store.listAll()).find((each) => each.slug === slug)?.id ?? 0;
    return { database, store, slugs, idOf };
  }

  test("come back with all that was entered, models and files in their order", async () => {
    const product = aProduct({
      brand: "BAC",
      features: "하나\n둘",
      tags: ["직교류", "개방형"],
      en: { ...aProduct().en, name: "Modular" },
      models: [aModel({ name: "B-200", crt: 200.5, length: 3_300 }), aModel({ name: "A-100", motor: 3.7 })],
      documents: [
        {
          title: "카탈로그",
          titleEn: null,
          summary: null,
          summaryEn: null,
          url: "/catalog/b.pdf",
          urlEn: "https://example.com/b",
          imageUrl: null,
          tags: ["개방형"],
        },
      ],
      technicalFiles: [aTechnicalFile({ language: "국문·영문", date: "2026-03-05" }), aTechnicalFile()],
      options: [
        anOption({ nameEn: "Stainless steel", figures: "다름" }),
        anOption({ name: "직교류형", kind: "직교류" }),
      ],
    });
    const { store } = await storeWith(product);
    expect(await store.listVisible()).toEqual([
      {
        ...product,
        id: expect.any(Number),
        catalogUrl: "/catalog/b.pdf",
        hasSampleModels: false,
        isActive: true,
        updatedAt: clock().toISOString(),
      },
    ]);
  });

  test("take two hundred models with all their details, and keep them when they are changed", async () => {
    const [detailed] = seriesModels.thf;
    const models = Array.from({ length: 200 }, (_, index) => aModel({ ...detailed, name: `M-${index}` }));
    const { database, store, idOf } = await storeWith(aProduct({ slug: "many", models }));
    expect((await store.listVisible())[0]?.models).toEqual(models);
    const id = await idOf("many");
    const changed = models.map((model) => ({ ...model, soundPower: 99, connections: [] }));
    const update = await store.update(id, aProduct({ slug: "many", models: changed }));
    expect(update.kind).toBe("updated");
    expect((await store.listVisible())[0]?.models).toEqual(changed);
    const { versions } = await createProductHistories(database, clock).versions(id);
    expect(versions[0]?.record.models).toEqual(models);
  });

  test("with a model that lacks every detail store none of them", async () => {
    const { database } = await storeWith(aProduct({ models: [aModel()] }));
    const stored = await database.db.selectFrom("productModels").select("details").execute();
    expect(stored).toEqual([{ details: "{}" }]);
  });

  test("are shown to visitors in their order, of one category or of all, but not when hidden", async () => {
    const { store, idOf } = await storeWith(
      aProduct({ slug: "a" }),
      aProduct({ slug: "b", category: "bac" }),
      aProduct({ slug: "c" }),
      aProduct({ slug: "d" }),
    );
    await store.setVisible(await idOf("c"), false);
    await store.order([await idOf("d"), await idOf("a")]);
    expect((await store.listVisible()).map(({ slug }) => slug)).toEqual(["d", "a", "b"]);
    expect((await store.listVisible({ category: "bac" })).map(({ slug }) => slug)).toEqual(["b"]);
    expect((await store.listAll()).map(({ slug }) => slug)).toEqual(["d", "a", "b", "c"]);
    expect(await store.setVisible(999, false)).toBe(false);
  });

  test("keep the order that somebody else has given them since the sender saw another one", async () => {
    const { store, slugs, idOf } = await storeWith(
      aProduct({ slug: "a" }),
      aProduct({ slug: "b" }),
      aProduct({ slug: "c" }),
    );
    const [a, b, c] = [await idOf("a"), await idOf("b"), await idOf("c")];
    const ordered = { kind: "ordered", ids: [c, b, a] };
    expect(await store.order([c, b, a], [a, b, c])).toEqual(ordered);
    expect(await store.order([b, a, c], [a, b, c])).toEqual({ ...ordered, kind: "outdated" });
    expect(await slugs()).toEqual(["c", "b", "a"]);
    // Sent again after its answer was lost.
    expect(await store.order([c, b, a], [a, b, c])).toEqual(ordered);
    expect(await store.order([a])).toEqual({ kind: "ordered", ids: [a, c, b] });
  });

  test("are moved although others were added or removed since, unless one came back between them", async () => {
    const { database, store, slugs, idOf } = await storeWith(
      aProduct({ slug: "a" }),
      aProduct({ slug: "b" }),
      aProduct({ slug: "c" }),
    );
    const [a, b, c] = [await idOf("a"), await idOf("b"), await idOf("c")];
    await store.remove(b);
    await store.add(aProduct({ slug: "d" }));
    expect((await store.order([c, b, a], [a, b, c])).kind).toBe("ordered");
    expect(await slugs()).toEqual(["c", "a", "d"]);
    await createProductHistories(database, clock).restore(b);
    expect((await store.order([a, c], [c, a])).kind).toBe("outdated");
    expect(await slugs()).toEqual(["c", "b", "a", "d"]);
  });

  test("of one address are refused, and so is an edit that takes another's", async () => {
    const { store, idOf } = await storeWith(aProduct({ slug: "a" }), aProduct({ slug: "b" }));
    expect(await store.add(aProduct({ slug: "a" }))).toEqual({ kind: "slugTaken" });
    expect(await store.update(await idOf("b"), aProduct({ slug: "a" }))).toEqual({ kind: "slugTaken" });
    expect((await store.update(await idOf("b"), aProduct({ slug: "b", name: "새 이름" }))).kind).toBe(
      "updated",
    );
  });

  test("that were deleted can be brought back to where they stood, with their models", async () => {
    const models = [aModel()];
    const { database, store, slugs, idOf } = await storeWith(
      aProduct({ slug: "a" }),
      aProduct({ slug: "b", models }),
      aProduct({ slug: "c" }),
    );
    const id = await idOf("b");
    expect(await store.remove(id, "kim")).toBe(true);
    expect(await store.remove(999)).toBe(false);
    expect(await slugs()).toEqual(["a", "c"]);
    const past = createProductHistories(database, clock);
    expect(await past.trash()).toMatchObject([{ id, models: 1, deletedBy: "kim" }]);
    expect((await past.restore(id)).kind).toBe("updated");
    expect(await slugs()).toEqual(["a", "b", "c"]);
    expect([await idOf("b"), await past.trash()]).toEqual([id, []]);
    expect((await store.find(id))?.models).toEqual(models);
    expect((await past.restore(id)).kind).toBe("missing");
  });

  test("are at most as many as are listed, those that come back from the trash among them", async () => {
    const { database, store, idOf } = await storeWith(aProduct({ slug: "a" }));
    const { id: _, ...row } = await database.db.selectFrom("products").selectAll().executeTakeFirstOrThrow();
    const others = Array.from({ length: maxProducts - 1 }, (_, at) => ({ ...row, slug: `other-${at}` }));
    for (const other of others) await database.db.insertInto("products").values(other).execute();
    const another = () => store.add(aProduct({ slug: "b" }));
    expect(await another()).toEqual({ kind: "tooMany" });
    const id = await idOf("a");
    await store.remove(id);
    const added = await another();
    expect(added.kind).toBe("added");
    const past = createProductHistories(database, clock);
    expect(await past.restore(id)).toEqual({ kind: "tooMany" });
    await store.remove(await idOf("b"));
    expect((await past.restore(id)).kind).toBe("updated");
    expect(await store.listAll()).toHaveLength(maxProducts);
  });

  test("of an older version are not stored over a newer one", async () => {
    const { store, idOf } = await storeWith(aProduct({ slug: "a", models: [aModel()] }));
    const id = await idOf("a");
    const version = (await store.find(id))?.updatedAt;
    await store.update(id, aProduct({ slug: "a", name: "theirs" }), version);
    const late = await store.update(id, aProduct({ slug: "a", name: "mine" }), version);
    expect(late).toMatchObject({ kind: "outdated", product: { name: "theirs", models: [] } });
    expect(await store.update(999, aProduct())).toEqual({ kind: "missing" });
  });

  test("keep their pictures from being tidied up, as what they come with does", async () => {
    const { database, store } = await storeWith(aProduct({ imageUrl: "/projects/one.webp" }));
    const images = createRecordPictures(
      database,
      () => new Date(clock().getTime() - 3 * 24 * 60 * 60 * 1000),
    );
    const picture = { contentType: "image/webp", bytes: new Uint8Array([1]) };
    for (const name of ["one.webp", "unused.webp"]) await images.store(name, picture);
    await createRecordPictures(database, clock).deleteExpired();
    expect(await images.find("one.webp")).toBeDefined();
    expect(await images.find("unused.webp")).toBeUndefined();
    await store.remove((await store.listAll())[0]?.id ?? 0);
    await createRecordPictures(database, clock).deleteExpired();
    expect(await images.find("one.webp")).toBeDefined();
    const later = () => new Date(clock().getTime() + 31 * 24 * 60 * 60 * 1000);
    await createProductHistories(database, later).deleteExpired();
    expect(await createProductHistories(database, clock).trash()).toEqual([]);
    expect(await images.find("one.webp")).toBeUndefined();
  });

  test("leave a picture that was uploaded again when the trash is emptied", async () => {
    const { database, store, idOf } = await storeWith(
      aProduct({ slug: "a", imageUrl: "/projects/one.webp" }),
    );
    const id = await idOf("a");
    await store.remove(id);
    const images = createRecordPictures(database, clock);
    await images.store("one.webp", { contentType: "image/webp", bytes: new Uint8Array([1]) });
    expect(await createProductHistories(database, clock).erase(id)).toBe(aProduct().name);
    expect(await images.find("one.webp")).toBeDefined();
  });

  test("keep their technical files from being tidied up, in the history and in the trash too", async () => {
    const { database, store, idOf } = await storeWith(aProduct({ slug: "a" }));
    const day = 24 * 60 * 60 * 1000;
    const filesAfter = (days: number) =>
      createFiles(database, () => new Date(clock().getTime() + days * day));
    const keep = async (text: string) =>
      (
        await filesAfter(0).store({
          bytes: Buffer.from(text),
          contentType: "application/pdf",
          extension: "pdf",
        })
      ).name;
    const [shown, unused] = [await keep("a"), await keep("b")];
    const withFile = aProduct({ slug: "a", technicalFiles: [aTechnicalFile({ url: `/files/${shown}` })] });
    const id = await idOf("a");
    await store.update(id, withFile);
    await filesAfter(2).deleteExpired();
    expect([Boolean(await filesAfter(0).find(shown)), await filesAfter(0).find(unused)]).toEqual([
      true,
      undefined,
    ]);
    await store.update(id, aProduct({ slug: "a" }));
    await store.remove(id);
    await filesAfter(2).deleteExpired();
    expect(await filesAfter(0).find(shown)).toBeDefined();
    const past = createProductHistories(database, clock);
    expect((await past.restore(id)).kind).toBe("updated");
    expect((await past.versions(id)).versions[0]?.record.technicalFiles).toEqual(withFile.technicalFiles);
  });

  test("keep what each was before a change, and become it again", async () => {
    const { database, store, idOf } = await storeWith(aProduct({ slug: "a", models: [aModel()] }));
    const id = await idOf("a");
    const past = createProductHistories(database, clock);
    await store.update(id, aProduct({ slug: "a", name: "둘째" }), undefined, "kim");
    expect(
      (await store.update(id, aProduct({ slug: "a", name: "둘째" }), "2001-01-01T00:00:00.000Z")).kind,
    ).toBe("repeated");
    const [version] = (await past.versions(id)).versions;
    expect(version).toMatchObject({ changedBy: "kim", record: { models: [aModel()] } });
    const updatedAt = (await store.find(id))?.updatedAt ?? "";
    const wanted = { versionId: version?.id ?? 0, expectedUpdatedAt: updatedAt };
    expect(await past.revert(id, wanted, "lee")).toMatchObject({
      kind: "updated",
      product: { models: [aModel()] },
    });
    expect((await past.revert(id, wanted, "lee")).kind).toBe("repeated");
    expect((await past.versions(id)).versions.map(({ changedBy }) => changedBy)).toEqual(["lee", "kim"]);
  });

  test("keep all versions of a month, one a day before, and the first; each with who has stored what came after", async () => {
    const { database, idOf } = await storeWith(aProduct({ slug: "a" }));
    const id = await idOf("a");
    const start = Date.parse("2026-01-01T00:00:00Z");
    const storedBy = (by: string, day: number) =>
      createProducts(database, () => new Date(start + day * 24 * 3_600_000)).update(
        id,
        aProduct({ slug: "a", name: by }),
        undefined,
        by,
      );
    for (const [index, by] of ["kim", "lee", "park", "choi"].entries()) await storedBy(by, index / 24);
    await storedBy("han", 50);
    const { versions, total } = await createProductHistories(database, clock).versions(id);
    // "kim" has stored over the first state, and "park" over one that is dropped.
    expect(versions.map(({ record, changedBy }) => [record.name, changedBy])).toEqual([
      ["choi", "han"],
      ["park", "choi"],
      [aProduct().name, "park"],
    ]);
    expect(total).toBe(3);
    const [first] = (await createProductHistories(database, clock).versions(id, versions[1]?.id)).versions;
    expect(first?.record.name).toBe(aProduct().name);
  });

  test("are added once for a key, and another content under it is refused", async () => {
    const { store } = await storeWith();
    const add = (name: string) => store.add(aProduct({ slug: "a", name }), "key");
    const kinds = await Promise.all([add("하나"), add("하나")]);
    expect(kinds.map(({ kind }) => kind).sort()).toEqual(["added", "repeated"]);
    expect(await add("다른 이름")).toMatchObject({ kind: "different", product: { name: "하나" } });
    expect((await store.add(aProduct({ slug: "a" }), "other key")).kind).toBe("slugTaken");
  });

  test("of the samples of before make way for those that have pages, once", async () => {
    const { database, store, slugs } = await storeWith(
      aProduct({ slug: "product-4", name: "SF 시리즈" }),
      aProduct({ slug: "product-5", name: "우리 냉각탑" }),
    );
    await database.db.insertInto("samples").values({ name: "projects and products", offeredAt: 1 }).execute();
    const samples = { projects: [], products: [aProduct({ slug: "sf" })] };
    expect(await seed(database, samples, clock)).toBe(false);
    expect(await slugs()).toEqual(["product-5", "sf"]);
    await store.remove((await store.listAll())[1]?.id ?? 0);
    await seed(database, samples, clock);
    expect(await slugs()).toEqual(["product-5"]);
  });
});
