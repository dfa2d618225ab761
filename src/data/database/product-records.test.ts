import type { Transaction } from "kysely";
import { expect, test } from "vitest";
import { sampleProducts } from "#content/samples/products.ts";
import { describeOnBothEngines } from "../../../tests/support/database.ts";
import { withOlderDatabase } from "../../../tests/support/older-database.ts";
import { updateProduct } from "../products/edits.ts";
import { insertParts, type ProductInput, toRow, withParts } from "../products/rows.ts";
import { sampleProductsIn } from "../samples/sample-products.ts";
import type { Tables } from "./schema.ts";

describeOnBothEngines("products of before they had pages", (older) => {
  test("have an address each and keep their order, and their catalogue is their first document", async () => {
    await withOlderDatabase(older, "0017", async ({ db, upgrade }) => {
      const facts = { category: "package" as const, description: "설명", isActive: 1 };
      const former = [
        { ...facts, name: "가", catalogUrl: "/catalog/a.pdf" },
        { ...facts, name: "나", catalogUrl: null },
      ];
      await db
        .insertInto("products")
        // As rows were then, without the columns of today.
        .values(former as never)
        .execute();
      await upgrade();
      const rows = await db.selectFrom("products").selectAll().orderBy("position").execute();
      expect(await withParts(db, rows)).toMatchObject([
        { name: "가", slug: "product-1", catalogUrl: "/catalog/a.pdf", models: [], tags: [], brand: null },
        { name: "나", slug: "product-2", catalogUrl: null, documents: [], isActive: true },
      ]);
    });
  });
});

describeOnBothEngines("products whose catalogues were files of the program", (older) => {
  test("name them no more, nor do their versions, and keep every other file", async () => {
    await withOlderDatabase(older, "0078", async ({ db, upgrade }) => {
      const own = `/files/${"0a".repeat(16)}.pdf/own.pdf`;
      const documents = JSON.stringify([
        { title: "개방형", url: "/catalog/v-open.pdf", urlEn: "/catalog/v-open.pdf" },
        { title: "밀폐형", url: "/catalog/v-closed.pdf", urlEn: "https://maker.example" },
        { title: "우리 것", url: own, urlEn: null },
        { title: "여과기", url: "/catalog/sand-filter.pdf", urlEn: null },
      ]);
      await db
        .insertInto("products")
        .values({
          slug: "v",
          category: "bac",
          description: "설명",
          name: "V",
          position: 1,
          documents,
        } as never)
        .execute();
      await db
        .insertInto("productVersions")
        .values({ productId: 1, record: `{"documents":${documents}}`, changedAt: 1 } as never)
        .execute();
      await upgrade();
      const product = await db.selectFrom("products").select("documents").executeTakeFirstOrThrow();
      const version = await db.selectFrom("productVersions").select("record").executeTakeFirstOrThrow();
      expect([JSON.parse(product.documents), JSON.parse(version.record).documents]).toEqual(
        Array(2).fill([
          { title: "개방형", url: null, urlEn: null },
          { title: "밀폐형", url: "/catalog/v-closed.pdf", urlEn: "https://maker.example" },
          { title: "우리 것", url: own, urlEn: null },
          { title: "여과기", url: "/catalog/sand-filter.pdf", urlEn: null },
        ]),
      );
    });
  });
});

describeOnBothEngines("products whose word for projects was Korean alone", (older) => {
  test("have no English word, except the modular towers of the sample", async () => {
    await withOlderDatabase(older, "0080", async ({ db, upgrade }) => {
      const facts = { category: "industrial", description: "설명", name: "가", projectWord: "모듈러 냉각탑" };
      const former = [
        { ...facts, slug: "modular", nameEn: "Modular cooling towers", position: 1 },
        { ...facts, slug: "own-modular", nameEn: "Our towers", position: 2 },
      ];
      await db
        .insertInto("products")
        .values(former as never)
        .execute();
      await upgrade();
      const rows = await db.selectFrom("products").select("projectWordEn").orderBy("position").execute();
      expect(rows.map(({ projectWordEn }) => projectWordEn)).toEqual(["modular", null]);
    });
  });
});

describeOnBothEngines("products whose options stated no kind of tower", (older) => {
  test("have that of the sample's crossflow and closed-circuit versions, and so do their versions", async () => {
    await withOlderDatabase(older, "0081", async ({ db, upgrade }) => {
      const option = (subject: string, subjectEn: string, name: string) => ({
        subject,
        subjectEn,
        name,
        nameEn: null,
        text: null,
        textEn: null,
        figures: null,
      });
      const options = JSON.stringify([
        option("흐름 방식", "Flow", "대향류형"),
        option("흐름 방식", "Flow", "직교류형"),
        option("회로", "Circuit", "밀폐형"),
        option("루버", "Louvers", "직교류형"),
        // An enclosed motor, as every tower of the series has it.
        option("전동기", "Motor", "밀폐형"),
        option("흐름 방식", "Flow", "직교류형 루버"),
      ]);
      const facts = { slug: "mx", category: "industrial", description: "설명", name: "MX", position: 1 };
      await db
        .insertInto("products")
        .values({ ...facts, options } as never)
        .execute();
      await db
        .insertInto("productVersions")
        .values({ productId: 1, record: `{"options":${options}}`, changedAt: 1 } as never)
        .execute();
      await upgrade();
      const rows = await db.selectFrom("products").selectAll().execute();
      const [product] = await withParts(db, rows);
      const version = await db.selectFrom("productVersions").select("record").executeTakeFirstOrThrow();
      const kinds = (of: { kind?: string | null }[] = []) => of.map(({ kind }) => kind ?? null);
      const expected = [null, "직교류", "밀폐형", null, null, null];
      expect(kinds(product?.options)).toEqual(expected);
      expect(kinds(JSON.parse(version.record).options)).toEqual(expected);
    });
  });
});

describeOnBothEngines("samples of before options stated a kind of tower", (older) => {
  /** V's documents of then. */
  const documents = JSON.stringify([
    {
      title: "V 시리즈",
      titleEn: "V\u00a0series",
      summary:
        "원심팬을 쓰는 압입송풍 대향류 냉각탑. 개방형과 밀폐형이 있으며, 덕트를 연결하는 현장이나 실내, 차음벽 안에 설치합니다.",
      summaryEn:
        "Forced-draft counterflow towers with centrifugal fans, open or closed-circuit, for ducted, indoor or enclosed sites.",
      url: null,
      urlEn: "https://baltimoreaircoil.com/products/cooling-towers",
      imageUrl: null,
      tags: [],
    },
  ]);

  test("are unedited after the upgrade, so that saving one unchanged makes no version", async () => {
    await withOlderDatabase(older, "0080", async ({ db, upgrade }) => {
      await db.transaction().execute(async (trx) => {
        for (const [position, sample] of sampleProducts.entries()) await insertFormer(trx, sample, position);
        await trx.updateTable("products").set({ documents }).where("slug", "=", "v").execute();
      });
      await upgrade();
      const samples = sampleProductsIn(sampleProducts, () => new Date());
      const unedited = await db.transaction().execute((trx) => samples.unedited(trx));
      expect([...unedited.keys()].sort()).toEqual(sampleProducts.map(({ slug }) => slug).sort());
      const product = sampleProducts.find(({ slug }) => slug === "modular");
      const id = unedited.get("modular");
      if (!product || id === undefined) throw new Error("No such sample.");
      const update = await db
        .transaction()
        .execute((trx) => updateProduct(trx, id, product, { now: new Date() }));
      expect(update.kind).toBe("repeated");
    });
  });

  test("keep documents that the owner has changed", async () => {
    await withOlderDatabase(older, "0083", async ({ db, upgrade }) => {
      const own = documents.replace("V 시리즈", "우리 V 시리즈");
      const facts = { category: "bac", description: "설명", name: "V" };
      await db
        .insertInto("products")
        .values([
          { ...facts, slug: "v", position: 1, documents: own },
          { ...facts, slug: "own-v", position: 2, documents },
        ] as never)
        .execute();
      await upgrade();
      const rows = await db.selectFrom("products").select("documents").orderBy("position").execute();
      expect(rows.map((row) => row.documents)).toEqual([own, documents]);
    });
  });
});

describeOnBothEngines("the sample V of before noise barriers had one word", (older) => {
  test("is unedited after the upgrade", async () => {
    await withOlderDatabase(older, "0084", async ({ db, upgrade }) => {
      const v = sampleProducts.find(({ slug }) => slug === "v");
      if (!v) throw new Error("No such sample.");
      await db.transaction().execute(async (trx) => {
        const documents = toRow(v).documents.replace("방음벽", "차음벽");
        const row = { ...toRow(v), documents, position: 1, isActive: 1 };
        const { id } = await trx.insertInto("products").values(row).returning("id").executeTakeFirstOrThrow();
        await insertParts(trx, id, v);
      });
      const samples = sampleProductsIn([v], () => new Date());
      const unedited = () => db.transaction().execute((trx) => samples.unedited(trx));
      expect([...(await unedited()).keys()]).toEqual([]);
      await upgrade();
      expect([...(await unedited()).keys()]).toEqual(["v"]);
    });
  });
});

/** Stores a product as it was before 0080: without an English word for projects, and without the kinds of its options. */
async function insertFormer(trx: Transaction<Tables>, product: ProductInput, position: number) {
  const { projectWordEn: _, ...row } = toRow(product);
  const options = JSON.stringify(product.options.map(({ kind: _, ...option }) => option));
  const { id } = await trx
    .insertInto("products")
    .values({ ...row, options, position } as never)
    .returning("id")
    .executeTakeFirstOrThrow();
  await insertParts(trx, id, product);
}
