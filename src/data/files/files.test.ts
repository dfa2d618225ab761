import { expect, test } from "vitest";
import type { Edit } from "#domain/content/edits.ts";
import { aProduct, aProject, storeProject } from "../../../tests/support/builders.ts";
import { blockedStatements, describeOn, describeOnBothEngines } from "../../../tests/support/database.ts";
import { aPdf } from "../../../tests/support/documents.ts";
import { createSiteContent } from "../content/site-content.ts";
import { createProducts } from "../products/products.ts";
import { createProjects } from "../projects/projects.ts";
import type { checkInProcess } from "./check/check-in-process.ts";
import { checkedFile } from "./check/checked-file.ts";
import { createFiles } from "./files.ts";
import { maxPieceBytes } from "./pieces.ts";

const day = 24 * 60 * 60 * 1000;

describeOnBothEngines("files for the pages", ({ open }) => {
  async function opened() {
    const database = await open();
    let now = Date.UTC(2026, 0, 1);
    const clock = () => new Date(now);
    const files = createFiles(database, clock);
    const bring = (bytes: Uint8Array) =>
      files.store({ bytes, contentType: "application/pdf", extension: "pdf" });
    return { database, clock, files, bring, wait: (ms: number) => (now += ms) };
  }

  async function read(pieces: AsyncGenerator<Uint8Array>): Promise<Buffer> {
    const read: Uint8Array[] = [];
    for await (const piece of pieces) read.push(piece);
    return Buffer.concat(read);
  }

  test("come back as they were brought, whole and any part of them", async () => {
    const { files, bring } = await opened();
    const bytes = Buffer.from(Array.from({ length: 2 * maxPieceBytes + 7 }, (_, at) => at % 251));
    const { name, size } = await bring(bytes);
    expect(await files.find(name)).toEqual({ name, size: bytes.length, contentType: "application/pdf" });
    for (const [from, to] of [
      [0, size],
      [5, 6],
      [maxPieceBytes - 1, maxPieceBytes + 1],
      [maxPieceBytes, 2 * maxPieceBytes],
      [size - 3, size],
    ] as const)
      expect((await read(files.read(name, from, to))).equals(bytes.subarray(from, to))).toBe(true);
  });

  test("are kept once, and go a day later unless the draft or a version shows them", async () => {
    const { database, clock, files, bring, wait } = await opened();
    const [idle, drafted, published] = await Promise.all(
      ["a", "b", "c"].map((text) => bring(Buffer.from(text))),
    );
    const site = createSiteContent(database, clock);
    const show = (file = "", revision = 0) => {
      const edit: Edit = { kind: "fact", value: `/files/${file}` };
      return site.setDraftField({ path: "catalog.file", edit, basis: null, revision, by: "kim" });
    };
    const first = await show(published?.name);
    await site.publish((await site.review()).draftHash, "kim");
    await show(drafted?.name, first.kind === "stored" ? first.revision : 0);
    expect((await bring(Buffer.from("a"))).name).toBe(idle?.name);

    await files.deleteExpired();
    expect(await files.find(idle?.name ?? "")).toBeDefined();
    wait(day + 1);
    await files.deleteExpired();
    const remaining = await Promise.all(
      [idle, drafted, published].map((file) => files.find(file?.name ?? "")),
    );
    expect(remaining.map(Boolean)).toEqual([false, true, true]);
  });

  test("go a day after they were last found in use, however long ago they were uploaded", async () => {
    const { database, files, bring, wait } = await opened();
    const { name } = await bring(Buffer.from("a"));
    const draft = { kind: "news", draftAddress: "", updatedAt: 1 } as const;
    await database.db
      .insertInto("ownPages")
      .values({ ...draft, draft: `{"file":"${name}"}` })
      .execute();
    wait(365 * day);
    await files.deleteExpired();
    await database.db.updateTable("ownPages").set({ draft: "{}" }).execute();
    wait(day);
    await files.deleteExpired();
    expect(await files.find(name)).toBeDefined();
    wait(1);
    await files.deleteExpired();
    expect(await files.find(name)).toBeUndefined();
  });

  test("are kept while a project, a project in the trash or its former version shows them", async () => {
    const { database, clock, files, bring, wait } = await opened();
    const [idle, first, second, former] = await Promise.all(
      ["a", "b", "c", "d"].map(async (text) => (await bring(Buffer.from(text))).name),
    );
    const projects = createProjects(database, clock);
    const show = (imageUrl: string, ...others: string[]) =>
      storeProject(
        projects,
        aProject({
          title: imageUrl,
          imageUrl,
          pictures: [imageUrl, ...others].map((url) => ({ url, alt: null, altEn: null })),
        }),
      );
    await show(`/files/${first}`, `/files/${second}`);
    await projects.remove((await show(`/files/${former}`)).id);
    wait(day + 1);
    await files.deleteExpired();
    expect([...(await files.storedSizes([idle, first, second, former].map(String))).keys()].sort()).toEqual(
      [first, second, former].sort(),
    );
  });

  test("are kept while any stored text names them", async () => {
    const { database, clock, files, bring, wait } = await opened();
    const { db } = database;
    const texts = ["plan", "version of a product", "product", "page", "version of a page"];
    const [idle = "", ...named] = await Promise.all(
      ["idle", ...texts].map(async (text) => (await bring(Buffer.from(text))).name),
    );
    const [plan, productVersion, product, page, pageVersion] = named.map(
      (name) => `{"url":"/files/${name}"}`,
    );
    await db
      .insertInto("contentPlans")
      .values({ id: 1, edits: plan ?? "", editsBefore: "{}", publishAt: 1, plannedAt: 1, plannedBy: "kim" })
      .execute();
    await db
      .insertInto("productVersions")
      .values({ productId: 1, record: productVersion ?? "", changedAt: 1 })
      .execute();
    await createProducts(database, clock).add(aProduct());
    await db.updateTable("products").set({ technicalFiles: product }).execute();
    const { id: pageId } = await db
      .insertInto("ownPages")
      .values({ kind: "news", draft: "{}", draftAddress: "", live: page, updatedAt: 1 })
      .returning("id")
      .executeTakeFirstOrThrow();
    await db
      .insertInto("ownPageVersions")
      .values({ pageId, record: pageVersion ?? "", publishedAt: 1 })
      .execute();
    wait(day + 1);
    await files.deleteExpired();
    expect([...(await files.storedSizes([idle, ...named])).keys()].sort()).toEqual(named.toSorted());
  });

  test("are compared with one version after the other, so that requests are answered meanwhile", async () => {
    const { database, files, bring, wait } = await opened();
    const bringAll = (texts: string[]) => Promise.all(texts.map((text) => bring(Buffer.from(text))));
    const shown = await bringAll(["a", "b", "c", "d", "e", "f"]);
    const idle = await bringAll(["1", "2", "3", "4", "5", "6"]);
    for (const { name } of shown)
      await database.db
        .insertInto("contentVersions")
        .values({ edits: `{"picture":"/files/${name}"}`, publishedAt: 1, publishedBy: "kim" })
        .execute();
    wait(day + 1);
    let turns = 0;
    let turn = setImmediate(function count() {
      turns += 1;
      turn = setImmediate(count);
    });
    await files.deleteExpired();
    clearImmediate(turn);
    expect(turns).toBeGreaterThanOrEqual(shown.length + idle.length);
    const remaining = await files.storedSizes([...shown, ...idle].map(({ name }) => name));
    expect([...remaining.keys()].sort()).toEqual(shown.map(({ name }) => name).sort());
  });

  test("are read once: what a check found is stored beside them, and older ones are checked when they are first asked for", async () => {
    const database = await open();
    const clock = () => new Date(Date.UTC(2026, 0, 1));
    const checks: string[] = [];
    const check: typeof checkInProcess = async (kind, bytes) => {
      checks.push(kind);
      return checkedFile(kind, Buffer.from(bytes));
    };
    const files = createFiles(database, clock, check);
    const brought = await files.accept("document", aPdf({ pages: 3 }));
    const logo = await files.accept(
      "logo",
      Buffer.from('<svg viewBox="0 0 2 1"><path d="M0 0h2v1z"/></svg>'),
    );
    if ("problem" in brought || "problem" in logo) throw new Error("refused");
    const older = await files.store({ bytes: aPdf(), contentType: "application/pdf", extension: "pdf" });
    const hostile = await files.store({
      bytes: Buffer.from("/Type/Pages".repeat(20_000)),
      contentType: "application/pdf",
      extension: "pdf",
    });
    expect(checks.splice(0)).toEqual(["document", "logo"]);

    // Another start of the program.
    const later = createFiles(database, clock, check);
    const names = [brought, older, hostile, logo].map(({ name }) => name);
    const documents = await later.documents(names);
    expect(documents.get(brought.name)).toMatchObject({ pages: 3, bytes: brought.size });
    expect(documents.get(hostile.name)).toEqual({
      bytes: hostile.size,
      pages: undefined,
      languages: [],
      edition: undefined,
    });
    expect((await later.logoPng(logo.name))?.subarray(1, 4).toString()).toBe("PNG");
    expect(checks.splice(0)).toEqual(["document", "document"]);
    expect(await later.documents(names)).toEqual(documents);
    expect(checks).toEqual([]);
  });
});

describeOn("postgres", "a file", ({ open }) => {
  test("that is deleted while it is uploaded again is stored", async () => {
    const database = await open();
    const files = createFiles(database, () => new Date());
    const bytes = Buffer.from("a");
    const upload = () => files.store({ bytes, contentType: "application/pdf", extension: "pdf" });
    const { name } = await upload();
    let again: Promise<unknown> | undefined;
    await database.db.transaction().execute(async (trx) => {
      await trx.selectFrom("files").select("name").forUpdate().execute();
      again = upload();
      await expect.poll(() => blockedStatements(database)).toBe(1);
      await trx.deleteFrom("files").execute();
    });
    await again;
    expect(await files.whole(name)).toEqual(bytes);
  });
});
