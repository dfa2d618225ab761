import { expect, test } from "vitest";
import { aModel, aProduct } from "../../../tests/support/builders.ts";
import { describeOnBothEngines } from "../../../tests/support/database.ts";
import { createImages } from "../pictures/pictures.ts";
import { seed } from "../seed.ts";
import { createProducts } from "./products.ts";
import type { NewProduct } from "./rows.ts";

const clock = () => new Date("2025-01-01T00:00:00.000Z");

describeOnBothEngines("products", ({ open }) => {
  /** A store with these products. */
  async function storeWith(...products: NewProduct[]) {
    const database = await open();
    const store = createProducts(database, clock);
    for (const product of products) expect((await store.add(product)).kind).toBe("added");
    const slugs = async () => (await store.all()).map(({ slug }) => slug);
    const idOf = async (slug: string) => (await store.all()).find((each) => each.slug === slug)?.id ?? 0;
    return { database, store, slugs, idOf };
  }

  test("come back with all that was entered, models and documents in their order", async () => {
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
    });
    const { store } = await storeWith(product);
    expect(await store.list()).toEqual([
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

  test("take two hundred models", async () => {
    const models = Array.from({ length: 200 }, (_, index) => aModel({ name: `M-${index}`, crt: index + 1 }));
    const { store } = await storeWith(aProduct({ models }));
    expect((await store.list())[0]?.models).toEqual(models);
  });

  test("are shown to visitors in their order, of one category or of all, but not when hidden", async () => {
    const { store, idOf } = await storeWith(
      aProduct({ slug: "a" }),
      aProduct({ slug: "b", category: "bac" }),
      aProduct({ slug: "c" }),
      aProduct({ slug: "d" }),
    );
    await store.show(await idOf("c"), false);
    await store.order([await idOf("d"), await idOf("a")]);
    expect((await store.list()).map(({ slug }) => slug)).toEqual(["d", "a", "b"]);
    expect((await store.list({ category: "bac" })).map(({ slug }) => slug)).toEqual(["b"]);
    expect((await store.all()).map(({ slug }) => slug)).toEqual(["d", "a", "b", "c"]);
    expect(await store.show(999, false)).toBe(false);
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
    const { store, slugs, idOf } = await storeWith(
      aProduct({ slug: "a" }),
      aProduct({ slug: "b", models }),
      aProduct({ slug: "c" }),
    );
    expect(await store.remove(await idOf("b"))).toBe(true);
    expect(await store.remove(999)).toBe(false);
    expect(await slugs()).toEqual(["a", "c"]);
    await store.add(aProduct({ slug: "b", models }), await idOf("c"));
    expect(await slugs()).toEqual(["a", "b", "c"]);
    expect((await store.findEdited(await idOf("b")))?.models).toEqual(models);
  });

  test("of an older version are not stored over a newer one", async () => {
    const { store, idOf } = await storeWith(aProduct({ slug: "a", models: [aModel()] }));
    const id = await idOf("a");
    const version = (await store.findEdited(id))?.updatedAt;
    await store.update(id, aProduct({ slug: "a", name: "theirs" }), version);
    const late = await store.update(id, aProduct({ slug: "a", name: "mine" }), version);
    expect(late).toMatchObject({ kind: "outdated", product: { name: "theirs", models: [] } });
    expect(await store.update(999, aProduct())).toEqual({ kind: "missing" });
  });

  test("keep their pictures from being tidied up, as what they come with does", async () => {
    const { database, store } = await storeWith(aProduct({ imageUrl: "/projects/one.webp" }));
    const images = createImages(database, () => new Date(clock().getTime() - 3 * 24 * 60 * 60 * 1000));
    const picture = { contentType: "image/webp", bytes: new Uint8Array([1]) };
    for (const name of ["one.webp", "unused.webp"]) await images.store(name, picture);
    await createImages(database, clock).purge();
    expect(await images.find("one.webp")).toBeDefined();
    expect(await images.find("unused.webp")).toBeUndefined();
    await store.remove((await store.all())[0]?.id ?? 0);
    await createImages(database, clock).purge();
    expect(await images.find("one.webp")).toBeUndefined();
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
    await store.remove((await store.all())[1]?.id ?? 0);
    await seed(database, samples, clock);
    expect(await slugs()).toEqual(["product-5"]);
  });
});
